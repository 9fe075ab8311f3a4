/**
 * Widths of text, without a browser: those of Liberation Sans, which has the metrics of Helvetica and Arial, and those
 * of Liberation Serif Italic.
 */

/** Typefaces used on cards. */
export type Typeface = 'regular' | 'bold' | 'italic';

/** Characters beyond `~` whose widths are listed. */
const EXTRA = 'ÄÖÜäöüßéèêáàâçñíóôúæøåÉ’‘“”„‚–—…·×°§−\u00a0';

/** Widths in thousandths of the font size, from the space to `~`, then of `EXTRA`. */
const WIDTHS: Readonly<Record<Typeface, readonly number[]>> = {
  regular: numbers(
    `278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556
    556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833
    722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556
    556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334
    260 334 584 667 778 722 556 556 556 611 556 556 556 556 556 556 500 556 278 556 556 556 889
    611 556 667 222 222 333 333 333 222 556 1000 1000 278 584 400 556 584 278`,
  ),
  bold: numbers(
    `278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556
    556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833
    722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611
    556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389
    280 389 584 722 778 722 556 611 611 611 556 556 556 556 556 556 556 611 278 611 611 611 889
    611 556 667 278 278 500 500 500 278 556 1000 1000 278 584 400 556 584 278`,
  ),
  italic: numbers(
    `250 333 420 500 500 833 778 214 333 333 500 675 250 333 250 278 500 500 500 500 500 500 500
    500 500 500 333 333 675 675 675 500 920 611 611 667 722 611 611 722 722 333 444 667 556 833
    667 722 611 722 611 500 556 722 611 833 611 556 556 389 278 389 422 500 333 500 500 444 500
    444 278 500 500 278 278 444 278 722 500 500 500 500 389 389 278 500 444 667 444 444 389 400
    275 400 541 611 722 722 500 500 500 500 444 444 444 500 500 500 444 500 278 500 500 500 667
    500 500 611 333 333 556 556 556 333 500 889 889 250 675 400 500 675 250`,
  ),
};

function numbers(text: string): readonly number[] {
  return text.trim().split(/\s+/).map(Number);
}

/** Width of a wide letter; characters that are not listed are never wider. */
const UNKNOWN = 1000;

function widthOf(char: string, widths: readonly number[]): number {
  const code = char.charCodeAt(0);
  if (code >= 32 && code < 127) return widths[code - 32];
  const extra = EXTRA.indexOf(char);
  return extra < 0 ? UNKNOWN : widths[95 + extra];
}

/** Returns the width of a line at the font size `size`, with `spacing` units between its letters. */
export function measure(text: string, size: number, face: Typeface, spacing = 0): number {
  let sum = 0;
  for (const char of text) sum += widthOf(char, WIDTHS[face]);
  return (sum * size) / 1000 + spacing * Math.max(0, [...text].length - 1);
}

/** SVG 1.1, which readers of books check images against (EPUB 3.2), out of the SVG that browsers show. */

/** Returns the document without what SVG 1.1 does not know; it looks the same where that is known. */
export const plainSvg = (svg: string): string =>
  svg
    .replace(/ paint-order="([\w ]+)"/g, ' style="paint-order: $1"')
    .replace(
      / font-weight="(\d+)"/g,
      (_, weight) => ` font-weight="${roundedTo100(Number(weight))}"`,
    )
    .replace(/<stop(?![^>]* offset=)/g, '<stop offset="0"')
    // What a figure does not show may be left out of its definitions, but not what refers to it.
    .replace(/ fill="url\(#([^)]+)\)"/g, (fill, id) =>
      svg.includes(` id="${id}"`) ? fill : ' fill="none"',
    );

const roundedTo100 = (weight: number): number =>
  Math.min(900, Math.max(100, Math.round(weight / 100) * 100));

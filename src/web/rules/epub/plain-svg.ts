/** Converts the page's SVG to SVG 1.1, against which EPUB 3.2 checks images. */

/**
 * Returns the document without attributes unknown to SVG 1.1. It looks the same in browsers that know them as styles.
 */
export const plainSvg = (svg: string): string =>
  svg
    .replace(/ paint-order="([\w ]+)"/g, ' style="paint-order: $1"')
    .replace(
      / font-weight="(\d+)"/g,
      (_, weight) => ` font-weight="${roundedTo100(Number(weight))}"`,
    )
    .replace(/<stop(?![^>]* offset=)/g, '<stop offset="0"')
    // A figure may lack definitions that it does not use visibly, but then no attribute may refer to them.
    .replace(/ fill="url\(#([^)]+)\)"/g, (fill, id) =>
      svg.includes(` id="${id}"`) ? fill : ' fill="none"',
    );

const roundedTo100 = (weight: number): number =>
  Math.min(900, Math.max(100, Math.round(weight / 100) * 100));

/** Normalizes text for searches: lower case, and plain hyphens in odds, results and numbers of hexes. Its length stays the same. */
export const folded = (text: string): string => text.toLowerCase().replaceAll('\u2011', '-');

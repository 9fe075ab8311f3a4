/** Drawing helpers: SVG fragments in one ink around the origin. */

export const part = (d: string): string => `<path d="${d}"/>`;
/** Closed shape with holes. */
export const pierced = (d: string): string => `<path fill-rule="evenodd" d="${d}"/>`;
export const line = (d: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const disc = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}"/>`;
/** A circle as part of a path: a disc, or a hole if inside another of the opposite direction. */
export const round = (x: number, y: number, r: number): string =>
  `M${x} ${y - r}a${r} ${r} 0 1 0 .01 0Z`;
export const ring = (x: number, y: number, r: number, width: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="currentColor" stroke-width="${width}"/>`;
export const wheel = (x: number, y: number, r: number): string =>
  pierced(round(x, y, r) + round(x, y, r / 2.6));
/** Moves and scales a drawing. */
export const placed = (svg: string, x: number, y: number, scale = 1): string =>
  `<g transform="translate(${x} ${y})${scale === 1 ? '' : `scale(${scale})`}">${svg}</g>`;

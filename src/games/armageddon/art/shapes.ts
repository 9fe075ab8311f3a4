/** Small helpers for drawing: pieces of SVG in one ink round the origin. */

export const part = (d: string): string => `<path d="${d}"/>`;
/** With holes. */
export const pierced = (d: string): string => `<path fill-rule="evenodd" d="${d}"/>`;
export const line = (d: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const disc = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}"/>`;
/** A circle in a path: a disc, or within another of opposite sense a hole. */
export const round = (x: number, y: number, r: number): string =>
  `M${x} ${y - r}a${r} ${r} 0 1 0 .01 0Z`;
export const ring = (x: number, y: number, r: number, width: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="currentColor" stroke-width="${width}"/>`;
export const wheel = (x: number, y: number, r: number): string =>
  pierced(round(x, y, r) + round(x, y, r / 2.6));
/** Moved, and made larger or smaller. */
export const placed = (svg: string, x: number, y: number, scale = 1): string =>
  `<g transform="translate(${x} ${y})${scale === 1 ? '' : `scale(${scale})`}">${svg}</g>`;

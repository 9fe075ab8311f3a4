/** The colours of a side, as its counters wear them; the palette comes from the game's art. */

/** `--side` and `--side-edge` of a side; of the page's lines where there is none (dice, draws). */
export function sideStyle(side: number): Record<string, string> {
  if (side < 0) return { '--side': 'var(--line-strong)', '--side-edge': 'var(--line-strong)' };
  const name = `--m-s${side % 4}`;
  return { '--side': `var(${name})`, '--side-edge': `var(${name}-edge)` };
}

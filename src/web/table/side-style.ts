/** The colours of a side, as its counters wear them; the palette comes from the game's art. */
import { COLOURS } from '../../draw/art-base.ts';
import type { Game } from '../../kernel/game.ts';

/** `--side` and `--side-edge` of a side; of the page's lines where there is none (dice, draws). */
export function sideStyle({ sides }: Pick<Game, 'sides'>, side: number): Record<string, string> {
  if (side < 0) return { '--side': 'var(--line-strong)', '--side-edge': 'var(--line-strong)' };
  const name = `--m-s${(sides[side]?.colour ?? side) % COLOURS}`;
  return { '--side': `var(${name})`, '--side-edge': `var(${name}-edge)` };
}

/** The colours of a side, as its counters wear them; the palette comes from the game's art. */
import { COLOURS } from '../../../draw/art-base.ts';
import { SIGNS } from '../../../draw/signs.ts';
import type { Game } from '../../../kernel/game.ts';

/** `--side`, `--side-edge` and `--sign` of a side; of the page's lines where there is none (dice, draws). */
export function sideStyle({ sides }: Pick<Game, 'sides'>, side: number): Record<string, string> {
  const plain = 'var(--line-strong)';
  if (side < 0) return { '--side': plain, '--side-edge': plain, '--sign': '""' };
  const colour = (sides[side]?.colour ?? side) % COLOURS;
  const name = `--m-s${colour}`;
  return {
    '--side': `var(${name})`,
    '--side-edge': `var(${name}-edge)`,
    '--sign': `"${SIGNS[colour]}"`,
  };
}

/** Colours of a side, as on its counters; the palette comes from the game's art. */
import { COLOURS } from '../../../draw/art-base.ts';
import { SIGNS } from '../../../draw/signs.ts';
import type { Game } from '../../../kernel/game.ts';

/** Returns `--side`, `--side-edge` and `--sign` of a side; without a side (dice, draws), the page's line colours. */
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

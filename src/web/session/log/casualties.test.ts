import { expect, test } from 'vitest';
import { game, positionAfter, unit } from '../../../../test/page-table.ts';
import type { CounterLook } from '../../../kernel/look/look.ts';
import type { GameState } from '../../../kernel/state.ts';
import type { Tiny } from '../../../../test/tiny-game.ts';
import { fellAt, casualtiesOf } from './casualties.ts';

const dead = (s: Tiny): number[] => [...s.at.keys()].filter((u) => s.at[u] === -1);
/** A variant of the tiny game in which a unit without a place is out of the game. */
const open = {
  ...game,
  look: {
    ...game.look,
    lost: (s: Tiny): CounterLook[] =>
      dead(s).map((u) => {
        const side = game.units[u]?.side ?? -1;
        const bare = { figures: '', conditions: [], badge: '', facing: -1, node: -1 };
        return { ...bare, unit: u, side, type: game.units[u]?.type ?? '', name: '', values: '1' };
      }),
  },
};

const without = (...ids: string[]): Tiny => {
  const s = positionAfter('pass').clone();
  for (const id of ids) s.at[unit(id)] = -1;
  return s;
};

test('equal units are one group, ordered by side; a game that reports none has none', () => {
  const lost = (game: unknown, s: Tiny, beginning = without()) =>
    casualtiesOf(game as never, s, beginning);
  const groups = lost(open, without('b1', 'r1', 'r2'));
  expect(groups.map(({ look, units }) => [look.side, units])).toEqual([
    [0, [unit('r1'), unit('r2')]],
    [1, [unit('b1')]],
  ]);
  expect(lost(open, without())).toEqual([]);
  expect(lost(game, without('r1'))).toEqual([]);
  // A unit that was never in play is not lost.
  const later = lost(open, without('b1', 'r1'), without('r1'));
  expect(later.map(({ units }) => units)).toEqual([[unit('b1')]]);
});

test('the moment of a loss is the entry in which the last unit of a group fell', async () => {
  // r1 falls in the third entry, r2 in the sixth.
  const positions = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((seq) =>
    without(...(seq >= 3 ? ['r1'] : []), ...(seq >= 6 ? ['r2'] : [])),
  );
  const stateAt = async (seq: number): Promise<GameState> => positions[seq] as GameState;
  const at = (...ids: string[]) => fellAt(open as never, ids.map(unit), 8, stateAt);
  expect(await at('r1')).toBe(3);
  expect(await at('r2')).toBe(6);
  expect(await at('r1', 'r2')).toBe(6);
});

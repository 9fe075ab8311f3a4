/** Temporary marks of cards in a battle, and small counters. */
import type { Armageddon } from '../../state.ts';
import { BATTLE_COLUMNS, MARK, TALLY } from '../../state/battle.ts';

type S = Armageddon;

type Mark = keyof typeof MARK;
type Tally = keyof typeof TALLY;

export const hasMark = (s: S, u: number, mark: Mark): boolean =>
  s.marks[u] >= 0 && (s.marks[u] & MARK[mark]) !== 0;
export function setMark(s: S, u: number, mark: Mark): void {
  s.marks[u] |= MARK[mark];
}
export function clearMark(s: S, u: number, mark: Mark): void {
  s.marks[u] &= ~MARK[mark];
}

/** Returns a counter of a card; 0 if the viewer does not see the card. */
export function tallyOf(s: S, u: number, tally: Tally): number {
  const { column, from, bits } = TALLY[tally];
  return s[column][u] < 0 ? 0 : (s[column][u] >> from) & ((1 << bits) - 1);
}

/** Sets a counter, limited to what its bits can store. */
export function setTally(s: S, u: number, tally: Tally, value: number): void {
  const { column, from, bits } = TALLY[tally];
  const most = (1 << bits) - 1;
  s[column][u] = (s[column][u] & ~(most << from)) | (Math.min(value, most) << from);
}

/** Marks that end with a round. */
const OF_ROUND = ['committed', 'exposed', 'supported'] as const;

export function endRoundOf(s: S, u: number): void {
  for (const mark of OF_ROUND) clearMark(s, u, mark);
  setTally(s, u, 'cover', 0);
  if (!hasMark(s, u, 'stunned')) return;
  clearMark(s, u, 'stunned');
  setMark(s, u, 'committed');
}

/** Clears all marks when the battle is over. */
export function clearMarks(s: S): void {
  for (const name of BATTLE_COLUMNS) s[name].fill(0);
}

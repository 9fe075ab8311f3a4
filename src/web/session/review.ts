/** Review of a game in the replay. Works for any game. */
import type { Review, Roll, SideValues } from '../../bots/review.ts';
import type { Side } from '../../kernel/side.ts';
import type { LogSection } from './log/log-sections.ts';

/** Maximum number of turns or rolls that are highlighted. */
const MOST = 3;
/** Least change that counts as a turning point, in games out of a hundred. */
const LEAST_TURN = 5;

/** A turn, and its change of each side's chances, in games out of a hundred. */
export interface Swing {
  readonly section: LogSection;
  /** Last entry of the turn that was not taken back. */
  readonly seq: number;
  readonly after: readonly number[];
  readonly change: readonly number[];
  /** The part of the change that is due to the dice. */
  readonly luck: readonly number[];
}

/** A roll and its luck for each side: the result less the expected result, in games out of a hundred. */
export interface Luck {
  readonly seq: number;
  readonly expected: readonly number[];
  readonly actual: readonly number[];
  readonly luck: readonly number[];
}

/** Converts a value to games won out of a hundred; a draw counts half. */
export const hundred = (value: number): number => 50 * (1 + Math.min(1, Math.max(-1, value)));

/** Returns differences of worths, as games out of a hundred. */
const points = (from: SideValues, to: SideValues): number[] =>
  to.map((w, i) => 50 * (w - (from[i] ?? 0)));

/** Returns the changes of all turns, in order. */
export function swingsOf({ evaluations, rolls }: Review, sections: readonly LogSection[]): Swing[] {
  const told = rolls.map(luckOf);
  const [first] = evaluations;
  if (!first) return [];
  let before = first;
  return sections.map((section) => {
    const now = evaluations.findLast(({ seq }) => seq <= section.to) ?? before;
    const fell = told.filter(({ seq }) => seq > before.seq && seq <= now.seq);
    const swing = {
      section,
      seq: now.seq,
      after: now.values.map(hundred),
      change: points(before.values, now.values),
      luck: now.values.map((_, side) => sum(fell.map(({ luck }) => luck[side] ?? 0))),
    };
    before = now;
    return swing;
  });
}

/** Returns the turns with the largest changes, in order of play. */
export function turningPoints(swings: readonly Swing[]): Swing[] {
  const size = ({ change }: Swing): number => Math.max(...change.map(Math.abs));
  const most = swings
    .filter((swing) => size(swing) >= LEAST_TURN)
    .toSorted((a, b) => size(b) - size(a));
  return most.slice(0, MOST).sort((a, b) => a.seq - b.seq);
}

export const luckOf = ({ seq, expected, actual }: Roll): Luck => ({
  seq,
  expected: expected.map(hundred),
  actual: actual.map(hundred),
  luck: points(expected, actual),
});

/** Returns the rolls with the largest changes, largest first; rolls that changed nothing are left out. */
export function decidingRolls(lucks: readonly Luck[]): Luck[] {
  const size = ({ luck }: Luck): number => Math.max(...luck.map(Math.abs));
  const least = 0.5;
  return lucks
    .filter((luck) => size(luck) >= least)
    .toSorted((a, b) => size(b) - size(a))
    .slice(0, MOST);
}

/** Returns the side that gained most by a change, and its gain. */
export function gainOf(change: readonly number[]): { side: Side; points: number } {
  const most = Math.max(...change);
  return { side: change.indexOf(most), points: most };
}

/** Returns the total luck of each side, in games out of a hundred. */
export const luckBySide = (lucks: readonly Luck[], sides: number): number[] =>
  Array.from({ length: sides }, (_, side) => sum(lucks.map(({ luck }) => luck[side] ?? 0)));

/** Returns the units that each side had at the end of some turn and no longer has at the end of the game. */
export function lossesOf({ evaluations }: Pick<Review, 'evaluations'>, sides: number): number[][] {
  const last = new Map(evaluations.at(-1)?.units);
  return Array.from({ length: sides }, (_, side) => {
    const had = new Set<number>();
    for (const { units } of evaluations)
      for (const [unit, whose] of units) if (whose === side) had.add(unit);
    return [...had].filter((unit) => last.get(unit) !== side).sort((a, b) => a - b);
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

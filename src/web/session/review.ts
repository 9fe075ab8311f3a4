/** Review of a game in the replay. Knows no game. */
import type { Review, Roll, Worth } from '../../bots/review.ts';
import type { Side } from '../../kernel/side.ts';
import type { Chapter } from './log/chapters.ts';

/** Turns and rolls that are told apart from the others. */
const MOST = 3;
/** A smaller change is no turning point, in games out of a hundred. */
const LEAST_TURN = 5;

/** A turn, and what it has changed for each side, in games out of a hundred. */
export interface Swing {
  readonly chapter: Chapter;
  /** Its last entry that was not taken back. */
  readonly seq: number;
  readonly after: readonly number[];
  readonly change: readonly number[];
  /** As much of the change as the dice have made. */
  readonly luck: readonly number[];
}

/** A roll, and what it was worth more to each side than was to be expected, in games out of a hundred. */
export interface Luck {
  readonly seq: number;
  readonly expected: readonly number[];
  readonly came: readonly number[];
  readonly luck: readonly number[];
}

/** A worth as games won out of a hundred; a draw counts half. */
export const hundred = (worth: number): number => 50 * (1 + Math.min(1, Math.max(-1, worth)));

/** The same for a difference of worths. */
const points = (from: Worth, to: Worth): number[] => to.map((w, i) => 50 * (w - (from[i] ?? 0)));

/** All turns, in order. */
export function swingsOf({ standings, rolls }: Review, chapters: readonly Chapter[]): Swing[] {
  const told = rolls.map(luckOf);
  const [first] = standings;
  if (!first) return [];
  let before = first;
  return chapters.map((chapter) => {
    const now = standings.findLast(({ seq }) => seq <= chapter.to) ?? before;
    const fell = told.filter(({ seq }) => seq > before.seq && seq <= now.seq);
    const swing = {
      chapter,
      seq: now.seq,
      after: now.worth.map(hundred),
      change: points(before.worth, now.worth),
      luck: now.worth.map((_, side) => sum(fell.map(({ luck }) => luck[side] ?? 0))),
    };
    before = now;
    return swing;
  });
}

/** The turns that changed the most, in order of play. */
export function turningPoints(swings: readonly Swing[]): Swing[] {
  const size = ({ change }: Swing): number => Math.max(...change.map(Math.abs));
  const most = swings
    .filter((swing) => size(swing) >= LEAST_TURN)
    .toSorted((a, b) => size(b) - size(a));
  return most.slice(0, MOST).sort((a, b) => a.seq - b.seq);
}

export const luckOf = ({ seq, expected, came }: Roll): Luck => ({
  seq,
  expected: expected.map(hundred),
  came: came.map(hundred),
  luck: points(expected, came),
});

/** The rolls that changed the most, the greatest first; none that changed nothing. */
export function decidingRolls(lucks: readonly Luck[]): Luck[] {
  const size = ({ luck }: Luck): number => Math.max(...luck.map(Math.abs));
  const least = 0.5;
  return lucks
    .filter((luck) => size(luck) >= least)
    .toSorted((a, b) => size(b) - size(a))
    .slice(0, MOST);
}

/** Side that a change was good for, and how good. */
export function gainOf(change: readonly number[]): { side: Side; points: number } {
  const most = Math.max(...change);
  return { side: change.indexOf(most), points: most };
}

/** All that the dice have given each side, in games out of a hundred. */
export const luckBySide = (lucks: readonly Luck[], sides: number): number[] =>
  Array.from({ length: sides }, (_, side) => sum(lucks.map(({ luck }) => luck[side] ?? 0)));

/** Units of each side that were on the board at some turn's end and are not any more, or not theirs. */
export function lossesOf({ standings }: Pick<Review, 'standings'>, sides: number): number[][] {
  const last = new Map(standings.at(-1)?.units);
  return Array.from({ length: sides }, (_, side) => {
    const had = new Set<number>();
    for (const { units } of standings)
      for (const [unit, whose] of units) if (whose === side) had.add(unit);
    return [...had].filter((unit) => last.get(unit) !== side).sort((a, b) => a - b);
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

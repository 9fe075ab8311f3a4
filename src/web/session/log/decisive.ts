/** The decisive moment of a finished game. Works for any game. */
import type { Review } from '../../../bots/review.ts';
import type { Side } from '../../../kernel/side.ts';
import { isMetaEntry, isPlayed } from '../../../table/record/meta-entries.ts';
import type { Entry } from '../../../table/messages/messages.ts';
import { luckOf, swingsOf } from '../review.ts';
import { sectionsOf } from './log-sections.ts';

/** An entry that decided a game. */
export interface DecisiveMoment {
  readonly seq: number;
  /**
   * Chance to win of a side before and after the entry, in games out of a hundred; absent if the entry ended the game.
   */
  readonly swing?: { readonly from: number; readonly to: number };
}

/** Least change that can be decisive, in games out of a hundred. */
const LEAST = 5;

/** The side whose chances are shown, and its result; `isWon` is absent if no side won alone. */
export interface EndedSide {
  readonly side: Side;
  readonly isWon?: boolean;
}

/**
 * Returns the roll (in games without dice, the turn) that changed a side's chance to win the most, with preference for
 * changes towards the result. Without a review or a large change, returns the entry that ended the game; undefined if
 * there is no such entry, as after a resignation.
 */
export function decisiveOf(
  entries: readonly Entry[],
  { side, isWon }: EndedSide,
  review?: Review,
): DecisiveMoment | undefined {
  const swings = review ? changesOf(review, entries, side) : [];
  const change = ({ swing }: Required<DecisiveMoment>): number => swing.to - swing.from;
  const isToResult = (one: Required<DecisiveMoment>): boolean =>
    isWon === undefined || change(one) > 0 === isWon;
  const large = swings.filter((one) => Math.abs(change(one)) >= LEAST);
  const towards = large.filter(isToResult);
  const [most] = (towards.length > 0 ? towards : large).toSorted(
    (a, b) => Math.abs(change(b)) - Math.abs(change(a)),
  );
  if (most) return most;
  const last = entries.findLast((entry) => !isMetaEntry(entry));
  return last && isPlayed(last.kind) && last.events.length > 0 ? { seq: last.seq } : undefined;
}

function changesOf(
  review: Review,
  entries: readonly Entry[],
  side: Side,
): Required<DecisiveMoment>[] {
  if (review.rolls.length > 0)
    return review.rolls.map(luckOf).map(({ seq, expected, actual }) => ({
      seq,
      swing: { from: expected[side] ?? 50, to: actual[side] ?? 50 },
    }));
  return swingsOf(review, sectionsOf(entries)).map(({ seq, after, change }) => {
    const to = after[side] ?? 50;
    return { seq, swing: { from: to - (change[side] ?? 0), to } };
  });
}

/** Outcome of a game, for any number of sides: the winners, the places of the others, and points. */
import type { LocalizedText } from './text/message.ts';
import type { RuleId } from './rulebook.ts';
import type { Side } from './side.ts';

/** Result of a game: the winners, the places, and the rule and reason of the end. */
export interface Outcome {
  /**
   * Sides that have won, ascending. Usually one; several if they share the win; all of them in a draw; empty if no side
   * reached its goal (a lone player may lose).
   */
  readonly winners: readonly Side[];
  /** Place of each side, 1 the best; equal sides share a place. Absent: the winners first, all others behind them. */
  readonly places?: readonly number[];
  readonly rule: RuleId;
  /** Reason of the end; plain text only in records of old rules. */
  readonly reason: LocalizedText;
  readonly scores?: readonly number[];
}

/** Returns the sides with the largest amount, ascending; all of them if all are equal. */
export function bestOf(amounts: readonly number[]): Side[] {
  const most = Math.max(...amounts);
  return amounts.flatMap((amount, side) => (amount === most ? side : []));
}

/** Returns the place of a side, 1 the best. */
export const placeOf = ({ winners, places }: Outcome, side: Side): number =>
  places?.[side] ?? (winners.includes(side) ? 1 : 2);

/** Returns whether the game is drawn: two or more sides play, and all of them are winners. */
export const isDraw = ({ winners }: Outcome, sides: number): boolean =>
  sides > 1 && winners.length === sides;

/** Returns the only winner; -1 if no side or several sides have won. */
export const soleWinner = ({ winners }: Outcome): Side => (winners.length === 1 ? winners[0] : -1);

/**
 * Returns the value of an outcome to a side, 0 to 1: the share of the other sides that it has beaten, with equals
 * counted half. A lone player gets 1 for a win, 0 for a loss.
 */
export function pointsOf(outcome: Outcome, side: Side, sides: number): number {
  if (sides === 1) return outcome.winners.includes(side) ? 1 : 0;
  const own = placeOf(outcome, side);
  let points = 0;
  for (let other = 0; other < sides; other++) {
    const theirs = other === side ? 0 : placeOf(outcome, other);
    if (theirs > own) points += 1;
    else if (theirs === own) points += 0.5;
  }
  return points / (sides - 1);
}

const [DRAW, NOBODY_WON] = ['draw', 'nobody'];

/** Returns the winners as one word: `red`, `red+blue`, `draw`, `nobody`. */
export function formatWinners(ids: readonly string[], outcome: Outcome): string {
  if (isDraw(outcome, ids.length)) return DRAW;
  if (outcome.winners.length === 0) return NOBODY_WON;
  return outcome.winners.map((side) => ids[side]).join('+');
}

/** Reads the result of `formatWinners`. Returns undefined if a side is not among `ids`. */
export function parseWinners(ids: readonly string[], word: string): Side[] | undefined {
  if (word === DRAW) return [...ids.keys()];
  if (word === NOBODY_WON) return [];
  const winners = word.split('+').map((id) => ids.indexOf(id));
  return winners.includes(-1) ? undefined : winners;
}

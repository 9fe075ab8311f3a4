/** Odds of the next roll, and their source. */
import type { Action } from '../../../kernel/action.ts';
import type { Chance } from '../../../kernel/odds/rows.ts';
import type { ShownOdds } from '../../../kernel/odds/samples.ts';
import type { GameState } from '../../../kernel/state.ts';
import type { LocalizedText } from '../../../kernel/text/message.ts';

/** The odds of the dice, or of the draw, that the last pick leads to. */
export interface OddsCard {
  readonly title: LocalizedText;
  readonly rule: string;
  /** Whether something is drawn instead of rolled. */
  readonly isDrawn: boolean;
  /** Undefined while they are being calculated. */
  readonly odds: ShownOdds | undefined;
}

/** Calculates the odds of an action in a view; undefined if the calculation was cancelled. */
export type OddsSource = (view: GameState, action: Action) => Promise<ShownOdds | undefined>;

/** Returns the odds of a draw with the likeliest result first. Results of dice keep the order of the dice. */
export function likeliestFirst(odds: ShownOdds): ShownOdds {
  const { first } = odds;
  if (!first) return odds;
  const rows = first.rows.toSorted(
    (a, b) => Number(isOthers(a)) - Number(isOthers(b)) || b.p - a.p,
  );
  return { ...odds, first: { ...first, rows } };
}

/** Whether a row is the last one of many, which stands for all other results. */
const isOthers = ({ label }: Chance): boolean =>
  typeof label !== 'string' && label.key === 'odds.others';

/** Odds of the next roll, and their source. */
import type { Action } from '../../../kernel/action.ts';
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

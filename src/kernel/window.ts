/**
 * Windows for reactions: decisions out of one's own turn that may be declined, and that come so often that a
 * side may want to leave word how they are to be met. A game declares them; nobody else knows what they are.
 */
import type { Action } from './action.ts';
import type { LocalizedText } from './text/message.ts';
import type { RuleId } from './rulebook.ts';
import type { GameState } from './state.ts';

/** One kind of reaction that a side may make outside its own turn, such as defensive fire. */
export interface ReactionWindow<S extends GameState = GameState> {
  readonly id: string;
  readonly rule: RuleId;
  readonly name: LocalizedText;
  /** Action that declines the reaction. Where it is not legal, the reaction is half chosen and must be completed. */
  readonly decline: Action;
  /** Whether the side to act is asked about this reaction; `s` may be its view. */
  isOpen(s: S): boolean;
  /** Probability that an action of it succeeds, 0 to 1, as far as the side knows. Absent: it needs no dice. */
  chance?(s: S, action: Action): number;
}

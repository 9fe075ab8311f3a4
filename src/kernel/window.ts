/**
 * Reaction windows: decisions outside a side's own turn that it may decline, and that come so often that a side may
 * want to leave standing orders for them. A game declares its windows; other code treats all of them alike.
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
  /** Returns whether the side to act decides on this reaction now; `s` may be its view. */
  isOpen(s: S): boolean;
  /**
   * Returns the probability that an action of it succeeds, 0 to 1, as far as the side knows. Absent: it needs no dice.
   */
  chance?(s: S, action: Action): number;
}

/** A part of a game's look: a force that a side chooses by counts, within points. */
import type { Action } from '../action.ts';
import type { LocalizedText } from '../text/message.ts';
import type { Side } from '../side.ts';
import type { GameState } from '../state.ts';

/** Units of one kind that a side may choose for a force. */
export interface MusterGroup {
  /** Unit type, as in `CounterLook`: the key of its symbol, and of saved selections. */
  readonly type: string;
  /** Name in the plural: "Gantuas". */
  readonly name: LocalizedText;
  /** Printed values and badge, as on the counter, and the same in words. */
  readonly values: string;
  readonly figures: LocalizedText;
  readonly badge: string;
  /** Points that one unit costs. */
  readonly cost: number;
  /** Units chosen so far. */
  readonly count: number;
  /** Largest count that is possible with all other counts unchanged. */
  readonly most: number;
  /** Largest count that the rules and the counter mix allow. */
  readonly limit: number;
}

/** A force that a side chooses by counts, within a limit of points. Only that side sees it. */
export interface MusterLook {
  readonly title: LocalizedText;
  readonly rule: string;
  readonly side: Side;
  /** Points in total, and points not spent yet. */
  readonly points: number;
  readonly left: number;
  readonly groups: readonly MusterGroup[];
  /** Most serious gap in this force, in a sentence with its rule; absent if it has no gap. */
  readonly warning?: { readonly rule: string; readonly text: LocalizedText };
}

/** Part of a look that lets a side choose its whole force in one panel. */
export interface MusterPart<S extends GameState = GameState> {
  /**
   * Returns the force that the side to act is choosing; undefined if it chooses none, or if the viewer may not see it.
   */
  show(s: S): MusterLook | undefined;
  /**
   * Returns legal actions that choose these counts (by unit type; absent: 0), up to but not including the final
   * confirmation; undefined if they may not be chosen now.
   */
  recruit(s: S, counts: Readonly<Record<string, number>>): Action[] | undefined;
}

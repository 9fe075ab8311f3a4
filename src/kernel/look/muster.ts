/** A part of a game's look: a force that a side chooses by counts, within points. */
import type { Action } from '../action.ts';
import type { LocalizedText } from '../text/message.ts';
import type { Side } from '../side.ts';
import type { GameState } from '../state.ts';

/** Units of one kind that a force may hold. */
export interface MusterGroup {
  /** Unit type, as in `CounterLook`: the key of its symbol, and of saved selections. */
  readonly type: string;
  /** In the plural: "Gantuas". */
  readonly name: LocalizedText;
  /** Printed values and corner, as on the counter, and the same in words. */
  readonly values: string;
  readonly figures: LocalizedText;
  readonly badge: string;
  /** Points that one unit costs. */
  readonly cost: number;
  /** Units chosen so far. */
  readonly count: number;
  /** Most that could be chosen with all other counts as they are. */
  readonly most: number;
  /** Most that the rules and the box ever allow. */
  readonly limit: number;
}

/** A force that a side chooses by counts, within points; shown to that side alone. */
export interface MusterLook {
  readonly title: LocalizedText;
  readonly rule: string;
  readonly side: Side;
  /** Points in all, and those not spent yet. */
  readonly points: number;
  readonly left: number;
  readonly groups: readonly MusterGroup[];
  /** Worst gap of this force, in a sentence, with its rule; absent if there is none. */
  readonly warning?: { readonly rule: string; readonly text: LocalizedText };
}

/** The part of a look by which a force is chosen in one panel. */
export interface MusterPart<S extends GameState = GameState> {
  /** The force that the side to act is choosing; undefined if it is not, or to whom it is hidden. */
  show(s: S): MusterLook | undefined;
  /**
   * Legal actions that choose these counts (by unit type; none: 0), up to but not including the last
   * word on them; undefined if they may not be chosen from here on.
   */
  recruit(s: S, counts: Readonly<Record<string, number>>): Action[] | undefined;
}

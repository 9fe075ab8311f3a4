/** Zones beside the map that hold a list of things: a hand, a deck, a discard pile, a tray. */
import type { LocalizedText } from '../text/message.ts';
import type { GameState } from '../state.ts';
import type { Side } from '../side.ts';

/** Equal things in a zone, and how many of them. */
export interface ZoneThing {
  readonly name: LocalizedText;
  /** Its effect or value; absent: the name is enough. */
  readonly text?: LocalizedText;
  /** Shorter text, beside a picture that shows the values; absent: the whole text. */
  readonly brief?: LocalizedText;
  readonly count: number;
  /** Its noun in actions: a unit, or one of the game's `items`. `same` lists the equal things counted with it. */
  readonly noun?: {
    readonly kind: 'unit' | 'item';
    readonly index: number;
    readonly same?: readonly number[];
    /** Verb that uses it. Pressing it while the action is illegal explains why. */
    readonly verb?: number;
  };
  /** Unit type, as in `CounterLook`: the key of its picture; absent: it has none. */
  readonly type?: string;
  /** Printed values and conditions, as on a counter; absent: it has none. */
  readonly values?: string;
  readonly conditions?: readonly LocalizedText[];
}

/** A zone off the map, such as a hand, as a viewer sees it. */
export interface ZoneLook {
  readonly id: string;
  readonly name: LocalizedText;
  /** Owner; -1 for a shared one. */
  readonly side: Side;
  /** Number of things in the zone, visible or not. */
  readonly count: number;
  /** Collapsed until the player opens it. */
  readonly isFolded?: boolean;
  /** Shown below the board of its owner, where its things can always be seen and chosen. */
  readonly isDocked?: boolean;
  /**
   * Shown as a pile of cards beside the docked zone of its side: face down, or face up with any of its cards on top.
   */
  readonly pile?: 'down' | 'up';
  /** Shown as counters side by side. Each row keeps its order. */
  readonly isRow?: boolean;
  /** Visible things, in an order that reveals nothing else. */
  readonly things: readonly ZoneThing[];
}

/** Part of a look that shows things off the map: hands, pools, boxes. */
export interface ZonesPart<S extends GameState = GameState> {
  /** Returns all zones, as far as a view shows them. */
  show(s: S): ZoneLook[];
}

/** Places beside the map that hold a list of things: a hand, a deck, what has been discarded, a tray. */
import type { LocalizedText } from '../text/message.ts';
import type { GameState } from '../state.ts';
import type { Side } from '../side.ts';

/** Equal things in a zone. */
export interface ZoneThing {
  readonly name: LocalizedText;
  /** Its effect or value; absent: its name says it. */
  readonly text?: LocalizedText;
  /** The least of its text, beside a picture with its values; absent: all of it. */
  readonly brief?: LocalizedText;
  readonly count: number;
  /** Its number in actions: a unit, or one of the game's `items`; `same`: the others that are counted with it. */
  readonly noun?: {
    readonly kind: 'unit' | 'item';
    readonly index: number;
    readonly same?: readonly number[];
    /** Its purpose there: a press when it is not available explains why. */
    readonly verb?: number;
  };
  /** Unit type, as in `CounterLook`: the key of its picture; absent: it has none. */
  readonly type?: string;
  /** Printed values and conditions, as on a counter; absent: none. */
  readonly values?: string;
  readonly conditions?: readonly LocalizedText[];
}

/** A zone as a viewer sees it. */
export interface ZoneLook {
  readonly id: string;
  readonly name: LocalizedText;
  /** Owner; -1 for a shared one. */
  readonly side: Side;
  /** How many things it holds, whether or not they are seen. */
  readonly count: number;
  /** Shown closed until it is asked for. */
  readonly isFolded?: boolean;
  /** Its things lie under the board of the side whose they are, to be seen and chosen at any time. */
  readonly isDocked?: boolean;
  /** Lies as a pile of cards beside the docked zone of its side, face down, or face up with any of its cards on top. */
  readonly pile?: 'down' | 'up';
  /** Shown as counters side by side: rows follow one another as they stand. */
  readonly isRow?: boolean;
  /** Those that are seen, in an order that tells nothing else. */
  readonly things: readonly ZoneThing[];
}

/** The part of a look that shows what lies off the map: hands, pools, boxes. */
export interface ZonesPart<S extends GameState = GameState> {
  /** All zones, as far as they are seen in a view. */
  show(s: S): ZoneLook[];
}

/**
 * [4.2] [24.1] A designed scenario as a document: plain data, normalized so that equal scenarios are equal documents.
 */
import type { MapLayout } from '../data/layouts.ts';
import type { Edge } from '../data/scenario.ts';
import type { Colour, UnitId } from '../data/units.ts';

/** Id of the scenario that is defined by a document. */
export const DESIGNED = 'designed';

/** Hexes as text: each word is a whole piece (`3`) or the label of a hex (`3-0507`). */
export type Hexes = readonly string[];

export const ARRIVALS = ['set-up', 'enter', 'drop'] as const;

/** Units that enter play together. */
export interface DesignedGroup {
  readonly units: Readonly<Partial<Record<UnitId, number>>>;
  readonly how: (typeof ARRIVALS)[number];
  /** Turn of entry; [24.8] drops come when their player wants. */
  readonly turn?: number;
  /** Area of set-up, entry or drop; a drop without one may land anywhere. */
  readonly area?: Hexes;
}

export const ROLES = ['attacker', 'defender', 'neither'] as const;

/** All forces of one colour. */
export interface DesignedForce {
  readonly colour: Colour;
  /** The colour whose player commands it. */
  readonly player: Colour;
  /** Colours of one party are allies. */
  readonly party: number;
  /**
   * Position in the order of set-up, and in the order of movement, where colours with equal numbers move together.
   */
  readonly setsUp: number;
  readonly moves: number;
  readonly role: (typeof ROLES)[number];
  /** [24.1] Maximum number of points to spend. */
  readonly points: number;
  /** [24.1] Set-up area of a force that is bought at the table; the fields below are empty then. */
  readonly buys?: Hexes;
  /** [24.10] Morale that is bought. */
  readonly morale: number;
  /** [24.7] Kinds of unit with gas; whether hover tanks have electronics. */
  readonly gas: readonly UnitId[];
  readonly electronics: boolean;
  /** [22.5] Number of fortresses. */
  readonly fortresses: number;
  readonly groups: readonly DesignedGroup[];
}

/** Victory conditions, named as in `Victory`. */
export type DesignedVictory =
  | { readonly kind: 'points' }
  | { readonly kind: 'most-hexes' | 'most-units' | 'garrison'; readonly area: Hexes }
  | { readonly kind: 'hold-each-group' | 'hold-any'; readonly by: Colour; readonly area: Hexes }
  | {
      readonly kind: 'eliminate';
      readonly by: Colour;
      readonly colour: Colour;
      readonly losses?: number;
    }
  | { readonly kind: 'occupy'; readonly by: Colour; readonly colour: Colour; readonly area: Hexes }
  | { readonly kind: 'reach'; readonly colours: readonly Colour[]; readonly area: Hexes }
  | {
      readonly kind: 'leave';
      readonly by: Colour;
      readonly area: Hexes;
      readonly edge: Edge;
      readonly grades: readonly [number, number, number, number];
    };

export const VICTORIES = [
  'points',
  'most-hexes',
  'most-units',
  'garrison',
  'hold-each-group',
  'hold-any',
  'eliminate',
  'occupy',
  'reach',
  'leave',
] as const satisfies readonly DesignedVictory['kind'][];

/** Special rules of printed scenarios that a design may use. */
export interface DesignedSpecials {
  /** [32.4] Colour that is surprised. */
  readonly surprised?: Colour;
  /** [42.4] Colours that fight desperately. */
  readonly desperate?: readonly Colour[];
  /** [42.5] Colours that leave after a number of losses. */
  readonly leaves?: { readonly colours: readonly Colour[]; readonly losses: number };
  /** [41.5] The first player turn is decided by a die. */
  readonly firstByLot?: true;
  /** [44.6] Armoured cars and carriers are amphibious. */
  readonly amphibious?: true;
}

export interface DesignDocument {
  readonly title: string;
  readonly layout: MapLayout;
  readonly turns: number;
  readonly forces: readonly DesignedForce[];
  readonly victory: DesignedVictory;
  readonly specials: DesignedSpecials;
}

/** [R75] Limits of our own. */
export const TITLE_LENGTH = 60;
export const MOST_TURNS = 40;
export const MOST_POINTS = 3000;
export const MOST_GROUPS = 12;

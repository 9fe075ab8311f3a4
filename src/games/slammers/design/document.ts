/** [4.2] [24.1] A designed scenario as a document: plain data, in the one form that equal scenarios share. */
import type { MapLayout } from '../data/layouts.ts';
import type { Edge } from '../data/scenario.ts';
import type { Colour, UnitId } from '../data/units.ts';

/** The scenario that a document opens with. */
export const DESIGNED = 'designed';

/** Hexes as words: a whole piece (`3`), or a hex by its label (`3-0507`). */
export type Hexes = readonly string[];

export const ARRIVALS = ['set-up', 'enter', 'drop'] as const;

/** Units that come into play together. */
export interface DesignedGroup {
  readonly units: Readonly<Partial<Record<UnitId, number>>>;
  readonly how: (typeof ARRIVALS)[number];
  /** The turn it enters in; [24.8] drops come when their player wants. */
  readonly turn?: number;
  /** Where it is set up, enters, or is dropped; a drop without it may come anywhere. */
  readonly area?: Hexes;
}

export const ROLES = ['attacker', 'defender', 'neither'] as const;

/** All of one colour. */
export interface DesignedForce {
  readonly colour: Colour;
  /** The colour whose player commands it. */
  readonly player: Colour;
  /** Colours of one party are allies. */
  readonly party: number;
  /** Its place in the order of set-up, and in that of movement, where equals move together. */
  readonly setsUp: number;
  readonly moves: number;
  readonly role: (typeof ROLES)[number];
  /** [24.1] The most that it may spend. */
  readonly points: number;
  /** [24.1] It is bought at the table and set up here; nothing below is said then. */
  readonly buys?: Hexes;
  /** [24.10] */
  readonly morale: number;
  /** [24.7] Kinds with gas; hover tanks with electronics. */
  readonly gas: readonly UnitId[];
  readonly electronics: boolean;
  /** [22.5] */
  readonly fortresses: number;
  readonly groups: readonly DesignedGroup[];
}

/** How it may be won, by the names of `Victory`. */
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

/** Rules of printed scenarios that may be switched on. */
export interface DesignedSpecials {
  /** [32.4] */
  readonly surprised?: Colour;
  /** [42.4] */
  readonly desperate?: readonly Colour[];
  /** [42.5] */
  readonly leaves?: { readonly colours: readonly Colour[]; readonly losses: number };
  /** [41.5] */
  readonly firstByLot?: true;
  /** [44.6] */
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

/** Bounds that are ours [R75]. */
export const TITLE_LENGTH = 60;
export const MOST_TURNS = 40;
export const MOST_POINTS = 3000;
export const MOST_GROUPS = 12;

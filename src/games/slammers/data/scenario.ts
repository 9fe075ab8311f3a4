/** Scenario as plain data: a printed one, or one that players designed. */
import type { Scenario } from '../../../kernel/setup/setup.ts';
import type { MapLayout } from './layouts.ts';
import type { Cell, PieceId } from './pieces.ts';
import type { Colour, UnitId } from './units.ts';

export const EDGES = ['north', 'east', 'south', 'west'] as const;
export type Edge = (typeof EDGES)[number];

/** Hexes of some pieces that meet all that is asked. */
export interface AreaPart {
  readonly pieces: readonly PieceId[];
  /** Columns and rows as drawn, counted from 0, both ends included. */
  readonly columns?: readonly [from: number, to: number];
  readonly rows?: readonly [from: number, to: number];
  /** The first or last row or column of the piece. */
  readonly edge?: Edge;
  /** Name of a terrain. */
  readonly terrain?: string;
  /** Of the groups of that terrain on the piece, the largest one or all others. */
  readonly group?: 'largest' | 'others';
  /** [4.2] These hexes alone, by column and row as drawn. */
  readonly cells?: readonly Cell[];
  /** [R61] No water in the same column at the hex or south of it. */
  readonly southOfRiver?: true;
}

/** Hexes that belong to one part or another. */
export type Area = readonly AreaPart[];

/** How a group comes into play. */
export type Arrival =
  /** Set up before the first turn; `each`: one unit in every hex of the area. */
  | { readonly how: 'set-up'; readonly area: Area; readonly each?: true }
  /** [7.2] Dropped in a turn, [24.8] or when its player wants; with zones in the area if there is one. */
  | { readonly how: 'drop'; readonly turn?: number; readonly area?: Area }
  /** Moves onto the map in a turn, paying for its first hex. */
  | { readonly how: 'enter'; readonly turn: number; readonly area: Area }
  /** [43.3] The same, by the outer edge of the panel that a die names. */
  | { readonly how: 'enter-by-lot'; readonly turn: number };

export interface Group {
  readonly units: Readonly<Partial<Record<UnitId, number>>>;
  readonly arrival: Arrival;
}

/** [6.6] Morale from so many losses on; the first from 0. */
export type Morale = readonly (readonly [losses: number, morale: number])[];

/** All units of one colour. */
export interface Force {
  readonly colour: Colour;
  readonly role: 'attacker' | 'defender' | 'neither';
  /** Empty: its units are never disrupted. */
  readonly morale: Morale;
  readonly groups: readonly Group[];
  /** [15.1] Kinds that have gas. */
  readonly gas: readonly UnitId[];
  /** [23.1] Its hover tanks have electronics. */
  readonly electronics: boolean;
  /** [22.5] Fortresses that it brings; absent: none. */
  readonly fortresses?: number;
  /** [24.1] [44.2] Points it buys for instead, and the most of some kinds; where it starts. */
  readonly buys?: {
    readonly points: number;
    readonly most: Readonly<Partial<Record<UnitId, number>>>;
    readonly area: Area;
    /** [24.10] It buys its morale too; absent: it has that of the force. */
    readonly morale?: true;
  };
}

/** A side at the table and the colours that it sets up, moves and fires. */
export interface Command {
  readonly side: string;
  readonly colours: readonly Colour[];
}

/** How it is won, when the last turn is over if nothing else is said. */
export type Victory =
  /** [31.5] An undisrupted unit of `by` in some hex of every group of the terrain in the area. */
  | { readonly kind: 'hold-each-group'; readonly by: string; readonly area: Area }
  /** [37.4] An undisrupted unit of `by` in any hex of the area. */
  | { readonly kind: 'hold-any'; readonly by: string; readonly area: Area }
  /** [32.5] Most hexes of the area that only the side occupies. */
  | { readonly kind: 'most-hexes'; readonly area: Area }
  /** [39.6] Most undisrupted units in the area. */
  | { readonly kind: 'most-units'; readonly area: Area }
  /** [33.5] [34.4] [42.6] `by` has eliminated all of a colour, with fewer losses than `losses`. */
  | {
      readonly kind: 'eliminate';
      readonly by: string;
      readonly colour: Colour;
      readonly losses?: number;
    }
  /** [35.3] Most points, at list prices, for enemy units eliminated. */
  | { readonly kind: 'points' }
  /** [36.5] All hexes of the area entered and nobody left who hid there. */
  | { readonly kind: 'clear'; readonly by: string; readonly area: Area }
  /** [38.4] Units of `by` off an edge: from `most[k]` on it is result k + 1, below the first 0. */
  | {
      readonly kind: 'leave';
      readonly by: string;
      readonly area: Area;
      readonly edge: Edge;
      readonly grades: readonly [number, number, number, number];
    }
  /** [40.5] A unit of a colour alone in the area, at once. */
  | { readonly kind: 'occupy'; readonly by: string; readonly colour: Colour; readonly area: Area }
  /** [41.6] The first unit of one of the colours in the area, at once. */
  | { readonly kind: 'reach'; readonly colours: readonly Colour[]; readonly area: Area }
  /** [43.4] A point a hex of every city with own units in all its hexes. */
  | { readonly kind: 'garrison'; readonly area: Area }
  /** [44.7] Most containers safe. */
  | { readonly kind: 'gather' };

/** Special rules of a scenario. */
export interface Specials {
  /** [32.4] Neither moves nor fires in turn 1. */
  readonly surprised?: Colour;
  /** [36.3] [36.4] Hidden in forests of the area, found by the die of the one who enters. */
  readonly partisans?: {
    readonly colour: Colour;
    readonly area: Area;
    /** How many are found with each number of the die. */
    readonly found: readonly number[];
  };
  /** [39.5] Leaves when a roll to rally reaches the number for its losses so far. */
  readonly deserts?: { readonly colour: Colour; readonly rolls: Morale };
  /** [40.4] [R42] Stays on its panel until a unit of `until` has left the panel in the west of it. */
  readonly heldBack?: { readonly colours: readonly Colour[]; readonly until: Colour };
  /** [42.4] [44.4] Colours that have one roll to rally, a desperate one. */
  readonly desperate?: readonly Colour[];
  /** [42.5] Colours that leave after so many losses of their own. */
  readonly leaves?: { readonly colours: readonly Colour[]; readonly losses: number };
  /** [44.3] Containers, one in each hex of the area. */
  readonly spice?: { readonly area: Area };
  /** [44.5] The only piece whose units are attacked. */
  readonly battlefield?: PieceId;
  /** [44.3] [44.5] The piece of each colour, which others do not enter and where spice is safe. */
  readonly homes?: Readonly<Partial<Record<Colour, PieceId>>>;
  /** [44.6] */
  readonly amphibious?: true;
}

export interface ScenarioData extends Scenario {
  /** [4.2] What its designer calls it. */
  readonly title?: string;
  readonly layout: MapLayout;
  /** Game turns; absent: until it is won [R64]. */
  readonly turns?: number;
  readonly forces: readonly Force[];
  /** Commanders: the sides at the table, in their order. */
  readonly commands: readonly Command[];
  /** Enemies: colours of one party are allied, all others are enemies. */
  readonly parties: readonly (readonly Colour[])[];
  /** The order in which colours are set up. */
  readonly setUp: readonly Colour[];
  /** The player turns of a game turn: colours that move together. */
  readonly moves: readonly (readonly Colour[])[];
  /** [41.5] The first of these is diced for. */
  readonly firstByLot?: true;
  readonly victory: Victory;
  readonly specials: Specials;
}

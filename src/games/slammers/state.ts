/** The state of play. Each opened game has its own class, since sizes depend on the scenario. */
import { defineState, NONE, type StateOf } from '../../kernel/state.ts';
import { COLOURS, UNIT_IDS, type UnitId } from './data/units.ts';
import { STEPS } from './rules/names.ts';
import type { World } from './world.ts';

/** Values of `at` for eliminated units and others that are nowhere. `NONE` means waiting off the map. */
export const DEAD = -3;
/** [R6] Removed by a rule: exited, deserted or sent home. Not a loss. */
export const LEFT = -4;
/** Not in this game: not bought, or hidden and not found yet. */
export const ABSENT = -5;

/** [R2] Values of `mark`: the result that takes effect at the end of the player turn. */
export const UNMARKED = 0;
export const DISRUPTED = 1;
export const ELIMINATED = 2;

/** Values of `role`: a unit's part in the attack under construction. */
export const NO_ROLE = 0;
export const TARGET = 1;
/** Fires directly, or indirectly with shells. */
export const FIRES = 2;
/** [15.2] Fires gas. */
export const GAS = 3;
/** [13.1] Its shells were stopped. */
export const STOPPED = 4;

/** [22.8] Values of `fortress` for a hex with one: intact, or blown up and removed as soon as all have moved. */
export const FORTRESS = 1;
export const BLOWN_UP = 2;

/** [7.10] Values of `landed`. */
export const LANDED = 1;
export const LANDED_ON_ENEMIES = 2;

type Column = readonly [length: number, visibility: 'public'];
const columnOf = (length: number): Column => [length, 'public'];

const SCALARS = {
  /** Game turn, from 1; 0 during the set-up. */
  round: 'public',
  /** Current player turn, an index into `playerTurns`. */
  mover: 'public',
  /** First player turn of each game turn; decided by a roll in scenario 11 [41.5]. */
  first: 'public',
  /** Current section, an index into `SECTIONS`. */
  section: 'public',
  /** Why the game ended, an index into `ENDINGS`; 0 while it goes on. */
  ending: 'public',
  /** [40.4] Pieces that a unit has left, if others wait for that: bit p for piece p of the layout. */
  vacated: 'public',
} as const;

const unitColumns = (units: Column) => ({
  /** Hex of each unit, or `NONE`, `DEAD`, `LEFT` or `ABSENT`. A carried or towed unit is where its carrier is. */
  at: units,
  /** 1 if disrupted. */
  disrupted: units,
  /** [R7] 1 if it was disrupted when the game turn began and has not rallied since. */
  began: units,
  /** [R2] Result recorded in this player turn: `UNMARKED`, `DISRUPTED` or `ELIMINATED`. */
  mark: units,
  /** [3.3] 1 if mounted on skimmers. */
  mounted: units,
  /** Unit that carries or tows it, or `NONE`. */
  carrier: units,
  /** [22.1] 1 if inside the fortress of its hex. */
  inside: units,
  /** [7.2] 1 if it will arrive by parachute. */
  drops: units,
  /** 1 once its move of this player turn is over. */
  moved: units,
  /** [R31] Half points spent in this turn: on foot or by itself, and on skimmers or in a carrier. */
  walked: units,
  rode: units,
  /**
   * [R28] [R26] `boarded`: 1 if it has mounted, loaded infantry or been hooked up in this turn. `alighted`: the
   * opposite.
   */
  boarded: units,
  alighted: units,
  /** [7.9] [7.10] `LANDED` or `LANDED_ON_ENEMIES` if it was dropped in this turn. */
  landed: units,
  /** [R3] 1 if it has made its attack of this player turn. */
  fired: units,
  /** [14.5] Hex at which it has fired indirectly in this player turn, or `NONE`. */
  shelled: units,
  /** [R47] 1 if this tank has jammed in this player turn. */
  jams: units,
  /** [R47] 1 if it is jammed for this section. */
  jammed: units,
  /** Its part in the attack under construction. */
  role: units,
  /** [R59] 1 if it was surprised and no longer is. */
  freed: units,
  /** [35.3] Sides that have eliminated it in this player turn, bit k for side k. */
  credit: units,
});

const hexColumns = (nodes: Column) => ({
  /** [20.4] 1 if there is rubble. */
  rubble: nodes,
  /** `FORTRESS`, `BLOWN_UP`, or 0. */
  fortress: nodes,
  /** [R2] 1 if rubble will be placed at the end of this section. */
  razed: nodes,
  /** [20.1] 1 after an elimination by shells; rubble is placed at the end of the turn unless the hex is `struck`. */
  starred: nodes,
  /** 1 if attacked by anything but shells in this player turn. */
  struck: nodes,
  /** [R49] 1 if the close assault here has had its first turn. */
  fought: nodes,
  /** [36.3] 1 if its forest has been entered. */
  searched: nodes,
});

const colourColumns = (colours: Column) => ({
  /** [R6] Number of eliminated units, by colour. */
  losses: colours,
  /** [38.4] Number of units that have left the map, if the scenario counts them. */
  off: colours,
  /** [43.3] Number of the entry panel that was rolled; 0 for none. */
  entry: colours,
  /** [39.5] [42.5] 1 if all its units have gone home. */
  gone: colours,
  /** [15.1] Kinds that have gas: bit k for `UNIT_IDS[k]`. */
  gas: colours,
  /** [23.1] 1 if its hover tanks have electronics. */
  electronics: colours,
  /** [24.9] 1 if all its infantry is militia (`militia`), or all its armoured cars are buses (`buses`). */
  militia: colours,
  buses: colours,
  /** [24.10] Morale that it has bought; 0 for that of the scenario. */
  morale: colours,
  /** [22.5] Number of fortresses bought and not set up yet. */
  fortresses: colours,
});

const otherColumns = (sides: Column, containers: Column) => ({
  /** [35.3] Points by side. */
  points: sides,
  /** 1 if it has resigned. */
  out: sides,
  /**
   * [44.3] Of each container: its hex, the unit that carries it, or the colour with which it is safe; the other two
   * are `NONE`.
   */
  spiceAt: containers,
  spiceBy: containers,
  spiceSafe: containers,
});

const specOf = (world: World) =>
  ({
    schema: 'slammers/1',
    steps: STEPS,
    depth: 6,
    scalars: SCALARS,
    columns: {
      ...unitColumns(columnOf(world.units.length)),
      // Boxes off the map are nodes too, so that a position file has a value for every node.
      ...hexColumns(columnOf(world.board.size)),
      ...colourColumns(columnOf(COLOURS.length)),
      ...otherColumns(columnOf(world.scenario.commands.length), columnOf(world.areas.spice.length)),
    },
    world,
  }) as const;

export type Slammers = StateOf<ReturnType<typeof specOf>>;

/** Returns the state class of a world. */
export const stateClass = (world: World) => defineState(specOf(world));

/** Fills the state in which a game begins: all units wait, containers are in their first hexes [44.3]. */
export function fillBlank(s: Slammers): void {
  const { world } = s;
  for (const column of [s.carrier, s.shelled, s.spiceBy, s.spiceSafe]) column.fill(NONE);
  s.spiceAt.set(world.areas.spice);
  for (let u = 0; u < s.at.length; u++) {
    const group = world.groups[world.group[u]];
    s.at[u] = group === undefined || world.forces[world.colour[u]]?.buys ? ABSENT : NONE;
    s.drops[u] = group?.arrival.how === 'drop' ? 1 : 0;
  }
  world.forces.forEach((force, colour) => {
    s.gas[colour] = gasBits(force?.gas ?? []);
    s.electronics[colour] = force?.electronics ? 1 : 0;
    s.fortresses[colour] = force?.fortresses ?? 0;
  });
}

/** [15.1] Returns kinds of unit as a bit mask. */
export const gasBits = (kinds: readonly UnitId[]): number =>
  kinds.reduce((bits, id) => bits | (1 << UNIT_IDS.indexOf(id)), 0);

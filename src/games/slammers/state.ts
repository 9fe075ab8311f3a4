/** The state of play, one class for each opened game, since sizes depend on the scenario. */
import { defineState, NONE, type StateOf } from '../../kernel/state.ts';
import { COLOURS, UNIT_IDS, type UnitId } from './data/units.ts';
import { STEPS } from './rules/names.ts';
import type { World } from './world.ts';

/** Value of `at` for units that are nowhere; `NONE`: it waits off the map for its time to come. */
export const DEAD = -3;
/** [R6] Off the map by a rule: exited, deserted, sent home. No loss. */
export const LEFT = -4;
/** Not in this game: not bought, or hidden and not found. */
export const ABSENT = -5;

/** [R2] What `mark` says: a result that comes at the end of the player turn. */
export const UNMARKED = 0;
export const DISRUPTED = 1;
export const ELIMINATED = 2;

/** Values of `role`: the part of a unit in the attack that is being put together. */
export const NO_ROLE = 0;
export const TARGET = 1;
/** It fires: directly, or indirectly with shells. */
export const FIRES = 2;
/** [15.2] It fires gas. */
export const GAS = 3;
/** [13.1] Its shells are stopped. */
export const STOPPED = 4;

/** [22.8] What `fortress` says where one is: it stands; it is blown up as soon as all have moved. */
export const FORTRESS = 1;
export const BLOWN_UP = 2;

/** [7.10] What `landed` says. */
export const LANDED = 1;
export const LANDED_ON_ENEMIES = 2;

type Column = readonly [length: number, visibility: 'public'];
const columnOf = (length: number): Column => [length, 'public'];

const SCALARS = {
  /** Game turn, from 1; 0 during the set-up. */
  round: 'public',
  /** The player turn, an index into `playerTurns`. */
  mover: 'public',
  /** The player turn that a game turn begins with, diced for in scenario 11 [41.5]. */
  first: 'public',
  /** Current section, an index into `SECTIONS`. */
  section: 'public',
  /** Why the game ended, an index into `ENDINGS`; 0 while it goes on. */
  ending: 'public',
  /** [40.4] Pieces that a unit which others wait for has left: bit p for piece p of the layout. */
  vacated: 'public',
} as const;

const unitColumns = (units: Column) => ({
  /** Hex of each unit, or `NONE`, `DEAD`, `LEFT`, `ABSENT`. What is carried or towed is where its carrier is. */
  at: units,
  /** 1 on the disrupted side. */
  disrupted: units,
  /** [R7] 1: it was disrupted when the game turn began and has not rallied since. */
  began: units,
  /** [R2] Result that it has met in this player turn: `UNMARKED`, `DISRUPTED`, `ELIMINATED`. */
  mark: units,
  /** [3.3] 1 on skimmers. */
  mounted: units,
  /** Unit that it rides in or is towed by, or `NONE`. */
  carrier: units,
  /** [22.1] 1 inside the fortress of its hex. */
  inside: units,
  /** [7.2] 1: it comes by parachute. */
  drops: units,
  /** 1 once its move of this player turn is over. */
  moved: units,
  /** [R31] Half points spent in this turn: on foot or by itself, and on skimmers or in a carrier. */
  walked: units,
  rode: units,
  /** [R28] [R26] 1: it has mounted a carrier or taken somebody in, been hooked up; the opposite. */
  boarded: units,
  alighted: units,
  /** [7.9] [7.10] Dropped in this turn: `LANDED`, `LANDED_ON_ENEMIES`. */
  landed: units,
  /** [R3] 1: it has made its attack of this player turn. */
  fired: units,
  /** [14.5] Hex that it has fired at indirectly in this player turn, or `NONE`. */
  shelled: units,
  /** [R47] 1: this tank has jammed in this player turn. */
  jams: units,
  /** [R47] 1: it is jammed for this section. */
  jammed: units,
  /** Its part in the attack that is being put together. */
  role: units,
  /** [R59] 1: it was surprised, and is free. */
  freed: units,
  /** [35.3] Sides that have eliminated it in this player turn: bit k for side k. */
  credit: units,
});

const hexColumns = (nodes: Column) => ({
  /** [20.4] 1 where rubble lies. */
  rubble: nodes,
  /** `FORTRESS`, `BLOWN_UP`. */
  fortress: nodes,
  /** [R2] 1: rubble comes at the end of this section. */
  razed: nodes,
  /** [20.1] 1: eliminated by shells, so rubble comes at the end of the turn unless it is `struck`. */
  starred: nodes,
  /** 1: attacked by anything but shells in this player turn. */
  struck: nodes,
  /** [R49] 1: the close assault here has had its first turn. */
  fought: nodes,
  /** [36.3] 1: its forest has been entered. */
  searched: nodes,
});

const colourColumns = (colours: Column) => ({
  /** [R6] Units eliminated, by colour. */
  losses: colours,
  /** [38.4] Units off the map where the scenario counts them. */
  off: colours,
  /** [43.3] Number of the panel that the lot has named; 0 for none. */
  entry: colours,
  /** [39.5] [42.5] 1: all have gone home. */
  gone: colours,
  /** [15.1] Kinds that have gas: bit k for `UNIT_IDS[k]`. */
  gas: colours,
  /** [23.1] 1: its hover tanks have electronics. */
  electronics: colours,
  /** [24.9] 1: all its infantry is militia, its armoured cars are buses. */
  militia: colours,
  buses: colours,
  /** [24.10] The morale that it has bought; 0: that of the scenario. */
  morale: colours,
  /** [22.5] Fortresses that it has bought and not set up yet. */
  fortresses: colours,
});

const otherColumns = (sides: Column, containers: Column) => ({
  /** [35.3] Points by side. */
  points: sides,
  /** 1: it has given up. */
  out: sides,
  /** [44.3] Of each container: hex, unit that carries it, colour with whom it is safe; or `NONE`. */
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
      // Boxes off the map are nodes too, so that a position file finds a value for every node.
      ...hexColumns(columnOf(world.board.size)),
      ...colourColumns(columnOf(COLOURS.length)),
      ...otherColumns(columnOf(world.scenario.commands.length), columnOf(world.areas.spice.length)),
    },
    world,
  }) as const;

export type Slammers = StateOf<ReturnType<typeof specOf>>;

/** The state class of a world. */
export const stateClass = (world: World) => defineState(specOf(world));

/** The state in which a game begins: all its units wait, containers lie where they are found [44.3]. */
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

/** [15.1] Kinds as bits. */
export const gasBits = (kinds: readonly UnitId[]): number =>
  kinds.reduce((bits, id) => bits | (1 << UNIT_IDS.indexOf(id)), 0);

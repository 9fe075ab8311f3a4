/** The state of play, its constants, and functions on both in the terms of the rulebook. */
import { Flood } from '../../kernel/board/path.ts';
import type { Frame, StepId } from '../../kernel/frames.ts';
import type { Outcome } from '../../kernel/outcome.ts';
import type { Setup } from '../../kernel/setup/setup.ts';
import { defineState, NONE, type StateOf } from '../../kernel/state.ts';
import { BOARD, TERRAIN } from './data/map.ts';
import { endingsOf } from './data/endings.ts';
import { forcesOf, type ScenarioForces } from './data/scenarios.ts';
import { figureHex, figuresOf, PATTERN_SIZES } from './data/patterns.ts';
import { COLUMN_1_1, COLUMN_1_2, type ResultsAndCosts, tablesOf } from './data/tables.ts';
import {
  ANNIHILATOR,
  HUMAN,
  SQUADS,
  UNITS,
  type UnitType,
  type UnitTypes,
  unitTypesOf,
} from './data/units.ts';
import { type AnnihilatorValues, VALUES } from './data/values.ts';
import { STEPS, WAYS } from './rules/names.ts';

/** [2.2.2] Values of `marker`. A ship has made its hex permanently clear [R1b]. */
export const UNMARKED = 0;
export const OB_PAS = 1;
export const CLEAR = 2;
export const SHIP = 3;

/** Working memory of floods, which belongs to one game rather than to the module. */
interface Scratch {
  readonly flood: Flood;
  /** Number of units in each hex, by side; valid after `countUnits`. */
  readonly counts: readonly [human: Uint8Array, robots: Uint8Array];
  /** Hexes of the units when they were counted. */
  readonly counted: Int16Array;
}

/** Everything about a game that does not change while it is played. */
export interface World extends ScenarioForces {
  readonly scenario: string;
  readonly values: AnnihilatorValues;
  readonly types: UnitTypes;
  readonly tables: ResultsAndCosts;
  /** [HTC] Costs on a map without markers, by side and hex. */
  readonly basePrices: readonly Int8Array[];
  /** [10.0] Ends of a game, by the index stored in `ending`. */
  readonly endings: readonly (Outcome | undefined)[];
  /** [7.2] Whether the mind weapon is in play; off only by the option [D7]. */
  readonly mindWeapon: boolean;
  /** [7.3] Odds column of attacks by auto-defend hexes: 1-1, or 1-2 with the option [R18]. */
  readonly autoDefend: number;
  /** [D3] Figure of each pattern. */
  readonly figures: readonly number[];
  /** [8.4] Maximum number of charges that can be set at once: 15, and more only if a variant adds some. */
  readonly chargeSlots: number;
  readonly scratch: Scratch;
}

/** Returns the constants of a scenario with its options. */
export function makeWorld({ scenario, options, variant }: Setup): World {
  const { size } = BOARD;
  const values = VALUES.of(variant?.changes);
  const [types, tables] = [unitTypesOf(values), tablesOf(values)];
  const { 'pattern-a': shapeOfA = 0, 'mind-weapon': mind = 1, 'auto-defend': kind = 0 } = options;
  return {
    scenario,
    values,
    types,
    tables,
    basePrices: tables.entryCosts.map((costs) => Int8Array.from(TERRAIN, (t) => costs[t])),
    ...forcesOf(scenario, values),
    endings: endingsOf(values),
    mindWeapon: mind === 1,
    autoDefend: kind === 0 ? COLUMN_1_1 : COLUMN_1_2,
    figures: figuresOf(shapeOfA),
    chargeSlots: Math.max(15, Math.min(2 * SQUADS, chargesOfAll(types))),
    scratch: {
      flood: new Flood(BOARD),
      counts: [new Uint8Array(size), new Uint8Array(size)],
      counted: new Int16Array(UNITS.length).fill(NONE),
    },
  };
}

const chargesOfAll = ({ ofUnit }: UnitTypes): number =>
  ofUnit.reduce((sum, type) => sum + type.charges, 0);

const specOf = (world: World) =>
  ({
    schema: 'annihilator/2',
    steps: STEPS,
    depth: 6,
    scalars: {
      turn: 'public',
      /** [7.2] 1 once the mind weapon has been used in this turn. */
      mindUsed: 'public',
      /**
       * [R20] Number of turns in a row, this one included, without an action that cannot be repeated for ever; 0 if
       * this turn had one. Counted only without the mind weapon.
       */
      quiet: 'public',
      /** Ending of the game, an index into `endings`. */
      ending: 'public',
    },
    columns: {
      /** Hex of each unit; `NONE` if it is not on the map yet, or no longer. */
      hex: [UNITS.length, 'public'],
      /** [8.4] Number of charges that each unit has used up, so that 0 is a full supply. */
      spent: [UNITS.length, 'public'],
      /** [8.5] 1 if an Assault Squad has become a Demolition Squad. */
      converted: [UNITS.length, 'public'],
      /** [R4] 1 until the end of the next demolition step. */
      disrupted: [UNITS.length, 'public'],
      /** 1 if a unit has done its action in the current step. */
      acted: [UNITS.length, 'public'],
      /** [5.4] [R19] 1 if a squad has entered a hex with robots in step 1 of this turn. */
      met: [UNITS.length, 'public'],
      /** [2.2.2] Marker of each hex: `UNMARKED`, `OB_PAS`, `CLEAR` or `SHIP`. */
      marker: [BOARD.size, 'public'],
      /** [8.3] 1 if a blast of the current demolition step had an effect on the hex. */
      justCleared: [BOARD.size, 'public'],
      /** [R13] Number of charges that eliminated Demolition Squads left in each hex. */
      dropped: [BOARD.size, 'public'],
      /** Set charges in the order of setting; `NONE` after the last. */
      chargeHex: [world.chargeSlots, 'public'],
      chargePattern: [world.chargeSlots, 'public'],
      chargeDirection: [world.chargeSlots, 'public'],
      chargeTurn: [world.chargeSlots, 'public'],
    },
    world,
  }) as const;

export type AnnihilatorState = StateOf<ReturnType<typeof specOf>>;

/** Returns the state class of a world. */
export const stateClass = (world: World) => defineState(specOf(world));

type S = AnnihilatorState;

/** [3.0] Returns the current step of the turn: the lowest of the pending steps. */
export const phaseStep = (s: S): number => s.ints[1];

/** Returns the unit that moves or advances, even during an event on its way; `NONE` if no unit does. */
export function underWay(s: S): number {
  const step = WAYS.find((one) => s.isPending(one));
  return step === undefined ? NONE : s.frame(step).unit;
}

/** Returns the frame of the step on top, if it is one of these steps. */
export function frameAmong<F extends string>(
  s: S,
  steps: readonly StepId<F>[],
): Frame<F> | undefined {
  const step = steps.find((one) => one === s.step);
  return step === undefined ? undefined : s.frame(step);
}

export const isHuman = (u: number): boolean => u < SQUADS;
export const sideOf = (u: number): number => (isHuman(u) ? HUMAN : ANNIHILATOR);
export const isAlive = (s: S, u: number): boolean => s.hex[u] !== NONE;

/** Returns the current type of a unit. */
export const typeOf = (s: S, u: number): UnitType =>
  s.converted[u] ? s.world.types.demolition : s.world.types.ofUnit[u];

/** [8.4] Returns the number of charges that a unit still carries; 0 off the map. */
export const chargesOf = (s: S, u: number): number =>
  isAlive(s, u) ? typeOf(s, u).charges - s.spent[u] : 0;

/** [2.2.2] Returns whether a hex has an OB-PAS, CLEAR or ship marker, whatever it was before. */
export const isMarked = (s: S, n: number): boolean => s.marker[n] !== UNMARKED;

/** Returns the units of one side in a hex, ascending. */
export function unitsIn(s: S, n: number, human: boolean): number[] {
  const [first, end] = human ? [0, SQUADS] : [SQUADS, UNITS.length];
  const units: number[] = [];
  for (let u = first; u < end; u++) if (s.hex[u] === n) units.push(u);
  return units;
}

/** Returns whether a unit of that side is in the hex. */
export function hasUnit(s: S, n: number, human: boolean): boolean {
  const [first, end] = human ? [0, SQUADS] : [SQUADS, UNITS.length];
  for (let u = first; u < end; u++) if (s.hex[u] === n) return true;
  return false;
}

/** [R20] Restarts the count of quiet turns after an event that cannot be repeated for ever. */
export function breakQuiet(s: S): void {
  s.quiet = 0;
}

/** Removes a unit from the map, with everything it carries. */
export function eliminate(s: S, u: number): void {
  breakQuiet(s);
  s.hex[u] = NONE;
  s.spent[u] = 0;
  s.converted[u] = 0;
  s.disrupted[u] = 0;
  s.acted[u] = 0;
  s.met[u] = 0;
}

/** Returns the number of charges that are set and have not gone off. */
export function chargesSet(s: S): number {
  const end = s.chargeHex.indexOf(NONE);
  return end < 0 ? s.chargeHex.length : end;
}

/** [8.1] Returns whether a charge was set in an earlier turn, so that it goes off in this one. */
export const isDue = (s: S, i: number): boolean => s.chargeTurn[i] < s.turn;

/** [8.1] Returns the charges that go off in this turn, in the order of setting. */
export const dueCharges = (s: S): number[] =>
  Array.from({ length: chargesSet(s) }, (_, i) => i).filter((i) => isDue(s, i));

/** Returns hexes 1, 2, … of a charge with a pattern and direction at a node; -1 off the map. */
export function blastHexes(s: S, n: number, pattern: number, direction: number): number[] {
  const count = hexesOf(pattern);
  const figure = s.world.figures[pattern];
  return Array.from({ length: count }, (_, k) => figureHex(figure, direction, n, k + 1));
}

/** [DCT] Returns the number of hexes of a pattern: 4, 6, 7, 4. */
export const hexesOf = (pattern: number): number => PATTERN_SIZES[pattern];

/** Counts the units of each side in every hex, into the scratch memory of the world. */
export function countUnits(s: S): void {
  const { hex } = s;
  const { counted, counts } = s.world.scratch;
  let moved = 0;
  for (let u = 0; u < hex.length; u++) moved |= counted[u] ^ hex[u];
  if (moved === 0) return;
  counted.set(hex);
  const [human, robots] = counts;
  human.fill(0);
  robots.fill(0);
  for (let u = 0; u < UNITS.length; u++) {
    const n = hex[u];
    if (n !== NONE) (u < SQUADS ? human : robots)[n]++;
  }
}

const NO_LIMIT = 99;

/** [6.0] [R7] Returns the maximum number of units of a side in a hex: any number of squads in a ship's hex. */
export function stackLimit(s: S, side: number, n: number): number {
  return side === HUMAN && s.marker[n] === SHIP ? NO_LIMIT : s.world.values.stack[side];
}

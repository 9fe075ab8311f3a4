/** The state of play, its constants, and the words of the rulebook over both. */
import { Flood } from '../../kernel/board/path.ts';
import type { Frame, StepId } from '../../kernel/frames.ts';
import type { Setup } from '../../kernel/setup/setup.ts';
import { defineState, NONE, type StateOf } from '../../kernel/state.ts';
import { BOARD } from './data/map.ts';
import { unitsOf } from './data/scenarios.ts';
import { BLAST_COLUMNS, figureHex, figuresOf } from './data/patterns.ts';
import { COLUMN_1_1, COLUMN_1_2 } from './data/tables.ts';
import {
  ANNIHILATOR,
  DEMOLITION,
  HUMAN,
  PRINTED,
  SQUADS,
  TYPES,
  UNITS,
  type UnitType,
} from './data/units.ts';
import { STEPS, WAYS } from './rules/names.ts';

/** [8.4] All charges there are: 15. No more can ever be set at once. */
export const CHARGES = TYPES.reduce((sum, type) => sum + type.count * type.charges, 0);

/** [2.2.2] Values of `marker`. A ship has made its hex clear for good [R1b]. */
export const UNMARKED = 0;
export const OB_PAS = 1;
export const CLEAR = 2;
export const SHIP = 3;

/** Working memory of floods; belongs to one game, not to a module. */
interface Scratch {
  readonly flood: Flood;
  /** Units in each hex, by side; valid after `countUnits`. */
  readonly counts: readonly [human: Uint8Array, robots: Uint8Array];
  /** Where the units stood when they were counted. */
  readonly counted: Int16Array;
}

/** Everything about a game that does not change while it is played. */
interface World {
  readonly scenario: string;
  /** [D6] The units that take part. */
  readonly units: ReadonlySet<number>;
  /** [7.2] The mind weapon is in play; off only by option [D7]. */
  readonly mindWeapon: boolean;
  /** [7.3] Odds column in which auto-defend hexes attack: 1-1, or 1-2 by option [R18]. */
  readonly autoDefend: number;
  /** [D3] Figure of each pattern. */
  readonly figures: readonly number[];
  readonly scratch: Scratch;
}

/** The constants of a scenario with its options. */
export function makeWorld({ scenario, options }: Setup): World {
  const { size } = BOARD;
  const { 'pattern-a': shapeOfA = 0, 'mind-weapon': mind = 1, 'auto-defend': kind = 0 } = options;
  return {
    scenario,
    units: unitsOf(scenario),
    mindWeapon: mind === 1,
    autoDefend: kind === 0 ? COLUMN_1_1 : COLUMN_1_2,
    figures: figuresOf(shapeOfA),
    scratch: {
      flood: new Flood(BOARD),
      counts: [new Uint8Array(size), new Uint8Array(size)],
      counted: new Int16Array(UNITS.length).fill(NONE),
    },
  };
}

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
       * [R20] Turns in a row, this one included, in which nothing was done that cannot be done for ever;
       * 0 if it was done in this turn. Counted only without the mind weapon.
       */
      quiet: 'public',
      /** How the game ended, an index into `ENDINGS`. */
      ending: 'public',
    },
    columns: {
      /** Where each unit is, or `NONE`: not on the map, be it not yet or no longer. */
      hex: [UNITS.length, 'public'],
      /** [8.4] Charges each unit has used up, so that 0 is a full supply. */
      spent: [UNITS.length, 'public'],
      /** [8.5] 1 where an Assault Squad has become a Demolition Squad. */
      converted: [UNITS.length, 'public'],
      /** [R4] 1 until the end of the next demolition step. */
      disrupted: [UNITS.length, 'public'],
      /** 1 where a unit has done what it may do in the present step. */
      acted: [UNITS.length, 'public'],
      /** [5.4] [R19] 1 where a squad has entered a hex with robots in step 1 of this turn. */
      met: [UNITS.length, 'public'],
      /** [2.2.2] What lies on each hex: `UNMARKED`, `OB_PAS`, `CLEAR` or `SHIP`. */
      marker: [BOARD.size, 'public'],
      /** [8.3] 1 where a charge went off in the present demolition step and did not fail. */
      justCleared: [BOARD.size, 'public'],
      /** [R13] Charges that fallen Demolition Squads left in each hex. */
      dropped: [BOARD.size, 'public'],
      /** Charges set, in the order they were set; `NONE` behind the last. */
      chargeHex: [CHARGES, 'public'],
      chargePattern: [CHARGES, 'public'],
      chargeDirection: [CHARGES, 'public'],
      chargeTurn: [CHARGES, 'public'],
    },
    world,
  }) as const;

export type AnnihilatorState = StateOf<ReturnType<typeof specOf>>;

/** The state class of a world. */
export const stateClass = (world: World) => defineState(specOf(world));

type S = AnnihilatorState;

/** [3.0] The step of the turn that is being played: the lowest of those pending. */
export const phaseStep = (s: S): number => s.ints[1];

/** The unit that moves or advances, whatever befalls it on its way; `NONE` if none does. */
export function underWay(s: S): number {
  const step = WAYS.find((one) => s.isPending(one));
  return step === undefined ? NONE : s.frame(step).unit;
}

/** The frame of the step on top, if it is one of these. */
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

/** The type a unit is now. */
export const typeOf = (s: S, u: number): UnitType => (s.converted[u] ? DEMOLITION : PRINTED[u]);

/** [8.4] Charges a unit still carries; none off the map. */
export const chargesOf = (s: S, u: number): number =>
  isAlive(s, u) ? typeOf(s, u).charges - s.spent[u] : 0;

/** [2.2.2] True on hexes with an OB-PAS, CLEAR or ship marker, whatever they were before. */
export const isMarked = (s: S, n: number): boolean => s.marker[n] !== UNMARKED;

/** Units of one side in a hex, ascending. */
export function unitsIn(s: S, n: number, human: boolean): number[] {
  const [first, end] = human ? [0, SQUADS] : [SQUADS, UNITS.length];
  const units: number[] = [];
  for (let u = first; u < end; u++) if (s.hex[u] === n) units.push(u);
  return units;
}

/** True if a unit of that side is in the hex. */
export function hasUnit(s: S, n: number, human: boolean): boolean {
  const [first, end] = human ? [0, SQUADS] : [SQUADS, UNITS.length];
  for (let u = first; u < end; u++) if (s.hex[u] === n) return true;
  return false;
}

/** [R20] Something has happened that cannot happen for ever. */
export function breakQuiet(s: S): void {
  s.quiet = 0;
}

/** Takes a unit off the map; nothing of it stays behind. */
export function eliminate(s: S, u: number): void {
  breakQuiet(s);
  s.hex[u] = NONE;
  s.spent[u] = 0;
  s.converted[u] = 0;
  s.disrupted[u] = 0;
  s.acted[u] = 0;
  s.met[u] = 0;
}

/** Number of charges set and not yet gone off. */
export function chargesSet(s: S): number {
  const end = s.chargeHex.indexOf(NONE);
  return end < 0 ? CHARGES : end;
}

/** [8.1] True if a charge was set in an earlier turn and goes off in this one. */
export const isDue = (s: S, i: number): boolean => s.chargeTurn[i] < s.turn;

/** [8.1] The charges that go off in this turn, in the order they were set. */
export const dueCharges = (s: S): number[] =>
  Array.from({ length: chargesSet(s) }, (_, i) => i).filter((i) => isDue(s, i));

/** Hexes 1, 2, … of a charge, in a pattern and direction at a node; -1 off the map. */
export function blastHexes(s: S, n: number, pattern: number, direction: number): number[] {
  const count = hexesOf(pattern);
  const figure = s.world.figures[pattern];
  return Array.from({ length: count }, (_, k) => figureHex(figure, direction, n, k + 1));
}

/** [DCT] Number of hexes of a pattern: 4, 6, 7, 4. */
export const hexesOf = (pattern: number): number => BLAST_COLUMNS[pattern].length + 1;

/** [R20] After so many quiet turns the Annihilator has won. */
export const QUIET_TURNS = 10;

/** Counts the units of each side in every hex, into the scratch of the world. */
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

/** [6.0] [R7] Most units of a side in a hex: 3 human, but any number by a ship; 6 robots. */
export function stackLimit(s: S, side: number, n: number): number {
  if (side === ANNIHILATOR) return 6;
  return s.marker[n] === SHIP ? NO_LIMIT : 3;
}

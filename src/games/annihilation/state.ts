/** The state of play, its constants, and functions on both in the terms of the rulebook. */
import type { UnitSpec } from '../../kernel/game.ts';
import type { Setup } from '../../kernel/setup/setup.ts';
import type { Message, Noun } from '../../kernel/text/message.ts';
import { defineState, NONE, type StateOf } from '../../kernel/state.ts';
import { BOARDS } from './data/boards.ts';
import { type BoardField, makeField, trayNode } from './data/field.ts';
import { endingsOf, type GameEnding } from './data/endings.ts';
import { makeMarks } from './data/marks.ts';
import { particles, SIDES } from './data/particles.ts';
import { type AnnihilationValues, chargesOf, MOST_TURNS, VALUES } from './data/values.ts';
import { STEP, STEPS } from './rules/names.ts';
import { msg } from './i18n/msg.ts';

/** Working memory of the search for a legal path, which belongs to one game rather than to the module. */
interface Scratch {
  /**
   * `blind[n * reach + force]` is `stamp` if no path continues from n with that force. The values are doubles, because
   * millions of searches a second would soon exhaust 32 bits.
   */
  readonly blind: Float64Array;
  readonly reach: number;
  stamp: number;
  /** Ends of the lines through a point while they are sorted. */
  readonly ends: Int16Array;
}

/** Everything about a game that does not change while it is played. */
export interface World extends BoardField {
  readonly values: AnnihilationValues;
  readonly endings: readonly GameEnding[];
  readonly units: readonly UnitSpec[];
  readonly charge: Int16Array;
  /** The side that owns each particle while its first face is up. */
  readonly born: Int16Array;
  /** [0.2] Winning score. */
  readonly target: number;
  /** Twice the charge of each particle, plus the side that owns it with its first face up. */
  readonly kind: Int16Array;
  /** [R18] Numbers that identify positions. */
  readonly marks: Int16Array;
  readonly scratch: Scratch;
}

/** Returns the constants of a set-up with a winning score. */
export function makeWorld({ scenario, variant }: Setup, target: number): World {
  const values = VALUES.of(variant?.changes);
  const set = chargesOf(scenario, values);
  const data = BOARDS[scenario];
  if (!data) throw new Error(`annihilation has no board for "${scenario}"`);
  const units = particles(set);
  const field = makeField(
    data,
    units.map((u) => u.id),
  );
  const reach = Math.max(...set) + 1;
  const charges = [...set, ...set];
  return {
    ...field,
    values,
    endings: endingsOf(values),
    units,
    charge: Int16Array.from(charges),
    born: Int16Array.from(units, (u) => u.side),
    kind: Int16Array.from(units, ({ side }, u) => 2 * charges[u] + side),
    target,
    marks: makeMarks(2 * reach * (field.points + 1)),
    scratch: {
      blind: new Float64Array(field.points * reach),
      reach,
      stamp: 0,
      ends: new Int16Array(field.points),
    },
  };
}

const specOf = (world: World) =>
  ({
    schema: 'annihilation/3',
    steps: STEPS,
    depth: 3,
    scalars: {
      /** Number of turns begun, the current one included; a turn is one player's action. */
      turn: 'public',
      /** Player on turn. */
      side: 'public',
      /** [R16] Number of turns since a particle was last placed or annihilated, the current one included. */
      quiet: 'public',
      /** [R15] Number of passes in a row. */
      passes: 'public',
      /** [R7] Carrier that was placed onto another in this turn, or `NONE`. */
      placed: 'public',
      /** Ending of the game, from 1 on; the one before is its index in `endings`. */
      ending: 'public',
    },
    columns: {
      /** Point of each particle; `NONE` in the tray of its owner. */
      place: [world.units.length, 'public'],
      /** 1 if the second face is up, so that the particle is the other player's. */
      flipped: [world.units.length, 'public'],
      /** [4.6] 1 if a particle has emitted its charge in this turn. */
      emitted: [world.units.length, 'public'],
      score: [2, 'public'],
      /**
       * [R18] Positions at the starts of turns since points were last scored, that of the current turn first: three
       * numbers each, `NONE` after the last.
       */
      beforeA: [MOST_TURNS, 'public'],
      beforeB: [MOST_TURNS, 'public'],
      beforeC: [MOST_TURNS, 'public'],
      /**
       * Particle on each point, or `NONE`. It follows from `place`, except for the particle in flight: that one is on
       * no point, and its `place` may be that of the particle it meets.
       */
      unitOn: [world.points, 'public'],
    },
    world,
  }) as const;

export type AnnihilationState = StateOf<ReturnType<typeof specOf>>;

/** Returns the state class of a world. Boards differ in size, so each game makes its own. */
export const stateClass = (world: World) => defineState(specOf(world));

/** [5.6] Returns the player whose face of the particle is up. */
export function ownerOf(s: AnnihilationState, u: number): number {
  return s.world.born[u] ^ s.flipped[u];
}

export const chargeOf = (s: AnnihilationState, u: number): number => s.world.charge[u];

/** [7.1] Returns the points that a particle scores on an emergence: its charge, as printed. */
export function pointsOf(s: AnnihilationState, u: number): number {
  const { 'points.charge': each, 'points.particle': more } = s.world.values;
  return isAnnihilator(s, u) ? 0 : each * chargeOf(s, u) + more;
}

export const isAnnihilator = (s: AnnihilationState, u: number): boolean => s.world.charge[u] === 0;

/** [D9] Returns the name of a particle for display, by the face that is up: "White's 8". */
export function nameOf(s: AnnihilationState, u: number): Message {
  const side = SIDES[ownerOf(s, u)].id;
  return isAnnihilator(s, u)
    ? msg('unit.annihilator', { side })
    : msg('unit.carrier', { side, n: chargeOf(s, u) });
}

/** Returns the particle as a noun with its current name. */
export const named = (s: AnnihilationState, u: number): NamedUnit => ({
  unit: u,
  name: nameOf(s, u),
});
export type NamedUnit = Extract<Noun, { readonly unit: number }>;

/** [D9] Returns the name on text boards: "W8". */
export const signOf = (s: AnnihilationState, u: number): string =>
  `${SIDES[ownerOf(s, u)].id[0].toUpperCase()}${chargeOf(s, u)}`;

/** Returns the particle on a point, or `NONE`. */
export const standingOn = (s: AnnihilationState, n: number): number => s.unitOn[n];

/** Returns whether a point is one of the two emergences. */
export function isEmergence({ world }: AnnihilationState, n: number): boolean {
  return n === world.emergence[0] || n === world.emergence[1];
}

/** [D3] Returns the number of steps from a point to the emergence of the opponent of `side`. */
export function distanceFor({ world }: AnnihilationState, side: number, n: number): number {
  const layer = world.layer[n];
  return side === 0 ? world.steps - layer : layer;
}

/** Returns where a particle is drawn: its point, or its place in the tray of its owner. */
export function nodeOf(s: AnnihilationState, u: number): number {
  const n = s.place[u];
  return n === NONE ? trayNode(s.world, s.world.units.length, ownerOf(s, u), u) : n;
}

/**
 * Returns the particle that the step on top is about during a turn: lifted from the board until its motion ends, or an
 * annihilator still in the tray. `NONE` between turns.
 */
export function inFlight(s: AnnihilationState): number {
  return IN_FLIGHT.has(s.step) ? s.frame<'particle'>(s.step).particle : NONE;
}

/** Steps about one particle. */
const IN_FLIGHT: ReadonlySet<number> = new Set([
  STEP['annihilator.point'],
  STEP['emission.path'],
  STEP['transference.line'],
  STEP['meeting.choice'],
]);

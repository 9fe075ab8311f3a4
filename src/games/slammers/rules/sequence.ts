/**
 * [5.1] Sequence of play. A game turn consists of the scenario's player turns in order [5.3]; each goes through these
 * sections from top to bottom. A section starts with its first step at the bottom of the stack, pushes the steps that
 * it needs, and ends with `goOn`.
 */
import { NONE } from '../../../kernel/state.ts';
import type { Side } from '../../../kernel/side.ts';
import type { Slammers } from '../state.ts';
import { STEP } from './names.ts';

type S = Slammers;

interface Section {
  readonly id: string;
  begin(s: S): void;
  /** Whether `section.end` follows, which places rubble and ends jamming. */
  readonly fights?: true;
}

export const SECTIONS = [
  { id: 'set-up', begin: (s) => s.restart(STEP['setup.buy'], { colour: NONE, line: 0 }) },
  { id: 'begin', begin: (s) => s.restart(STEP['turn.begin']) },
  // Of the moving player
  { id: 'rally', begin: (s) => s.restart(STEP['rally.next'], { unit: NONE }) },
  { id: 'drops', begin: (s) => s.restart(STEP['drop.pick'], { last: NONE }) },
  { id: 'movement', begin: (s) => s.restart(STEP['move.pick']) },
  // Of all players, in the order of fire
  { id: 'indirect', fights: true, begin: (s) => s.restart(STEP['strike.hex'], { order: 0 }) },
  { id: 'direct', fights: true, begin: (s) => s.restart(STEP['direct.hex'], { order: 0 }) },
  {
    id: 'assault',
    fights: true,
    begin: (s) => s.restart(STEP['assault.hex'], { hex: NONE, order: 0 }),
  },
  { id: 'end', begin: (s) => s.restart(STEP['turn.end']) },
] as const satisfies readonly Section[];

export type SectionId = (typeof SECTIONS)[number]['id'];
/** Section ids as indices into `SECTIONS`; the state's `section` has these values. */
export const SECTION = Object.fromEntries(SECTIONS.map(({ id }, i) => [id, i])) as Readonly<
  Record<SectionId, number>
>;

/** Begins a section. */
export function beginSection(s: S, section: number): void {
  s.section = section;
  SECTIONS[section].begin(s);
}

/** Ends the current section, whatever is still pending, and starts the next one. */
export function goOn(s: S): void {
  const { fights }: Section = SECTIONS[s.section];
  if (fights && s.step !== STEP['section.end']) s.restart(STEP['section.end']);
  else beginSection(s, s.section + 1);
}

/**
 * [5.1] Starts the next player turn [R70] of a side that has not resigned; after the last one, the next game turn
 * [5.3].
 */
export function nextTurn(s: S): void {
  do {
    s.mover = (s.mover + 1) % s.world.playerTurns.length;
    if (s.mover === s.first) s.round++;
  } while (isOut(s, s.mover));
  beginSection(s, SECTION.begin);
}

const isOut = ({ world, out }: S, turn: number): boolean => out[world.playerTurns[turn].side] === 1;

/** [5.3] Returns the player turns of a game turn in order, without sides that have resigned. */
export function playerTurnsNow(s: S): number[] {
  const { playerTurns } = s.world;
  return playerTurns
    .map((_, i) => (s.first + i) % playerTurns.length)
    .filter((turn) => !isOut(s, turn));
}

/** [5.3] Returns whether the current player turn is the first, or the last, of its game turn. */
export const isFirstOfRound = (s: S): boolean => s.mover === playerTurnsNow(s)[0];
export const isLastOfRound = (s: S): boolean => s.mover === playerTurnsNow(s).at(-1);

/** [27.1] Returns the box of the turn marker, which starts again after 20. */
export const markerOf = (round: number): number => (round < 1 ? 0 : ((round - 1) % TRACK) + 1);
const TRACK = 20;

/**
 * [5.4] [R1] Returns the player turn at a place of the order of fire (0 to the number of player turns - 1): by the
 * order of movement, or with the moving player first.
 */
export function turnAt({ world, first, mover }: S, order: number): number {
  const { playerTurns, options } = world;
  const turn = (first + order) % playerTurns.length;
  if (!options['fire-order']) return turn;
  if (order === 0) return mover;
  const before = (first + order - 1) % playerTurns.length;
  const place = (mover - first + playerTurns.length) % playerTurns.length;
  return order <= place ? before : turn;
}

/** Returns the side at a place of the order of fire. */
export const sideAt = (s: S, order: number): Side => s.world.playerTurns[turnAt(s, order)].side;

/** Returns the side whose player turn it is. */
export const movingSide = ({ world, mover }: S): Side => world.playerTurns[mover].side;

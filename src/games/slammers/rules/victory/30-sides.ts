/** [4.1] Sides and parties of a scenario for its result: allied sides win together. */
import { NONE } from '../../../../kernel/state.ts';
import type { Side } from '../../../../kernel/side.ts';
import { COLOURS } from '../../data/units.ts';
import type { Slammers } from '../../state.ts';
import { partyOf } from '../units.ts';

type S = Slammers;

/** Returns the party that a side represents: that of its main colour [41.4]. */
export function partyOfSide({ world }: S, side: Side): number {
  const [own] = world.scenario.commands[side].colours;
  return world.partyOf[COLOURS.indexOf(own)];
}

/** Returns the sides that have not resigned, ascending. */
export const sidesInPlay = ({ out }: S): Side[] =>
  [...out.keys()].filter((side) => out[side] === 0);

/** Returns the party of the side that a scenario names. */
export const partyNamed = (s: S, by: string): number =>
  partyOfSide(
    s,
    s.world.scenario.commands.findIndex(({ side }) => side === by),
  );

/** Returns the sides of a party; `sidesAgainst` returns all others. */
export const sidesOf = (s: S, party: number): Side[] =>
  sidesInPlay(s).filter((side) => partyOfSide(s, side) === party);
export const sidesAgainst = (s: S, party: number): Side[] =>
  sidesInPlay(s).filter((side) => partyOfSide(s, side) !== party);

/** Returns whether a unit is in the game, on the map or yet to arrive. */
const isAlive = ({ at }: S, u: number): boolean => at[u] >= NONE;

/** Returns the number of a colour's units that are in the game. */
export function countAlive(s: S, colour: number): number {
  let count = 0;
  for (let u = 0; u < s.at.length; u++) if (s.world.colour[u] === colour && isAlive(s, u)) count++;
  return count;
}

/** Returns whether a party has a unit in the game. */
export function isInGame(s: S, party: number): boolean {
  for (let u = 0; u < s.at.length; u++) if (partyOf(s, u) === party && isAlive(s, u)) return true;
  return false;
}

/** Adds up, by party, a number that each colour has. */
export function byParty(s: S, amountOf: (colour: number) => number): number[] {
  const amounts = new Array<number>(s.world.parties).fill(0);
  COLOURS.forEach((_, c) => {
    if (s.world.partyOf[c] !== NONE) amounts[s.world.partyOf[c]] += amountOf(c);
  });
  return amounts;
}

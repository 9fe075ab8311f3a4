/** [4.1] Sides and parties of a scenario when it is said who has won: allied sides win together. */
import { NONE } from '../../../../kernel/state.ts';
import type { Side } from '../../../../kernel/side.ts';
import { COLOURS } from '../../data/units.ts';
import type { Slammers } from '../../state.ts';
import { partyOf } from '../units.ts';

type S = Slammers;

/** The party that a side is at the table for: that of the colour it brings [41.4]. */
export function partyOfSide({ world }: S, side: Side): number {
  const [own] = world.scenario.commands[side].colours;
  return world.partyOf[COLOURS.indexOf(own)];
}

/** The sides that have not given up, ascending. */
export const sidesInPlay = ({ out }: S): Side[] =>
  [...out.keys()].filter((side) => out[side] === 0);

/** The party of the side that a scenario names. */
export const partyNamed = (s: S, by: string): number =>
  partyOfSide(
    s,
    s.world.scenario.commands.findIndex(({ side }) => side === by),
  );

/** The sides of a party, and those of all others. */
export const sidesOf = (s: S, party: number): Side[] =>
  sidesInPlay(s).filter((side) => partyOfSide(s, side) === party);
export const sidesAgainst = (s: S, party: number): Side[] =>
  sidesInPlay(s).filter((side) => partyOfSide(s, side) !== party);

/** Whether a unit is in the game, on the map or still to come. */
const isAlive = ({ at }: S, u: number): boolean => at[u] >= NONE;

/** Units of a colour that are in the game. */
export function countAlive(s: S, colour: number): number {
  let count = 0;
  for (let u = 0; u < s.at.length; u++) if (s.world.colour[u] === colour && isAlive(s, u)) count++;
  return count;
}

/** Whether a party has a unit in the game. */
export function isInGame(s: S, party: number): boolean {
  for (let u = 0; u < s.at.length; u++) if (partyOf(s, u) === party && isAlive(s, u)) return true;
  return false;
}

/** Sums up, by party, a number that every colour has. */
export function byParty(s: S, amountOf: (colour: number) => number): number[] {
  const amounts = new Array<number>(s.world.parties).fill(0);
  COLOURS.forEach((_, c) => {
    if (s.world.partyOf[c] !== NONE) amounts[s.world.partyOf[c]] += amountOf(c);
  });
  return amounts;
}

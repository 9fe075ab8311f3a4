/** [4.1] Victory conditions about units and containers: eliminated, found, off the map, brought home. */
import { NONE } from '../../../../kernel/state.ts';
import { COLOURS } from '../../data/units.ts';
import type { Slammers } from '../../state.ts';
import { msg } from '../../i18n/msg.ts';
import {
  byParty,
  countAlive,
  isInGame,
  partyNamed,
  partyOfSide,
  sidesInPlay,
  sidesOf,
} from './30-sides.ts';
import { aimOf, type Judge, mostOf, named, type VictoryBy } from './30-verdict.ts';
import { canSpiceBeFetched } from './44-fetching.ts';
import { WON } from '../names.ts';
import { countOnMap, partyOf } from '../units.ts';

type S = Slammers;

const lossesOf = (s: S, party: number): number => byParty(s, (c) => s.losses[c])[party];

/** [33.5] [34.4] [42.6] All units of a colour are gone, without too many losses of the hunters. */
export const eliminate: Judge<VictoryBy<'eliminate'>> = {
  isDecided(s, { by, colour, losses = Infinity }) {
    const party = partyNamed(s, by);
    const isGone = countAlive(s, COLOURS.indexOf(colour)) === 0;
    return isGone || lossesOf(s, party) >= losses || !isInGame(s, party);
  },
  verdict(s, { by, colour, losses = Infinity }) {
    const party = partyNamed(s, by);
    const left = countAlive(s, COLOURS.indexOf(colour));
    const lost = lossesOf(s, party);
    const args = { by: named(sidesOf(s, party)), colour: msg(`colour.${colour}`), left, lost };
    const key = lost >= losses ? 'end.bled' : left > 0 ? 'end.survived' : 'end.wiped-out';
    return aimOf(s, party, key === 'end.wiped-out', msg(key, args));
  },
};

/** [35.3] The most points win. */
export const points: Judge<VictoryBy<'points'>> = {
  // A single remaining side has no enemies left to score with.
  isDecided: (s) => s.world.scenario.parties.filter((_, party) => isInGame(s, party)).length < 2,
  verdict(s) {
    const amounts = new Array<number>(s.world.parties).fill(0);
    for (const side of sidesInPlay(s)) amounts[partyOfSide(s, side)] += s.points[side];
    return mostOf(s, amounts, 'end.points');
  },
};

/** [36.5] All forests have been entered, and no partisan that hid there is left. */
export const clear: Judge<VictoryBy<'clear'>> = {
  isDecided: (s, { by }) =>
    (unsearched(s) === 0 && partisansLeft(s) === 0) || !isInGame(s, partyNamed(s, by)),
  verdict(s, { by }) {
    const [entered, left] = [s.world.areas.hiding.length - unsearched(s), partisansLeft(s)];
    const reason = msg('end.cleared', { n: s.world.areas.hiding.length, entered, left });
    return aimOf(s, partyNamed(s, by), unsearched(s) === 0 && left === 0, reason);
  },
};

const unsearched = ({ world, searched }: S): number =>
  world.areas.hiding.filter((n) => !searched[n]).length;

function partisansLeft(s: S): number {
  const { partisans } = s.world.scenario.specials;
  return partisans ? countOnMap(s, COLOURS.indexOf(partisans.colour)) : 0;
}

const GRADES = ['end.left.0', 'end.left.1', 'end.left.2', 'end.left.3', 'end.left.4'] as const;
/** [38.4] Index of the grade that is a draw; below it, the other sides win. */
const DRAWN = 2;

/** [38.4] The number of units that have left the map, in grades. */
export const leave: Judge<VictoryBy<'leave'>> = {
  isDecided(s, { by, grades }) {
    const party = partyNamed(s, by);
    let left = 0;
    for (let u = 0; u < s.at.length; u++) if (s.at[u] >= NONE && partyOf(s, u) === party) left++;
    const off = offOf(s, party);
    return gradeOf(off, grades) === gradeOf(off + left, grades);
  },
  verdict(s, { by, grades }) {
    const party = partyNamed(s, by);
    const off = offOf(s, party);
    const grade = gradeOf(off, grades);
    const reason = msg(GRADES[grade], { by: named(sidesOf(s, party)), n: off });
    if (grade === DRAWN) return { winners: sidesInPlay(s), reason };
    return aimOf(s, party, grade > DRAWN, reason);
  },
};

const offOf = (s: S, party: number): number => byParty(s, (c) => s.off[c])[party];

const gradeOf = (off: number, grades: readonly number[]): number =>
  grades.filter((from) => off >= from).length;

/** [44.7] The most safe containers win, once all are safe, or [R77] none of the rest can be fetched. */
export const gather: Judge<VictoryBy<'gather'>> = {
  isDecided: (s) => !canSpiceBeFetched(s),
  verdict(s) {
    const amounts = byParty(s, (c) => s.spiceSafe.filter((owner) => owner === c).length);
    const isStuck = s.ending === WON && s.spiceSafe.includes(NONE);
    return { ...mostOf(s, amounts, 'end.gather'), ...(isStuck && { rule: 'R77' }) };
  },
};

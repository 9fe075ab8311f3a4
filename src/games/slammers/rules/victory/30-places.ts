/** [4.1] Victory conditions about hexes that units hold or reach. */
import { node } from '../../../../kernel/text/message.ts';
import { NONE } from '../../../../kernel/state.ts';
import { type Colour, COLOURS } from '../../data/units.ts';
import type { Slammers } from '../../state.ts';
import { msg } from '../../i18n/msg.ts';
import { countAlive, isInGame, partyNamed, sidesInPlay, sidesOf } from './30-sides.ts';
import { aimOf, type Judge, mostOf, named, type VictoryBy } from './30-verdict.ts';
import { hasEnemyAt, partyOf } from '../units.ts';

type S = Slammers;

/** Returns whether a party has an undisrupted unit in a hex. */
function holds(s: S, party: number, n: number): boolean {
  for (let u = 0; u < s.at.length; u++)
    if (s.at[u] === n && !s.disrupted[u] && partyOf(s, u) === party) return true;
  return false;
}

/** Returns whether a party has a unit in a hex. */
function isAt(s: S, party: number, n: number): boolean {
  for (let u = 0; u < s.at.length; u++) if (s.at[u] === n && partyOf(s, u) === party) return true;
  return false;
}

/** Returns the hexes that decide the game. */
const victoryHexes = ({ world }: S): number[] =>
  [...world.terrain.keys()].filter((n) => world.areas.victory[n] === 1);

/** [31.5] An undisrupted unit on each of the hills. */
export const holdEachGroup: Judge<VictoryBy<'hold-each-group'>> = {
  isDecided: (s, { by }) => !isInGame(s, partyNamed(s, by)),
  verdict(s, { by }) {
    const party = partyNamed(s, by);
    const { clusters } = s.world.areas;
    const held = clusters.filter((hexes) => hexes.some((n) => holds(s, party, n))).length;
    const n = clusters.length;
    const reason = msg('end.hold-each', { by: named(sidesOf(s, party)), held, n });
    return aimOf(s, party, held === n, reason);
  },
};

/** [37.4] An undisrupted unit in any of the hexes. */
export const holdAny: Judge<VictoryBy<'hold-any'>> = {
  isDecided: (s, { by }) => !isInGame(s, partyNamed(s, by)),
  verdict(s, { by }) {
    const party = partyNamed(s, by);
    const n = victoryHexes(s).filter((hex) => holds(s, party, hex)).length;
    return aimOf(s, party, n > 0, msg('end.hold-any', { by: named(sidesOf(s, party)), n }));
  },
};

/** [32.5] The most hexes that only the party's own units occupy, disrupted or not. */
export const mostHexes: Judge<VictoryBy<'most-hexes'>> = {
  isDecided: isDeserted,
  verdict(s) {
    const amounts = eachParty(
      s,
      (party) =>
        victoryHexes(s).filter((n) => isAt(s, party, n) && !hasEnemyAt(s, party, n)).length,
    );
    return mostOf(s, amounts, 'end.most-hexes');
  },
};

/** [39.6] The most undisrupted units in the hexes. */
export const mostUnits: Judge<VictoryBy<'most-units'>> = {
  isDecided: isDeserted,
  verdict(s) {
    const { victory } = s.world.areas;
    const counts = (u: number) => s.at[u] >= 0 && victory[s.at[u]] === 1 && !s.disrupted[u];
    const standing = [...s.at.keys()].filter(counts);
    const amounts = eachParty(s, (party) => standing.filter((u) => partyOf(s, u) === party).length);
    return mostOf(s, amounts, 'end.most-units');
  },
};

/** [43.4] For each city in which a party has units in every hex: one point per hex. */
export const garrison: Judge<VictoryBy<'garrison'>> = {
  isDecided: isDeserted,
  verdict(s) {
    const amounts = eachParty(s, (party) =>
      s.world.areas.clusters
        .filter((hexes) => hexes.every((n) => isAt(s, party, n)))
        .reduce((points, hexes) => points + hexes.length, 0),
    );
    return mostOf(s, amounts, 'end.garrison');
  },
};

/** Returns whether no party has units left that could change the result. */
function isDeserted(s: S): boolean {
  return eachParty(s, (party) => isInGame(s, party)).every((isThere) => !isThere);
}

const eachParty = <T>(s: S, of: (party: number) => T): T[] =>
  Array.from({ length: s.world.parties }, (_, party) => of(party));

const colourIndex = (colour: Colour): number => COLOURS.indexOf(colour);

/**
 * [40.5] Returns the first unit of some colours in a deciding hex (without enemies there, if `alone`); `NONE` if
 * there is none.
 */
function firstThere(s: S, colours: readonly Colour[], alone: boolean): number {
  const { colour, areas } = s.world;
  const wanted = colours.map(colourIndex);
  for (let u = 0; u < s.at.length; u++) {
    const n = s.at[u];
    if (n < 0 || !areas.victory[n] || !wanted.includes(colour[u])) continue;
    if (!alone || !hasEnemyAt(s, partyOf(s, u), n)) return u;
  }
  return NONE;
}

/** [40.5] A unit of a colour is in the hex without enemies, at any time. */
export const occupy: Judge<VictoryBy<'occupy'>> = {
  isReached: (s, { colour }) => firstThere(s, [colour], true) !== NONE,
  isDecided: (s, { colour }) =>
    firstThere(s, [colour], true) !== NONE || countAlive(s, colourIndex(colour)) === 0,
  verdict(s, { by, colour }) {
    const u = firstThere(s, [colour], true);
    const args = {
      colour: msg(`colour.${colour}`),
      at: node(u === NONE ? victoryHexes(s)[0] : s.at[u]),
    };
    const reason = msg(u === NONE ? 'end.not-occupied' : 'end.occupied', args);
    return aimOf(s, partyNamed(s, by), u !== NONE, reason);
  },
};

/**
 * [41.6] Returns the hex of a path in which the unit wins, so that it goes no farther; undefined if there is none.
 */
export function goalOn({ world }: S, u: number, hexes: readonly number[]): number | undefined {
  const { victory } = world.scenario;
  const isFor = victory.kind === 'reach' && victory.colours.includes(COLOURS[world.colour[u]]);
  return isFor ? hexes.find((n) => world.areas.victory[n] === 1) : undefined;
}

/**
 * [41.6] The first unit of some colours in the hex wins at once, even beside enemies [R55]; without any by the last
 * turn, it is a draw [R64].
 */
export const reach: Judge<VictoryBy<'reach'>> = {
  isReached: (s, { colours }) => firstThere(s, colours, false) !== NONE,
  isDecided: (s, { colours }) =>
    firstThere(s, colours, false) !== NONE ||
    colours.every((colour) => countAlive(s, colourIndex(colour)) === 0),
  verdict(s, { colours }) {
    const u = firstThere(s, colours, false);
    if (u === NONE) return { winners: sidesInPlay(s), reason: msg('end.not-reached') };
    const { colour, sideOf } = s.world;
    const args = { colour: msg(`colour.${COLOURS[colour[u]]}`), at: node(s.at[u]) };
    return { winners: [sideOf[colour[u]]], reason: msg('end.reached', args) };
  },
};

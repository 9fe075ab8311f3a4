/**
 * Section 13: aims of a cult's armies. [R106] A cult knows the terrain and all independents, facilities and technologists, and sees armies
 * within two hexes.
 */
import { nodeDistance } from '../../../../kernel/board/hex.ts';
import { Flood } from '../../../../kernel/board/path.ts';
import { totalOf } from '../../data/card.ts';
import type { Armageddon } from '../../state.ts';
import { independentsOf } from '../../world.ts';
import { isBase } from '../armies/03-control.ts';
import { fightersAt } from '../battle/05-battle-state.ts';
import { isIron } from './13-cults.ts';
import { isLearned } from './13-zeal.ts';
import {
  armiesAt,
  cardOf,
  cardsOf,
  has,
  hasFlag,
  isArmy,
  isCombatCapable,
  isFamily,
  isPlayer,
} from '../pieces.ts';

type S = Armageddon;

/** Returns the price of all cards of armies. */
const worthOf = (s: S, armies: readonly number[]): number =>
  armies.flatMap((a) => cardsOf(s, a)).reduce((n, u) => n + totalOf(cardOf(s, u).cost), 0);

/** Returns the armies of players in a hex that would have to be fought. */
export const foesIn = (s: S, hex: number): number[] =>
  [...new Set(armiesAt(s, hex).map((a) => s.owner[a]))]
    .filter((owner) => isPlayer(s, owner))
    .flatMap((owner) => fightersAt(s, hex, owner));

/** [13.2] [13.3] Returns whether an army would fight the armies in a hex: their value is at most 5/4 of its own. */
export const dares = (s: S, army: number, hex: number): boolean =>
  100 * worthOf(s, foesIn(s, hex)) <= s.world.values.cultDares * worthOf(s, [army]);

const isSeen = (s: S, army: number, hex: number): boolean =>
  nodeDistance(s.world.board, s.place[army], hex) <= s.world.values.cultSight;

/** Returns whether an army would go to a hex, as far as it sees. */
const isFree = (s: S, army: number, hex: number): boolean =>
  !isSeen(s, army, hex) || dares(s, army, hex);

const isGuarded = (s: S, hex: number): boolean => foesIn(s, hex).length > 0;

/** Returns the hexes of cards or armies that satisfy a condition. */
function hexesOf(s: S, is: (u: number) => boolean): number[] {
  const found: number[] = [];
  for (let u = 0; u < s.world.units.length; u++)
    if (s.place[u] >= 0 && is(u)) found.push(s.place[u]);
  return found;
}

const isFacility = (s: S, u: number): boolean => isFamily(s, u, 'facility');

/** [13.2] Returns the Choir's aims: independents, else undefended outposts, else a weak enough army. */
function aimsOfChoir(s: S, army: number): number[][] {
  return [
    hexesOf(s, (u) => isArmy(s, u) && s.owner[u] === independentsOf(s.world)),
    hexesOf(s, (u) => isFacility(s, u) && isBase(s, u) && !has(s, u, 'headquarters')).filter(
      (n) => !isSeen(s, army, n) || !isGuarded(s, n),
    ),
    hexesOf(s, (u) => isArmy(s, u) && isPlayer(s, s.owner[u]) && isCombatCapable(s, u)).filter(
      (n) => isSeen(s, army, n) && dares(s, army, n),
    ),
  ];
}

/** [13.3] Returns the Fast's aims: places of learning, else cards that make devices. Scouts ignore enemies. */
function aimsOfFast(s: S, army: number): number[][] {
  const isScout = hasFlag(s, army, 'stealth');
  const isOpen = (n: number) => isScout || isFree(s, army, n);
  const makers = hexesOf(
    s,
    (u) => !isArmy(s, u) && has(s, u, 'technologist') && isPlayer(s, s.owner[u]),
  );
  return [
    hexesOf(s, (u) => isFacility(s, u) && isLearned(s, u)).filter(isOpen),
    isScout ? [] : makers.filter(isOpen),
  ];
}

/** Returns the nearest aim of the first kind that exists, the lowest hex of equals; undefined if the army stays. */
function aimOf(s: S, army: number): number | undefined {
  const kinds = isIron(s) ? aimsOfFast(s, army) : aimsOfChoir(s, army);
  const aims = kinds.find((hexes) => hexes.length > 0) ?? [];
  const { left } = ways(s, s.place[army]);
  return [...new Set(aims)].sort((a, b) => left[b] - left[a] || a - b)[0];
}

/** Upper bound of the points of any path. */
const FAR = 500;

const ways = (s: S, from: number, isOpen: (n: number) => boolean = () => true): Flood =>
  new Flood(s.world.board).run(from, FAR, (_, n) =>
    isOpen(n) ? s.world.values.terrainCost[s.terrain[n]] : -1,
  );

/**
 * Returns the next hex on the path of an army, avoiding enemies that are too strong; undefined if it has arrived or
 * there is no path.
 */
export function nextHex(s: S, army: number): number | undefined {
  const aim = aimOf(s, army);
  if (aim === undefined) return undefined;
  const mindsNobody = hasFlag(s, army, 'stealth');
  const isOpen = (n: number) => mindsNobody || n === aim || isFree(s, army, n);
  return ways(s, s.place[army], isOpen).pathTo(aim)[0];
}

/** Section 13: where armies of a cult go. [R106] It knows the ground and what stands open on it; armies within two hexes. */
import { nodeDistance } from '../../../../kernel/board/hex.ts';
import { Flood } from '../../../../kernel/board/path.ts';
import { totalOf } from '../../data/card.ts';
import { CULT_SIGHT, FIGHTS } from '../../data/cults.ts';
import { TERRAINS } from '../../data/terrain.ts';
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

/** Price of all cards of armies. */
const worthOf = (s: S, armies: readonly number[]): number =>
  armies.flatMap((a) => cardsOf(s, a)).reduce((n, u) => n + totalOf(cardOf(s, u).cost), 0);

/** Armies of players in a hex that would have to be fought. */
export const foesIn = (s: S, hex: number): number[] =>
  [...new Set(armiesAt(s, hex).map((a) => s.owner[a]))]
    .filter((owner) => isPlayer(s, owner))
    .flatMap((owner) => fightersAt(s, hex, owner));

/** [13.2] [13.3] Whether an army would fight the armies in a hex: they are worth at most 5/4 of it. */
export const dares = (s: S, army: number, hex: number): boolean =>
  FIGHTS.of * worthOf(s, foesIn(s, hex)) <= FIGHTS.for * worthOf(s, [army]);

const isSeen = (s: S, army: number, hex: number): boolean =>
  nodeDistance(s.world.board, s.place[army], hex) <= CULT_SIGHT;

/** Whether it would go there, as far as it sees. */
const isFree = (s: S, army: number, hex: number): boolean =>
  !isSeen(s, army, hex) || dares(s, army, hex);

const isGuarded = (s: S, hex: number): boolean => foesIn(s, hex).length > 0;

/** Hexes of cards or armies of which something is true. */
function hexesOf(s: S, is: (u: number) => boolean): number[] {
  const found: number[] = [];
  for (let u = 0; u < s.world.units.length; u++)
    if (s.place[u] >= 0 && is(u)) found.push(s.place[u]);
  return found;
}

const isFacility = (s: S, u: number): boolean => isFamily(s, u, 'facility');

/** [13.2] Independents; else outposts that nobody holds; else an army that is weak enough. */
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

/** [13.3] Places of learning; else who makes devices. Scouts mind nobody. */
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

/** The nearest of the first kind that there is; of equals the lowest hex. Undefined: it stands. */
function aimOf(s: S, army: number): number | undefined {
  const kinds = isIron(s) ? aimsOfFast(s, army) : aimsOfChoir(s, army);
  const aims = kinds.find((hexes) => hexes.length > 0) ?? [];
  const { left } = ways(s, s.place[army]);
  return [...new Set(aims)].sort((a, b) => left[b] - left[a] || a - b)[0];
}

/** More points than any way takes. */
const FAR = 500;

const ways = (s: S, from: number, isOpen: (n: number) => boolean = () => true): Flood =>
  new Flood(s.world.board).run(from, FAR, (_, n) => (isOpen(n) ? TERRAINS[s.terrain[n]].cost : -1));

/** The next hex on the way of an army, round who is too strong for it; undefined: it is there, or there is no way. */
export function nextHex(s: S, army: number): number | undefined {
  const aim = aimOf(s, army);
  if (aim === undefined) return undefined;
  const mindsNobody = hasFlag(s, army, 'stealth');
  const isOpen = (n: number) => mindsNobody || n === aim || isFree(s, army, n);
  return ways(s, s.place[army], isOpen).pathTo(aim)[0];
}

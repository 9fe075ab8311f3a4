/** Marches of a bot's armies: each has one aim at a time, and goes as far towards it as it can. */
import { nodeDistance } from '../../../kernel/board/hex.ts';
import { isAtWork, isUnseen, missionsFor } from './agents.ts';
import { keepsSiege } from './siege.ts';
import { type Foe, type Host, type Situation, waysFrom } from './situation.ts';
import { totalIn } from '../rules/resources.ts';
import { has, hasFlag, isFamily } from '../rules/pieces.ts';
import type { Armageddon } from '../state.ts';
import { HAND } from '../state/pieces.ts';

type S = Armageddon;

/** Required strength in relation to the enemy's at an aim; lower at an enemy headquarters, where the game is won. */
const [ODDS, LAIR_ODDS] = [1.15, 0.95];
/** From this round on armies gradually accept worse odds, so that a war of positions ends. */
const PATIENCE = 30;
const boldness = (s: S): number => Math.max(0.1, Math.min(1, 1 - (s.round - PATIENCE) / 60));
/** Minimum strength of an army that may search for a hidden headquarters. */
const SEARCHES = 9;
/** Share of the usual odds below which entering a hex is a blunder. */
export const BLUNDER_SHARE = 0.7;
/** Values of aims. */
const WORTH = {
  lair: 90,
  guess: 30,
  base: 45,
  facility: 10,
  army: 3,
  new: 4,
  riches: 1.5,
  site: 22,
};
/** Distance from home in hexes within which an enemy is a danger. */
const NEAR_HOME = 3;

interface Aim {
  readonly hex: number;
  readonly value: number;
}

/** Returns everything that an army could go for. `dare`: share of the usual odds that it requires. */
function aimsOf(s: S, at: Situation, host: Host, dare: number): Aim[] {
  if (host.isMission) return missionsFor(s, at, host.hex);
  const aims: Aim[] = [];
  const fights = host.strength > 0 && !host.isScout;
  if (fights) for (const [hex, foe] of at.foes) aims.push(...aimAt(s, at, host, hex, foe, dare));
  if (fights && host.strength >= SEARCHES * boldness(s))
    for (const hex of at.lairs) if (!at.foes.has(hex)) aims.push({ hex, value: WORTH.guess });
  if (isBuilder(s, host)) aims.push(...sitesFor(s, at));
  aims.push(...unexplored(s, at, host));
  return aims;
}

function aimAt(s: S, at: Situation, host: Host, hex: number, foe: Foe, dare: number): Aim[] {
  const isLair = at.lairs.includes(hex);
  const odds = dare * boldness(s) * (isLair ? LAIR_ODDS : ODDS);
  if (host.strength < odds * foe.strength) return [];
  const danger = foe.isPlayer && nodeDistance(s.world.board, at.home, hex) <= NEAR_HOME ? 25 : 0;
  const base = isLair ? WORTH.lair : foe.base >= 0 ? WORTH.base : 0;
  const army = (foe.isPlayer ? 1 : 0.4) * WORTH.army * foe.strength;
  const value = base + army + danger + WORTH.facility * Math.min(1, foe.facilities);
  return value > 0 ? [{ hex, value }] : [];
}

/** [2.19] Returns whether an army could build an outpost: it has a hero or an engineer. */
const isBuilder = (s: S, { cards }: Host): boolean =>
  cards.some((u) => isFamily(s, u, 'hero') || has(s, u, 'engineer'));

const hasOutpost = (s: S, side: number): boolean => {
  for (let u = 0; u < s.world.cards; u++)
    if (
      s.owner[u] === side &&
      s.place[u] === HAND &&
      isFamily(s, u, 'facility') &&
      has(s, u, 'supply')
    )
      return true;
  return false;
};

/** Returns the hexes where an outpost would be useful: near resources, and on the way to the enemy. */
function sitesFor(s: S, at: Situation): Aim[] {
  if (!hasOutpost(s, at.side)) return [];
  const found: Aim[] = [];
  for (let n = 0; n < s.world.board.size; n++) {
    const value = siteWorth(s, at, n);
    if (value > 0 && !at.foes.has(n)) found.push({ hex: n, value: WORTH.site + 3 * value });
  }
  return found;
}

/**
 * Returns the value of an outpost in a hex: its yield, and how much nearer the enemy is; 0 if too near another base
 * or too far from all.
 */
export function siteWorth(s: S, at: Situation, hex: number): number {
  if (!s.world.hexRows.has(s.mapped, at.side, hex)) return 0;
  const { board } = s.world;
  const apart = Math.min(...at.bases.map((u) => nodeDistance(board, s.place[u], hex)));
  if (apart < 2 || apart > 4) return 0;
  const riches = Math.min(4, totalIn(s.resources[hex]));
  const way = (from: number) =>
    Math.min(...at.lairs.map((lair) => nodeDistance(board, from, lair)));
  const gained = at.lairs.length === 0 ? 0 : way(at.home) - way(hex);
  return Math.max(0, 1.5 * riches + 1.2 * Math.max(0, gained));
}

/** Returns the hexes with an unknown special; the nearer and the richer, the better. */
function unexplored(s: S, at: Situation, host: Host): Aim[] {
  const found: Aim[] = [];
  const isHero = host.strength === 0;
  for (let n = 0; n < s.world.board.size; n++) {
    if (s.world.hexRows.has(s.explored, at.side, n) || at.foes.has(n)) continue;
    if (isHero && nodeDistance(s.world.board, at.home, n) > NEAR_HOME) continue;
    const isMapped = s.world.hexRows.has(s.mapped, at.side, n);
    const riches = isMapped ? WORTH.riches * totalIn(s.resources[n]) : 1;
    found.push({ hex: n, value: WORTH.new + riches + (at.lairs.includes(n) ? 8 : 0) });
  }
  return found;
}

/** Returns the hex where an army should go now; undefined if it should stay. */
export const marchOf = (
  s: S,
  at: Situation,
  host: Host,
  hexes: readonly number[],
): number | undefined => marchesOf(s, at, host, hexes, 1)[0];

/** Aims to try for each destination, since several aims may lead to the same one. */
const TRIES = 2;

/** Returns up to `most` hexes where an army could go now, by its best aims, best first. */
export function marchesOf(
  s: S,
  at: Situation,
  host: Host,
  hexes: readonly number[],
  most: number,
  dare = 1,
): number[] {
  const open = hexes.filter((n) => mayEnter(s, at, host, n, dare));
  const found: number[] = [];
  if (open.length === 0 || isAtWork(s, at, host)) return found;
  const aims = weighedAims(s, at, host, dare);
  for (let tries = 0; aims.length > 0 && found.length < most && tries < TRIES * most; tries++) {
    const aim = takeBest(aims);
    const hex = toward(s, at.side, host, aim.hex, open);
    if (hex === undefined && found.length === 0) return found;
    if (hex !== undefined && !found.includes(hex)) found.push(hex);
  }
  return found;
}

/** Returns the aims, with their values reduced by distance. */
function weighedAims(s: S, at: Situation, host: Host, dare: number): Aim[] {
  const ways = waysFrom(s, at.side, host.hex);
  return aimsOf(s, at, host, dare)
    .filter(({ hex }) => hex !== host.hex)
    .map(({ hex, value }) => ({ hex, value: value / (ways[hex] + 3) }))
    .filter(({ value }) => value > 0);
}

/** Removes and returns the best aim, the first of equals. */
function takeBest(aims: Aim[]): Aim {
  let best = 0;
  for (let i = 1; i < aims.length; i++) if (aims[i].value > aims[best].value) best = i;
  return aims.splice(best, 1)[0];
}

/** Returns the open hex nearest to the goal; undefined if none is nearer than the current hex. */
function toward(
  s: S,
  side: number,
  host: Host,
  goal: number,
  open: readonly number[],
): number | undefined {
  const ways = waysFrom(s, side, goal);
  let best: number | undefined;
  for (const n of open) if (ways[n] < ways[best ?? host.hex]) best = n;
  return best;
}

/** Returns whether an army may enter a hex: not if the enemy there is too strong. `dare`: share of the usual odds. */
export function mayEnter(s: S, at: Situation, host: Host, hex: number, dare = 1): boolean {
  const foe = at.foes.get(hex);
  if (foe === undefined || foe.strength === 0) return true;
  if (host.isMission) return isUnseen(s, host);
  if (host.strength === 0 || host.isScout) return false;
  const odds = dare * boldness(s) * (at.lairs.includes(hex) ? LAIR_ODDS : ODDS);
  return host.strength >= odds * foe.strength;
}

/** Returns the armies that can march in their order: the strongest first. */
export const inOrder = (s: S, hosts: readonly Host[]): Host[] =>
  [...hosts]
    .filter(
      ({ army, cards }) =>
        cards.length > 0 &&
        s.spent[army] === 0 &&
        !hasFlag(s, army, 'moved') &&
        !keepsSiege(s, army),
    )
    .sort((a, b) => b.strength - a.strength || a.army - b.army);

/** A bot's overview of the war: its armies and bases, and the enemies that it knows of. */
import { Flood } from '../../../kernel/board/path.ts';
import { UNSEEN_ARMY, strengthIn } from './worth.ts';
import { startsOf } from '../rules/setup/00-starts.ts';
import { freeBases } from '../rules/armies/03-control.ts';
import { hexesWithin } from '../rules/exploration/03-explore.ts';
import { isKnown } from '../rules/knowledge.ts';
import { fieldArmies } from '../rules/armies/03-march.ts';
import { hasFlag, has, isArmy, isFamily, isGarrison, isPlayer } from '../rules/pieces.ts';
import type { Armageddon } from '../state.ts';
import { independentsOf } from '../world.ts';

type S = Armageddon;

export interface Host {
  readonly army: number;
  readonly hex: number;
  readonly cards: readonly number[];
  readonly strength: number;
  /** Whether all its cards are scouts. */
  readonly isScout: boolean;
  /** Whether all its cards are agents. */
  readonly isMission: boolean;
}

/** Known contents of a hex that belong to others. */
export interface Foe {
  /** Strength of armies, as far as known. */
  strength: number;
  /** Owned by a player, not by independents or a cult. */
  isPlayer: boolean;
  /** A base in the hex, or -1; `isStronghold` is whether a stronghold is there. */
  base: number;
  isStronghold: boolean;
  facilities: number;
}

export interface Situation {
  readonly side: number;
  readonly home: number;
  readonly bases: readonly number[];
  readonly hosts: readonly Host[];
  readonly foes: ReadonlyMap<number, Foe>;
  /** Hexes where an enemy headquarters may be, as far as the side knows. */
  readonly lairs: readonly number[];
}

export function readSituation(s: S, side: number): Situation {
  const bases = freeBases(s, side);
  const head = s.headquarters[side];
  const home = head >= 0 ? s.place[head] : (bases.map((u) => s.place[u])[0] ?? 0);
  const hosts = [...fieldArmies(s, side)].map(([army, cards]) => hostOf(s, army, cards));
  const foes = foesOf(s, side);
  return { side, home, bases, hosts, foes, lairs: lairsOf(s, side, foes) };
}

function hostOf(s: S, army: number, cards: readonly number[]): Host {
  const units = cards.filter((u) => isFamily(s, u, 'unit'));
  const isScout = units.length > 0 && cards.every((u) => has(s, u, 'recce'));
  const isMission = cards.length > 0 && cards.every((u) => isAgent(s, u));
  // Agents avoid battles.
  const strength = isMission ? 0 : strengthIn(s, cards);
  return { army, hex: s.place[army], cards, strength, isScout, isMission };
}

/** Returns whether a card is an agent: it can harm others on its own, and can hide. Engineers have other work. */
export const isAgent = (s: S, u: number): boolean =>
  has(s, u, 'stealth') &&
  !has(s, u, 'engineer') &&
  (has(s, u, 'assassin') || has(s, u, 'saboteur') || has(s, u, 'espionage'));

/**
 * Returns all pieces of others that the side knows, by hex. In a guess too, pieces that the side does not know are
 * left out.
 */
function foesOf(s: S, side: number): Map<number, Foe> {
  const found = new Map<number, Foe>();
  const cards = new Map<number, number[]>();
  for (let u = 0; u < s.world.cards; u++) {
    const [owner, hex] = [s.owner[u], s.place[u]];
    if (owner < 0 || owner === side || hex < 0 || hasFlag(s, u, 'prisoner')) continue;
    if (!isKnown(s, u, side)) continue;
    const foe = foeAt(found, hex);
    foe.isPlayer ||= isPlayer(s, owner);
    if (isFamily(s, u, 'facility')) {
      foe.facilities += has(s, u, 'mines') ? 0 : 1;
      // [13.1] No side wins while a cult lives, so cult facilities count as bases.
      if (has(s, u, 'supply') || owner > independentsOf(s.world)) foe.base = u;
      foe.isStronghold ||= has(s, u, 'headquarters');
    } else cards.set(s.group[u], [...(cards.get(s.group[u]) ?? []), u]);
  }
  for (let a = s.world.cards; a < s.world.units.length; a++) {
    const [owner, hex] = [s.owner[a], s.place[a]];
    if (owner < 0 || owner === side || hex < 0 || !isKnown(s, a, side)) continue;
    const foe = foeAt(found, hex);
    foe.isPlayer ||= isPlayer(s, owner);
    const inside = cards.get(a);
    if (inside) foe.strength += strengthIn(s, inside);
    else if (!isGarrison(s, a)) foe.strength += UNSEEN_ARMY;
  }
  return found;
}

function foeAt(found: Map<number, Foe>, hex: number): Foe {
  const known = found.get(hex);
  if (known) return known;
  const fresh = { strength: 0, isPlayer: false, base: -1, isStronghold: false, facilities: 0 };
  found.set(hex, fresh);
  return fresh;
}

/** Distance in hexes from a start within which a stronghold may be. */
const ROUND_START = 2;

/**
 * [9.1] Returns known headquarters; for a hidden one, the start or unexplored hexes around it, then any base of that
 * enemy.
 */
function lairsOf(s: S, side: number, foes: ReadonlyMap<number, Foe>): number[] {
  const starts = startsOf(s.world.options.map ?? 0, s.world.sides.length);
  const found: number[] = [];
  for (const enemy of s.world.sides.keys()) {
    if (enemy === side || s.out[enemy]) continue;
    const bases = [...foes].filter(([, { base }]) => base >= 0 && s.owner[base] === enemy);
    const strong = bases.filter(([, { isStronghold }]) => isStronghold);
    if (strong.length > 0) found.push(...strong.map(([hex]) => hex));
    else found.push(...guessesFor(s, side, starts[enemy]), ...bases.map(([hex]) => hex));
  }
  return found;
}

const guessesFor = (s: S, side: number, start: number): number[] => {
  const isOpen = (n: number) => !s.world.hexRows.has(s.explored, side, n);
  if (isOpen(start)) return [start];
  return hexesWithin(s, start, ROUND_START).filter(isOpen).slice(0, 3);
};

/** Assumed movement points to enter an unmapped hex. */
const UNMAPPED = 2;
const FAR = 200;

/** Returns the movement points from a hex to every other, with unmapped hexes at the assumed cost. */
export function waysFrom(s: S, side: number, hex: number): Int16Array {
  const isMapped = (n: number) => s.world.hexRows.has(s.mapped, side, n);
  const cost = (_: number, n: number) =>
    isMapped(n) ? (s.world.values.terrainCost[s.terrain[n]] ?? UNMAPPED) : UNMAPPED;
  const { left } = new Flood(s.world.board).run(hex, FAR, cost);
  return left.map((points) => (points < 0 ? FAR : FAR - points));
}

/** Returns the cards in the garrison of a base, without prisoners. */
export function garrisonCards(s: S, base: number): number[] {
  const found: number[] = [];
  for (let u = 0; u < s.world.cards; u++) {
    const army = s.group[u];
    if (army < 0 || !isArmy(s, army) || s.group[army] !== base) continue;
    if (!hasFlag(s, u, 'prisoner')) found.push(u);
  }
  return found;
}

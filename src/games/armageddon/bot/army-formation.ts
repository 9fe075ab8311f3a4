/** Formation of a bot's armies, and deployment of its cards. */
import { nodeDistance } from '../../../kernel/board/hex.ts';
import { agentDue } from './agents.ts';
import { siteWorth } from './march.ts';
import { garrisonCards, type Host, isAgent, type Situation } from './situation.ts';
import { strengthIn, strengthOf, worthOf } from './worth.ts';
import type { HeroCard } from '../data/card.ts';
import { placesFor } from '../rules/empire/02-places.ts';
import { commanded, commandOf } from '../rules/armies/03-speed.ts';
import { cardOf, has, isFamily, level } from '../rules/pieces.ts';
import type { Armageddon } from '../state.ts';

type S = Armageddon;

/** Cards of a full army, and minimum number of units for an army of their own. */
const [FULL, ENOUGH] = [6, 3];
/** Strength that stays as a guard at the headquarters. */
const GUARD = 4;
/** Round after which decks run out and armies march with whatever is left. */
const LATE = 50;
const isLate = (s: S): boolean => s.round > LATE;
const enough = (s: S): number => (isLate(s) ? 1 : ENOUGH);
/** Maximum number of scouting armies. */
const SCOUTS = 2;
/** Distance in hexes within which an enemy army threatens a base. */
const THREAT = 2;

/** Returns whether a hero should lead an army. */
const isLeader = (s: S, u: number): boolean =>
  isFamily(s, u, 'hero') && !isWorker(s, u) && (cardOf(s, u) as HeroCard).command >= 4;

/** Returns whether a hero should work: make gear, assassinate or spy. Such heroes stay, or go alone. */
const isWorker = (s: S, u: number): boolean =>
  level(s, u, 'technologist') + level(s, u, 'tactician') + level(s, u, 'geneticist') > 4;

/** Returns the strength needed to guard a garrison; more if an enemy is near. */
function guardOf(s: S, at: Situation, base: number): number {
  let near = 0;
  for (const [hex, foe] of at.foes)
    if (foe.isPlayer && nodeDistance(s.world.board, hex, s.place[base]) <= THREAT)
      near += foe.strength;
  const isHead = s.headquarters[at.side] === base;
  return Math.max(near, isHead && !isLate(s) ? GUARD : 0);
}

/** Returns the cards that a garrison can spare: its leaders, and its strongest units beyond the guard. */
function spareAt(s: S, at: Situation, base: number): number[] {
  const cards = garrisonCards(s, base);
  const weakFirst = cards
    .filter((u) => isFamily(s, u, 'unit') && !has(s, u, 'recce'))
    .sort((a, b) => strengthOf(s, a) - strengthOf(s, b) || a - b);
  let guard = guardOf(s, at, base);
  const kept = new Set<number>();
  for (const u of weakFirst) {
    if (guard <= 0) break;
    guard -= strengthOf(s, u);
    kept.add(u);
  }
  return cards.filter(
    (u) => isLeader(s, u) || (isFamily(s, u, 'unit') && !kept.has(u) && !isAgent(s, u)),
  );
}

/** Returns whether an army should be founded at a base, as its garrison can spare one. */
export function isFoundingDue(s: S, at: Situation, base: number): boolean {
  const hex = s.place[base];
  if (at.hosts.some((host) => host.hex === hex && isOpen(s, host))) return false;
  const spare = spareAt(s, at, base);
  const units = spare.filter((u) => isFamily(s, u, 'unit') && !has(s, u, 'recce'));
  if (units.length >= enough(s) && (isLate(s) || strengthIn(s, units) >= 7)) return true;
  return isScoutDue(s, at, spare) || agentDue(s, at, base) !== undefined;
}

const isScoutDue = (s: S, at: Situation, spare: readonly number[]): boolean =>
  at.hosts.filter(({ isScout }) => isScout).length < SCOUTS &&
  spare.some((u) => has(s, u, 'recce'));

/** Returns whether an army is still where it was formed, and takes more cards. */
const isOpen = (s: S, { army, cards, isScout, isMission }: Host): boolean =>
  s.spent[army] === 0 && !isScout && !isMission && cards.length < FULL;

/** Returns the army that is being formed in a hex. */
export const hostAt = (s: S, at: Situation, hex: number): Host | undefined =>
  at.hosts.find((host) => host.hex === hex && isOpen(s, host));

/** [2.17] Returns the next card to transfer from a garrison to the army at its base; undefined if there is none. */
export function nextTransfer(s: S, at: Situation, able: ReadonlySet<number>): number | undefined {
  for (const base of at.bases) {
    const host = hostAt(s, at, s.place[base]);
    if (host === undefined) continue;
    const spare = spareAt(s, at, base).filter((u) => able.has(u));
    const leader = spare.find((u) => isLeader(s, u));
    if (leader !== undefined && !host.cards.some((u) => isFamily(s, u, 'hero'))) return leader;
    const next = nextUnit(s, at, host, spare);
    if (next !== undefined) return next;
    const agent = host.cards.length === 0 ? agentDue(s, at, base) : undefined;
    if (agent !== undefined && able.has(agent)) return agent;
  }
  return undefined;
}

/** Returns the strongest unit for which there is room; scouts go alone. */
function nextUnit(s: S, at: Situation, host: Host, spare: readonly number[]): number | undefined {
  const units = spare.filter((u) => isFamily(s, u, 'unit'));
  const fighters = units.filter((u) => !has(s, u, 'recce'));
  if (host.cards.length === 0 && fighters.length < enough(s))
    return isScoutDue(s, at, units) ? units.find((u) => has(s, u, 'recce')) : undefined;
  const room = commanded(s, host.cards) < commandOf(s, host.army);
  const fit = fighters.filter((u) => room || has(s, u, 'swarm'));
  return fit.sort((a, b) => strengthOf(s, b) - strengthOf(s, a) || a - b)[0];
}

// Deployment

/** [2.18] Returns the next card of the hand to deploy; undefined if none is worth it. */
export function nextDeployment(s: S, at: Situation, able: readonly number[]): number | undefined {
  let [best, most]: [number | undefined, number] = [undefined, 0];
  for (const u of able) {
    const value = deployWorth(s, at, u);
    if (value > most) [best, most] = [u, value];
  }
  return best;
}

function deployWorth(s: S, at: Situation, u: number): number {
  if (isFamily(s, u, 'facility')) return facilityWorth(s, at, u);
  if (isFamily(s, u, 'hero')) {
    if (!isLeader(s, u)) return isWorker(s, u) && hasWorkplace(s, at) ? 9 : 2;
    return leadersOf(s, at) === 0 ? 14 : 4;
  }
  if (has(s, u, 'recce')) return at.hosts.some(({ isScout }) => isScout) ? 3 : 12;
  return 4 + worthOf(s, u);
}

const hasWorkplace = (s: S, at: Situation): boolean => {
  for (let u = 0; u < s.world.cards; u++)
    if (
      s.owner[u] === at.side &&
      s.place[u] >= 0 &&
      (has(s, u, 'laboratory') || has(s, u, 'academy'))
    )
      return true;
  return false;
};

const leadersOf = (s: S, at: Situation): number => {
  let n = 0;
  for (let u = 0; u < s.world.cards; u++)
    if (s.owner[u] === at.side && s.place[u] >= 0 && isLeader(s, u)) n += 1;
  return n;
};

/** Returns the value of a facility: highest for an outpost with a good site, then for action points; low for guns. */
function facilityWorth(s: S, at: Situation, u: number): number {
  if (has(s, u, 'supply')) return bestSite(s, at) === undefined ? 0 : 20;
  if (has(s, u, 'ap-bonus')) return 16;
  if (has(s, u, 'anti-air') || has(s, u, 'anti-missile')) return 1.5;
  return 5;
}

/** [2.19] Returns the best hex for an outpost. */
export function bestSite(s: S, at: Situation): number | undefined {
  let [best, most]: [number | undefined, number] = [undefined, 1];
  for (const n of placesFor(s, at.side, 'base').at) {
    const value = siteWorth(s, at, n);
    if (value > most) [best, most] = [n, value];
  }
  return best;
}

/** Returns the best base for a card: nearest to the enemy for fighters, nearest to home for workers. */
export function baseFor(s: S, at: Situation, u: number, places: readonly number[]): number {
  const far = (place: number) => {
    const hex = s.place[place];
    if (!isFamily(s, u, 'unit') && !isLeader(s, u))
      return nodeDistance(s.world.board, hex, at.home);
    return Math.min(99, ...at.lairs.map((lair) => nodeDistance(s.world.board, hex, lair)));
  };
  return [...places].sort((a, b) => far(a) - far(b) || a - b)[0];
}

/** How a bot makes up its armies, and what it puts into play. */
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

/** Cards of an army that marches for what a round gives; units that are worth an army of their own. */
const [FULL, ENOUGH] = [6, 3];
/** Strength that stays with a headquarters. */
const GUARD = 4;
/** When decks run out, whoever is left goes. */
const LATE = 50;
const isLate = (s: S): boolean => s.round > LATE;
const enough = (s: S): number => (isLate(s) ? 1 : ENOUGH);
/** Armies that look. */
const SCOUTS = 2;
/** An enemy army within so many hexes is a threat to a base. */
const THREAT = 2;

/** A hero who leads rather than works. */
const isLeader = (s: S, u: number): boolean =>
  isFamily(s, u, 'hero') && !isWorker(s, u) && (cardOf(s, u) as HeroCard).command >= 4;

/** A hero who makes things, kills, or spies: such a hero stays, or goes alone. */
const isWorker = (s: S, u: number): boolean =>
  level(s, u, 'technologist') + level(s, u, 'tactician') + level(s, u, 'geneticist') > 4;

/** Guard of a garrison: more where an enemy is near. */
function guardOf(s: S, at: Situation, base: number): number {
  let near = 0;
  for (const [hex, foe] of at.foes)
    if (foe.isPlayer && nodeDistance(s.world.board, hex, s.place[base]) <= THREAT)
      near += foe.strength;
  const isHead = s.headquarters[at.side] === base;
  return Math.max(near, isHead && !isLate(s) ? GUARD : 0);
}

/** Spare part of a garrison: its leaders, and its strongest units beyond the guard. */
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

/** Whether an army should be founded at a base: there is one to be made of what it can spare. */
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

/** Whether an army stands where it was made up, and takes more. */
const isOpen = (s: S, { army, cards, isScout, isMission }: Host): boolean =>
  s.spent[army] === 0 && !isScout && !isMission && cards.length < FULL;

/** The army in a hex that is made up there. */
export const hostAt = (s: S, at: Situation, hex: number): Host | undefined =>
  at.hosts.find((host) => host.hex === hex && isOpen(s, host));

/** [2.17] The card that is to go from a garrison into the army at its base next; undefined: none. */
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

/** The strongest that there is room for; scouts go alone. */
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

/** [2.18] The card of the hand that is put into play next; undefined: it keeps what it has. */
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

/** An outpost where it gives something; what gives action points at once; all else when there is plenty. */
function facilityWorth(s: S, at: Situation, u: number): number {
  if (has(s, u, 'supply')) return bestSite(s, at) === undefined ? 0 : 20;
  if (has(s, u, 'ap-bonus')) return 16;
  if (has(s, u, 'anti-air') || has(s, u, 'anti-missile')) return 1.5;
  return 5;
}

/** [2.19] The best hex for an outpost. */
export function bestSite(s: S, at: Situation): number | undefined {
  let [best, most]: [number | undefined, number] = [undefined, 1];
  for (const n of placesFor(s, at.side, 'base').at) {
    const value = siteWorth(s, at, n);
    if (value > most) [best, most] = [n, value];
  }
  return best;
}

/** The base that is nearest to the enemy, where fighters go; workers stay at home. */
export function baseFor(s: S, at: Situation, u: number, places: readonly number[]): number {
  const far = (place: number) => {
    const hex = s.place[place];
    if (!isFamily(s, u, 'unit') && !isLeader(s, u))
      return nodeDistance(s.world.board, hex, at.home);
    return Math.min(99, ...at.lairs.map((lair) => nodeDistance(s.world.board, hex, lair)));
  };
  return [...places].sort((a, b) => far(a) - far(b) || a - b)[0];
}

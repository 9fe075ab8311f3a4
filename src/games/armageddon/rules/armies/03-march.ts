/**
 * Section 3: marches. The player chooses an army, then a destination; the army goes hex by hex until something stops
 * it. It may use remaining points later in the turn: this is one move, paid once.
 */
import { nounOf } from '../../../../kernel/action.ts';
import { Flood } from '../../../../kernel/board/path.ts';
import type { ActionPath } from '../../../../kernel/look/focus.ts';
import { type Message, node } from '../../../../kernel/text/message.ts';
import { NONE } from '../../../../kernel/state.ts';
import { ATTITUDE_DIE } from '../../data/independents.ts';
import type { Armageddon } from '../../state.ts';
import { fixed, msg } from '../../i18n/msg.ts';
import { mayPay, pay } from '../empire/02-pay.ts';
import { besides, controllerOf, costFor, couldFight, isBase, isBesieged } from './03-control.ts';
import { enter } from '../exploration/03-enter.ts';
import { welcomeOf } from '../exploration/12-attitude.ts';
import { isOutOfSupply, speedOf } from './03-speed.ts';
import { drawHidden } from '../hidden-dice.ts';
import type { SideAction } from '../turn-action.ts';
import { isKnown } from '../knowledge.ts';
import { named, namedFor, nameOf } from '../named.ts';
import { STEP, V } from '../names.ts';
import { type ActionObstacle, refusalFor } from '../obstacle.ts';
import {
  cardsOf,
  facilitiesAt,
  has,
  hasFlag,
  isArmy,
  isGarrison,
  level,
  setFlag,
} from '../pieces.ts';
import { type ArmageddonStep, focus, sideNow } from '../step.ts';

type S = Armageddon;

/** Returns the armies of a side in the field, with their cards. */
export function fieldArmies(s: S, side: number): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (let a = s.world.cards; a < s.world.units.length; a++)
    if (s.owner[a] === side && s.place[a] >= 0 && !isGarrison(s, a)) found.set(a, []);
  for (let u = 0; u < s.world.cards; u++) if (s.group[u] >= 0) found.get(s.group[u])?.push(u);
  return found;
}

/**
 * [3.10] [10.1.1] [10.1.17] Returns the AP of a march: for each card without Fast Start, minus the level of
 * Pathfinder.
 */
function priceOfMarch(s: S, cards: readonly number[]): number {
  const slow = cards.filter((u) => !has(s, u, 'fast-start')).length;
  const pathfinder = Math.max(0, ...cards.map((u) => level(s, u, 'pathfinder')));
  return Math.max(0, s.world.values.apMove * slow - pathfinder);
}

/** [3.9] Returns whether an army has not started its move. */
const isFresh = (s: S, army: number): boolean => s.spent[army] === 0;

/** [3.9] Returns whether an army's move is over, or a card of it has moved with another army [R72]. */
function hasMoved(s: S, army: number, cards: readonly number[]): boolean {
  if (hasFlag(s, army, 'moved')) return true;
  return isFresh(s, army) && cards.some((u) => hasFlag(s, u, 'moved'));
}

/**
 * [3.25] [R73] Returns whether an army in the hex of its besieged base is shut in: it must break out first, unless it
 * is in stealth.
 */
const isShutIn = (s: S, army: number): boolean =>
  !hasFlag(s, army, 'stealth') &&
  facilitiesAt(s, s.place[army]).some(
    (u) => s.owner[u] === s.owner[army] && isBase(s, u) && isBesieged(s, u),
  );

/** [3.11] Returns whether a hex has room for one more army of a side. */
export function hasRoomAt(s: S, side: number, hex: number): boolean {
  let n = 0;
  for (let a = s.world.cards; a < s.world.units.length; a++)
    if (s.owner[a] === side && s.place[a] === hex && !isGarrison(s, a)) n += 1;
  return n < s.world.values.armiesOfHex;
}

/** [3.9] Returns the movement points that an army has left. */
const pointsOf = (s: S, army: number): number => Math.max(0, speedOf(s, army) - s.spent[army]);

/** Obstacles to a march, as far as its side knows. */
interface Plan {
  readonly isClosed: Uint8Array;
  readonly stops: Uint8Array;
}

/**
 * [3.11] [3.12] [5.29] Returns the hexes that are full, and those where known armies or minefields would stop an
 * army.
 */
function planFor(s: S, army: number): Plan {
  const [side, { size }] = [s.owner[army], s.world.board];
  const [isClosed, stops, own] = [new Uint8Array(size), new Uint8Array(size), new Uint8Array(size)];
  const isHidden = hasFlag(s, army, 'stealth');
  for (let u = 0; u < s.world.units.length; u++) {
    const n = s.place[u];
    if (n < 0 || !isKnown(s, u, side)) continue;
    if (s.owner[u] === side) {
      if (isArmy(s, u) && !isGarrison(s, u)) own[n] += 1;
      if (own[n] >= s.world.values.armiesOfHex) isClosed[n] = 1;
    } else if (isArmy(s, u)) {
      if (!isHidden && !hasFlag(s, u, 'stealth') && couldFight(s, u, side)) stops[n] = 1;
    } else if (has(s, u, 'mines') && controllerOf(s, n, side) !== side) stops[n] = 1;
  }
  return { isClosed, stops };
}

/**
 * [3.9] [3.18] Returns where an army can go, as far as its side knows: with its remaining points, but always into a
 * neighbouring hex; without supply only one hex. Unmapped hexes cannot be planned through.
 */
export function reachOf(s: S, army: number): Flood {
  const [side, start, points] = [s.owner[army], s.place[army], pointsOf(s, army)];
  const { isClosed, stops } = planFor(s, army);
  const fresh = isFresh(s, army);
  const isSlow = fresh && isOutOfSupply(s, army);
  const cost = (from: number, to: number): number => {
    const price = isClosed[to] ? NONE : costFor(s, to, side);
    return fresh && from === start ? Math.min(price, points) : price;
  };
  return new Flood(s.world.board).run(start, points, cost, (n) => isSlow || stops[n] === 1);
}

/** Returns whether an army can go anywhere; cheaper than computing its reach. */
function canGo(s: S, army: number): boolean {
  const [side, points] = [s.owner[army], isFresh(s, army) ? Infinity : pointsOf(s, army)];
  return besides(s, s.place[army]).some((n) => {
    const price = costFor(s, n, side);
    return price !== NONE && price <= points && hasRoomAt(s, side, n);
  });
}

/** [3.10] Returns the price of an army's next march; the first of a turn pays for all. */
const duePrice = (s: S, army: number, cards: readonly number[] = cardsOf(s, army)): number =>
  isFresh(s, army) ? priceOfMarch(s, cards) : 0;

/** [3.9] [3.10] Starts a march. */
export const marchAction: SideAction<'march'> = {
  label: (s, army) => msg('label.march', { army: nameOf(s, army), n: duePrice(s, army) }),
  list(s, side, out, { armies }) {
    for (const [army, cards] of armies)
      if (obstacleToGo(s, army, cards) === undefined && mayPay(s, side, duePrice(s, army, cards)))
        out.add(V.march, army);
  },
  apply: (s, _, army) => s.push(STEP['march.to'], { army }),
  whyNot(s, side, army) {
    const cards = fieldArmies(s, side).get(army);
    if (cards === undefined)
      return { rule: '3.11', reason: msg('refusal.no-field-army', { u: namedFor(s, army, side) }) };
    const obstacle = obstacleToGo(s, army, cards) ?? ['3.10', 'refusal.march-dear'];
    return refusalFor(obstacle, () => ({ u: named(s, army), n: duePrice(s, army, cards) }));
  },
};

/** Returns the obstacle that keeps an army in its hex, whatever it can pay; also used by jumps [3.27]. */
export function obstacleToLeave(
  s: S,
  army: number,
  cards: readonly number[],
): ActionObstacle | undefined {
  if (cards.length === 0) return ['2.16', 'refusal.empty-army'];
  if (hasMoved(s, army, cards)) return ['3.9', 'refusal.moved'];
  return isShutIn(s, army) ? ['3.25', 'refusal.shut-in'] : undefined;
}

const obstacleToGo = (s: S, army: number, cards: readonly number[]): ActionObstacle | undefined =>
  obstacleToLeave(s, army, cards) ?? (canGo(s, army) ? undefined : ['3.9', 'refusal.no-way']);

/** [3.9] Chooses the destination. Other sides learn only what they see. */
export const marchToStep: ArmageddonStep<'to'> = {
  rule: '3.9',
  who: sideNow,
  prompt: fixed('prompt.march.to'),
  focus,
  offers: { to: { label: toLabel, path: wayTo } },
  secret: true,
  reveals: true,
  actions(s, out) {
    const { army } = s.frame(STEP['march.to']);
    const { left } = reachOf(s, army);
    for (let n = 0; n < left.length; n++) if (left[n] >= 0 && n !== s.place[army]) out.add(V.to, n);
  },
  apply(s, action) {
    const { army } = s.frame(STEP['march.to']);
    pay(s, sideNow(s), duePrice(s, army));
    s.goto(STEP['march.walk'], { army, to: nounOf(action) });
    drawHidden(s);
  },
  refusals: {
    to(s, n) {
      const args = { u: named(s, s.frame(STEP['march.to']).army), at: node(n) };
      return { rule: '3.9', reason: msg('refusal.too-far', args) };
    },
  },
};

/** [12.1] Adds the chances of the attitude roll if the army would meet independents there. */
function toLabel(s: S, n: number): Message {
  const at = node(n);
  const welcome = welcomeOf(s, s.frame(STEP['march.to']).army, n);
  if (welcome === undefined) return msg('label.go', { at });
  if (welcome === 'strangers') return msg('label.go.strangers', { at, die: ATTITUDE_DIE });
  return msg('label.go.people', { at, ...welcome, die: ATTITUDE_DIE });
}

/** [3.9] Returns the path of an army. */
function wayTo(s: S, n: number): ActionPath {
  const flood = reachOf(s, s.frame(STEP['march.to']).army);
  return { nodes: flood.pathTo(n), cost: msg('path.left', { n: flood.left[n] }) };
}

/** [3.9] Walks hex by hex, along the best path known at each step. */
export const walkStep: ArmageddonStep = {
  rule: '3.9',
  secret: true,
  who: sideNow,
  enter(s) {
    const { army, to } = s.frame(STEP['march.walk']);
    // On a copy that hides the frame, the army does not continue.
    if (army < 0 || hasFlag(s, army, 'moved') || s.place[army] < 0 || s.place[army] === to)
      return s.pop();
    const [next] = reachOf(s, army).pathTo(to);
    if (next === undefined) return s.pop();
    takeStep(s, army, next);
  },
};

/**
 * [3.9] Moves one hex and spends its points. The march ends when no points are left or the army is out of supply
 * [3.18].
 */
function takeStep(s: S, army: number, hex: number): void {
  const isSlow = isFresh(s, army) && isOutOfSupply(s, army);
  const points = pointsOf(s, army);
  s.spent[army] += Math.max(1, Math.min(points, costFor(s, hex, s.owner[army])));
  if (isSlow || pointsOf(s, army) === 0) setFlag(s, army, 'moved');
  for (const u of cardsOf(s, army)) setFlag(s, u, 'moved');
  enter(s, army, hex);
}

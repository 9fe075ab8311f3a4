/**
 * Section 3: armies march. The player names an army, then where to; it goes hex by hex until something stops it. Points
 * that are left it may use later in the turn: it is one move, paid for once.
 */
import { nounOf } from '../../../../kernel/action.ts';
import { Flood } from '../../../../kernel/board/path.ts';
import type { ActionPath } from '../../../../kernel/look/focus.ts';
import { type Message, node, unit } from '../../../../kernel/text/message.ts';
import type { Refusal } from '../../../../kernel/rulebook.ts';
import { NONE } from '../../../../kernel/state.ts';
import { ATTITUDE } from '../../data/independents.ts';
import { NUMBER } from '../../data/numbers.ts';
import type { Armageddon } from '../../state.ts';
import { fixed, msg } from '../../i18n/msg.ts';
import { mayPay, pay } from '../empire/02-pay.ts';
import { besides, controllerOf, costFor, couldFight, isBase, isBesieged } from './03-control.ts';
import { enter } from '../exploration/03-enter.ts';
import { welcomeOf } from '../exploration/12-attitude.ts';
import { isOutOfSupply, speedOf } from './03-speed.ts';
import { drawBlind } from '../hidden-dice.ts';
import type { SideAction } from '../turn-action.ts';
import { isKnown } from '../knowledge.ts';
import { nameOf } from '../named.ts';
import { STEP, V } from '../names.ts';
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

/** Armies of a side in the field, with their cards. */
export function fieldArmies(s: S, side: number): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (let a = s.world.cards; a < s.world.units.length; a++)
    if (s.owner[a] === side && s.place[a] >= 0 && !isGarrison(s, a)) found.set(a, []);
  for (let u = 0; u < s.world.cards; u++) if (s.group[u] >= 0) found.get(s.group[u])?.push(u);
  return found;
}

/** [3.10] [10.1.1] [10.1.17] AP for each card but Fast Start, less what Pathfinder says. */
function priceOfMarch(s: S, cards: readonly number[]): number {
  const slow = cards.filter((u) => !has(s, u, 'fast-start')).length;
  const pathfinder = Math.max(0, ...cards.map((u) => level(s, u, 'pathfinder')));
  return Math.max(0, NUMBER.apMove * slow - pathfinder);
}

/** [3.9] It has not begun its move. */
const isFresh = (s: S, army: number): boolean => s.spent[army] === 0;

/** [3.9] Whether its move is over, or a card of it was moved with another army [R72]. */
function hasMoved(s: S, army: number, cards: readonly number[]): boolean {
  if (hasFlag(s, army, 'moved')) return true;
  return isFresh(s, army) && cards.some((u) => hasFlag(s, u, 'moved'));
}

/** [3.25] [R73] An army beside a besieged base must break out first; in stealth it slips away. */
const isShutIn = (s: S, army: number): boolean =>
  !hasFlag(s, army, 'stealth') &&
  facilitiesAt(s, s.place[army]).some(
    (u) => s.owner[u] === s.owner[army] && isBase(s, u) && isBesieged(s, u),
  );

/** [3.11] Whether there is room in a hex for one more army of a side. */
export function hasRoomAt(s: S, side: number, hex: number): boolean {
  let n = 0;
  for (let a = s.world.cards; a < s.world.units.length; a++)
    if (s.owner[a] === side && s.place[a] === hex && !isGarrison(s, a)) n += 1;
  return n < NUMBER.armiesOfHex;
}

/** [3.9] Movement points that an army has left. */
const pointsOf = (s: S, army: number): number => Math.max(0, speedOf(s, army) - s.spent[army]);

/** A side's knowledge of the ground when it plans a march. */
interface Plan {
  readonly isClosed: Uint8Array;
  readonly stops: Uint8Array;
}

/** [3.11] [3.12] [5.29] Hexes that are full, and such where known armies or minefields would stop an army. */
function planFor(s: S, army: number): Plan {
  const [side, { size }] = [s.owner[army], s.world.board];
  const [isClosed, stops, own] = [new Uint8Array(size), new Uint8Array(size), new Uint8Array(size)];
  const isHidden = hasFlag(s, army, 'stealth');
  for (let u = 0; u < s.world.units.length; u++) {
    const n = s.place[u];
    if (n < 0 || !isKnown(s, u, side)) continue;
    if (s.owner[u] === side) {
      if (isArmy(s, u) && !isGarrison(s, u)) own[n] += 1;
      if (own[n] >= NUMBER.armiesOfHex) isClosed[n] = 1;
    } else if (isArmy(s, u)) {
      if (!isHidden && !hasFlag(s, u, 'stealth') && couldFight(s, u, side)) stops[n] = 1;
    } else if (has(s, u, 'mines') && controllerOf(s, n, side) !== side) stops[n] = 1;
  }
  return { isClosed, stops };
}

/**
 * [3.9] [3.18] Where an army can get, as far as its side knows: with what is left of its points, but always into a
 * hex beside it; one hex only without supply. Ground that is not mapped cannot be planned through.
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

/** Whether an army can go anywhere, asked before the way is worked out. */
function canGo(s: S, army: number): boolean {
  const [side, points] = [s.owner[army], isFresh(s, army) ? Infinity : pointsOf(s, army)];
  return besides(s, s.place[army]).some((n) => {
    const price = costFor(s, n, side);
    return price !== NONE && price <= points && hasRoomAt(s, side, n);
  });
}

/** [3.10] What the next march costs: the first of a turn pays for all. */
const dueFor = (s: S, army: number, cards: readonly number[]): number =>
  isFresh(s, army) ? priceOfMarch(s, cards) : 0;

/** [3.10] What the next march of an army would cost. */
const duePrice = (s: S, army: number): number => dueFor(s, army, cardsOf(s, army));

/** [3.9] [3.10] */
export const marchAction: SideAction<'march'> = {
  label: (s, army) => msg('label.march', { army: nameOf(s, army), n: duePrice(s, army) }),
  list(s, side, out, { armies }) {
    for (const [army, cards] of armies)
      if (whyNotGo(s, army, cards) === undefined && mayPay(s, side, dueFor(s, army, cards)))
        out.add(V.march, army);
  },
  apply: (s, _, army) => s.push(STEP['march.to'], { army }),
  whyNot(s, side, army) {
    const cards = fieldArmies(s, side).get(army);
    if (cards === undefined)
      return { rule: '3.11', reason: msg('refusal.no-field-army', { u: unit(army) }) };
    const refusal = whyNotGo(s, army, cards);
    if (refusal) return refusal;
    const args = { u: unit(army), n: dueFor(s, army, cards) };
    return { rule: '3.10', reason: msg('refusal.march-dear', args) };
  },
};

/** Why an army stays where it is, whatever it costs; a jump asks this too [3.27]. */
export function whyNotLeave(s: S, army: number, cards: readonly number[]): Refusal | undefined {
  const args = { u: unit(army) };
  if (cards.length === 0) return { rule: '2.16', reason: msg('refusal.empty-army', args) };
  if (hasMoved(s, army, cards)) return { rule: '3.9', reason: msg('refusal.moved', args) };
  if (isShutIn(s, army)) return { rule: '3.25', reason: msg('refusal.shut-in', args) };
  return undefined;
}

const whyNotGo = (s: S, army: number, cards: readonly number[]): Refusal | undefined =>
  whyNotLeave(s, army, cards) ??
  (canGo(s, army) ? undefined : { rule: '3.9', reason: msg('refusal.no-way', { u: unit(army) }) });

/** [3.9] Where to: others learn of it what they see. */
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
    drawBlind(s);
  },
  refusals: {
    to(s, n) {
      const args = { u: unit(s.frame(STEP['march.to']).army), at: node(n) };
      return { rule: '3.9', reason: msg('refusal.too-far', args) };
    },
  },
};

/** [12.1] With the chances of the die, if the army meets independents there. */
function toLabel(s: S, n: number): Message {
  const at = node(n);
  const welcome = welcomeOf(s, s.frame(STEP['march.to']).army, n);
  if (welcome === undefined) return msg('label.go', { at });
  if (welcome === 'strangers') return msg('label.go.strangers', { at, die: ATTITUDE.die });
  return msg('label.go.people', { at, ...welcome, die: ATTITUDE.die });
}

/** [3.9] The way of an army. */
function wayTo(s: S, n: number): ActionPath {
  const flood = reachOf(s, s.frame(STEP['march.to']).army);
  return { nodes: flood.pathTo(n), cost: msg('path.left', { n: flood.left[n] }) };
}

/** [3.9] Hex by hex, by the best way that is known by now. */
export const walkStep: ArmageddonStep = {
  rule: '3.9',
  secret: true,
  who: sideNow,
  enter(s) {
    const { army, to } = s.frame(STEP['march.walk']);
    // A side that does not see the frame does not see the army continue.
    if (army < 0 || hasFlag(s, army, 'moved') || s.place[army] < 0 || s.place[army] === to)
      return s.pop();
    const [next] = reachOf(s, army).pathTo(to);
    if (next === undefined) return s.pop();
    takeStep(s, army, next);
  },
};

/** [3.9] One hex: its points are spent, and without any left, or without supply [3.18], that is all. */
function takeStep(s: S, army: number, hex: number): void {
  const isSlow = isFresh(s, army) && isOutOfSupply(s, army);
  const points = pointsOf(s, army);
  s.spent[army] += Math.max(1, Math.min(points, costFor(s, hex, s.owner[army])));
  if (isSlow || pointsOf(s, army) === 0) setFlag(s, army, 'moved');
  for (const u of cardsOf(s, army)) setFlag(s, u, 'moved');
  enter(s, army, hex);
}

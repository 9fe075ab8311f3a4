/** Section 2: transfers of cards between armies and garrisons in a hex. */
import { nounOf } from '../../../../kernel/action.ts';
import type { Log } from '../../../../kernel/text/log.ts';
import type { Message, MessageArgs } from '../../../../kernel/text/message.ts';
import type { Refusal } from '../../../../kernel/rulebook.ts';
import { NONE } from '../../../../kernel/state.ts';
import { addOne, loseOne } from './03-experience.ts';
import type { Armageddon } from '../../state.ts';
import { fixed, msg } from '../../i18n/msg.ts';
import { mayPay, pay } from '../empire/02-pay.ts';
import { isBase } from './03-control.ts';
import { commanded, commandOf } from './03-speed.ts';
import { dissolve } from '../battle/05-damage.ts';
import type { SideAction } from '../turn-action.ts';
import { reveal, whoKnows } from '../knowledge.ts';
import { named, namedFor, nameOf } from '../named.ts';
import { STEP, V } from '../names.ts';
import { type ActionObstacle, refusalFor } from '../obstacle.ts';
import {
  armiesAt,
  cardsOf,
  clearFlag,
  facilitiesAt,
  has,
  hasFlag,
  heroOf,
  isArmy,
  isCombatCapable,
  isFamily,
  isGarrison,
  liftSiege,
  setFlag,
} from '../pieces.ts';
import { type ArmageddonStep, focus, sideNow } from '../step.ts';

type S = Armageddon;

/** [2.17] Returns the price: free from and to a garrison, 1 AP per card between two armies. */
const priceOf = (s: S, from: number, to: number): number =>
  isGarrison(s, from) || isGarrison(s, to) ? 0 : s.world.values.apTransfer;

/** [2.17] Returns the label with the army to join, and the price between armies in the field. */
function intoLabel(s: S, army: number): Message {
  const n = priceOf(s, s.group[s.frame(STEP['transfer.to']).card], army);
  const name = nameOf(s, army);
  return n > 0 ? msg('label.join', { army: name, n }) : msg('label.into', { card: name });
}

/** Returns the side's other armies in the hex of a card. */
const armiesBeside = (s: S, u: number): number[] =>
  armiesAt(s, s.place[u]).filter((a) => s.owner[a] === s.owner[u] && a !== s.group[u]);

/** [2.17] Returns the armies that a card can join, ascending. */
const armiesFor = (s: S, u: number): number[] =>
  armiesBeside(s, u).filter((army) => obstacleInto(s, u, army) === undefined);

/**
 * [2.17] Returns the label of a card, with the price if only one army can take it; otherwise the army is chosen next.
 */
function transferLabel(s: S, u: number): Message {
  const [army, ...more] = armiesFor(s, u);
  const n = army === undefined || more.length > 0 ? 0 : priceOf(s, s.group[u], army);
  const card = nameOf(s, u);
  return n > 0 ? msg('label.transfer-paid', { card, n }) : msg('label.transfer', { card });
}

/** [2.17] Starts a transfer. */
export const transferAction: SideAction<'transfer'> = {
  label: transferLabel,
  list(s, side, out) {
    for (let u = 0; u < s.world.cards; u++)
      if (s.owner[u] === side && isInArmy(s, u) && obstacleToMove(s, u) === undefined)
        out.add(V.transfer, u);
  },
  apply(s, _, u, log) {
    const armies = armiesFor(s, u);
    if (armies.length === 1) moveInto(s, u, armies[0], log);
    else s.push(STEP['transfer.to'], { card: u });
  },
  whyNot: (s, side, u) => whyNotOwn(s, side, u) ?? whyNotMove(s, u),
};

const whyNotOwn = (s: S, side: number, u: number): Refusal | undefined =>
  s.owner[u] === side && !isArmy(s, u)
    ? undefined
    : { rule: '2.17', reason: msg('refusal.not-in-army', { card: namedFor(s, u, side) }) };

/** Returns why a card cannot leave its army. */
function whyNotMove(s: S, u: number): Refusal | undefined {
  const [first = NONE] = armiesBeside(s, u);
  return refusalFor(obstacleToMove(s, u), () => argsOf(s, u, first));
}

/** Returns the obstacle that keeps a card in its army; of several armies that it cannot join, that of the first. */
function obstacleToMove(s: S, u: number): ActionObstacle | undefined {
  if (!isInArmy(s, u)) return ['2.17', 'refusal.not-in-army'];
  if (hasFlag(s, u, 'regrouped')) return ['R75', 'refusal.regrouped'];
  const beside = armiesBeside(s, u);
  if (beside.length === 0) return ['2.17', 'refusal.nobody-beside'];
  const obstacles = beside.map((army) => obstacleInto(s, u, army));
  return obstacles.includes(undefined) ? undefined : obstacles[0];
}

const isInArmy = (s: S, u: number): boolean =>
  s.place[u] >= 0 && s.group[u] >= 0 && !hasFlag(s, u, 'prisoner');

/** Returns the arguments of a refusal to let a card join an army, which may be none. */
const argsOf = (s: S, u: number, army: number): MessageArgs => ({
  card: named(s, u),
  ...(army !== NONE && { u: named(s, army), n: priceOf(s, s.group[u], army) }),
});

/** Returns why a card cannot join another army in its hex. */
const whyNotInto = (s: S, u: number, army: number): Refusal | undefined =>
  refusalFor(obstacleInto(s, u, army), () => argsOf(s, u, army));

/** [2.17] [3.11] [3.19] [3.26] Returns the obstacle that keeps a card from joining another army in its hex. */
function obstacleInto(s: S, u: number, army: number): ActionObstacle | undefined {
  const from = s.group[u];
  if (!mayPay(s, s.owner[u], priceOf(s, from, army))) return ['2.17', 'refusal.transfer-dear'];
  if (isFamily(s, u, 'hero') && !canDoWithout(s, from, u)) return ['3.19', 'refusal.needs-hero'];
  if (isGarrison(s, army)) return undefined;
  if (hasFlag(s, army, 'stealth') && !has(s, u, 'stealth')) return ['3.26', 'refusal.no-stealth'];
  return isFamily(s, u, 'hero') ? obstacleToLead(s, u, army) : obstacleToServe(s, u, army);
}

/** [3.19] Returns whether an army would be within its limit without its hero. */
function canDoWithout(s: S, army: number, hero: number): boolean {
  if (isGarrison(s, army)) return true;
  return commanded(s, cardsOf(s, army)) <= commandOf(s, army, NONE) || heroOf(s, army) !== hero;
}

/**
 * [3.11] [3.19] Returns the obstacle that keeps a hero from leading an army. An army has one hero, who must command all its units, or at
 * least as many as the army may have without a hero.
 */
function obstacleToLead(s: S, u: number, army: number): ActionObstacle | undefined {
  if (heroOf(s, army) !== NONE) return ['3.11', 'refusal.has-hero'];
  const led = commandOf(s, army, u);
  if (led >= commandOf(s, army, NONE) || led >= commanded(s, cardsOf(s, army))) return undefined;
  return ['3.19', 'refusal.command'];
}

/**
 * [3.11] [3.19] [10.2.11] Returns the obstacle that keeps a unit from joining an army: eight units at most, and within command; Swarm does
 * not count.
 */
function obstacleToServe(s: S, u: number, army: number): ActionObstacle | undefined {
  const cards = cardsOf(s, army);
  if (cards.filter((v) => isFamily(s, v, 'unit')).length >= s.world.values.unitsOfArmy)
    return ['3.11', 'refusal.full-army'];
  if (has(s, u, 'swarm') || commanded(s, cards) < commandOf(s, army)) return undefined;
  return ['3.19', 'refusal.command'];
}

/** [2.17] Chooses the army; other sides do not see this. */
export const transferStep: ArmageddonStep<'into'> = {
  rule: '2.17',
  who: sideNow,
  prompt: fixed('prompt.transfer.to'),
  focus,
  offers: { into: { label: intoLabel } },
  secret: true,
  actions(s, out) {
    for (const army of armiesFor(s, s.frame(STEP['transfer.to']).card)) out.add(V.into, army);
  },
  apply(s, action, log) {
    const { card } = s.frame(STEP['transfer.to']);
    s.pop();
    moveInto(s, card, nounOf(action), log);
  },
  refusals: {
    into(s, army) {
      const { card } = s.frame(STEP['transfer.to']);
      if (armiesBeside(s, card).includes(army)) return whyNotInto(s, card, army);
      const args = { u: namedFor(s, army, s.owner[card]) };
      return { rule: '2.17', reason: msg('refusal.not-beside', args) };
    },
  },
};

/** [2.17] [R75] [R41] Moves a card to another army, visible to the sides that know the card. */
function moveInto(s: S, u: number, army: number, log?: Log): void {
  const from = s.group[u];
  pay(s, s.owner[u], priceOf(s, from, army));
  s.group[u] = army;
  loseOne(s, u, from);
  addOne(s, u, army);
  setFlag(s, u, 'regrouped');
  // [R72] Ends a march in progress.
  for (const a of [from, army]) if (s.spent[a] > 0) setFlag(s, a, 'moved');
  for (const side of whoKnows(s, u)) reveal(s, u, side);
  const args = { card: named(s, u), army: named(s, army) };
  log?.add({ type: 'transferred', rule: '2.17', args, to: [s.owner[u]] });
  // [3.24] An army without units does not besiege.
  if (!isCombatCapable(s, from)) liftSiege(s, from);
  if (cardsOf(s, from).length === 0) empty(s, from, log);
}

/** [2.16] [R74] Handles an army without cards: it stays at a base of its side, and is removed elsewhere. */
function empty(s: S, army: number, log?: Log): void {
  clearFlag(s, army, 'stealth');
  if (!isAtBase(s, army)) dissolve(s, army, log);
}

const isAtBase = (s: S, army: number): boolean =>
  facilitiesAt(s, s.place[army]).some((u) => s.owner[u] === s.owner[army] && isBase(s, u));

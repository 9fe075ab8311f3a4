/**
 * Section 2: initiative. All sides bid for dice in secret, in the order of the last round, and all bids are opened
 * together; then dice are rolled until no sides are tied. `turn` is the bidding side's place in the order.
 */
import { nounOf } from '../../../../kernel/action.ts';
import type { Log } from '../../../../kernel/text/log.ts';
import type { Message } from '../../../../kernel/text/message.ts';
import { NONE } from '../../../../kernel/state.ts';
import type { KnownResult } from '../../../../kernel/odds/roll-event.ts';
import { RESOURCES } from '../../data/card.ts';
import type { Armageddon } from '../../state.ts';
import { msg } from '../../i18n/msg.ts';
import { giveActionPoints, pointsByRank } from './02-action-points.ts';
import { payAny, stockOf } from './02-pay.ts';
import { chancesOfFirst, choose } from '../battle/05-chances.ts';
import { living } from '../09-victory.ts';
import { STEP, V } from '../names.ts';
import { type ArmageddonStep, DICE, withNumber } from '../step.ts';

type S = Armageddon;

/** [2.9] Returns the total price of a number of dice; the k-th die costs k. */
const priceOf = (dice: number): number => (dice * (dice + 1)) / 2;

/** [2.9] Returns the greatest number of dice that a side can buy. */
function mostDice(s: S, side: number): number {
  const all = RESOURCES.reduce((sum, _, kind) => sum + stockOf(s, side, kind), 0);
  let dice = 0;
  while (dice < s.world.values.dearestDie && priceOf(dice + 1) <= all) dice += 1;
  return dice;
}

/** [2.8] Starts the bids, with the side that was first in the last round. */
export function beginInitiative(s: S): void {
  s.turn = 0;
  s.restart(STEP['initiative.bid']);
}

const bidder = (s: S): number => s.order[s.turn];

/** [2.8] [2.9] Bids for additional dice. The last bid opens all bids. */
export const bidStep: ArmageddonStep<'bid'> = {
  rule: '2.8',
  secret: true,
  reveals: true,
  who: bidder,
  prompt: bidPrompt,
  offers: { bid: { label: (_, n) => msg('label.bid', { n, price: priceOf(n) }) } },
  enter(s, log) {
    while (s.turn < s.order.length && s.out[bidder(s)]) s.turn += 1;
    if (s.turn >= s.order.length) openBids(s, log);
  },
  actions(s, out) {
    for (let dice = 0; dice <= mostDice(s, bidder(s)); dice++) out.add(V.bid, dice);
  },
  apply(s, action) {
    s.bid[bidder(s)] = nounOf(action);
    s.turn += 1;
  },
  refusals: {
    bid(s, n) {
      const args = { n, price: priceOf(n), most: s.world.values.dearestDie };
      const why = n > s.world.values.dearestDie ? 'refusal.bid-most' : 'refusal.bid-dear';
      return { rule: '2.9', reason: msg(why, args) };
    },
  },
};

/** [2.8] [2.10] Returns the prompt, which explains the purpose of initiative. */
function bidPrompt(s: S): Message {
  const points = pointsByRank(s);
  const args = { free: s.world.values.initiativeDice, first: points[0], last: points.at(-1) ?? 0 };
  return msg('prompt.initiative.bid', args);
}

/** [2.9] [R70] Pays the bids and shows them to all. */
function openBids(s: S, log?: Log): void {
  for (const side of living(s)) {
    payAny(s, side, priceOf(s.bid[side]));
    s.dice[side] = s.world.values.initiativeDice + s.bid[side];
    log?.add({ type: 'bids', rule: '2.9', args: { by: { side }, n: s.dice[side] } });
    [s.bid[side], s.rank[side], s.hits[side]] = [0, 0, NONE];
  }
  s.turn = 0;
  s.restart(STEP['initiative.roll']);
}

// Dice

const levelWith = (s: S, side: number): number[] =>
  living(s).filter((other) => s.rank[other] === s.rank[side]);

/** Returns the next player who must roll because of a tie; `NONE` if there is none. */
const roller = (s: S): number =>
  living(s).find((side) => s.hits[side] === NONE && levelWith(s, side).length > 1) ?? NONE;

/** [2.8] The player with the most successes goes first; tied players roll all their dice again. */
export const rollStep: ArmageddonStep<'hits'> = {
  rule: '2.8',
  ...DICE,
  outcomes: { hits: { label: withNumber('label.again') } },
  event: (s) => ({ title: msg('roll.initiative'), known: () => firstOf(s) }),
  enter(s, log) {
    if (roller(s) === NONE) placeSides(s, log);
  },
  actions(s, out) {
    for (let n = 0; n <= s.dice[roller(s)]; n++) out.add(V.hits, n);
  },
  weight: (s, action) => choose(s.dice[roller(s)], nounOf(action)),
  apply(s, action, log) {
    const [side, hits] = [roller(s), nounOf(action)];
    s.hits[side] = hits;
    const [by, dice] = [{ side }, s.dice[side]];
    const outcome = msg('outcome.initiative', { by, n: hits });
    const pools = [{ dice, successes: hits }];
    log?.add({ type: 'initiative', rule: '2.8', args: { by, hits, n: dice }, outcome, pools });
  },
};

/**
 * [2.8] Returns the chance of each side to be first, as whole numbers: by the most successes, with ties rolled again.
 */
function firstOf(s: S): KnownResult[] {
  const sides = living(s);
  const chances = chancesOfFirst(sides.map((side) => s.dice[side]));
  const all = chances.reduce((product, [, den]) => product * den, 1n);
  return sides.map((side, i) => ({
    label: msg('row.initiative', { by: { side } }),
    ways: (chances[i][0] * all) / chances[i][1],
  }));
}

/** [2.8] Orders the sides after all have rolled; among tied sides, the successes of the last roll count. */
function placeSides(s: S, log?: Log): void {
  const ahead = living(s).map(
    (side) => levelWith(s, side).filter((other) => s.hits[other] > s.hits[side]).length,
  );
  living(s).forEach((side, i) => {
    s.rank[side] += ahead[i];
  });
  for (const side of living(s)) if (levelWith(s, side).length > 1) s.hits[side] = NONE;
  if (roller(s) === NONE) setOrder(s, log);
}

/** [2.10] Sets the order, with eliminated sides last. */
function setOrder(s: S, log?: Log): void {
  const place = (side: number) => (s.out[side] ? s.world.sides.length : s.rank[side]);
  s.order.set([...s.world.sides.keys()].sort((a, b) => place(a) - place(b) || a - b));
  giveActionPoints(s, log);
  s.restart(STEP['turn.begin']);
}

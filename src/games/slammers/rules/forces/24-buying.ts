/** [24.1] [44.2] Purchases, line by line of the price list; then fortresses are set up. */
import { nounOf, verbOf } from '../../../../kernel/action.ts';
import type { Log } from '../../../../kernel/text/log.ts';
import { type Message, node, type MessageArg } from '../../../../kernel/text/message.ts';
import type { Refusal } from '../../../../kernel/rulebook.ts';
import { NONE } from '../../../../kernel/state.ts';
import { type BuyingLine, linesOf, usualCount } from '../../data/buying.ts';
import { takesFortress } from '../../data/terrain.ts';
import { COLOURS, UNIT_IDS } from '../../data/units.ts';
import { distancesTo, goalsOf } from '../../goals.ts';
import { ABSENT, FORTRESS, type Slammers } from '../../state.ts';
import { fixed, msg, refuse } from '../../i18n/msg.ts';
import {
  allBought,
  answersTo,
  boughtOf,
  countersOf,
  fortressHexes,
  leftTo,
  priceOnLine,
  purseOf,
  shownId,
  spentBy,
  withGas,
} from './24-purse.ts';
import { STEP, V } from '../names.ts';
import { nodeLabel, type SlammersStep } from '../step.ts';
import { kindOf } from '../units.ts';

type S = Slammers;

/** Returns the line that the player is deciding on. */
export function lineNow(s: S): { readonly colour: number; readonly line: BuyingLine } {
  const { colour, line } = s.frame(STEP['setup.buy']);
  return { colour, line: linesOf(COLOURS[colour])[line] };
}

/** [24.1] Each colour that buys decides line by line, in the order of set-up; lines without a choice are skipped. */
export const buyStep: SlammersStep<'usual' | 'count'> = {
  rule: '24.1',
  prompt: linePrompt,
  offers: {
    usual: { label: fixed('label.usual.buy'), isAuto: true },
    count: { label: countLabel },
  },
  who: (s) => s.world.sideOf[s.frame(STEP['setup.buy']).colour],
  enter(s, log) {
    while (s.step === STEP['setup.buy']) {
      const { colour } = s.frame(STEP['setup.buy']);
      if (colour !== NONE && !s.out[s.world.sideOf[colour]]) {
        if (hasChoice(s)) return;
        logPurchase(s, colour, log);
      }
      nextBuyer(s);
    }
  },
  actions(s, out) {
    const { colour, line } = lineNow(s);
    out.add(V.usual);
    for (const n of answersTo(s, colour, line)) out.add(V.count, n);
  },
  apply(s, action) {
    const frame = s.frame(STEP['setup.buy']);
    if (verbOf(action) === V.usual) buyTheRest(s);
    else {
      const { colour, line } = lineNow(s);
      buy(s, colour, line, nounOf(action));
      frame.line++;
    }
  },
  refusals: { count: whyNotSoMany },
};

/** Returns the prompt for a line of the price list. */
function linePrompt(s: S): Message {
  const { colour, line } = lineNow(s);
  const { buys, id } = line;
  return msg(`prompt.setup.buy.${buys}`, {
    budget: msg(isOwn(s, colour) ? 'prompt.setup.buy.left' : 'prompt.setup.buy.left.of', {
      colour: msg(`colour.${COLOURS[colour]}`),
      left: leftTo(s, colour),
    }),
    price: priceOnLine(s, colour, line),
    ...(id && { kind: msg(`unit.${shownId(s, colour, id)}`) }),
  });
}

/** Returns whether a colour has the name of its side, so that prompts need not name it. */
const isOwn = ({ world }: S, colour: number): boolean =>
  world.scenario.commands[world.sideOf[colour]]?.side === COLOURS[colour];

/** Returns the label of an answer (yes, no, a number, a morale) with its price in points. */
function countLabel(s: S, n: number): Message {
  const { colour, line } = lineNow(s);
  const after = s.clone();
  buy(after, colour, line, n);
  const points = leftTo(s, colour) - leftTo(after, colour);
  const answer = answerLabel(line, n);
  return points > 0 ? msg('label.count.price', { answer, points }) : answer;
}

function answerLabel({ buys }: BuyingLine, n: number): Message {
  if (buys === 'morale') return msg('label.count.morale', { n });
  if (buys === 'units' || buys === 'drops' || buys === 'fortresses')
    return msg('label.count', { n });
  return msg(n === 1 ? 'label.count.yes' : 'label.count.no');
}

/** Answers lines that leave no choice, up to one that does; returns false if there is none. */
function hasChoice(s: S): boolean {
  const frame = s.frame(STEP['setup.buy']);
  const lines = linesOf(COLOURS[frame.colour]);
  for (; frame.line < lines.length; frame.line++) {
    const answers = answersTo(s, frame.colour, lines[frame.line]);
    if (answers.length > 1) return true;
    buy(s, frame.colour, lines[frame.line], answers[0]);
  }
  return false;
}

/** Goes on to the next colour that buys and has not resigned. */
function nextBuyer(s: S): void {
  const frame = s.frame(STEP['setup.buy']);
  const { setUp } = s.world.scenario;
  const order = setUp.map((name) => COLOURS.indexOf(name));
  const rest = order.slice(order.indexOf(frame.colour) + 1);
  const next = rest.find((c) => purseOf(s, c) && !s.out[s.world.sideOf[c]]);
  if (next === undefined) s.goto(STEP['setup.fortress'], { colour: NONE });
  else s.goto(STEP['setup.buy'], { colour: next, line: 0 });
}

/** Applies the answer to a line. */
function buy(s: S, colour: number, { buys, id = 'IN' }: BuyingLine, n: number): void {
  switch (buys) {
    case 'militia':
    case 'buses':
      s[buys][colour] = n;
      return;
    case 'units':
      countersOf(s, colour, id).forEach((u, i) => {
        s.at[u] = i < n ? NONE : ABSENT;
      });
      return;
    case 'gas':
      if (n > 0) s.gas[colour] = withGas(s.gas[colour], id);
      return;
    case 'electronics':
      s.electronics[colour] = n;
      return;
    case 'drops':
      // The last units of the list are bought for a drop.
      boughtOf(s, colour, id).forEach((u, i, all) => {
        s.drops[u] = i >= all.length - n ? 1 : 0;
      });
      return;
    case 'fortresses':
      s.fortresses[colour] = n;
      return;
    case 'morale':
      s.morale[colour] = n;
  }
}

/** [D14] Answers this line and all later ones automatically. */
function buyTheRest(s: S): void {
  const frame = s.frame(STEP['setup.buy']);
  const lines = linesOf(COLOURS[frame.colour]);
  for (; frame.line < lines.length; frame.line++) {
    const line = lines[frame.line];
    const answers = answersTo(s, frame.colour, line);
    const [least, most] = [answers[0], answers[answers.length - 1]];
    buy(s, frame.colour, line, Math.max(least, Math.min(most, usualAnswer(s, line))));
  }
}

function usualAnswer(s: S, { buys, id = 'IN' }: BuyingLine): number {
  const { colour } = s.frame(STEP['setup.buy']);
  if (buys !== 'units') return 0;
  const { values } = s.world;
  const purse = purseOf(s, colour);
  const points = ((purse?.points ?? 0) * (purse?.morale ? values['usual.share'] : 100)) / 100;
  return usualCount(values, COLOURS[colour], id, points);
}

function logPurchase(s: S, colour: number, log?: Log): void {
  const kinds = UNIT_IDS.flatMap((id): MessageArg[] => {
    const n = allBought(s, colour).filter((u) => kindOf(s, u).id === id).length;
    return n > 0 ? [msg('log.bought.kind', { n, kind: msg(`unit.${id}`) })] : [];
  });
  log?.add({
    type: 'bought',
    rule: '24.1',
    args: {
      colour: msg(`colour.${COLOURS[colour]}`),
      units: { row: kinds },
      count: kinds.length,
      n: spentBy(s, colour),
    },
  });
}

/** Rule number that limits each line. */
const LIMITS = {
  militia: '24.9',
  buses: '24.9',
  units: '24.1',
  gas: '24.7',
  electronics: '24.7',
  drops: '24.8',
  fortresses: '22.5',
  morale: '24.10',
} as const;

function whyNotSoMany(s: S, n: number): Refusal {
  const { colour, line } = lineNow(s);
  const left = leftTo(s, colour);
  const { id } = line;
  const most = purseOf(s, colour)?.most[id ?? 'IN'];
  if (line.buys === 'units' && id && n > (most ?? Infinity))
    return refuse('44.2', 'refusal.buy-most', { most: most ?? 0 });
  if (line.buys === 'units' && id && n > countersOf(s, colour, id).length)
    return refuse('D2', 'refusal.buy-counters', { most: countersOf(s, colour, id).length });
  return refuse(LIMITS[line.buys], 'refusal.buy-points', { n, left });
}

/** [22.5] Sets up the fortresses that were bought, before any units. */
export const fortressStep: SlammersStep<'usual' | 'to'> = {
  rule: '22.5',
  prompt(s) {
    const { colour } = s.frame(STEP['setup.fortress']);
    if (isOwn(s, colour)) return msg('prompt.setup.fortress');
    return msg('prompt.setup.fortress.of', { colour: msg(`colour.${COLOURS[colour]}`) });
  },
  offers: {
    usual: { label: fixed('label.usual'), isAuto: true },
    to: { label: nodeLabel('label.to') },
  },
  who: (s) => s.world.sideOf[s.frame(STEP['setup.fortress']).colour],
  enter(s) {
    const { out, fortresses, world } = s;
    const order = world.scenario.setUp.map((name) => COLOURS.indexOf(name));
    const next = order.find((c) => fortresses[c] > 0 && !out[world.sideOf[c]]);
    if (next === undefined) s.goto(STEP['setup.place'], { next: 0 });
    else s.frame(STEP['setup.fortress']).colour = next;
  },
  actions(s, out) {
    out.add(V.usual);
    for (const n of fortressHexes(s, s.frame(STEP['setup.fortress']).colour)) out.add(V.to, n);
  },
  apply(s, action, log) {
    const { colour } = s.frame(STEP['setup.fortress']);
    if (verbOf(action) === V.to) setUpFortress(s, colour, nounOf(action), log);
    else while (s.fortresses[colour] > 0) setUpFortress(s, colour, bestHex(s, colour), log);
  },
  refusals: { to: whyNoFortress },
};

function setUpFortress(s: S, colour: number, n: number, log?: Log): void {
  s.fortress[n] = FORTRESS;
  s.fortresses[colour]--;
  log?.add({ type: 'fortress', rule: '22.5', args: { at: node(n) } });
}

/** [D13] Returns the hex nearest to the scenario's objective. */
function bestHex(s: S, colour: number): number {
  const distance = distancesTo(s.world, goalsOf(s.world, colour));
  return fortressHexes(s, colour).reduce((best, n) => (distance[n] < distance[best] ? n : best));
}

function whyNoFortress(s: S, n: number): Refusal {
  const at = node(n);
  if (s.fortress[n]) return refuse('22.3', 'refusal.fortress-there', { at });
  if (n >= s.world.hexes || !takesFortress(s.world.terrain[n]))
    return refuse('22.5', 'refusal.fortress-ground', { at });
  return refuse('4.1', 'refusal.fortress-area', { at });
}

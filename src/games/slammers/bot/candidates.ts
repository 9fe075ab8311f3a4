/**
 * Candidates of the bots: a handful of the legal actions, which may be hundreds, and a single one where fire is
 * planned.
 */
import { type Action, type ActionList, nounOf, pack, verbOf } from '../../../kernel/action.ts';
import { assaultTarget, assaultUnits, reactionTo } from './answers.ts';
import { dropZones } from './drops.ts';
import { makeGunnery, planAll, planAt } from './fire.ts';
import type { BotContext } from './bot-context.ts';
import { movesOf, nextToMove } from './moves.ts';
import { strikeAt, strikesAt } from './strike.ts';
import type { Weights } from './weights.ts';
import { STEP, V } from '../rules/names.ts';
import { turnAt } from '../rules/sequence.ts';
import { FIRES, type Slammers, TARGET } from '../state.ts';

type S = Slammers;

/** Lists a subset of `legal`, best guess first; see `Heuristics`. */
export const makeCandidates =
  (context: BotContext, w: Weights) =>
  (s: S, list: ActionList, out: ActionList): void =>
    addCandidates(s, context, w, list, out);

function addCandidates(
  s: S,
  context: BotContext,
  w: Weights,
  list: ActionList,
  out: ActionList,
): void {
  switch (s.step) {
    case STEP['setup.buy']:
    case STEP['setup.fortress']:
      out.push(pack(V.usual));
      return;
    case STEP['setup.place']:
      placings(list, out);
      return;
    case STEP['drop.zone']:
      dropZones(s, context, w, list, out);
      return;
    case STEP['drop.pick']:
      out.push(list.at(0));
      return;
    case STEP.react:
      reactionTo(s, context, w, list, out);
      return;
    case STEP['move.pick']:
      nextToMove(s, context, w, list, out);
      return;
    case STEP['move.unit']:
      movesOf(s, context, w, list, out);
      return;
    case STEP['assault.targets']:
      assaultTarget(s, context, w, list, out);
      return;
    case STEP['assault.units']:
      assaultUnits(s, list, out);
      return;
    default:
      fireOr(s, context, w, list, out);
  }
}

/**
 * [D13] Offers the automatic set-up of everything and, for variety, one unit placed in a few hexes spread over the
 * area.
 */
function placings(list: ActionList, out: ActionList): void {
  out.push(pack(V.usual));
  for (let i = 1; i <= OTHERS; i++) {
    const action = list.at(Math.trunc((i * list.length) / (OTHERS + 1)));
    if (verbOf(action) === V.to) out.push(action);
  }
}
const OTHERS = 2;

function fireOr(s: S, context: BotContext, w: Weights, list: ActionList, out: ActionList): void {
  switch (s.step) {
    case STEP['strike.hex']:
      out.push(strikeAim(s, context, w, list));
      return;
    case STEP['strike.guns']:
      out.push(strikeGun(s, context, w, list));
      return;
    case STEP['direct.hex']:
      out.push(directAim(s, context, w, list));
      return;
    case STEP['direct.targets']:
      out.push(directTarget(s, context, w, list));
      return;
    case STEP['direct.guns']:
      out.push(directGun(s, context, w, list));
      return;
    default:
      for (let i = 0; i < list.length; i++) out.push(list.at(i));
  }
}

/** Returns the hexes that can be aimed at. */
function aims(list: ActionList): number[] {
  const hexes: number[] = [];
  for (let i = 0; i < list.length; i++)
    if (verbOf(list.at(i)) === V.aim) hexes.push(nounOf(list.at(i)));
  return hexes;
}

function strikeAim(s: S, context: BotContext, w: Weights, list: ActionList): Action {
  const g = makeGunnery(s, context, w, turnAt(s, s.frame(STEP['strike.hex']).order));
  const [best] = strikesAt(g, aims(list));
  return best ? pack(V.aim, best.hex) : pack(V.done);
}

/** Returns the next gun of the strike, or `fire` after the last. */
function strikeGun(s: S, context: BotContext, w: Weights, list: ActionList): Action {
  const { hex, last } = s.frame(STEP['strike.guns']);
  const g = makeGunnery(s, context, w, turnAt(s, s.frame(STEP['strike.hex']).order));
  const strike = strikeAt(g, hex);
  const next = strike?.guns.find((u) => u > last);
  if (next !== undefined) {
    const action = pack(strike?.gas ? V.gas : V.shell, next);
    if (list.has(action)) return action;
  }
  return list.has(pack(V.fire)) ? pack(V.fire) : list.at(0);
}

const gunnery = (s: S, context: BotContext, w: Weights) =>
  makeGunnery(s, context, w, turnAt(s, s.frame(STEP['direct.hex']).order));

function directAim(s: S, context: BotContext, w: Weights, list: ActionList): Action {
  const [best] = planAll(gunnery(s, context, w), aims(list));
  return best ? pack(V.aim, best.hex) : pack(V.done);
}

function directTarget(s: S, context: BotContext, w: Weights, list: ActionList): Action {
  const { hex, last } = s.frame(STEP['direct.targets']);
  const g = gunnery(s, context, w);
  const plan = planAt(g, g.b.place[hex]);
  if (!plan) return list.at(list.length - 1);
  if (plan.gas) return orFirst(list, pack(V.gas, plan.firers[0]));
  if (last < 0 && plan.targets.length > 1 && list.has(pack(V.all))) return pack(V.all);
  const next = plan.targets.find((u) => u > last);
  return orFirst(list, next === undefined ? pack(V.done) : pack(V.target, next));
}

function directGun(s: S, context: BotContext, w: Weights, list: ActionList): Action {
  const { hex, last } = s.frame(STEP['direct.guns']);
  const g = gunnery(s, context, w);
  const targets = [...s.role.keys()].filter((u) => s.role[u] === TARGET);
  const plan = planAt(g, g.b.place[hex], targets);
  const next = plan?.firers.find((u) => u > last && s.role[u] !== FIRES);
  if (next !== undefined && list.has(pack(V.join, next))) return pack(V.join, next);
  return list.has(pack(V.fire)) ? pack(V.fire) : list.at(0);
}

/** Returns the wanted action, or the last one on the list if it is not legal. */
const orFirst = (list: ActionList, action: Action): Action =>
  list.has(action) ? action : list.at(list.length - 1);

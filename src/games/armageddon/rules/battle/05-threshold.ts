/**
 * [5.8] Tests of a hero's ability against a threshold: the number of dice is the level, and that many successes are
 * needed. The hero may spend their own fate, and tactics that need no enemy.
 */
import { nounOf, verbOf } from '../../../../kernel/action.ts';
import type { Log } from '../../../../kernel/text/log.ts';
import { NONE } from '../../../../kernel/state.ts';
import type { RollEvent } from '../../../../kernel/odds/roll-event.ts';
import { TACTICS, type TacticId } from '../../data/gear.ts';
import type { Armageddon } from '../../state.ts';
import { fixed, msg } from '../../i18n/msg.ts';
import { choose } from './05-chances.ts';
import { poolOf, TURN } from './05-pools.ts';
import { thresholdResult } from './05-results.ts';
import {
  canPayFate,
  effectOf,
  failuresOf,
  type Hand,
  mayHavePlay,
  NO_HAND,
  tacticLabel,
} from './05-tactics.ts';
import { whoKnows } from '../knowledge.ts';
import { named } from '../named.ts';
import { STEP, V } from '../names.ts';
import { cardOf, isPlayer } from '../pieces.ts';
import { type ArmageddonStep, DICE, focus, withNumber } from '../step.ts';

type S = Armageddon;

/** Tactics that need no enemy. */
const OWN: readonly TacticId[] = [
  'surge',
  'extra-weight',
  'certain-shot',
  'turn-the-tide',
  'reset',
];

const frameOf = (s: S) => s.frame(STEP.threshold);
const sideOf = (s: S): number => s.owner[frameOf(s).hero];

/** [5.8] Starts a test. Its caller continues once it is decided: the test is passed if `margin` is not below 0. */
export function beginThreshold(s: S, hero: number, dice: number, needed: number): void {
  const fate = cardOf(s, hero).fate || NONE;
  const pool = poolOf(dice);
  s.push(STEP.threshold, { hero, dice: pool, successes: 0, fate, needed, turn: TURN.roll });
}

/** Returns the hero's pool in the form that tactics use. */
function handOf(s: S): Hand {
  const f = frameOf(s);
  return {
    get pool() {
      return f.dice;
    },
    set pool(n) {
      f.dice = n;
    },
    get successes() {
      return f.successes;
    },
    set successes(n) {
      f.successes = n;
    },
    get fate() {
      return f.fate;
    },
    set fate(n) {
      f.fate = n;
    },
  };
}

const hasFate = (s: S): boolean => frameOf(s).fate > 0 && failuresOf(handOf(s)) > 0;

/** [5.5] Returns whether the player has fate for a failed die, and can pay. */
const maySpend = (s: S): boolean => hasFate(s) && canPayFate(s, sideOf(s));

/** Returns whether further successes are useless: not for a spy [5.25], whose result grows with each success. */
const hasEnough = (s: S): boolean =>
  frameOf(s).successes >= frameOf(s).needed && !s.isPending(STEP.spy);

/** [R37] Returns whether the player has a decision. */
function isAsked(s: S): boolean {
  const side = sideOf(s);
  if (frameOf(s).turn === TURN.over || hasEnough(s) || !isPlayer(s, side)) return false;
  return maySpend(s) || mayHavePlay(s, side);
}

export const thresholdStep: ArmageddonStep = {
  rule: '5.8',
  enter(s, log) {
    const f = frameOf(s);
    if (f.turn === TURN.roll) s.push(STEP['threshold.roll']);
    else if (isAsked(s)) s.push(STEP['threshold.act'], { side: sideOf(s) });
    else resolve(s, log);
  },
};

function resolve(s: S, log?: Log): void {
  const { hero, successes, needed } = frameOf(s);
  const args = { hero: named(s, hero), n: successes, needed };
  log?.add({ type: 'tested', rule: '5.8', args, to: whoKnows(s, hero) });
  s.pop();
  s.margin = successes - needed;
}

/** Describes the roll: its aim is to pass the test or, for a spy [5.25], as many successes as possible. */
function testEvent(s: S): RollEvent {
  const args = { hero: named(s, frameOf(s).hero) };
  return {
    ...{ title: msg('roll.test', args), by: sideOf(s) },
    aim: { meaning: 'gain', label: msg('aim.test', args) },
  };
}

/** Logs a roll, with whether the test would be passed. */
function logRoll(s: S, dice: number, n: number, log?: Log): void {
  if (!log) return;
  const result = thresholdResult(s);
  const row = !s.isPending(STEP.spy) && { row: result.label };
  const pools = [{ dice, successes: n }];
  const shown = { outcome: msg('outcome.again', { n }), ...row };
  const meaning = result.rank > 0 ? 'gain' : 'none';
  log.add({ type: 'again', rule: '5.8', args: { n, dice }, pools, ...shown, meaning });
}

/** [5.1] Rolls the dice of the test. */
export const rollStep: ArmageddonStep<'again'> = {
  rule: '5.8',
  ...DICE,
  outcomes: { again: { label: withNumber('label.again') } },
  event: testEvent,
  actions(s, out) {
    for (let n = 0; n <= frameOf(s).dice; n++) out.add(V.again, n);
  },
  weight: (s, action) => choose(frameOf(s).dice, nounOf(action)),
  apply(s, action, log) {
    const f = frameOf(s);
    const n = nounOf(action);
    [f.successes, f.turn] = [n, TURN.attacker];
    logRoll(s, f.dice, n, log);
    s.pop();
  },
};

/** [5.8] [5.10] Accepts, spends fate, or plays a tactic. */
export const actStep: ArmageddonStep<'accept' | 'fate' | 'tactic'> = {
  rule: '5.8',
  who: (s) => s.frame(STEP['threshold.act']).side,
  prompt: actPrompt,
  focus,
  offers: {
    accept: { label: fixed('label.accept') },
    fate: { label: (s) => msg('label.fate', { n: s.world.values.apFate }) },
    tactic: { label: (s, tactic) => tacticLabel(s, tactic, handOf(s), NO_HAND) },
  },
  // [5.25] A spy's result follows at once, and depends on hidden dice.
  reveals: true,
  actions(s, out) {
    out.add(V.accept);
    if (maySpend(s)) out.add(V.fate);
    for (let i = 0; i < TACTICS.length; i++) if (mayPlay(s, i)) out.add(V.tactic, i);
  },
  apply(s, action, log) {
    s.pop();
    const verb = verbOf(action);
    if (verb === V.accept) frameOf(s).turn = TURN.over;
    else if (verb === V.fate) spendFate(s, log);
    else spendTactic(s, nounOf(action), log);
  },
};

/** [5.25] A spy with enough successes may continue. */
function actPrompt(s: S) {
  const { successes, needed } = frameOf(s);
  return msg(successes < needed ? 'prompt.threshold.act' : 'prompt.threshold.more');
}

const mayPlay = (s: S, tactic: number): boolean =>
  OWN.includes(TACTICS[tactic].id) &&
  s.tactics[sideOf(s) * TACTICS.length + tactic] > 0 &&
  s.ap[sideOf(s)] >= s.world.prints.tactics[tactic].price;

function spendFate(s: S, log?: Log): void {
  const side = sideOf(s);
  frameOf(s).fate -= 1;
  s.ap[side] -= s.world.values.apFate;
  log?.add({ type: 'fate', rule: '5.8', args: { by: { side } } });
  s.push(STEP['threshold.again'], { dice: 1 });
}

function spendTactic(s: S, tactic: number, log?: Log): void {
  const side = sideOf(s);
  s.tactics[side * TACTICS.length + tactic] -= 1;
  s.tacticsSize[side] -= 1;
  s.ap[side] -= s.world.prints.tactics[tactic].price;
  log?.add({ type: 'tactic', rule: '5.8', args: { by: { side }, tactic: { item: tactic } } });
  const reroll = effectOf(s, tactic, handOf(s), { ...NO_HAND });
  if (reroll !== undefined && reroll.dice > 0)
    s.push(STEP['threshold.again'], { dice: reroll.dice });
}

/** [5.5] Rolls dice again. */
export const againStep: ArmageddonStep<'again'> = {
  rule: '5.8',
  ...DICE,
  outcomes: { again: { label: withNumber('label.again') } },
  event: testEvent,
  actions(s, out) {
    for (let n = 0; n <= s.frame(STEP['threshold.again']).dice; n++) out.add(V.again, n);
  },
  weight: (s, action) => choose(s.frame(STEP['threshold.again']).dice, nounOf(action)),
  apply(s, action, log) {
    const { dice } = s.frame(STEP['threshold.again']);
    const n = nounOf(action);
    s.pop();
    frameOf(s).successes += n;
    logRoll(s, dice, n, log);
  },
};

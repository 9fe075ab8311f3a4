/**
 * The sequence of play: each step defines the side that decides, its legal actions, their effects, and why others are
 * illegal.
 */
import {
  CHANCE,
  type GameStep,
  type Log,
  node,
  NONE,
  nounOf,
  oneDie,
  side as sideArg,
  stepList,
  unit,
  unitFocus,
  verbOf,
} from 'countermarch/kernel';
import { attackers, columnFor, isBeside, targetsOf } from './combat.ts';
import { isOver } from './ending.ts';
import { msg } from './i18n/msg.ts';
import { TOWNS } from './map.ts';
import { movable, pathOf, reachOf } from './movement.ts';
import { STEP, STEPS, V, type VerbName, VERBS } from './names.ts';
import { resultOf, TABLE } from './odds.ts';
import { isAlive, type State, unitOn, unitsOf } from './state.ts';
import { sideOf, STARTS } from './units.ts';

type PhaseStep<Listed extends VerbName = never> = GameStep<State, VerbName, Listed>;

const who = (s: State): number => s.side;

/** [1.1] Units begin at their hexes; both sides draw an objective. */
export function setUp(s: State): void {
  s.at.set(STARTS);
  s.round = 1;
  s.push(STEP.draw);
}

/** [1.2] Chance draws an objective for each side. Only that side sees it. */
const draw: PhaseStep<'draw'> = {
  rule: '1.2',
  prompt: () => msg('prompt.draw'),
  drawn: () => msg('drawn.objective'),
  outcomes: { draw: { label: (_, n) => msg('label.draw', { at: node(TOWNS[n - 1]) }) } },
  secret: true,
  who: () => CHANCE,
  actions(_, out) {
    for (const i of TOWNS.keys()) out.add(V.draw, i + 1);
  },
  apply(s, action, log) {
    const n = nounOf(action);
    s.objective[s.side] = n;
    log?.add({ type: 'drawn', rule: '1.2', args: { at: node(TOWNS[n - 1]) }, to: [s.side] });
    s.side = 1 - s.side;
    s.goto(s.side === 0 ? STEP.turn : STEP.draw);
  },
};

/** [2.1] A turn: the side moves, then it attacks. */
const turn: PhaseStep = {
  rule: '2.1',
  enter(s, log) {
    if (isOver(s)) return s.restart(STEP.over);
    const args = { by: sideArg(s.side), n: s.round };
    log?.add({ type: 'turn', rule: '2.1', args, heading: true });
    s.goto(STEP.move);
  },
};

/** [3.1] Each unit may move once. */
const move: PhaseStep<'move' | 'done'> = {
  rule: '3.1',
  prompt: () => msg('prompt.move'),
  offers: {
    move: { label: (_, u) => msg('label.move', { u: unit(u) }) },
    done: { label: () => msg('label.done.move') },
  },
  who,
  enter(s) {
    if (movable(s).length === 0) endPhase(s, STEP.attack);
  },
  actions(s, out) {
    for (const u of movable(s)) out.add(V.move, u);
    out.add(V.done);
  },
  apply(s, action) {
    if (verbOf(action) === V.done) endPhase(s, STEP.attack);
    else s.push(STEP.to, { unit: nounOf(action) });
  },
  refusals: {
    move(s, u) {
      if (!isOwn(s, u)) return { rule: '3.1', reason: msg('refusal.enemy', { u: unit(u) }) };
      if (s.acted[u] !== 0) return { rule: '3.1', reason: msg('refusal.moved', { u: unit(u) }) };
      return { rule: '3.2', reason: msg('refusal.stuck', { u: unit(u) }) };
    },
  },
};

/** [3.1] [3.2] The choice of the hex to which the unit moves. */
const to: PhaseStep<'to'> = {
  rule: '3.1',
  prompt: (s) => msg('prompt.to', { u: unit(s.frame(STEP.to).unit) }),
  focus: (s) => unitFocus(s.at, s.frame(STEP.to).unit),
  offers: {
    to: {
      label: (_, n) => msg('label.to', { at: node(n) }),
      path: (s, n) => pathTo(s, n),
    },
  },
  who,
  actions(s, out) {
    for (const n of reachOf(s, s.frame(STEP.to).unit)) out.add(V.to, n);
  },
  apply(s, action, log) {
    const { unit: u } = s.frame(STEP.to);
    s.at[u] = nounOf(action);
    s.acted[u] = 1;
    log?.add({ type: 'moved', rule: '3.1', args: { u: unit(u), at: node(s.at[u]) } });
    s.pop();
  },
  refusals: {
    to: (s, n) =>
      unitOn(s, n) === NONE
        ? { rule: '3.1', reason: msg('refusal.far', { at: node(n) }) }
        : { rule: '3.2', reason: msg('refusal.occupied', { at: node(n) }) },
  },
};

/** [4.1] Each unit may attack once. */
const attack: PhaseStep<'attack' | 'done'> = {
  rule: '4.1',
  prompt: () => msg('prompt.attack'),
  offers: {
    attack: { label: (_, u) => msg('label.attack', { u: unit(u) }) },
    done: { label: () => msg('label.done.attack'), rollsNothing: true },
  },
  who,
  enter(s) {
    if (attackers(s).length === 0) endTurn(s);
  },
  actions(s, out) {
    for (const u of attackers(s)) out.add(V.attack, u);
    out.add(V.done);
  },
  apply(s, action) {
    if (verbOf(action) === V.done) endTurn(s);
    else s.push(STEP.at, { unit: nounOf(action) });
  },
  refusals: {
    attack(s, u) {
      if (!isOwn(s, u)) return { rule: '4.1', reason: msg('refusal.enemy', { u: unit(u) }) };
      if (s.acted[u] !== 0) return { rule: '4.1', reason: msg('refusal.fought', { u: unit(u) }) };
      return { rule: '4.3', reason: msg('refusal.alone', { u: unit(u) }) };
    },
  },
};

/** [4.1] [4.3] The choice of the enemy that the unit attacks. */
const at: PhaseStep<'at'> = {
  rule: '4.1',
  prompt: (s) => msg('prompt.at', { u: unit(s.frame(STEP.at).unit) }),
  focus: (s) => unitFocus(s.at, s.frame(STEP.at).unit),
  offers: {
    at: {
      label: (s, n) => msg('label.at', { v: unit(unitOn(s, n)), at: node(n), odds: oddsAt(s, n) }),
    },
  },
  who,
  actions(s, out) {
    const nodes = targetsOf(s, s.frame(STEP.at).unit).map((v) => s.at[v]);
    for (const n of nodes.sort((a, b) => a - b)) out.add(V.at, n);
  },
  apply(s, action) {
    const { unit: u } = s.frame(STEP.at);
    s.acted[u] = 1;
    s.goto(STEP.fight, { unit: u, target: unitOn(s, nounOf(action)) });
  },
  refusals: {
    at(s, n) {
      const v = unitOn(s, n);
      const isNear = v !== NONE && sideOf(v) !== s.side && isBeside(s, s.frame(STEP.at).unit, v);
      return isNear
        ? { rule: '4.3', reason: msg('refusal.weak', { v: unit(v) }) }
        : { rule: '4.1', reason: msg('refusal.target', { at: node(n) }) };
    },
  },
};

/** [4.4] [4.5] The die, and its result. */
const fight: PhaseStep<'roll'> = {
  rule: '4.4',
  prompt: () => msg('prompt.fight'),
  outcomes: { roll: { label: (_: State, n: number) => msg('label.roll', { n }) } },
  ...oneDie(V.roll),
  event(s) {
    const { unit: u, target } = s.frame(STEP.fight);
    return {
      title: msg('roll.fight', { u: unit(u), v: unit(target) }),
      by: s.side,
      aim: { meaning: 'harm', label: msg('roll.destroyed', { v: unit(target) }) },
      calledBy: [V.at],
    };
  },
  apply(s, action, log) {
    const { unit: u, target } = s.frame(STEP.fight);
    const column = columnFor(s, u, target);
    const result = resultOf(column, nounOf(action));
    const outcome = msg(`result.${result}`);
    const args = {
      u: unit(u),
      v: unit(target),
      odds: TABLE.columns[column],
      n: nounOf(action),
      outcome,
    };
    const isHarm = result === 'defender' || result === 'exchange';
    log?.add({
      type: 'fought',
      rule: '4.4',
      args,
      outcome,
      meaning: isHarm ? 'harm' : result === 'attacker' ? 'loss' : 'none',
    });
    s.pop();
    const hex = s.at[target];
    if (isHarm) destroy(s, target, log);
    if (result === 'attacker' || result === 'exchange') destroy(s, u, log);
    // [4.5] The attacker advances into the hex of a destroyed defender.
    if (result === 'defender') s.at[u] = hex;
    if (isOver(s)) s.restart(STEP.over);
  },
};

const over: PhaseStep = { rule: '5.1', prompt: () => msg('prompt.over') };

const isOwn = (s: State, u: number): boolean => sideOf(u) === s.side && isAlive(s, u);

function pathTo(s: State, n: number) {
  const { nodes, cost } = pathOf(s, s.frame(STEP.to).unit, n);
  return { nodes, cost: msg('path.cost', { n: cost }) };
}

const oddsAt = (s: State, n: number): string =>
  TABLE.columns[columnFor(s, s.frame(STEP.at).unit, unitOn(s, n))] ?? '';

function destroy(s: State, u: number, log?: Log): void {
  s.at[u] = NONE;
  s.acted[u] = 0;
  log?.add({ type: 'destroyed', rule: '4.4', args: { u: unit(u) }, joins: true });
}

/** Allows units to act again in the next phase. */
function endPhase(s: State, next: typeof STEP.attack | typeof STEP.turn): void {
  s.acted.fill(0);
  s.goto(next);
}

/** [2.1] Gives the turn to the other side; a round is one turn of each. */
function endTurn(s: State): void {
  s.side = 1 - s.side;
  if (s.side === 0) s.round += 1;
  endPhase(s, STEP.turn);
}

/** Removes the units of a side that resigns, which ends the game [5.1]. */
export function dropOut(s: State, side: number, log?: Log): void {
  for (const u of unitsOf(s, side)) destroy(s, u, log);
  s.restart(STEP.over);
}

export const STEP_LIST = stepList(
  STEPS.names,
  { draw, turn, move, to, attack, at, fight, over },
  VERBS,
);

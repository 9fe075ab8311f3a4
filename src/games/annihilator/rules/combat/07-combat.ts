/** [7.1] Close combat, hex by hex, for both sides; [7.2] the mind weapon. */
import { nodeFocus } from '../../../../kernel/look/focus.ts';
import { type Action, type LegalActions, nounOf, verbOf } from '../../../../kernel/action.ts';
import type { Frame } from '../../../../kernel/frames.ts';
import type { Side } from '../../../../kernel/side.ts';
import type { Log } from '../../../../kernel/text/log.ts';
import { type Message, node } from '../../../../kernel/text/message.ts';
import type { AreaLook } from '../../../../kernel/look/look.ts';
import type { RollEvent } from '../../../../kernel/odds/roll-event.ts';
import type { StepOffer } from '../../../../kernel/step.ts';
import { BOARD } from '../../data/map.ts';
import { resultOf } from '../../data/tables.ts';
import { ANNIHILATOR, HUMAN, SQUADS, UNITS } from '../../data/units.ts';
import type { CombatResult } from '../../data/values.ts';
import {
  type AnnihilatorState,
  countUnits,
  eliminate,
  isAlive,
  isHuman,
  unitsIn,
} from '../../state.ts';
import { row } from '../../i18n/phrases.ts';
import { fixed, msg } from '../../i18n/msg.ts';
import { goOn } from '../03-sequence.ts';
import { attackColumn, mayAttack } from './07-odds.ts';
import { whyNotAttack, whyNotMind } from './07-refusals.ts';
import { dropCharges } from '../demolition/08-recovery.ts';
import { maybeEnd } from '../10-victory.ts';
import { ONE_DIE } from '../dice.ts';
import { type FightStep, STEP, VERB } from '../names.ts';
import type { AnnihilatorStep } from '../step.ts';

type S = AnnihilatorState;

/** [7.1] Builds the offer of an attack at a hex, with its odds. */
function attackBy(side: number): StepOffer<S> {
  const oddsAt = (s: S, n: number): string => s.world.tables.oddsNames[attackColumn(s, side, n)];
  return {
    label: (s, n) => msg('label.attack', { at: node(n), odds: oddsAt(s, n) }),
    preview: (s, n) => [
      { type: 'target', name: msg('area.target'), nodes: [n], texts: [oddsAt(s, n)] },
    ],
  };
}

const DONE = { label: fixed('label.done.combat') };

/** [7.1] Human close combat: voluntary, hex by hex [R2]. */
export const humanCombat: AnnihilatorStep<'attack' | 'done'> = {
  rule: '7.1',
  prompt: fixed('prompt.human.combat'),
  offers: { attack: attackBy(HUMAN), done: DONE },
  who: () => HUMAN,
  enter(s, log) {
    if (maybeEnd(s, log)) return;
    if (!canAttackAnywhere(s, HUMAN)) goOn(s, STEP['demolition.set']);
  },
  actions(s, out) {
    addAttacks(s, HUMAN, out);
    out.add(VERB.done);
  },
  apply(s, action) {
    if (verbOf(action) === VERB.done) return goOn(s, STEP['demolition.set']);
    attack(s, HUMAN, nounOf(action), STEP['human.combat.roll']);
  },
  refusals: { attack: (s, n) => whyNotAttack(s, HUMAN, n) },
};

/** [7.1] [7.2] The robots' close combat and the mind weapon, in any order [R5]. */
export const robotCombat: AnnihilatorStep<'attack' | 'mind' | 'done'> = {
  rule: '7.1',
  prompt: (s) => msg(mayUseMind(s) ? 'prompt.robot.combat.mind' : 'prompt.robot.combat'),
  offers: {
    attack: attackBy(ANNIHILATOR),
    mind: {
      label: (s, n) => msg('label.mind', { at: node(n), odds: mindOdds(s) }),
      preview: mindArea,
    },
    done: DONE,
  },
  who: () => ANNIHILATOR,
  enter(s, log) {
    if (maybeEnd(s, log)) return;
    if (!mayUseMind(s) && !canAttackAnywhere(s, ANNIHILATOR)) goOn(s, STEP.repair);
  },
  actions(s, out) {
    addAttacks(s, ANNIHILATOR, out);
    if (mayUseMind(s))
      for (let n = 0; n < BOARD.size; n++)
        if (s.world.scratch.counts[HUMAN][n] > 0) out.add(VERB.mind, n);
    out.add(VERB.done);
  },
  apply(s, action) {
    const verb = verbOf(action);
    if (verb === VERB.done) return goOn(s, STEP.repair);
    if (verb === VERB.attack)
      return attack(s, ANNIHILATOR, nounOf(action), STEP['robot.combat.roll']);
    s.mindUsed = 1;
    s.push(STEP['mind.roll'], { hex: nounOf(action), column: s.world.tables.mindColumn });
  },
  refusals: { attack: (s, n) => whyNotAttack(s, ANNIHILATOR, n), mind: whyNotMind },
};

/** [7.2] [R5] Returns whether the mind weapon may be used: once a turn, if it is in play [D7]; it needs no robot. */
const mayUseMind = (s: S): boolean => s.world.mindWeapon && s.mindUsed === 0;

const mindOdds = ({ world: { tables } }: S): string => tables.oddsNames[tables.mindColumn];

function mindArea(s: S, n: number): AreaLook[] {
  const texts = [mindOdds(s)];
  return [{ type: 'target', name: msg('area.mind'), nodes: [n], texts }];
}

/** [R2] Returns whether the side can attack in some hex; for both sides these are hexes with robots. */
function canAttackAnywhere(s: S, side: number): boolean {
  for (let u = SQUADS; u < UNITS.length; u++)
    if (isAlive(s, u) && attackColumn(s, side, s.hex[u]) >= 0) return true;
  return false;
}

/** [7.1] Lists the hexes with units of both sides where this side can attack. */
function addAttacks(s: S, side: number, out: LegalActions<'attack'>): void {
  countUnits(s);
  const robots = s.world.scratch.counts[ANNIHILATOR];
  for (let n = 0; n < BOARD.size; n++)
    if (robots[n] > 0 && attackColumn(s, side, n) >= 0) out.add(VERB.attack, n);
}

/** [R2] Starts an attack by all units that can take part; the odds are fixed before the roll. */
function attack(s: S, side: number, n: number, roll: FightStep): void {
  const column = attackColumn(s, side, n);
  for (const u of unitsIn(s, n, side === HUMAN)) if (mayAttack(s, u)) s.acted[u] = 1;
  s.push(roll, { hex: n, column });
}

/** An attacked hex, and the odds column. */
type Fight = Frame<'hex' | 'column'>;

/** Returns the purpose of a side's attack at a hex: to hit the units there. */
const fightEvent = (by: typeof HUMAN | typeof ANNIHILATOR, n: number): RollEvent => ({
  title: msg('roll.attack', { at: node(n) }),
  by,
  aim: { meaning: 'harm', label: msg(by === HUMAN ? 'aim.robots' : 'aim.squads', { at: node(n) }) },
});

/**
 * Builds the roll of one die for a hex at the odds of `step`; `hit` applies its result to the units of the other side.
 */
function fightRoll(
  step: FightStep,
  by: typeof HUMAN | typeof ANNIHILATOR,
  hit: (s: S, us: readonly number[], result: CombatResult, log?: Log) => void,
) {
  return {
    focus: (s) => nodeFocus(s.frame(step).hex),
    ...ONE_DIE,
    event: (s) => fightEvent(by, s.frame(step).hex),
    apply(s, action, log) {
      const fight = s.frame(step);
      const result = resultOf(s.world.tables, nounOf(action), fight.column);
      const us = unitsIn(s, fight.hex, by === ANNIHILATOR);
      const rule = step === STEP['mind.roll'] ? '7.2' : '7.1';
      const odds = s.world.tables.oddsNames[fight.column];
      logResult(action, result, { rule, by, fight, us, odds }, log);
      s.pop();
      hit(s, us, result, log);
    },
  } satisfies Partial<AnnihilatorStep<'roll'>>;
}

const combatPrompt =
  (step: FightStep) =>
  (s: S): Message => {
    const { hex, column } = s.frame(step);
    return msg('prompt.combat.roll', { at: node(hex), odds: s.world.tables.oddsNames[column] });
  };

/** [7.1] [CRT] Rolls one die for a hex. [R3] Robots are never disrupted: D eliminates them like X. */
export const humanCombatRoll: AnnihilatorStep<'roll'> = {
  rule: 'CRT',
  prompt: combatPrompt(STEP['human.combat.roll']),
  ...fightRoll(STEP['human.combat.roll'], HUMAN, (s, us, result) => {
    if (result !== 'NE') for (const u of us) eliminate(s, u);
  }),
};

/** [7.1] [CRT] Rolls the robots' die for a hex. */
export const robotCombatRoll: AnnihilatorStep<'roll'> = {
  rule: 'CRT',
  prompt: combatPrompt(STEP['robot.combat.roll']),
  ...fightRoll(STEP['robot.combat.roll'], ANNIHILATOR, (s, us, result, log) => {
    // [8.5] Only close combat leaves charges behind.
    if (result === 'X') for (const u of us) dropCharges(s, u, log);
    hitHumans(s, us, result);
  }),
};

/** [7.2] The mind weapon attacks all humans in one hex at 1-2, but no robots [R5]. */
export const mindRoll: AnnihilatorStep<'roll'> = {
  rule: '7.2',
  prompt: (s) =>
    msg('prompt.mind.roll', { at: node(s.frame(STEP['mind.roll']).hex), odds: mindOdds(s) }),
  ...fightRoll(STEP['mind.roll'], ANNIHILATOR, hitHumans),
};

/** [CET] Applies a result to human units: D disrupts them, X eliminates them. */
function hitHumans(s: S, us: readonly number[], result: CombatResult): void {
  for (const u of us) {
    if (result === 'X') eliminate(s, u);
    if (result === 'D') s.disrupted[u] = 1;
  }
}

interface AttackTarget {
  readonly rule: '7.1' | '7.2';
  readonly by: Side;
  readonly fight: Fight;
  /** The units attacked. */
  readonly us: readonly number[];
  readonly odds: string;
}

function logResult(action: Action, result: CombatResult, attacked: AttackTarget, log?: Log): void {
  const { rule, by, fight, us, odds } = attacked;
  if (!log) return;
  // Losses of humans by [CET], of robots by [R3].
  const who = isHuman(us[0]) ? 'human' : 'robot';
  const outcome = msg(`outcome.${who}.${result}`);
  const args = { at: node(fight.hex), odds, n: nounOf(action), us: row(us), outcome };
  // D and X are the same for robots, so the odds show one line for both.
  const isLost = who === 'robot' && result !== 'NE';
  const decided = isLost ? msg('outcome.robot.lost') : outcome;
  const meaning = result === 'NE' ? 'none' : 'harm';
  const type = rule === '7.2' ? 'mind' : 'combat';
  log.add({ type, rule, by, args, outcome: decided, meaning });
}

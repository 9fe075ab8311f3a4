/** [7.063] [7.066] [7.05] Losses of units; their owner always chooses which. */
import { nodeFocus } from '../../../../kernel/look/focus.ts';
import { nounOf } from '../../../../kernel/action.ts';
import type { Log } from '../../../../kernel/text/log.ts';
import { node } from '../../../../kernel/text/message.ts';
import type { Refusal, RuleId } from '../../../../kernel/rulebook.ts';
import { NONE } from '../../../../kernel/state.ts';
import { sideOf, TYPE_OF, UNIT_COUNT } from '../../data/units.ts';
import { type Chitin, stackAt } from '../../state.ts';
import { fixed, type Key, msg, refuse } from '../../i18n/msg.ts';
import { STEP, V } from '../names.ts';
import { type ChitinStep, LOSE } from '../step.ts';
import { kill } from '../units.ts';
import { named } from '../../i18n/nouns.ts';

/** [7.063] [R21] The losing side chooses among all its units in the battle. */
export const lossesStep: ChitinStep<'lose'> = {
  rule: '7.063',
  prompt: (s) => msg('prompt.combat.losses', { owed: s.frame(STEP['combat.losses']).owed }),
  ...loses(involved, '7.063', 'refusal.lose-elsewhere'),
  who: (s) => s.frame(STEP['combat.losses']).side,
  enter(s, log) {
    const units = involved(s);
    // [7.063] Losses beyond the number of units are ignored.
    const owed = Math.min(s.frame(STEP['combat.losses']).owed, units.length);
    if (owed > 0 && owed < units.length && differ(s, units).length > 1) return;
    for (const u of units.slice(units.length - owed)) kill(s, u, '7.063', log);
    s.pop();
  },
  apply(s, action, log) {
    kill(s, nounOf(action), '7.063', log);
    s.frame(STEP['combat.losses']).owed--;
  },
};

/** Returns the units of the losing side in the battle. */
function involved(s: Chitin): number[] {
  const { battle: b, side } = s.frame(STEP['combat.losses']);
  const units: number[] = [];
  for (let u = 0; u < UNIT_COUNT; u++) if (s.fight[u] === b && sideOf(u) === side) units.push(u);
  return units;
}

/** Returns one unit of each kind, the one with the highest index, because equal units need no choice between them. */
function differ(s: Chitin, units: readonly number[]): number[] {
  return units.filter((u, i) => !units.some((v, j) => j > i && isLike(s, u, v)));
}

const isLike = (s: Chitin, u: number, v: number): boolean =>
  TYPE_OF[u] === TYPE_OF[v] &&
  s.at[u] === s.at[v] &&
  s.disrupted[u] === s.disrupted[v] &&
  s.charging[u] === s.charging[v] &&
  s.carries[u] === s.carries[v] &&
  s.menace[u] === s.menace[v];

/** Builds the parts of a step that loses one of some units. `rule` and `key` refuse the side's other units. */
function loses(units: (s: Chitin) => readonly number[], rule: RuleId, key: Key) {
  return {
    offers: { lose: LOSE },
    actions(s, out) {
      for (const u of differ(s, units(s))) out.add(V.lose, u);
    },
    refusals: { lose: (s, u) => whyNotLose(s, u, units(s), { rule, key }) },
  } satisfies Partial<ChitinStep<'lose'>>;
}

/** Returns why a unit may not be lost here. */
function whyNotLose(
  s: Chitin,
  u: number,
  units: readonly number[],
  others: { readonly rule: RuleId; readonly key: Key },
): Refusal {
  const args = { u: named(u) };
  const [first] = units;
  if (sideOf(u) !== sideOf(first)) return refuse('7.063', 'refusal.lose-enemy', args);
  if (!units.includes(u)) return { rule: others.rule, reason: msg(others.key, args) };
  const other = units.findLast((v) => isLike(s, u, v)) ?? first;
  return refuse('7.063', 'refusal.lose-like', { ...args, other: named(other) });
}

/** Makes the owner lose one of these units; returns whether that was possible without a choice. */
function loseOne(s: Chitin, units: readonly number[], rule: string, log?: Log): boolean {
  const kinds = differ(s, units);
  if (kinds.length > 1) return false;
  if (kinds.length === 1) kill(s, kinds[0], rule, log);
  return true;
}

/** [7.066] [R25] A stack that cannot retreat loses one unit and stays. */
export const trappedStep: ChitinStep<'lose'> = {
  rule: '7.066',
  prompt: (s) => msg('prompt.combat.trapped', { at: node(s.frame(STEP['combat.trapped']).hex) }),
  focus: (s) => nodeFocus(s.frame(STEP['combat.trapped']).hex),
  ...loses(trapped, '7.066', 'refusal.lose-free'),
  who: (s) => s.frame(STEP['combat.trapped']).side,
  enter(s, log) {
    const units = trapped(s);
    log?.add({
      type: 'trapped',
      rule: '7.066',
      args: { at: node(s.frame(STEP['combat.trapped']).hex) },
    });
    if (loseOne(s, units, '7.066', log)) release(s, units);
  },
  apply(s, action, log) {
    const units = trapped(s);
    kill(s, nounOf(action), '7.066', log);
    release(s, units);
  },
};

function trapped(s: Chitin): number[] {
  const { side, hex } = s.frame(STEP['combat.trapped']);
  return stackAt(s, side, hex).filter((u) => s.marked[u] === 1);
}

function release(s: Chitin, units: readonly number[]): void {
  for (const u of units) s.marked[u] = 0;
  s.pop();
}

/** [7.05] [R20] After all battles, each stack with an enemy warrior behind it loses one unit. */
export const backstabStep: ChitinStep<'lose'> = {
  rule: '7.05',
  prompt: fixed('prompt.combat.backstab'),
  ...loses(menaced, '7.05', 'refusal.lose-safe'),
  who: (s) => s.mover,
  enter(s, log) {
    let units = menaced(s);
    while (units.length > 0 && loseOne(s, units, '7.05', log)) {
      relieve(s, units);
      units = menaced(s);
    }
    if (units.length === 0) s.goto(STEP['turn.bodies'], { next: 0 });
  },
  apply(s, action, log) {
    const units = menaced(s);
    kill(s, nounOf(action), '7.05', log);
    relieve(s, units);
  },
};

/** Returns the units that the first stack still to pay may lose. */
function menaced(s: Chitin): number[] {
  const units: number[] = [];
  let hex: number = NONE;
  for (let u = 0; u < UNIT_COUNT; u++) {
    if (s.menace[u] === NONE) continue;
    if (hex === NONE) hex = s.menace[u];
    if (s.menace[u] === hex) units.push(u);
  }
  return units;
}

function relieve(s: Chitin, units: readonly number[]): void {
  for (const u of units) s.menace[u] = NONE;
}

/** [15.1] Gas: each gas counter rolls for each unit in the hex, one after the other. */
import { nounOf } from '../../../../kernel/action.ts';
import type { Log } from '../../../../kernel/text/log.ts';
import { node, unit } from '../../../../kernel/text/message.ts';
import { NONE } from '../../../../kernel/state.ts';
import { gasResult } from '../../data/tables.ts';
import { isMercenary } from '../../data/units.ts';
import { ELIMINATED, GAS, type Slammers } from '../../state.ts';
import { msg } from '../../i18n/msg.ts';
import { alarmAt, hit, newHits } from './19-hits.ts';
import { endAttack } from './26-attack.ts';
import { TWO_DICE } from '../dice.ts';
import { STEP } from '../names.ts';
import { asks, type SlammersStep } from '../step.ts';
import { commanderOf, isCarried, kindOf } from '../units.ts';

type S = Slammers;

/** [15.1] Fires gas directly, by one gun. Its rolls replace the current step. */
export function fireGas(s: S, gun: number, n: number, log?: Log): void {
  s.role[gun] = GAS;
  log?.add({ type: 'gas', rule: '15.1', args: { u: unit(gun), at: node(n) } });
  beginGas(s, n);
}

/** [15.2] [15.5] Replaces the current step with the rolls of all units with the role `GAS`. */
export function beginGas(s: S, n: number): void {
  // [20.2] Gas counts as an attack other than by shells, so stars of this turn make no rubble.
  s.struck[n] = 1;
  alarmAt(s, n);
  s.goto(STEP['gas.roll'], { gun: s.role.indexOf(GAS), target: NONE });
  goToNext(s, n);
}

/** Goes on to the next roll, or ends the attack. */
function goToNext(s: S, n: number): void {
  const frame = s.frame(STEP['gas.roll']);
  for (let gun = frame.gun; gun !== NONE; gun = s.role.indexOf(GAS, gun + 1)) {
    const target = nextTarget(s, gun, n, gun === frame.gun ? frame.target : NONE);
    if (target === NONE) continue;
    frame.gun = gun;
    frame.target = target;
    return;
  }
  endAttack(s);
  s.pop();
}

/**
 * [15.2] [R46] Returns the next unit that is neither carried nor towed, nor [R4] already eliminated by the same side.
 */
function nextTarget(s: S, gun: number, n: number, last: number): number {
  const by = commanderOf(s, gun);
  const isDead = (u: number) => s.mark[u] === ELIMINATED && ((s.credit[u] >> by) & 1) === 1;
  for (let u = last + 1; u < s.at.length; u++)
    if (s.at[u] === n && !isCarried(s, u) && !isDead(u)) return u;
  return NONE;
}

export const gasStep: SlammersStep<'roll'> = {
  rule: '15.2',
  prompt: asks('prompt.gas.roll'),
  ...TWO_DICE,
  event(s) {
    const { gun, target } = s.frame(STEP['gas.roll']);
    const at = node(s.at[target]);
    const count = (n: number) => msg('count.hit', { n });
    return {
      ...{ title: msg('roll.gas', { at }), continues: true, by: commanderOf(s, gun) },
      aim: { meaning: 'harm', label: msg('aim.strike', { at }), count },
      part: { id: target, name: msg('subject.unit', { u: unit(target) }) },
    };
  },
  apply(s, action, log) {
    const { gun, target } = s.frame(STEP['gas.roll']);
    const roll = nounOf(action);
    const { army, class: unitClass } = kindOf(s, target);
    // [15.3] [15.4] Odds, terrain and rubble do not count; [R43] [R46] in a fortress, a unit keeps its own class.
    const hits = newHits();
    hit(s, target, gasResult(s.world.tables, isMercenary(army), unitClass, roll), hits);
    const outcome = msg(
      hits.eliminated.length > 0
        ? 'outcome.gas.eliminated'
        : hits.disrupted.length > 0
          ? 'outcome.gas.disrupted'
          : 'outcome.nothing',
    );
    const args = { gun: unit(gun), u: unit(target), n: roll, what: outcome };
    const subject = msg('subject.unit', { u: unit(target) });
    const harm = hits.eliminated.length + hits.disrupted.length > 0 ? 1 : 0;
    const amounts = { part: target, amounts: { harm } };
    const by = commanderOf(s, gun);
    log?.add({ type: 'gas.roll', rule: '15.2', by, args, outcome, subject, ...amounts });
    goToNext(s, s.at[target]);
  },
};

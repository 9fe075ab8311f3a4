/** [26.1] Roll of direct fire or close assault: units with the role `FIRES` attack units with the role `TARGET`. */
import { nounOf } from '../../../../kernel/action.ts';
import { node, unit } from '../../../../kernel/text/message.ts';
import { resultOf } from '../../data/tables.ts';
import { FIRES, GAS, NO_ROLE, type Slammers, TARGET } from '../../state.ts';
import { msg } from '../../i18n/msg.ts';
import { alarm, hit, newHits, raze, logHits } from './19-hits.ts';
import { TWO_DICE } from '../dice.ts';
import { STEP } from '../names.ts';
import { asks, frameFocus, type SlammersStep } from '../step.ts';
import { commanderOf, withRole } from '../units.ts';

type S = Slammers;

export const attackStep: SlammersStep<'roll'> = {
  rule: '26.1',
  prompt: asks('prompt.attack.roll'),
  focus: frameFocus,
  ...TWO_DICE,
  event(s) {
    const { hex } = s.frame(STEP['attack.roll']);
    const targets = { list: withRole(s, TARGET).map((u) => unit(u)) };
    return {
      title: msg('roll.attack', { at: node(hex) }),
      by: commanderOf(s, s.role.indexOf(FIRES)),
      aim: { meaning: 'harm', label: msg('aim.attack', { units: targets }) },
    };
  },
  apply(s, action, log) {
    const { hex, column } = s.frame(STEP['attack.roll']);
    const roll = nounOf(action);
    const result = resultOf(s.world.tables, column, roll);
    const hits = newHits();
    const by = commanderOf(s, s.role.indexOf(FIRES));
    for (let u = 0; u < s.role.length; u++) if (s.role[u] === TARGET) hit(s, u, result, hits);
    // [20.1] [26.3] An R result destroys the hex.
    if (result === 'DE-R') raze(s, hex, hits);
    s.struck[hex] = 1;
    const args = { at: node(hex), odds: s.world.tables.columns[column], n: roll };
    logHits(log, { type: 'attack', rule: '26.1', by, args }, hits);
    endAttack(s);
    s.pop();
  },
};

/** [12.4] [12.7] [R3] Ends an attack: its units have used their attack, and all roles are cleared. */
export function endAttack(s: S): void {
  for (let u = 0; u < s.role.length; u++) {
    if (s.role[u] === FIRES || s.role[u] === GAS) s.fired[u] = 1;
    else if (s.role[u] === TARGET) alarm(s, u);
    s.role[u] = NO_ROLE;
  }
}

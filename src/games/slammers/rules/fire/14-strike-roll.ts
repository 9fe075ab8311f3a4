/** [14.9] The roll for the shells that land in a hex. */
import { nounOf } from '../../../../kernel/action.ts';
import { type Message, node } from '../../../../kernel/text/message.ts';
import { indirectColumn, oddsLabel, resultOf } from '../../data/tables.ts';
import { type FireResult, RESULTS } from '../../data/values/tables.ts';
import type { UnitClass } from '../../data/units.ts';
import { FIRES, GAS, type Slammers } from '../../state.ts';
import { msg } from '../../i18n/msg.ts';
import { strikeAt, volleyOf } from './14-available-artillery.ts';
import { beginGas } from './15-gas.ts';
import { hexDefence } from './17-defence.ts';
import { hit, newHits, raze, star, logHits } from './19-hits.ts';
import { endAttack } from './26-attack.ts';
import { TWO_DICE } from '../dice.ts';
import { STEP } from '../names.ts';
import { frameArgs, frameFocus, type SlammersStep } from '../step.ts';
import { commanderOf, isCarried, kindOf, unitsAt } from '../units.ts';

type S = Slammers;

/** Starts the gas rolls, if there is gas, or ends the strike. */
export function rollGasOrEnd(s: S, hex: number): void {
  if (s.role.includes(GAS)) beginGas(s, hex);
  else {
    endAttack(s);
    s.pop();
  }
}

/** [14.6] [14.7] [R43] Returns the strike's column for a unit in its hex, or -1 below 1-2. */
const columnFor = (s: S, halves: number, u: number): number =>
  indirectColumn(
    s.world.tables,
    halves,
    hexDefence(s, s.at[u], s.inside[u] === 1),
    kindOf(s, u).class,
  );

/** [14.9] [14.10] Makes one roll, which is read for every unit in the hex [14.11] in the column of its class. */
export const strikeRollStep: SlammersStep<'roll'> = {
  rule: '14.9',
  prompt: (s) => msg('prompt.strike.roll', { ...frameArgs(s), odds: strikeOdds(s) }),
  focus: frameFocus,
  ...TWO_DICE,
  event(s) {
    const at = node(s.frame(STEP['strike.roll']).hex);
    return {
      title: msg('roll.strike', { at }),
      by: commanderOf(s, s.role.indexOf(FIRES)),
      aim: { meaning: 'harm', label: msg('aim.strike', { at }) },
    };
  },
  apply(s, action, log) {
    const { hex } = s.frame(STEP['strike.roll']);
    const roll = nounOf(action);
    const hits = newHits();
    const by = commanderOf(s, s.role.indexOf(FIRES));
    const args = { at: node(hex), odds: strikeOdds(s), n: roll };
    const { halves } = volleyOf(s, strikeAt(s, hex));
    let worst: FireResult = '-';
    for (const u of unitsAt(s, hex)) {
      const column = columnFor(s, halves, u);
      if (column < 0 || isCarried(s, u)) continue;
      const result = resultOf(s.world.tables, column, roll);
      hit(s, u, result, hits);
      if (RESULTS.indexOf(result) > RESULTS.indexOf(worst)) worst = result;
    }
    // [20.2] [26.3] An R result destroys the hex.
    if (worst === 'DE-R') raze(s, hex, hits);
    if (worst === 'DE*') star(s, hex, hits);
    const subject = s.role.includes(GAS) ? { subject: msg('subject.shells') } : {};
    logHits(log, { type: 'strike.roll', rule: '14.9', by, args, ...subject }, hits);
    rollGasOrEnd(s, hex);
  },
};

/** Returns the odds of the landing shells for each kind of unit in the hex. */
export function strikeOdds(s: S): Message {
  const { hex } = s.frame(STEP['strike.roll']);
  const { halves } = volleyOf(s, strikeAt(s, hex));
  const rows = new Map<string, Message>();
  for (const u of unitsAt(s, hex)) {
    const of: UnitClass = kindOf(s, u).class;
    const column = columnFor(s, halves, u);
    if (column < 0 || isCarried(s, u)) continue;
    const key = s.inside[u] ? 'odds.inside' : 'odds.class';
    rows.set(`${of} ${key}`, msg(key, { odds: oddsLabel(s.world.tables, column, of), class: of }));
  }
  return msg('odds.all', { odds: { row: [...rows].sort().map(([, odds]) => odds) } });
}

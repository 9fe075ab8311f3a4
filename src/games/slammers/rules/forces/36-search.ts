/** [36.3] Partisans appear when a unit is the first to enter their forest. */
import { nounOf } from '../../../../kernel/action.ts';
import { node, unit } from '../../../../kernel/text/message.ts';
import { NONE } from '../../../../kernel/state.ts';
import { ABSENT, type Slammers } from '../../state.ts';
import { msg } from '../../i18n/msg.ts';
import { ONE_DIE } from '../dice.ts';
import { STEP } from '../names.ts';
import { movingSide } from '../sequence.ts';
import { asks, frameFocus, type SlammersStep } from '../step.ts';
import { put } from '../units.ts';

type S = Slammers;

/** [36.3] Rolls the number of partisans. If it is 0, the unit may go on. */
export const searchStep: SlammersStep<'roll'> = {
  rule: '36.3',
  prompt: asks('prompt.search.roll'),
  focus: frameFocus,
  ...ONE_DIE,
  event(s) {
    const args = { at: node(s.frame(STEP['search.roll']).hex) };
    return {
      ...{ title: msg('roll.search', args), by: movingSide(s) },
      aim: { meaning: 'loss', label: msg('aim.search', args) },
    };
  },
  apply(s, action, log) {
    const { unit: u, hex } = s.frame(STEP['search.roll']);
    const n = s.world.scenario.specials.partisans?.found[nounOf(action) - 1] ?? 0;
    log?.add({
      type: 'searched',
      rule: '36.3',
      args: { u: unit(u), at: node(hex), n },
      outcome: msg('outcome.searched', { n }),
      meaning: n > 0 ? 'loss' : 'none',
    });
    s.searched[hex] = 1;
    for (let i = 0; i < n; i++) put(s, hiddenUnit(s), hex);
    s.pop();
    if (n === 0) s.frame(STEP['move.unit']).went = 0;
  },
};

/** Returns the next partisan that has not appeared; there are enough for every forest. */
function hiddenUnit({ world, at }: S): number {
  const u = at.findIndex((place, v) => place === ABSENT && world.group[v] === NONE);
  if (u < 0) throw new Error('more partisans than there are');
  return u;
}

/** [7.3] Auto-defend hexes attack every human unit that enters them. */
import { nounOf } from '../../../../kernel/action.ts';
import { unitFocus } from '../../../../kernel/look/focus.ts';
import { node } from '../../../../kernel/text/message.ts';
import { AUTO_DEFEND, TERRAIN } from '../../data/map.ts';
import { resultOf } from '../../data/tables.ts';
import { HUMAN } from '../../data/units.ts';
import { type AnnihilatorState, eliminate, isMarked } from '../../state.ts';
import { named } from '../../i18n/phrases.ts';
import { msg } from '../../i18n/msg.ts';
import { ONE_DIE } from '../dice.ts';
import { STEP } from '../names.ts';
import type { AnnihilatorStep } from '../step.ts';

type S = AnnihilatorState;

/** [7.3] [R6] Returns whether a hex is an auto-defend hex without a marker; a marker silences it. */
export const autoDefends = (s: S, n: number): boolean =>
  TERRAIN[n] === AUTO_DEFEND && !isMarked(s, n);

/** [7.3] [R18] Returns the odds: "1-1", or "1-2" with the option. */
export const autoDefendOdds = (s: S): string => s.world.tables.oddsNames[s.world.autoDefend];

const enteredBy = (s: S): number => s.frame(STEP['auto-defend.roll']).unit;

/**
 * [7.3] [R18] Rolls one die for each unit as it enters. [R6] This is not close combat, so a Demolition Squad that is
 * eliminated leaves no charges behind [R13].
 */
export const autoDefendRoll: AnnihilatorStep<'roll'> = {
  rule: '7.3',
  prompt: (s) =>
    msg('prompt.auto-defend.roll', { u: named(s, enteredBy(s)), odds: autoDefendOdds(s) }),
  focus: (s) => unitFocus(s.hex, enteredBy(s)),
  ...ONE_DIE,
  event(s) {
    const u = enteredBy(s);
    const args = { u: named(s, u), at: node(s.hex[u]) };
    return {
      ...{ title: msg('roll.auto-defend', args), by: HUMAN },
      aim: { meaning: 'loss', label: msg('aim.auto-defend', args) },
    };
  },
  apply(s, action, log) {
    const u = enteredBy(s);
    const die = nounOf(action);
    const result = resultOf(s.world.tables, die, s.world.autoDefend);
    log?.add({
      type: 'auto-defend',
      rule: '7.3',
      args: { u: named(s, u), at: node(s.hex[u]), n: die, odds: autoDefendOdds(s), result },
      outcome: msg(`outcome.auto-defend.${result}`),
      meaning: result === 'NE' ? 'none' : 'loss',
    });
    s.pop();
    if (result === 'X') eliminate(s, u);
    if (result === 'D') s.disrupted[u] = 1;
  },
};

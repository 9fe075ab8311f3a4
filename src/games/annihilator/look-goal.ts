/** The card that the game opens with. */
import type { GoalLook } from '../../kernel/look.ts';
import { NONE } from '../../kernel/state.ts';
import { UNITS } from './data/units.ts';
import { type AnnihilatorState, sideOf, typeOf } from './state.ts';
import { unitName } from './words/phrases.ts';
import { say } from './words/say.ts';

/** The counter of the first squad, whoever looks. */
export function goal(s: AnnihilatorState): GoalLook {
  const u = UNITS.findIndex(({ type }) => type === 'assault');
  const { id, attack, defence, move, charges } = typeOf(s, u);
  return {
    wins: [say('goal.human'), say('goal.annihilator')],
    deeds: [say('goal.move'), say('goal.fight'), say('goal.blast')],
    counter: {
      unit: u,
      node: NONE,
      side: sideOf(u),
      type: id,
      name: unitName(s, u),
      values: `${attack}-${defence}-${move}`,
      figures: say('counter.figures', { attack, defence, move, n: charges }),
      conditions: [],
      badge: String(charges),
      facing: NONE,
    },
    marks: [
      { print: String(attack), means: say('goal.mark.attack') },
      { print: String(defence), means: say('goal.mark.defence') },
      { print: String(move), means: say('goal.mark.move') },
      { print: String(charges), means: say('goal.mark.charges') },
    ],
  };
}

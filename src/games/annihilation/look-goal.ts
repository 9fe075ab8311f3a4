/** The card that the game opens with. */
import type { GoalLook } from '../../kernel/look.ts';
import { NONE } from '../../kernel/state.ts';
import { type AnnihilationState, nameOf } from './state.ts';
import { say } from './words/say.ts';

/** The counter is the carrier of the highest charge. */
export function goal(s: AnnihilationState): GoalLook {
  const { charge, units, target } = s.world;
  const n = Math.max(...charge);
  const unit = charge.indexOf(n);
  return {
    wins: [say('goal.points'), say('goal.target', { n: target })],
    deeds: [say('goal.place'), say('goal.annihilator'), say('goal.emit')],
    counter: {
      unit,
      node: NONE,
      side: 0,
      type: units[unit].type,
      name: nameOf(s, unit),
      values: String(n),
      figures: say('figures.charge', { n }),
      conditions: [],
      badge: '',
      facing: NONE,
    },
    marks: [{ print: String(n), means: say('goal.mark.charge') }],
  };
}

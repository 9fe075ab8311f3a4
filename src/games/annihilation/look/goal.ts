/** The card that introduces the game. */
import type { GoalLook } from '../../../kernel/look/look.ts';
import { NONE } from '../../../kernel/state.ts';
import { type AnnihilationState, nameOf } from '../state.ts';
import { msg } from '../i18n/msg.ts';

/** Returns the card, with the carrier of the highest charge as its counter. */
export function goal(s: AnnihilationState): GoalLook {
  const { charge, units, target, emergence } = s.world;
  const n = Math.max(...charge);
  const unit = charge.indexOf(n);
  return {
    wins: [msg('goal.points'), msg('goal.target', { n: target })],
    deeds: [msg('goal.place'), msg('goal.annihilator'), msg('goal.emit')],
    counter: {
      unit,
      node: NONE,
      side: 0,
      type: units[unit].type,
      name: nameOf(s, unit),
      values: String(n),
      figures: msg('figures.charge', { n }),
      conditions: [],
      badge: '',
      facing: NONE,
    },
    marks: [{ print: String(n), means: msg('goal.mark.charge') }],
    map: { starts: emergence.map((at, side) => ({ side, nodes: [at] })), aims: [...emergence] },
  };
}

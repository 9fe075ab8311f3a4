/** The card that the game opens with. */
import type { GoalLook } from '../../../kernel/look.ts';
import { NONE } from '../../../kernel/state.ts';
import { GANTUA, UNIT_TYPES } from '../data/units.ts';
import { majority } from '../rules/04-victory.ts';
import type { Chitin } from '../state.ts';
import { piece } from '../words/nouns.ts';
import { say } from '../words/say.ts';
import { figuresOf, valuesOf } from './pieces.ts';

/** The counter is a Gantua, on which there is everything that a counter can bear. */
export function goal(s: Chitin): GoalLook {
  const { advanced } = s.world.rules;
  const type = UNIT_TYPES[GANTUA];
  return {
    wins: advanced
      ? [say('goal.points'), say('goal.losses')]
      : [say('goal.tokens', { n: majority(s) })],
    deeds: [say('goal.carry'), say('goal.face'), say('goal.fight')],
    counter: {
      unit: 0,
      node: NONE,
      side: 0,
      type: type.id,
      name: piece(0),
      values: valuesOf(type),
      figures: figuresOf(type),
      conditions: [],
      badge: type.warriorClass,
      facing: NONE,
    },
    marks: [
      { print: String(type.attack), means: say('goal.mark.strength') },
      { print: String(type.moves), means: say('goal.mark.moves') },
      { print: 'C', means: say(advanced ? 'goal.mark.charge' : 'goal.mark.no-charge') },
      { print: type.warriorClass, means: say('goal.mark.class') },
    ],
  };
}

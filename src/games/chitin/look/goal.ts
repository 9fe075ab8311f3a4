/** The card that the game opens with. */
import type { GoalLook } from '../../../kernel/look/look.ts';
import { NONE } from '../../../kernel/state.ts';
import { ENTRY, LETTERED } from '../data/field.ts';
import { GANTUA } from '../data/units.ts';
import { majority } from '../rules/04-victory.ts';
import type { Chitin } from '../state.ts';
import { piece } from '../i18n/nouns.ts';
import { msg } from '../i18n/msg.ts';
import { figuresOf, valuesOf } from './pieces.ts';

/** Returns the card, with a Gantua as its counter, because it has every kind of print. */
export function goal(s: Chitin): GoalLook {
  const { advanced } = s.world.rules;
  const type = s.world.ratings.types[GANTUA];
  return {
    wins: advanced
      ? [msg('goal.points'), msg('goal.losses', { n: s.world.values.loss })]
      : [msg('goal.tokens', { n: majority(s) })],
    deeds: [msg('goal.carry'), msg('goal.face'), msg('goal.fight')],
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
      { print: String(type.attack), means: msg('goal.mark.strength') },
      { print: String(type.moves), means: msg('goal.mark.moves') },
      ...(type.charges
        ? [{ print: 'C', means: msg(advanced ? 'goal.mark.charge' : 'goal.mark.no-charge') }]
        : []),
      { print: type.warriorClass, means: msg('goal.mark.class') },
    ],
    map: {
      starts: [...s.end].map((end, side) => ({ side, nodes: ENTRY[end] })),
      aims: s.world.rules.tokens.map((token) => LETTERED[token]),
    },
  };
}

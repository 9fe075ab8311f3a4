/** The goal card, which players see when a game opens. */
import type { GoalLook } from '../../../kernel/look/look.ts';
import { NONE } from '../../../kernel/state.ts';
import type { Armageddon } from '../state.ts';
import { msg } from '../i18n/msg.ts';

/** Returns the card. Its counter is the first unit of the first player's faction, since the map is still empty. */
export function goal({ world }: Armageddon): GoalLook {
  const [faction] = world.factions;
  const unit = world.prints.cards.find(
    ({ family, origin }) => family === 'unit' && origin === faction?.id,
  );
  if (!unit) throw new Error('a faction without units');
  const { id, attack, defence, movement, range, points } = unit;
  const figures = { attack, defence, movement, range, left: points, points };
  return {
    wins: [msg('goal.win'), msg('goal.out')],
    deeds: [msg('goal.build'), msg('goal.march'), msg('goal.challenge')],
    counter: {
      unit: 0,
      node: NONE,
      side: 0,
      type: id,
      name: msg(`card.${id}`, { faction: 'other' }),
      values: `${attack}-${defence}-${points}`,
      figures: msg('figures.unit', figures),
      conditions: [],
      badge: '',
      facing: NONE,
    },
    marks: [
      { print: String(attack), means: msg('goal.mark.attack') },
      { print: String(defence), means: msg('goal.mark.defence') },
      { print: String(points), means: msg('goal.mark.points') },
    ],
  };
}

/** The card that introduces the game. */
import type { GoalLook } from '../../../kernel/look/look.ts';
import { NONE } from '../../../kernel/state.ts';
import { BRAINS, impactNode } from '../data/map.ts';
import { UNITS } from '../data/units.ts';
import { type AnnihilatorState, SHIP, sideOf, typeOf } from '../state.ts';
import { unitName } from '../i18n/phrases.ts';
import { msg } from '../i18n/msg.ts';

/** Returns the card, with the counter of the first squad for every viewer. */
export function goal(s: AnnihilatorState): GoalLook {
  const u = UNITS.findIndex(({ type }) => type === 'assault');
  const { id, attack, defence, move, charges } = typeOf(s, u);
  return {
    wins: [
      msg('goal.human', { n: s.world.values.brain }),
      msg('goal.annihilator', { n: s.world.values.quiet }),
    ],
    deeds: [msg('goal.move'), msg('goal.fight'), msg('goal.blast')],
    counter: {
      unit: u,
      node: NONE,
      side: sideOf(u),
      type: id,
      name: unitName(s, u),
      values: `${attack}-${defence}-${move}`,
      figures: msg('counter.figures', { attack, defence, move, n: charges }),
      conditions: [],
      badge: String(charges),
      facing: NONE,
    },
    marks: [
      { print: String(attack), means: msg('goal.mark.attack') },
      { print: String(defence), means: msg('goal.mark.defence') },
      { print: String(move), means: msg('goal.mark.move') },
      { print: String(charges), means: msg('goal.mark.charges') },
    ],
    map: { starts: [{ side: sideOf(u), nodes: landings(s) }], aims: BRAINS },
  };
}

/** [4.2] Returns the hexes that the ships have hit, or, before that, all hexes that they can hit. */
function landings(s: AnnihilatorState): number[] {
  const hit = [...s.marker.entries()].flatMap(([n, marker]) => (marker === SHIP ? n : []));
  if (hit.length > 0) return hit;
  const sums = Array.from({ length: 11 }, (_, i) => i + 2);
  return [
    ...new Set([1, 2, 3, 4, 5, 6].flatMap((side) => sums.map((sum) => impactNode(side, sum)))),
  ];
}

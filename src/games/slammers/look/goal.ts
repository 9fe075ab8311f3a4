/** The goal card, which players see when a game opens. */
import type { GoalLook, GoalMap } from '../../../kernel/look/look.ts';
import { NONE } from '../../../kernel/state.ts';
import { VICTORY_RULES } from '../rules/victory/victory.ts';
import { kindOf } from '../rules/units.ts';
import type { Slammers } from '../state.ts';
import { type Key, msg } from '../i18n/msg.ts';
import { counter } from './pieces.ts';

type S = Slammers;

/** Returns the card. Its counter is the scenario's first unit that can both fire and move on its own. */
export function goal(s: S): GoalLook {
  const u = Math.max(
    0,
    s.world.units.findIndex((_, i) => kindOf(s, i).attack > 0 && kindOf(s, i).movement > 0),
  );
  const { conditions: _, badge: __, ...shown } = counter(s, u, NONE);
  const { attack, defence, range, movement } = kindOf(s, u);
  return {
    wins: [winOf(s)],
    deeds: [msg('goal.move'), msg('goal.fire'), msg('goal.rally')],
    counter: { ...shown, conditions: [], badge: '' },
    marks: [
      { print: String(attack), means: msg('goal.mark.attack') },
      { print: String(defence), means: msg('goal.mark.defence') },
      { print: String(range), means: msg('goal.mark.range') },
      { print: String(movement), means: msg('goal.mark.movement') },
    ],
    ...mapOf(s),
  };
}

/**
 * Returns the set-up areas of each side and the hexes that decide the scenario; undefined if only losses decide it.
 */
function mapOf({ world: { areas, groups, hexes, scenario, sideOf } }: S): { map?: GoalMap } {
  const { victory } = scenario;
  const named = { clear: areas.hiding, gather: areas.spice } as const;
  const aims =
    victory.kind in named ? named[victory.kind as keyof typeof named] : areas.clusters.flat();
  if (aims.length === 0) return {};
  const startsOf = (side: number): number[] =>
    groups
      .filter(({ colour, hexes: area }) => sideOf[colour] === side && area.length < hexes)
      .flatMap(({ hexes: area }) => area);
  const sides = [...new Set(sideOf)].filter((side) => side >= 0);
  const starts = sides.map((side) => ({ side, nodes: [...new Set(startsOf(side))] }));
  return { map: { starts: starts.filter(({ nodes }) => nodes.length > 0), aims } };
}

/** [4.2] A custom scenario shows its own texts, beside the board. */
function winOf({ world: { scenario, values } }: S) {
  if (!(scenario.id in VICTORY_RULES)) return msg('goal.win.own');
  const [, draw, least] = values.grades;
  return msg(`goal.win.${scenario.id}` as Key, {
    ...(scenario.turns !== undefined && { turns: scenario.turns }),
    ...{ losses: values['losses.3'], draw, least },
  });
}

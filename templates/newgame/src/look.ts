/** The look of the game: counters, terrain, panel, charts. */
import {
  type CounterLook,
  type Look,
  type MarkerLook,
  side as sideArg,
  stepLook,
} from 'countermarch/kernel';
import { art } from './art.ts';
import { openPoints, pointsOf } from './ending.ts';
import { msg } from './i18n/msg.ts';
import { TERRAIN, TERRAINS, TOWNS } from './map.ts';
import { VERBS } from './names.ts';
import { TABLE } from './odds.ts';
import { isAlive, type State } from './state.ts';
import { STEP_LIST } from './steps.ts';
import { sideOf, SIDES, STARTS, typeOf, UNITS } from './units.ts';

function counterOf(u: number, node: number, hasActed: boolean): CounterLook {
  const { strength, movement } = typeOf(u);
  return {
    unit: u,
    node,
    side: sideOf(u),
    type: UNITS[u].type,
    name: UNITS[u].name,
    values: `${strength}-${movement}`,
    figures: msg('figures.unit', { strength, movement }),
    conditions: hasActed ? [msg('condition.acted')] : [],
    badge: '',
    facing: -1,
  };
}

/** [1.2] Objectives that the viewer of `s` sees. */
const markers = (s: State): MarkerLook[] =>
  [...SIDES.keys()].flatMap((side) => {
    const node = TOWNS[s.objective[side] - 1];
    if (node === undefined) return [];
    const name = msg('marker.objective', { by: sideArg(side) });
    return [{ node, type: 'objective', name, text: '', facing: -1, glyph: '*' }];
  });

export const look: Look<State> = {
  terrains: TERRAINS.map(({ id, sign }) => ({ id, name: msg(`terrain.${id}`), glyph: sign })),
  terrainIsFixed: true,
  terrainOf: (_, n) => TERRAIN[n],
  counters: (s) =>
    [...UNITS.keys()]
      .filter((u) => isAlive(s, u))
      .map((u) => counterOf(u, s.at[u], s.acted[u] === 1)),
  nodeOf: (s, u) => s.at[u],
  lost: (s) => [...UNITS.keys()].filter((u) => !isAlive(s, u)).map((u) => counterOf(u, -1, false)),
  markers,
  ...stepLook(VERBS, STEP_LIST),
  panel: (s) => [
    {
      label: msg('panel.round'),
      value: msg('panel.round.value', {
        n: Math.min(s.round, s.world.rounds),
        all: s.world.rounds,
      }),
    },
    ...[...SIDES.keys()].map((side) => ({
      label: msg('panel.points', { by: sideArg(side) }),
      value: msg('panel.points.value', { n: pointsOf(s, side) }),
      side,
      tally: String(openPoints(s, side)),
    })),
  ],
  goal: () => ({
    wins: [msg('goal.win')],
    deeds: [msg('goal.move'), msg('goal.attack'), msg('goal.support')],
    counter: counterOf(0, STARTS[0], false),
    marks: [
      { print: String(typeOf(0).strength), means: msg('mark.strength') },
      { print: String(typeOf(0).movement), means: msg('mark.movement') },
    ],
    map: {
      starts: [...SIDES.keys()].map((side) => ({
        side,
        nodes: STARTS.filter((_, u) => sideOf(u) === side),
      })),
      aims: TOWNS,
    },
  }),
  overlays: [],
  charts: [
    {
      title: msg('chart.odds'),
      rule: '4.4',
      columns: [msg('chart.die'), ...TABLE.columns],
      rows: TABLE.rows.map((row, i) => [String(i + 1), ...row.map((r) => msg(`result.${r}`))]),
    },
  ],
  art,
};

/** [2.03] The reference card. */
import type { Chart } from '../../../kernel/look/look.ts';
import type { Message } from '../../../kernel/text/message.ts';
import { ODDS, RESULTS } from '../data/charts.ts';
import { disruptedStrength, type Ratings } from '../data/ratings.ts';
import { BEATS, GANTUA, LOW_RENDER, PHLANX, WARRIOR_TYPES } from '../data/units.ts';
import type { World } from '../state.ts';
import { inRow, oddsName, typeName } from '../i18n/nouns.ts';
import { msg } from '../i18n/msg.ts';
import { className, valuesOf } from './pieces.ts';

const crt = ({ values }: World): Chart => ({
  title: msg('chart.crt.title'),
  rule: '7.062',
  columns: [msg('chart.crt.die'), ...ODDS.map((_, column) => oddsName(column))],
  rows: values.crt.map((row, i) => [`${i + 1}`, ...row]),
  designed: msg('chart.crt.designed'),
});

const results: Chart = {
  title: msg('chart.results.title'),
  rule: '7.062',
  columns: [msg('chart.results.result'), msg('chart.results.meaning')],
  rows: RESULTS.map((result) => [result, msg(`result.${result}`)]),
};

const adds = ({ values }: World): Chart => ({
  title: msg('chart.adds.title'),
  rule: '7.04',
  columns: [msg('chart.adds.add'), msg('chart.adds.strength'), msg('chart.adds.rule')],
  rows: [
    [msg('chart.adds.rear'), msg('chart.adds.rear.strength', { n: values['add.rear'] }), '7.041'],
    ...(['S', 'H', 'R', 'T'] as const).map((c) => [
      msg('chart.adds.class', { attacker: className(c), defender: className(BEATS[c]) }),
      msg('chart.adds.class.strength', { n: values['add.class'] }),
      '7.042',
    ]),
    [
      msg('chart.adds.charge'),
      msg('chart.adds.charge.strength', { n: values['charge.factor'] }),
      '8.022',
    ],
    [msg('chart.adds.forest'), msg('chart.adds.forest.strength'), '2.01'],
  ],
});

const grounds = (['plains', 'river', 'rough', 'forest'] as const).map((id) => msg(`ground.${id}`));

/** [R1] Returns the costs of a type on plains, river, rough and forest, and where two features meet. */
function costRow({ values, ratings }: World, t: number): string[] {
  const { wades, scuttles } = ratings.types[t];
  const river = wades ? 1 : values['cost.river'];
  const rough = scuttles ? 1 : values['cost.rough'];
  const forest = scuttles ? 1 : values['cost.forest'];
  return [1, river, rough, forest].map(String);
}

/** Returns the costs where two features meet: one number, or those of river with rough, river with forest, and both. */
function twoFeatures(world: World, t: number): string {
  const [, river, rough, forest] = costRow(world, t).map(Number);
  const costs = [Math.max(river, rough), Math.max(river, forest), Math.max(rough, forest)];
  return costs.every((cost) => cost === costs[0]) ? `${costs[0]}` : costs.join(' / ');
}

const terrain = (world: World): Chart => ({
  title: msg('chart.terrain.title'),
  rule: '6.03',
  columns: [msg('chart.units.unit'), ...grounds, msg('chart.terrain.two')],
  rows: [
    [typeName(GANTUA), ...costRow(world, GANTUA), twoFeatures(world, GANTUA)],
    [
      typeName(LOW_RENDER),
      ...costRow(world, LOW_RENDER),
      msg('chart.terrain.two.scuttle', { n: world.values['cost.river'] }),
    ],
    [msg('chart.terrain.others'), ...costRow(world, PHLANX), twoFeatures(world, PHLANX)],
    [
      msg('chart.terrain.zone'),
      ...Array.from({ length: 5 }, () => `+${world.values['cost.zone']}`),
    ],
  ],
});

/** [D8] Returns the strengths of one, two and three units. */
const disruptedStrengths = (ratings: Ratings, t: number): string =>
  [1, 2, 3].map((n) => disruptedStrength(ratings, t, n)).join(' / ');

const units = ({ ratings }: World): Chart => ({
  title: msg('chart.units.title'),
  rule: '2.022',
  columns: [
    msg('chart.units.unit'),
    msg('chart.units.class'),
    msg('chart.units.values'),
    msg('chart.units.three'),
    msg('chart.units.disrupted'),
    msg('chart.units.pool'),
    msg('chart.units.ours'),
  ],
  rows: ratings.types.map((type, t) => [
    typeName(t),
    className(type.warriorClass),
    valuesOf(type),
    [1, 2, 3].map((n) => n * type.defence).join(' / '),
    t < WARRIOR_TYPES ? disruptedStrengths(ratings, t) : msg('chart.units.never'),
    `${type.pool}`,
    inRow(...type.designed.map((what): Message => msg(`ours.${what}`))),
  ]),
  designed: msg('chart.units.designed'),
});

/** Returns the charts with the values of a game. */
export const makeCharts = (world: World): readonly Chart[] => [
  crt(world),
  results,
  adds(world),
  terrain(world),
  units(world),
];

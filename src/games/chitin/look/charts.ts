/** [2.03] The reference card. */
import type { Chart } from '../../../kernel/look/look.ts';
import type { Message } from '../../../kernel/text/message.ts';
import { CRT, RESULTS } from '../data/charts.ts';
import {
  BEATS,
  disruptedStrength,
  GANTUA,
  LOW_RENDER,
  UNIT_TYPES,
  WARRIOR_TYPES,
} from '../data/units.ts';
import { inRow, oddsName, typeName } from '../i18n/nouns.ts';
import { msg } from '../i18n/msg.ts';
import { className, valuesOf } from './pieces.ts';

const crt: Chart = {
  title: msg('chart.crt.title'),
  rule: '7.062',
  columns: [msg('chart.crt.die'), ...CRT.columns.map((_, column) => oddsName(column))],
  rows: CRT.rows.map((row, i) => [`${i + 1}`, ...row]),
  designed: msg('chart.crt.designed'),
};

const results: Chart = {
  title: msg('chart.results.title'),
  rule: '7.062',
  columns: [msg('chart.results.result'), msg('chart.results.meaning')],
  rows: RESULTS.map((result) => [result, msg(`result.${result}`)]),
};

const adds: Chart = {
  title: msg('chart.adds.title'),
  rule: '7.04',
  columns: [msg('chart.adds.add'), msg('chart.adds.strength'), msg('chart.adds.rule')],
  rows: [
    [msg('chart.adds.rear'), msg('chart.adds.rear.strength'), '7.041'],
    ...(['S', 'H', 'R', 'T'] as const).map((c) => [
      msg('chart.adds.class', { attacker: className(c), defender: className(BEATS[c]) }),
      msg('chart.adds.class.strength'),
      '7.042',
    ]),
    [msg('chart.adds.charge'), msg('chart.adds.charge.strength'), '8.022'],
    [msg('chart.adds.forest'), msg('chart.adds.forest.strength'), '2.01'],
  ],
};

const grounds = (['plains', 'river', 'rough', 'forest'] as const).map((id) => msg(`ground.${id}`));

const terrain: Chart = {
  title: msg('chart.terrain.title'),
  rule: '6.03',
  columns: [msg('chart.units.unit'), ...grounds, msg('chart.terrain.two')],
  rows: [
    [typeName(GANTUA), '1', '1', '2', '2', '2'],
    [typeName(LOW_RENDER), '1', '2', '1', '1', msg('chart.terrain.two.scuttle')],
    [msg('chart.terrain.others'), '1', '2', '2', '2', '2'],
    [msg('chart.terrain.zone'), '+1', '+1', '+1', '+1', '+1'],
  ],
};

/** [D8] Returns the strengths of one, two and three units. */
const disruptedStrengths = (t: number): string =>
  [1, 2, 3].map((n) => disruptedStrength(t, n)).join(' / ');

const units: Chart = {
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
  rows: UNIT_TYPES.map((type, t) => [
    typeName(t),
    className(type.warriorClass),
    valuesOf(type),
    [1, 2, 3].map((n) => n * type.defence).join(' / '),
    t < WARRIOR_TYPES ? disruptedStrengths(t) : msg('chart.units.never'),
    `${type.pool}`,
    inRow(...type.designed.map((what): Message => msg(`ours.${what}`))),
  ]),
  designed: msg('chart.units.designed'),
};

export const charts: readonly Chart[] = [crt, results, adds, terrain, units];

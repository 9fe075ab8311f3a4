/** [2.03] The reference card. */
import type { Chart } from '../../../kernel/look.ts';
import type { Message } from '../../../kernel/message.ts';
import { CRT, RESULTS } from '../data/charts.ts';
import {
  BEATS,
  disruptedStrength,
  GANTUA,
  LOW_RENDER,
  UNIT_TYPES,
  WARRIOR_TYPES,
} from '../data/units.ts';
import { inRow, oddsName, typeName } from '../words/nouns.ts';
import { say } from '../words/say.ts';
import { className, valuesOf } from './pieces.ts';

const crt: Chart = {
  title: say('chart.crt.title'),
  rule: '7.062',
  columns: [say('chart.crt.die'), ...CRT.columns.map((_, column) => oddsName(column))],
  rows: CRT.rows.map((row, i) => [`${i + 1}`, ...row]),
  designed: say('chart.crt.designed'),
};

const results: Chart = {
  title: say('chart.results.title'),
  rule: '7.062',
  columns: [say('chart.results.result'), say('chart.results.meaning')],
  rows: RESULTS.map((result) => [result, say(`result.${result}`)]),
};

const adds: Chart = {
  title: say('chart.adds.title'),
  rule: '7.04',
  columns: [say('chart.adds.add'), say('chart.adds.strength'), say('chart.adds.rule')],
  rows: [
    [say('chart.adds.rear'), say('chart.adds.rear.strength'), '7.041'],
    ...(['S', 'H', 'R', 'T'] as const).map((c) => [
      say('chart.adds.class', { attacker: className(c), defender: className(BEATS[c]) }),
      say('chart.adds.class.strength'),
      '7.042',
    ]),
    [say('chart.adds.charge'), say('chart.adds.charge.strength'), '8.022'],
    [say('chart.adds.forest'), say('chart.adds.forest.strength'), '2.01'],
  ],
};

const grounds = (['plains', 'river', 'rough', 'forest'] as const).map((id) => say(`ground.${id}`));

const terrain: Chart = {
  title: say('chart.terrain.title'),
  rule: '6.03',
  columns: [say('chart.units.unit'), ...grounds, say('chart.terrain.two')],
  rows: [
    [typeName(GANTUA), '1', '1', '2', '2', '2'],
    [typeName(LOW_RENDER), '1', '2', '1', '1', say('chart.terrain.two.scuttle')],
    [say('chart.terrain.others'), '1', '2', '2', '2', '2'],
    [say('chart.terrain.zone'), '+1', '+1', '+1', '+1', '+1'],
  ],
};

/** [D8] Of one, two and three. */
const disruptedStrengths = (t: number): string =>
  [1, 2, 3].map((n) => disruptedStrength(t, n)).join(' / ');

const units: Chart = {
  title: say('chart.units.title'),
  rule: '2.022',
  columns: [
    say('chart.units.unit'),
    say('chart.units.class'),
    say('chart.units.values'),
    say('chart.units.three'),
    say('chart.units.disrupted'),
    say('chart.units.pool'),
    say('chart.units.ours'),
  ],
  rows: UNIT_TYPES.map((type, t) => [
    typeName(t),
    className(type.warriorClass),
    valuesOf(type),
    [1, 2, 3].map((n) => n * type.defence).join(' / '),
    t < WARRIOR_TYPES ? disruptedStrengths(t) : say('chart.units.never'),
    `${type.pool}`,
    inRow(...type.designed.map((what): Message => say(`ours.${what}`))),
  ]),
  designed: say('chart.units.designed'),
};

export const charts: readonly Chart[] = [crt, results, adds, terrain, units];

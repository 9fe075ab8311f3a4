/** The tables for players, in our own words. */
import type { Chart } from '../../../kernel/look/look.ts';
import type { LocalizedText } from '../../../kernel/text/message.ts';
import { formatPoints } from '../i18n/phrases.ts';
import { msg } from '../i18n/msg.ts';
import { OBSTRUCTED, PASSAGEWAY, TERRAINS } from './map.ts';
import { figureShape, figuresOf, PATTERNS } from './patterns.ts';
import { COLUMN_1_1, COLUMN_1_2, type ResultsAndCosts } from './tables.ts';
import { ANNIHILATOR, HUMAN, type UnitTypes } from './units.ts';

const points = (half: number): LocalizedText =>
  half < 0 ? msg('chart.htc.no') : formatPoints(half);

/** Formats the odds of hexes 2, 3, … of a pattern: "2: 4-1, 3: 2-1". */
const oddsText = (columns: readonly number[], names: readonly string[]): string =>
  columns.map((column, k) => `${k + 2}: ${names[column]}`).join(', ');

const combat = ({ oddsNames, results }: ResultsAndCosts): Chart => ({
  title: msg('chart.crt'),
  rule: 'CRT',
  columns: [msg('chart.crt.die'), ...oddsNames],
  rows: results.map((row, i) => [String(i + 1), ...row]),
});

const [eliminated, rubble, clear] = [
  msg('chart.cet.eliminated'),
  msg('outcome.ground.ob-pas'),
  msg('outcome.ground.clear'),
];

const effects: Chart = {
  title: msg('chart.cet'),
  rule: 'CET',
  columns: [msg('chart.cet.attacked'), 'D', 'X'],
  rows: [
    [msg('chart.cet.humans'), msg('chart.cet.humans.D'), eliminated],
    [msg('chart.cet.robots'), eliminated, eliminated],
    [msg('chart.cet.solid'), rubble, clear],
    [msg('chart.cet.other'), clear, clear],
  ],
};

function humanPoints({ entryCosts, oddsNames }: ResultsAndCosts, terrain: number): LocalizedText {
  const cost = points(entryCosts[HUMAN][terrain]);
  if (TERRAINS[terrain].id !== 'auto-defend') return cost;
  const [odds, option] = [oddsNames[COLUMN_1_1], oddsNames[COLUMN_1_2]];
  return msg('chart.htc.attack', { points: cost, odds, option });
}

const costs = (tables: ResultsAndCosts): Chart => ({
  title: msg('chart.htc'),
  rule: 'HTC',
  columns: [msg('chart.htc.hex'), msg('chart.htc.humans'), msg('chart.htc.robots')],
  rows: [
    ...TERRAINS.map(({ id }, t) => [
      msg(`terrain.${id}`),
      humanPoints(tables, t),
      points(tables.entryCosts[ANNIHILATOR][t]),
    ]),
    [msg('chart.htc.ob-pas'), ...tables.entryCosts.map((by) => points(by[OBSTRUCTED]))],
    [msg('chart.htc.clear'), ...tables.entryCosts.map((by) => points(by[PASSAGEWAY]))],
  ],
});

const charges = ({ blastColumns, oddsNames }: ResultsAndCosts): Chart => ({
  title: msg('chart.dct'),
  rule: 'DCT',
  columns: [msg('chart.dct.pattern'), msg('chart.dct.figure'), msg('chart.dct.odds')],
  rows: PATTERNS.map((pattern, p) => [
    msg(`chart.dct.${pattern}`),
    msg(`chart.dct.${pattern}.figure`),
    oddsText(blastColumns[p], oddsNames),
  ]),
  shapes: figuresOf(0).map((figure) => figureShape(figure, 0)),
  designed: msg('chart.dct.designed'),
});

const units = ({ all }: UnitTypes): Chart => ({
  title: msg('chart.utl'),
  rule: 'UTL',
  columns: [
    msg('chart.utl.unit'),
    msg('chart.utl.attack'),
    msg('chart.utl.defence'),
    msg('chart.utl.move'),
    msg('chart.utl.charges'),
  ],
  rows: all.map(({ id, attack, defence, move, charges: carried, count }) => [
    msg(`chart.utl.${id}`, { n: count }),
    String(attack),
    String(defence),
    String(move),
    carried === 0 ? '' : String(carried),
  ]),
});

/** Returns the charts of an opened game. */
export const makeCharts = (types: UnitTypes, tables: ResultsAndCosts): readonly Chart[] => [
  combat(tables),
  effects,
  costs(tables),
  charges(tables),
  units(types),
];

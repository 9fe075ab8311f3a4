/** The tables for players, in our own words. */
import type { Chart } from '../../../kernel/look/look.ts';
import type { LocalizedText } from '../../../kernel/text/message.ts';
import { formatPoints } from '../i18n/phrases.ts';
import { msg } from '../i18n/msg.ts';
import { TERRAINS } from './map.ts';
import { BLAST_COLUMNS, figureShape, figuresOf, PATTERNS } from './patterns.ts';
import { CRT, ENTRY_COST, ODDS_NAMES } from './tables.ts';
import { ANNIHILATOR, HUMAN, TYPES } from './units.ts';

const points = (half: number): LocalizedText =>
  half < 0 ? msg('chart.htc.no') : formatPoints(half);

/** Formats the odds of hexes 2, 3, … of a pattern: "2: 4-1, 3: 2-1". */
const oddsText = (columns: readonly number[]): string =>
  columns.map((column, k) => `${k + 2}: ${ODDS_NAMES[column]}`).join(', ');

const combat: Chart = {
  title: msg('chart.crt'),
  rule: 'CRT',
  columns: [msg('chart.crt.die'), ...CRT.columns],
  rows: CRT.rows.map((row, i) => [String(i + 1), ...row]),
};

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

function humanPoints(terrain: number): LocalizedText {
  const cost = points(ENTRY_COST[HUMAN][terrain]);
  const isShield = TERRAINS[terrain].id === 'auto-defend';
  return isShield ? msg('chart.htc.attack', { points: cost }) : cost;
}

const costs: Chart = {
  title: msg('chart.htc'),
  rule: 'HTC',
  columns: [msg('chart.htc.hex'), msg('chart.htc.humans'), msg('chart.htc.robots')],
  rows: [
    ...TERRAINS.map(({ id }, t) => [
      msg(`terrain.${id}`),
      humanPoints(t),
      points(ENTRY_COST[ANNIHILATOR][t]),
    ]),
    [msg('chart.htc.ob-pas'), '2', '1'],
    [msg('chart.htc.clear'), '1', '½'],
  ],
};

const charges: Chart = {
  title: msg('chart.dct'),
  rule: 'DCT',
  columns: [msg('chart.dct.pattern'), msg('chart.dct.figure'), msg('chart.dct.odds')],
  rows: PATTERNS.map((pattern, p) => [
    msg(`chart.dct.${pattern}`),
    msg(`chart.dct.${pattern}.figure`),
    oddsText(BLAST_COLUMNS[p]),
  ]),
  shapes: figuresOf(0).map((figure) => figureShape(figure, 0)),
  designed: msg('chart.dct.designed'),
};

const units: Chart = {
  title: msg('chart.utl'),
  rule: 'UTL',
  columns: [
    msg('chart.utl.unit'),
    msg('chart.utl.attack'),
    msg('chart.utl.defence'),
    msg('chart.utl.move'),
    msg('chart.utl.charges'),
  ],
  rows: TYPES.map(({ id, attack, defence, move, charges: carried, count }) => [
    msg(`chart.utl.${id}`, { n: count }),
    String(attack),
    String(defence),
    String(move),
    carried === 0 ? '' : String(carried),
  ]),
};

export const charts: readonly Chart[] = [combat, effects, costs, charges, units];

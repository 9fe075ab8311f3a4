/** The tables for the players, in our words. */
import type { Chart } from '../../../kernel/look.ts';
import type { Said } from '../../../kernel/message.ts';
import { formatPoints } from '../words/phrases.ts';
import { say } from '../words/say.ts';
import { TERRAINS } from './map.ts';
import { BLAST_COLUMNS, PATTERNS } from './patterns.ts';
import { CRT, ENTRY_COST, ODDS_NAMES } from './tables.ts';
import { ANNIHILATOR, HUMAN, TYPES } from './units.ts';

const points = (half: number): Said => (half < 0 ? say('chart.htc.no') : formatPoints(half));

/** "2: 4-1, 3: 2-1": the odds of hexes 2, 3, … of a pattern. */
const oddsText = (columns: readonly number[]): string =>
  columns.map((column, k) => `${k + 2}: ${ODDS_NAMES[column]}`).join(', ');

const combat: Chart = {
  title: say('chart.crt'),
  rule: 'CRT',
  columns: [say('chart.crt.die'), ...CRT.columns],
  rows: CRT.rows.map((row, i) => [String(i + 1), ...row]),
};

const [eliminated, rubble, clear] = [
  say('chart.cet.eliminated'),
  say('outcome.ground.ob-pas'),
  say('outcome.ground.clear'),
];

const effects: Chart = {
  title: say('chart.cet'),
  rule: 'CET',
  columns: [say('chart.cet.attacked'), 'D', 'X'],
  rows: [
    [say('chart.cet.humans'), say('chart.cet.humans.D'), eliminated],
    [say('chart.cet.robots'), eliminated, eliminated],
    [say('chart.cet.solid'), rubble, clear],
    [say('chart.cet.other'), clear, clear],
  ],
};

function humanPoints(terrain: number): Said {
  const cost = points(ENTRY_COST[HUMAN][terrain]);
  const isShield = TERRAINS[terrain].id === 'auto-defend';
  return isShield ? say('chart.htc.attack', { points: cost }) : cost;
}

const costs: Chart = {
  title: say('chart.htc'),
  rule: 'HTC',
  columns: [say('chart.htc.hex'), say('chart.htc.humans'), say('chart.htc.robots')],
  rows: [
    ...TERRAINS.map(({ id }, t) => [
      say(`terrain.${id}`),
      humanPoints(t),
      points(ENTRY_COST[ANNIHILATOR][t]),
    ]),
    [say('chart.htc.ob-pas'), '2', '1'],
    [say('chart.htc.clear'), '1', '½'],
  ],
};

const charges: Chart = {
  title: say('chart.dct'),
  rule: 'DCT',
  columns: [say('chart.dct.pattern'), say('chart.dct.figure'), say('chart.dct.odds')],
  rows: PATTERNS.map((pattern, p) => [
    say(`chart.dct.${pattern}`),
    say(`chart.dct.${pattern}.figure`),
    oddsText(BLAST_COLUMNS[p]),
  ]),
  designed: say('chart.dct.designed'),
};

const units: Chart = {
  title: say('chart.utl'),
  rule: 'UTL',
  columns: [
    say('chart.utl.unit'),
    say('chart.utl.attack'),
    say('chart.utl.defence'),
    say('chart.utl.move'),
    say('chart.utl.charges'),
  ],
  rows: TYPES.map(({ id, attack, defence, move, charges: carried, count }) => [
    say(`chart.utl.${id}`, { n: count }),
    String(attack),
    String(defence),
    String(move),
    carried === 0 ? '' : String(carried),
  ]),
};

export const charts: readonly Chart[] = [combat, effects, costs, charges, units];

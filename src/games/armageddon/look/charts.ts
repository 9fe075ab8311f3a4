/** Charts: chances of challenges, terrain, tactics, prices. */
import type { Chart } from '../../../kernel/look/look.ts';
import type { LocalizedText } from '../../../kernel/text/message.ts';
import { GEAR } from '../data/gear.ts';
import type { Prints } from '../data/prints.ts';
import { NUMBERS } from '../data/values/numbers.ts';
import type { Values } from '../data/values.ts';
import { TERRAINS } from '../data/terrain.ts';
import { chanceOfMargin } from '../rules/battle/05-chances.ts';
import { projectName } from '../rules/named.ts';
import { msg } from '../i18n/msg.ts';

/** Sizes of the pools in the chart. */
const POOLS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** [5.2] Returns the chart of an attacker's chance to do any damage, by the sizes of both pools. */
const oddsChart = (): Chart => ({
  title: msg('chart.odds'),
  rule: '5.2',
  columns: [msg('chart.odds.pool'), ...POOLS.map((n) => `${n}`)],
  rows: POOLS.map((attack) => [
    `${attack}`,
    ...POOLS.map((defence) => `${Math.round(100 * chanceOfMargin(attack, defence, 1))}`),
  ]),
});

/** [3.1] [3.2] Returns the terrain chart. */
const terrainChart = ({ terrainCost, terrainDefence }: Values): Chart => ({
  title: msg('chart.terrain'),
  rule: '3.2',
  columns: [msg('chart.terrain.name'), msg('chart.terrain.cost'), msg('chart.terrain.defence')],
  rows: TERRAINS.map(({ id }, i) => [
    msg(`terrain.${id}`),
    `${terrainCost[i]}`,
    terrainDefence[i] > 0 ? `+${terrainDefence[i]}` : '',
  ]),
  designed: msg('chart.designed'),
});

/** [10.5] Returns the chart of tactics. */
const tacticsChart = ({ tactics }: Prints): Chart => ({
  title: msg('chart.tactics'),
  rule: '10.5',
  columns: [
    msg('chart.tactics.name'),
    msg('chart.rule'),
    msg('chart.tactics.made'),
    msg('chart.tactics.played'),
  ],
  rows: tactics.map(({ rule, ap, difficulty, price }, i): LocalizedText[] => [
    projectName(GEAR.length + i),
    `[${rule}]`,
    msg('chart.tactics.cost', { ap, n: difficulty }),
    msg('chart.ap', { n: price }),
  ]),
  designed: msg('chart.designed'),
});

/** Actions that cost AP, in the order of the rules. */
const PRICES = [
  ['apFound', 'found'],
  ['apTransfer', 'transfer'],
  ['apMove', 'move'],
  ['apStealth', 'stealth'],
  ['apJump', 'jump'],
  ['apUpgrade', 'upgrade'],
  ['apRelocate', 'relocate'],
  ['apSiege', 'siege'],
  ['apHeal', 'heal'],
  ['apRepairCard', 'repair'],
  ['apOperation', 'operation'],
  ['apHunt', 'hunt'],
  ['apSniper', 'sniper'],
  ['apClearMines', 'mines'],
  ['apFate', 'fate'],
] as const satisfies readonly (readonly [keyof typeof NUMBERS, string])[];

const pricesChart = (values: Values): Chart => ({
  title: msg('chart.prices'),
  rule: '2.12',
  columns: [msg('chart.prices.what'), msg('chart.rule'), msg('chart.prices.ap')],
  rows: PRICES.map(([id, what]) => [
    msg(`chart.prices.${what}`),
    `[${NUMBERS[id].rule}]`,
    `${values[id]}`,
  ]),
  designed: msg('chart.designed'),
});

/** [3.21] Returns the experience chart. */
const experienceChart = ({ experience }: Values): Chart => ({
  title: msg('chart.experience'),
  rule: '3.21',
  columns: [msg('chart.experience.from'), msg('chart.experience.fate')],
  rows: experience.map((from, i) => [`${from}`, `+${i + 1}`]),
});

/** Returns the charts of a game. */
export const chartsOf = (prints: Prints): readonly Chart[] => [
  oddsChart(),
  terrainChart(prints.values),
  pricesChart(prints.values),
  tacticsChart(prints),
  experienceChart(prints.values),
];

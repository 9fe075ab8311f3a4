/** [1.2] Charts for reference. Of result tables with several readings, the one in use comes first. */
import type { Chart } from '../../../kernel/look/look.ts';
import type { Message, LocalizedText } from '../../../kernel/text/message.ts';
import { BARRED, isWet, type Mode, MODES } from '../data/terrain.ts';
import { type CombatTable, type GasTable, indirectOdds } from '../data/tables.ts';
import { moralePrice, MORALES } from '../data/prices.ts';
import { priceIn } from '../data/unit-types.ts';
import { RESULTS } from '../data/values/tables.ts';
import {
  type Army,
  isArtillery,
  type Ratings,
  takesElectronics,
  UNIT_IDS,
  type UnitKind,
  type UnitType,
} from '../data/units.ts';
import { markerOf } from '../rules/sequence.ts';
import { pointsText } from '../rules/movement/09-points.ts';
import { type Key, msg } from '../i18n/msg.ts';
import type { World } from '../world.ts';

/** Returns all charts of a game. */
export const chartsOf = (world: World): Chart[] => [
  ...playedFirst(
    world.tables.readings.map((table, i) => combatChart(world, table, i)),
    world.options['combat-table'],
  ),
  resultsChart(),
  ...playedFirst(world.tables.gasReadings.map(gasChart), world.options['gas-table']),
  costsChart(world),
  defenceChart(world),
  unitsChart(world),
  pricesChart(world),
  turnsChart(world),
];

const playedFirst = (charts: readonly Chart[], played = 0): Chart[] => [
  charts[played],
  ...charts.filter((_, i) => i !== played),
];

const inRow = (all: readonly Message[]): LocalizedText =>
  all.length === 0 ? '' : msg('several.told', { all: { row: all } });

const READINGS = ['printed', 'other'] as const;

/**
 * [26.1] Returns the combat chart: columns headed by the odds of direct fire, with those of indirect fire [26.2]
 * below.
 */
const combatChart = ({ tables }: World, rows: CombatTable, reading: number): Chart => ({
  title: msg(`chart.combat.${READINGS[reading]}`),
  rule: '26.1',
  columns: [msg('chart.dice'), ...tables.columns],
  rows: [
    [msg('chart.combat.indirect', { class: 'B' }), ...indirectOdds(tables, 'B')],
    [msg('chart.combat.indirect', { class: 'A' }), ...indirectOdds(tables, 'A')],
    ...rows.map((row, i) => [`${i + 2}`, ...row]),
  ],
  designed: msg('chart.combat.designed'),
});

/** [26.3] Returns the chart that explains the results. */
const resultsChart = (): Chart => ({
  title: msg('chart.results'),
  rule: '26.3',
  columns: [msg('chart.result'), msg('chart.meaning')],
  rows: RESULTS.map((result) => [result, msg(`result.${result}` as Key)]),
});

/** [26.4] Returns the gas chart. */
const gasChart = (table: GasTable, reading: number): Chart => ({
  title: msg(`chart.gas.${READINGS[reading]}`),
  rule: '26.4',
  columns: [msg('chart.gas.target'), msg('chart.gas.disrupts'), msg('chart.gas.eliminates')],
  rows: (['mercenary', 'conventional'] as const).flatMap((army) =>
    (['A', 'B'] as const).map((of) => {
      const [disrupts, eliminates] = table[army][of];
      const kind = msg(`chart.gas.${army}`, { class: of });
      return [kind, fromTo(disrupts, eliminates - 1), fromTo(eliminates, 12)];
    }),
  ),
  designed: msg('chart.gas.designed'),
});

const fromTo = (from: number, to: number): string => (from === to ? `${from}` : `${from}–${to}`);

/** [25.1] to [25.7]: Returns the chart of movement costs. */
function costsChart({ scenario, terrains, costs: prices }: World): Chart {
  const modes = MODES.filter((mode) => mode !== 'amphibious' || scenario.specials.amphibious);
  const everybody = (label: Key, text: string): LocalizedText[] => [
    msg(label),
    ...modes.map(() => text),
  ];
  return {
    title: msg('chart.costs'),
    rule: '25.1',
    columns: [msg('chart.terrain'), ...modes.map((mode) => msg(`mode.${mode}`))],
    rows: [
      ...terrains.map(({ id, costs }) => [
        msg(`terrain.${id}` as Key),
        ...modes.map((mode) => costText(costs, mode)),
      ]),
      everybody('chart.costs.road', pointsText(prices.road)),
      everybody('chart.costs.rubble', `+${pointsText(prices.rubble)}`),
      everybody('chart.costs.fortress', `+${pointsText(prices.fortress)}`),
      everybody('chart.costs.exit', pointsText(prices.exit)),
      everybody('chart.costs.board', pointsText(prices.board)),
      ...(scenario.specials.spice
        ? [everybody('chart.costs.spice', pointsText(prices.spice))]
        : []),
    ],
    designed: msg('chart.costs.ruled'),
  };
}

const costText = (costs: Readonly<Record<Mode, number>>, mode: Mode): LocalizedText =>
  costs[mode] === BARRED ? msg('chart.costs.barred') : pointsText(costs[mode]);

/** [17.1] [17.2] [21.5] Returns the chart of terrain defence and heights. */
const defenceChart = ({ terrains, values }: World): Chart => ({
  title: msg('chart.defence'),
  rule: '17.1',
  columns: (
    [
      'chart.terrain',
      'chart.defence.direct',
      'chart.defence.indirect',
      'chart.sight.ends',
      'chart.sight.between',
      'chart.defence.wet',
    ] as const
  ).map((key) => msg(key)),
  rows: [
    ...terrains.map(({ id, direct, indirect, height, cover }, t) => [
      msg(`terrain.${id}` as Key),
      `+${direct}`,
      `${indirect}`,
      `${height}`,
      `${cover}`,
      msg(isWet(t) ? 'chart.defence.wet.dies' : 'chart.defence.wet.lives'),
    ]),
    [
      msg('marker.rubble'),
      `+${values['defence.rubble']}`,
      `+${values['defence.rubble']}`,
      '',
      '',
      '',
    ],
    [
      msg('marker.fortress'),
      `+${values['defence.fortress']}`,
      `${values['defence.fortress']}`,
      '',
      '',
      '',
    ],
  ],
  designed: msg('chart.defence.fortress'),
});

/** [3.2] [3.4] [3.5] Returns the chart of unit values. */
const unitsChart = ({ types }: World): Chart => ({
  title: msg('chart.units'),
  rule: '3.2',
  columns: (
    [
      'chart.units.army',
      'chart.units.unit',
      'chart.units.figures',
      'chart.units.class',
      'chart.units.moves',
      'chart.units.fires',
      'chart.units.traits',
    ] as const
  ).map((key) => msg(key)),
  rows: types.flatMap((type) => [
    unitRow(type, type, msg(`mode.${type.propulsion}`)),
    ...(type.mounted ? [unitRow(type, type.mounted, msg('chart.units.skimmers'))] : []),
  ]),
  designed: msg('chart.units.designed'),
});

function unitRow(type: UnitType, { attack, defence, range, movement }: Ratings, moves: Message) {
  const shown = type.calliope ? 'S' : `${attack}`;
  return [
    msg(`army.${type.army}`),
    msg(`unit.${type.id}`),
    `${shown}-${defence}-${range}-${movement}`,
    type.class,
    moves,
    msg(`fire.${type.fire}`),
    inRow(traitsOf(type)),
  ];
}

const TRAITS = ['drops', 'carries', 'towable', 'counterFire', 'militia'] as const;

const traitsOf = (type: UnitKind): Message[] => [
  ...TRAITS.filter((trait) => type[trait]).map((trait) => msg(`trait.${trait}`)),
  ...(isArtillery(type) ? [msg('trait.gas')] : []),
  ...(takesElectronics(type) ? [msg('trait.electronics')] : []),
];

const ARMIES: readonly Army[] = ['conventional', 'red', 'blue'];

const extra = (label: Key, text: string): LocalizedText[] => [
  msg(label),
  ...ARMIES.map(() => text),
];

/** [24.4] [24.5] [24.6] [24.8] [24.10] Returns the price list. */
const pricesChart = ({ values }: World): Chart => ({
  title: msg('chart.prices'),
  rule: '24.4',
  columns: [msg('chart.units.unit'), ...ARMIES.map((army) => msg(`army.${army}`))],
  rows: [
    ...UNIT_IDS.filter((id) => id !== 'BC').map((id) => [
      msg(`unit.${id}`),
      ...ARMIES.map((army) => `${priceIn(values, army, id) ?? ''}`),
    ]),
    extra('chart.prices.gas', `+${values['price.gas']}`),
    [
      msg('chart.prices.electronics'),
      '',
      ...['red', 'blue'].map(() => `+${values['price.electronics']}`),
    ],
    extra('chart.prices.drop', `+${values['price.drop']}`),
    ...MORALES.map((morale) => [
      msg('chart.prices.morale', { n: `${morale}` }),
      ...ARMIES.map(() => `+${moralePrice(values, morale)}`),
    ]),
    extra('marker.fortress', `${values['price.fortress']}`),
  ],
});

/** [27.1] Returns the turn track, with the arrivals of each turn. */
function turnsChart({ scenario, options }: World): Chart {
  // [R64] Without a turn limit, the chart has as many turns as the option allows.
  const turns = scenario.turns ?? options['last-turn'];
  return {
    title: msg('chart.turns'),
    rule: '27.1',
    columns: [msg('panel.turn'), msg('chart.turns.marker'), msg('chart.turns.comes')],
    rows: Array.from({ length: turns }, (_, i) => [
      `${i + 1}`,
      `${markerOf(i + 1)}`,
      inRow(arrivalsOf(scenario, i + 1)),
    ]),
  };
}

const arrivalsOf = (scenario: World['scenario'], turn: number): Message[] =>
  scenario.forces.flatMap(({ colour, groups }) =>
    [...new Set(groups.map(({ arrival }) => arrival))]
      .filter((arrival) => arrival.how !== 'set-up' && arrival.turn === turn)
      .map(({ how }) =>
        msg(how === 'drop' ? 'chart.turns.drop' : 'chart.turns.enter', {
          colour: msg(`colour.${colour}`),
        }),
      ),
  );

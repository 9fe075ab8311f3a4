/** [1.2] What can be looked up at any time; of results the reading that is played with comes first. */
import type { Chart } from '../../../kernel/look.ts';
import type { Message, Said } from '../../../kernel/message.ts';
import {
  BARRED,
  EXIT_COST,
  FORTRESS_COST,
  FORTRESS_DEFENCE,
  isWet,
  type Mode,
  MODES,
  ROAD_COST,
  RUBBLE_COST,
  RUBBLE_DEFENCE,
  TERRAINS,
} from '../data/terrain.ts';
import { COLUMNS, COMBAT_TABLES, GAS_TABLES, indirectOdds, RESULTS } from '../data/tables.ts';
import {
  type Army,
  DROP_PRICE,
  ELECTRONICS_PRICE,
  FORTRESS_PRICE,
  GAS_PRICE,
  isArtillery,
  MORALE_PRICES,
  type Ratings,
  takesElectronics,
  UNIT_IDS,
  UNIT_TYPES,
  type UnitType,
} from '../data/units.ts';
import { markerOf } from '../rules/sequence.ts';
import type { en } from '../words/en.ts';
import { say } from '../words/say.ts';
import type { World } from '../world.ts';

type Key = keyof typeof en;

/** All charts of a game. */
export const chartsOf = (world: World): Chart[] => [
  ...playedFirst(COMBAT_TABLES.map(combatChart), world.options['combat-table']),
  resultsChart(),
  ...playedFirst(GAS_TABLES.map(gasChart), world.options['gas-table']),
  costsChart(world),
  defenceChart(),
  unitsChart(),
  pricesChart(),
  turnsChart(world),
];

const playedFirst = (charts: readonly Chart[], played = 0): Chart[] => [
  charts[played],
  ...charts.filter((_, i) => i !== played),
];

const inRow = (all: readonly Message[]): Said =>
  all.length === 0 ? '' : say('several.told', { all: { row: all } });

const READINGS = ['printed', 'other'] as const;

/** [26.1] The odds of direct fire over the columns, those of indirect fire [26.2] under them. */
const combatChart = ({ rows }: (typeof COMBAT_TABLES)[number], reading: number): Chart => ({
  title: say(`chart.combat.${READINGS[reading]}`),
  rule: '26.1',
  columns: [say('chart.dice'), ...COLUMNS],
  rows: [
    [say('chart.combat.indirect', { class: 'B' }), ...indirectOdds('B')],
    [say('chart.combat.indirect', { class: 'A' }), ...indirectOdds('A')],
    ...rows.map((row, i) => [`${i + 2}`, ...row]),
  ],
  designed: say('chart.combat.designed'),
});

/** [26.3] */
const resultsChart = (): Chart => ({
  title: say('chart.results'),
  rule: '26.3',
  columns: [say('chart.result'), say('chart.meaning')],
  rows: RESULTS.map((result) => [result, say(`result.${result}` as Key)]),
});

/** [26.4] */
const gasChart = (table: (typeof GAS_TABLES)[number], reading: number): Chart => ({
  title: say(`chart.gas.${READINGS[reading]}`),
  rule: '26.4',
  columns: [say('chart.gas.target'), say('chart.gas.disrupts'), say('chart.gas.eliminates')],
  rows: (['mercenary', 'conventional'] as const).flatMap((army) =>
    (['A', 'B'] as const).map((of) => {
      const [disrupts, eliminates] = table[army][of];
      const kind = say(`chart.gas.${army}`, { class: of });
      return [kind, fromTo(disrupts, eliminates - 1), fromTo(eliminates, 12)];
    }),
  ),
  designed: say('chart.gas.designed'),
});

const fromTo = (from: number, to: number): string => (from === to ? `${from}` : `${from}–${to}`);

const HALVES = ['0', '½'];
/** [R18] Movement points from half points. */
export const pointsText = (halves: number): string =>
  halves % 2 === 0 ? `${halves / 2}` : `${halves > 1 ? (halves - 1) / 2 : ''}${HALVES[1]}`;

/** [25.1] to [25.7]. */
function costsChart({ scenario }: World): Chart {
  const modes = MODES.filter((mode) => mode !== 'amphibious' || scenario.specials.amphibious);
  const everybody = (label: Key, text: string): Said[] => [say(label), ...modes.map(() => text)];
  return {
    title: say('chart.costs'),
    rule: '25.1',
    columns: [say('chart.terrain'), ...modes.map((mode) => say(`mode.${mode}`))],
    rows: [
      ...TERRAINS.map(({ id, costs }) => [
        say(`terrain.${id}` as Key),
        ...modes.map((mode) => costText(costs, mode)),
      ]),
      everybody('chart.costs.road', pointsText(ROAD_COST)),
      everybody('chart.costs.rubble', `+${pointsText(RUBBLE_COST)}`),
      everybody('chart.costs.fortress', `+${pointsText(FORTRESS_COST)}`),
      everybody('chart.costs.exit', pointsText(EXIT_COST)),
    ],
    designed: say('chart.costs.ruled'),
  };
}

const costText = (costs: Readonly<Record<Mode, number>>, mode: Mode): Said =>
  costs[mode] === BARRED ? say('chart.costs.barred') : pointsText(costs[mode]);

/** [17.1] [17.2] [21.5] */
const defenceChart = (): Chart => ({
  title: say('chart.defence'),
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
  ).map((key) => say(key)),
  rows: [
    ...TERRAINS.map(({ id, direct, indirect, height, cover }, t) => [
      say(`terrain.${id}` as Key),
      `+${direct}`,
      `${indirect}`,
      `${height}`,
      `${cover}`,
      say(isWet(t) ? 'chart.defence.wet.dies' : 'chart.defence.wet.lives'),
    ]),
    [say('marker.rubble'), `+${RUBBLE_DEFENCE}`, `+${RUBBLE_DEFENCE}`, '', '', ''],
    [say('marker.fortress'), `+${FORTRESS_DEFENCE}`, `${FORTRESS_DEFENCE}`, '', '', ''],
  ],
  designed: say('chart.defence.fortress'),
});

/** [3.2] [3.4] [3.5] */
const unitsChart = (): Chart => ({
  title: say('chart.units'),
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
  ).map((key) => say(key)),
  rows: UNIT_TYPES.flatMap((type) => [
    unitRow(type, type, say(`mode.${type.propulsion}`)),
    ...(type.mounted ? [unitRow(type, type.mounted, say('chart.units.skimmers'))] : []),
  ]),
  designed: say('chart.units.designed'),
});

function unitRow(type: UnitType, { attack, defence, range, movement }: Ratings, moves: Message) {
  const shown = type.calliope ? 'S' : `${attack}`;
  return [
    say(`army.${type.army}`),
    say(`unit.${type.id}`),
    `${shown}-${defence}-${range}-${movement}`,
    type.class,
    moves,
    say(`fire.${type.fire}`),
    inRow(traitsOf(type)),
  ];
}

const TRAITS = ['drops', 'carries', 'towable', 'counterFire', 'militia'] as const;

const traitsOf = (type: UnitType): Message[] => [
  ...TRAITS.filter((trait) => type[trait]).map((trait) => say(`trait.${trait}`)),
  ...(isArtillery(type) ? [say('trait.gas')] : []),
  ...(takesElectronics(type) ? [say('trait.electronics')] : []),
];

const ARMIES: readonly Army[] = ['conventional', 'red', 'blue'];

const extra = (label: Key, text: string): Said[] => [say(label), ...ARMIES.map(() => text)];

/** [24.4] [24.5] [24.6] [24.8] [24.10] */
const pricesChart = (): Chart => ({
  title: say('chart.prices'),
  rule: '24.4',
  columns: [say('chart.units.unit'), ...ARMIES.map((army) => say(`army.${army}`))],
  rows: [
    ...UNIT_IDS.filter((id) => id !== 'BC').map((id) => [
      say(`unit.${id}`),
      ...ARMIES.map((army) => `${priceIn(army, id) ?? ''}`),
    ]),
    extra('chart.prices.gas', `+${GAS_PRICE}`),
    [say('chart.prices.electronics'), '', `+${ELECTRONICS_PRICE}`, `+${ELECTRONICS_PRICE}`],
    extra('chart.prices.drop', `+${DROP_PRICE}`),
    ...Object.entries(MORALE_PRICES).map(([morale, price]) => [
      say('chart.prices.morale', { n: morale }),
      ...ARMIES.map(() => `+${price}`),
    ]),
    extra('marker.fortress', `${FORTRESS_PRICE}`),
  ],
});

const priceIn = (army: Army, id: string): number | undefined =>
  UNIT_TYPES.find((type) => type.army === army && type.id === id)?.price;

/** [27.1] The turn track, with who comes when. */
function turnsChart({ scenario, options }: World): Chart {
  // [R64] Without a turn limit the chart shows as many turns as with one.
  const turns = scenario.turns ?? options['last-turn'];
  return {
    title: say('chart.turns'),
    rule: '27.1',
    columns: [say('panel.turn'), say('chart.turns.marker'), say('chart.turns.comes')],
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
        say(how === 'drop' ? 'chart.turns.drop' : 'chart.turns.enter', {
          colour: say(`colour.${colour}`),
        }),
      ),
  );

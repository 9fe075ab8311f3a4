/** Figures of the terrain in a game: costs [25.1] [25.2], defence [17.1] [17.2], and lines of sight [21.5]. */
import { type Mode, MODES, TERRAINS } from './terrain.ts';
import { GROUND_VALUES, halfPointsOf } from './values/ground.ts';
import { type Values, VALUES } from './values.ts';

export interface Terrain {
  readonly id: (typeof TERRAINS)[number]['id'];
  /** [17.1] Added to the defence against direct fire. */
  readonly direct: number;
  /** [17.2] The whole defence against indirect fire. */
  readonly indirect: number;
  /** [21.5] Value at either end of a line of sight: the height of a unit there. */
  readonly height: number;
  /** [21.5] Value between. */
  readonly cover: number;
  /** [R18] Half points to enter it, or `BARRED`. */
  readonly costs: Readonly<Record<Mode, number>>;
}

/** [R18] Half points for everything but the terrain of a hex. */
export interface Charges {
  /** [25.3] Along a road. */
  readonly road: number;
  /** [25.6] More where there is rubble. */
  readonly rubble: number;
  /** [25.7] More to go into a fortress. */
  readonly fortress: number;
  /** [R24] To leave the map where no road does. */
  readonly exit: number;
  /** [11.2] [11.10] To mount or dismount. */
  readonly board: number;
  /** [44.3] To take a container. */
  readonly spice: number;
}

/** Returns the figures of all kinds of terrain, in the order of `TERRAINS`. */
export const terrainsOf = (values: Values): Terrain[] =>
  TERRAINS.map(({ id }, t) => ({
    id,
    direct: values['defence.direct'][t],
    indirect: values['defence.indirect'][t],
    height: values['sight.ends'][t],
    cover: values['sight.between'][t],
    costs: Object.fromEntries(MODES.map((mode) => [mode, costIn(values, mode, t)])) as Record<
      Mode,
      number
    >,
  }));

export const chargesOf = (values: Values): Charges => ({
  road: halfPointsOf(values['cost.road']),
  rubble: halfPointsOf(values['cost.rubble']),
  fortress: halfPointsOf(values['cost.fortress']),
  exit: halfPointsOf(values['cost.exit']),
  board: halfPointsOf(values['cost.board']),
  spice: halfPointsOf(values['cost.spice']),
});

const TABLES = ['cost', 'cost.water', 'cost.mercenary', 'cost.mercenary.water'] as const;

function costIn(values: Values, mode: Mode, t: number): number {
  if (mode === 'amphibious') return halfPointsOf(values['cost.amphibious'][t]);
  for (const id of TABLES) {
    const { rows, columns }: Record<'rows' | 'columns', readonly string[]> = GROUND_VALUES[id];
    const [row, column] = [rows.indexOf(TERRAINS[t].id), columns.indexOf(mode)];
    if (row >= 0 && column >= 0) return halfPointsOf(values[id][row][column]);
  }
  throw new Error(`${mode} units have no cost of ${TERRAINS[t].id}`);
}

/** Figures without a variant. */
export const USUAL_TERRAINS: readonly Terrain[] = terrainsOf(VALUES.defaults);

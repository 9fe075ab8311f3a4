/** [3.2] Kinds of units with the ratings that they have in a game. */
import {
  type Army,
  type Ratings,
  UNIT_KINDS,
  type UnitId,
  type UnitKind,
  type UnitType,
} from './units.ts';
import { RATING_VALUES } from './values/ratings.ts';
import { type Values, VALUES } from './values.ts';

/** Returns all kinds with their ratings, in the order of `UNIT_KINDS`. */
export const unitTypesOf = (values: Values): UnitType[] =>
  UNIT_KINDS.map((kind): UnitType => {
    const { army, id } = kind;
    // [3.3]
    const mounted = id === 'MI' ? inTable(values, army, 'MI-mounted') : undefined;
    const price = priceIn(values, army, id);
    return { ...kind, ...ratingsIn(values, kind), price, ...(mounted && { mounted }) };
  });

/** [24.4] [24.5] [24.6] Returns the price of a kind. [R38] Buses have one price, whatever they stand in for. */
export function priceIn(values: Values, army: Army, id: UnitId): number {
  const rows: readonly string[] = VALUES.declarations[`price.${army}`].rows;
  return values[`price.${army}`][rows.indexOf(id === 'BC' ? 'BS' : id)];
}

type ListId = Exclude<keyof typeof RATING_VALUES, Army>;

const isList = (id: string): id is ListId => id in RATING_VALUES;

function ratingsIn(values: Values, { army, id, calliope }: UnitKind): Ratings {
  const entry = `${army}.${id}`;
  if (!isList(entry)) return inTable(values, army, id);
  const list: readonly number[] = values[entry];
  // [13.8] [9.6]
  if (calliope) return { attack: 0, defence: list[0], range: list[1], movement: list[2] ?? 0 };
  return { attack: list[0], defence: list[1], range: list[2], movement: 0 };
}

function inTable(values: Values, army: Army, row: string): Ratings {
  const rows: readonly string[] = VALUES.declarations[army].rows;
  const [attack, defence, range, movement] = values[army][rows.indexOf(row)];
  return { attack, defence, range, movement };
}

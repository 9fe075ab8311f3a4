/** [24.1] What a buyer is asked, in order, and what we suggest. */
import {
  armyOf,
  type Colour,
  COUNTERS,
  isArtillery,
  takesElectronics,
  kindIn,
  UNIT_IDS,
  type UnitId,
} from './units.ts';
import { type Values, VALUES } from './values.ts';

/** Subject of a line of the shopping list; `militia` and `buses` are asked before their prices are needed. */
export type Purchase =
  | 'militia'
  | 'buses'
  | 'units'
  | 'gas'
  | 'electronics'
  | 'drops'
  | 'fortresses'
  | 'morale';

export interface BuyingLine {
  readonly buys: Purchase;
  /** The kind of unit; absent where it is about none. */
  readonly id?: UnitId;
}

/** [24.9] The lesser kind that is bought in place of another, for all units of the colour. */
export const LESSER: Readonly<Partial<Record<UnitId, Lesser>>> = {
  IN: { id: 'ML', buys: 'militia' },
  AC: { id: 'BS', buys: 'buses' },
};
interface Lesser {
  readonly id: UnitId;
  readonly buys: 'militia' | 'buses';
}

/** [24.4] [24.5] [24.6] The shopping list of a colour, in the order of the chart of units. */
export function linesOf(colour: Colour): readonly BuyingLine[] {
  const kinds = UNIT_IDS.filter((id) => COUNTERS[colour][id] !== undefined);
  return [
    ...kinds.flatMap((id) => linesOfKind(colour, id)),
    // [7.1] [24.8]
    ...kinds
      .filter((id) => kindIn(colour, id).drops)
      .map((id): BuyingLine => ({ buys: 'drops', id })),
    { buys: 'fortresses' },
    { buys: 'morale' },
  ];
}

function linesOfKind(colour: Colour, id: UnitId): BuyingLine[] {
  const type = kindIn(colour, id);
  const lesser = LESSER[id];
  return [
    ...(lesser ? [{ buys: lesser.buys, id }] : []),
    { buys: 'units', id },
    // [24.7]
    ...(isArtillery(type) ? [{ buys: 'gas', id } as const] : []),
    ...(takesElectronics(type) ? [{ buys: 'electronics', id } as const] : []),
  ];
}

/** [D14] Points for which the usual force is listed; others get as much in proportion. */
const USUAL_POINTS = 300;

/** [D14] How many of a kind we suggest for some points. */
export function usualCount(values: Values, colour: Colour, id: UnitId, points: number): number {
  const army = armyOf(colour);
  const rows: readonly string[] = VALUES.declarations[`usual.${army}`].rows;
  return Math.floor(((values[`usual.${army}`][rows.indexOf(id)] ?? 0) * points) / USUAL_POINTS);
}

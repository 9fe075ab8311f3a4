/** [D17] [D14] Sizes of maps, how often resources and specials lie on them, and which specials there are. */
interface MapSize {
  readonly id: string;
  readonly columns: number;
  readonly rows: number;
  /** Hexes between the starts of two players. */
  readonly apart: number;
}

export const MAP_SIZES = [
  { id: 'small', columns: 11, rows: 9, apart: 8 },
  { id: 'normal', columns: 15, rows: 11, apart: 11 },
  { id: 'large', columns: 19, rows: 15, apart: 13 },
  { id: 'huge', columns: 25, rows: 19, apart: 16 },
] as const satisfies readonly MapSize[];

/** How much lies on a map: resources, and specials. */
export const FREQUENCY_IDS = ['rare', 'uncommon', 'common'] as const;

/** [2.2] Hexes round a start in which its player may lay tiles. */
export const TILES_WITHIN = 2;

/** Kinds of specials. `works` and `tunnels` are kept apart from the rest. */
export const SPECIALS = [
  { id: 'none' },
  { id: 'cache' },
  { id: 'card' },
  { id: 'works' },
  { id: 'tunnels' },
  { id: 'independents' },
  { id: 'clinic' },
  { id: 'mast' },
  { id: 'hot-ground' },
  { id: 'wreck-row' },
  { id: 'silo' },
] as const;
export type SpecialId = (typeof SPECIALS)[number]['id'];
/** Specials that the map may have, by weight `specialShare`. */
export const SPECIAL_IDS: readonly string[] = SPECIALS.slice(1).map(({ id }) => id);
export const SPECIAL = Object.fromEntries(SPECIALS.map(({ id }, i) => [id, i])) as Readonly<
  Record<SpecialId, number>
>;

/** [3.7] Dice for who defends, by `works` of a hex. */
export const WORKS = ['none', 'works', 'tunnels'] as const;

/** [14.1] [D15] By the twenty-sided die, 1 to 6; all else is nothing. */
export const EVENTS = ['storm', 'static', 'caravan', 'deserters', 'aftershock', 'barter'] as const;
export type EventId = (typeof EVENTS)[number];

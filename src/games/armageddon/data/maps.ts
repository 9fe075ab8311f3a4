/** [D17] [D14] Sizes of maps, how often resources and specials lie on them, and which specials there are. */

import type { TerrainId } from './terrain.ts';

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

/** How much lies on a map, in hexes of a hundred. */
export const FREQUENCIES = [
  { id: 'rare', resources: 8, specials: 6 },
  { id: 'uncommon', resources: 14, specials: 10 },
  { id: 'common', resources: 22, specials: 16 },
] as const;

/** How likely each kind of resource is in a hex, by its terrain: H/M/E/T. */
export const RICHES: Readonly<Record<TerrainId, readonly [number, number, number, number]>> = {
  flat: [1, 1, 4, 1],
  scrub: [2, 1, 2, 1],
  badlands: [1, 2, 1, 2],
  ruins: [4, 4, 1, 4],
  hills: [1, 5, 1, 1],
  crater: [1, 4, 4, 1],
  mountains: [1, 3, 1, 1],
};

/** Out of ten: how many kinds of resources there are in a hex that has any, and how much of each. */
export const HOW_MUCH = [1, 1, 1, 1, 1, 1, 2, 2, 2, 3] as const;

/** [2.2] Hexes round a start in which its player may lay tiles. */
export const TILES_WITHIN = 2;

/** Movement points round a stronghold within which all players have as many hexes with resources. */
export const FAIR_WITHIN = 4;

/** Kinds of specials, in hundredths of all specials. `works` and `tunnels` are kept apart from the rest. */
export const SPECIALS = [
  { id: 'none', share: 0 },
  { id: 'cache', share: 34 },
  { id: 'card', share: 17 },
  { id: 'works', share: 8 },
  { id: 'tunnels', share: 4 },
  { id: 'independents', share: 22 },
  { id: 'clinic', share: 3 },
  { id: 'mast', share: 3 },
  { id: 'hot-ground', share: 3 },
  { id: 'wreck-row', share: 3 },
  { id: 'silo', share: 3 },
] as const;
export type SpecialId = (typeof SPECIALS)[number]['id'];
export const SPECIAL = Object.fromEntries(SPECIALS.map(({ id }, i) => [id, i])) as Readonly<
  Record<SpecialId, number>
>;

/** [3.7] Dice for who defends, by `works` of a hex. */
export const WORKS = ['none', 'works', 'tunnels'] as const;

/** [14.1] [D15] By the twenty-sided die, 1 to 6; all else is nothing. */
export const EVENTS = ['storm', 'static', 'caravan', 'deserters', 'aftershock', 'barter'] as const;
export type EventId = (typeof EVENTS)[number];

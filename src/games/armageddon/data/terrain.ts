/** [D16] Terrain: what it costs to enter, and the dice that it gives who defends in it. */
import type { AbilitySource } from './abilities.ts';

interface Terrain {
  readonly id: string;
  readonly cost: number;
  readonly defence: number;
  /** Of a hundred hexes [D17]. */
  readonly share: number;
  readonly glyph: string;
  /** Of the modifier; shares and the other costs are designed. */
  readonly source: AbilitySource;
}

export const TERRAINS = [
  { id: 'flat', cost: 1, defence: 0, share: 40, glyph: '.', source: 'found' },
  { id: 'scrub', cost: 1, defence: 0, share: 15, glyph: ',', source: 'designed' },
  { id: 'badlands', cost: 2, defence: 1, share: 15, glyph: ':', source: 'designed' },
  { id: 'ruins', cost: 2, defence: 1, share: 10, glyph: 'o', source: 'designed' },
  { id: 'hills', cost: 2, defence: 2, share: 12, glyph: 'n', source: 'found' },
  { id: 'crater', cost: 2, defence: 1, share: 3, glyph: 'u', source: 'designed' },
  { id: 'mountains', cost: 4, defence: 3, share: 5, glyph: '^', source: 'partly' },
] as const satisfies readonly Terrain[];

export type TerrainId = (typeof TERRAINS)[number]['id'];
export const TERRAIN = Object.fromEntries(TERRAINS.map(({ id }, i) => [id, i])) as Readonly<
  Record<TerrainId, number>
>;

/** [D16] Terrain. The values say what it costs to enter, and the dice that it gives a defender. */
interface Terrain {
  readonly id: string;
  readonly glyph: string;
}

export const TERRAINS = [
  { id: 'flat', glyph: '.' },
  { id: 'scrub', glyph: ',' },
  { id: 'badlands', glyph: ':' },
  { id: 'ruins', glyph: 'o' },
  { id: 'hills', glyph: 'n' },
  { id: 'crater', glyph: 'u' },
  { id: 'mountains', glyph: '^' },
] as const satisfies readonly Terrain[];

export type TerrainId = (typeof TERRAINS)[number]['id'];
export const TERRAIN = Object.fromEntries(TERRAINS.map(({ id }, i) => [id, i])) as Readonly<
  Record<TerrainId, number>
>;

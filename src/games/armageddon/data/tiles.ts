/** [D11] Tiles that players lay: a hex each. */
import type { PrintedCost } from './card.ts';
import type { FactionId } from './factions.ts';
import type { TerrainId } from './terrain.ts';

interface Tile {
  readonly id: string;
  readonly faction: FactionId;
  readonly terrain: TerrainId;
  readonly resources: PrintedCost;
  /** Dice that it gives who defends there: 1 works, 2 tunnels. */
  readonly works: 0 | 1 | 2;
}

export const TILES = [
  { id: 'parade-plain', faction: 'compact', terrain: 'flat', resources: [1, 1, 1, 1], works: 0 },
  { id: 'ore-cut', faction: 'compact', terrain: 'flat', resources: [0, 1, 0, 0], works: 0 },
  { id: 'fuel-depot', faction: 'compact', terrain: 'scrub', resources: [0, 0, 2, 0], works: 0 },
  { id: 'walled-suburb', faction: 'compact', terrain: 'ruins', resources: [1, 1, 0, 0], works: 0 },
  { id: 'trench-line', faction: 'compact', terrain: 'flat', resources: [0, 0, 0, 0], works: 1 },
  { id: 'ridge-post', faction: 'compact', terrain: 'hills', resources: [0, 1, 0, 0], works: 0 },
  { id: 'salt-pan', faction: 'lattice', terrain: 'flat', resources: [1, 1, 1, 1], works: 0 },
  { id: 'server-cellar', faction: 'lattice', terrain: 'flat', resources: [0, 0, 0, 1], works: 0 },
  { id: 'solar-field', faction: 'lattice', terrain: 'flat', resources: [0, 0, 2, 0], works: 0 },
  { id: 'wire-quarry', faction: 'lattice', terrain: 'crater', resources: [0, 2, 0, 0], works: 0 },
  { id: 'cold-tunnel', faction: 'lattice', terrain: 'badlands', resources: [0, 0, 0, 0], works: 2 },
  {
    id: 'machine-graveyard',
    faction: 'lattice',
    terrain: 'ruins',
    resources: [0, 1, 0, 1],
    works: 0,
  },
  { id: 'green-basin', faction: 'brood', terrain: 'scrub', resources: [1, 1, 1, 1], works: 0 },
  { id: 'refugee-track', faction: 'brood', terrain: 'scrub', resources: [1, 0, 0, 0], works: 0 },
  { id: 'spore-wood', faction: 'brood', terrain: 'scrub', resources: [1, 0, 1, 0], works: 0 },
  { id: 'old-orchard', faction: 'brood', terrain: 'flat', resources: [2, 0, 0, 0], works: 0 },
  { id: 'root-caves', faction: 'brood', terrain: 'hills', resources: [0, 0, 0, 0], works: 2 },
  { id: 'seep', faction: 'brood', terrain: 'crater', resources: [0, 0, 2, 0], works: 0 },
  { id: 'mesa-foot', faction: 'clans', terrain: 'badlands', resources: [1, 1, 1, 1], works: 0 },
  { id: 'dry-ford', faction: 'clans', terrain: 'scrub', resources: [1, 0, 0, 0], works: 0 },
  { id: 'scrap-shelf', faction: 'clans', terrain: 'badlands', resources: [0, 2, 0, 0], works: 0 },
  { id: 'hidden-well', faction: 'clans', terrain: 'badlands', resources: [1, 0, 0, 0], works: 0 },
  { id: 'gorge', faction: 'clans', terrain: 'hills', resources: [0, 0, 0, 0], works: 1 },
  { id: 'kite-rock', faction: 'clans', terrain: 'mountains', resources: [0, 0, 0, 0], works: 0 },
] as const satisfies readonly Tile[];

export type TileId = (typeof TILES)[number]['id'];

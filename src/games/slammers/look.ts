/** Display of the game for the page and other clients: messages and plain data, without drawing. */
import type { Look, RegionLook, TerrainLook } from '../../kernel/look/look.ts';
import { stepLook } from '../../kernel/look/step-look.ts';
import { art } from './art.ts';
import { isPanel } from './data/pieces.ts';
import { TERRAINS } from './data/terrain.ts';
import { pieceOf, roadEdges } from './ground/ground.ts';
import { chartsOf } from './look/charts.ts';
import { goal } from './look/goal.ts';
import { attacks, moments } from './look/moments.ts';
import { overlaysOf } from './look/overlays.ts';
import { panel } from './look/panel.ts';
import { plan } from './look/plan.ts';
import { counter, counters, lost, markers, nodeOfUnit } from './look/pieces.ts';
import { V, VERBS } from './rules/names.ts';
import { setUpAt } from './rules/setup/00-ground.ts';
import { askForUnit, unitsInRow } from './rules/setup/00-setup.ts';
import { TABLE } from './rules/steps.ts';
import type { Slammers } from './state.ts';
import { type Key, msg } from './i18n/msg.ts';
import type { World } from './world.ts';

type S = Slammers;

const ON_MAP: readonly TerrainLook[] = TERRAINS.map(({ id, glyph }) => ({
  id,
  name: msg(`terrain.${id}` as Key),
  glyph,
}));

/** Returns the area of a colour's units that are not on the map. */
const offMap = (colour: string): TerrainLook => ({
  id: 'off-map',
  name: msg('terrain.off-map', { side: msg(`side.${colour}` as Key) }),
  glyph: ' ',
  namesPlaces: true,
});

/** Creates the look of a game on the map of its world. */
export function makeLook(world: World): Look<S> {
  return {
    terrains: [...ON_MAP, ...world.board.labels.slice(world.hexes).map(offMap)],
    terrainOf: (_, n) => (n < world.hexes ? world.terrain[n] : ON_MAP.length + n - world.hexes),
    terrainIsFixed: true,
    regions: regionsOf(world),
    // [2.7] Roads run across hexsides.
    edges: [{ type: 'road', name: msg('edge.road'), edges: roadEdges(world) }],
    heightOf: (n) => (n < world.hexes ? world.height[n] : 0),
    counters,
    nodeOf: nodeOfUnit,
    lost,
    harms: ['disrupted', 'to-disrupt', 'to-eliminate', 'jammed'].map((id) => `condition.${id}`),
    attacks,
    moments,
    wrecks: true,
    markers,
    ...stepLook(VERBS, TABLE),
    plan: { show: plan },
    setUp: {
      verb: V.to,
      units: unitsInRow,
      counter: (s, u) => counter(s, u, nodeOfUnit(s, u)),
      ask: askForUnit,
      put: setUpAt,
    },
    panel,
    goal,
    overlays: overlaysOf(world),
    charts: chartsOf(world),
    art,
  };
}

/** [2.1] Returns the pieces of the map. */
const regionsOf = (world: World): RegionLook[] =>
  world.layout.pieces.map(({ piece }) => ({
    name: msg(isPanel(piece) ? 'region.panel' : 'region.piece', { id: piece }),
    text: piece,
    nodes: [...world.terrain.keys()].filter((n) => pieceOf(world, n) === piece),
  }));

/** Goals of a scenario for bots: places to hold or reach, and units to hunt. */
import { hexesOf } from '../ground/areas.ts';
import type { World } from '../world.ts';
import type { PieceId } from '../data/pieces.ts';
import { COLOURS } from '../data/units.ts';

export interface Aims {
  /** Places; all hexes of a place serve equally well. */
  readonly places: readonly (readonly number[])[];
  /** Number of places that attract every unit. The homes come after them, for units that carry a container. */
  readonly calling: number;
  /** By hex: the index of its place, or -1. If the hex is in several places, the last one. */
  readonly placeOf: Int16Array;
  /** [44.3] By colour: the index of its home among the places, or -1. */
  readonly homes: readonly number[];
  /**
   * By colour: whether it hunts enemies, and whether it is hunted. `prey` is the hunted colour, or -1 for all
   * enemies.
   */
  readonly hunts: readonly boolean[];
  readonly prey: number;
  readonly hunted: readonly boolean[];
}

export function aimsOf(world: World): Aims {
  const { victory, specials } = world.scenario;
  const called = placesOf(world);
  const homes = COLOURS.map((c, i) => (specials.homes?.[c] ? called.length + i : -1));
  const places = specials.homes
    ? [...called, ...COLOURS.map((c) => homeOf(world, specials.homes?.[c]))]
    : called;
  const placeOf = new Int16Array(world.hexes).fill(-1);
  called.forEach((hexes, i) => {
    for (const n of hexes) placeOf[n] = i;
  });
  const prey = victory.kind === 'eliminate' ? COLOURS.indexOf(victory.colour) : -1;
  const hunted = COLOURS.map((_, c) => c === prey);
  const calling = called.length;
  return {
    places,
    calling,
    placeOf,
    homes,
    hunts: COLOURS.map((_, c) => isHunter(world, c)),
    prey,
    hunted,
  };
}

const homeOf = (world: World, piece: PieceId | undefined): number[] =>
  piece ? hexesOf(world, [{ pieces: [piece] }]) : [];

function placesOf({ scenario, areas }: World): (readonly number[])[] {
  switch (scenario.victory.kind) {
    case 'eliminate':
    case 'points':
      return [];
    case 'clear':
      return areas.hiding.map((n) => [n]);
    case 'gather':
      return areas.spice.map((n) => [n]);
    case 'most-hexes':
      return areas.clusters.flat().map((n) => [n]);
    case 'leave':
      return [areas.clusters.flat()];
    default:
      return [...areas.clusters];
  }
}

/** Returns whether a colour wins by destroying others or, [38.4], by keeping others from leaving the map. */
function isHunter({ scenario, partyOf, sideOf }: World, colour: number): boolean {
  const { victory, commands } = scenario;
  if (victory.kind === 'points' || victory.kind === 'clear') return true;
  const by = 'by' in victory ? commands.findIndex(({ side }) => side === victory.by) : -1;
  if (victory.kind === 'leave') return sideOf[colour] !== by;
  return (
    victory.kind === 'eliminate' &&
    partyOf[colour] === partyOf[COLOURS.indexOf(commands[by].colours[0])]
  );
}

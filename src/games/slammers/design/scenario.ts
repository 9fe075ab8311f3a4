/** [4.2] Converts a document to a scenario like the printed ones. */
import { PIECE_IDS, type Cell, type PieceId } from '../data/pieces.ts';
import { unitsOf } from '../data/prices.ts';
import type {
  Arrival,
  Area,
  AreaPart,
  Command,
  Force,
  ScenarioData,
  Specials,
  Victory,
} from '../data/scenario.ts';
import type { Colour, UnitId } from '../data/units.ts';
import {
  DESIGNED,
  type DesignDocument,
  type DesignedForce,
  type DesignedGroup,
  type DesignedVictory,
  type Hexes,
} from './document.ts';

/** Returns the area that words select: whole pieces, and single hexes of others. */
export function areaOf(hexes: Hexes): Area {
  const whole = PIECE_IDS.filter((id) => hexes.includes(id));
  const rest = PIECE_IDS.flatMap((id): AreaPart[] => {
    const cells = hexes.filter((word) => word.startsWith(`${id}-`)).map(cellOf);
    return cells.length > 0 ? [{ pieces: [id], cells }] : [];
  });
  return [...(whole.length > 0 ? [{ pieces: whole as PieceId[] }] : []), ...rest];
}

/** Returns the column and row of a label, which counts both from 01. */
const cellOf = (label: string): Cell => [
  Number(label.slice(2, 4)) - 1,
  Number(label.slice(4, 6)) - 1,
];

/** Returns the scenario of a document. */
export function scenarioOfDesign(design: DesignDocument): ScenarioData {
  const { title, layout, turns, forces, victory, specials } = design;
  return {
    id: DESIGNED,
    title,
    minutes: 0,
    layout,
    turns,
    forces: forces.map(forceOf),
    commands: commandsOf(forces),
    parties: groupedBy(forces, ({ party }) => party),
    setUp: groupedBy(forces, ({ setsUp }) => setsUp).flat(),
    moves: groupedBy(forces, ({ moves }) => moves),
    ...(specials.firstByLot && { firstByLot: true }),
    victory: victoryOf(victory),
    specials: specialsOf(specials),
  };
}

/** Groups colours by a number of their force, ascending. */
function groupedBy(
  forces: readonly DesignedForce[],
  numberOf: (force: DesignedForce) => number,
): Colour[][] {
  const numbers = [...new Set(forces.map(numberOf))].sort((a, b) => a - b);
  return numbers.map((n) => forces.filter((f) => numberOf(f) === n).map(({ colour }) => colour));
}

/** Returns the players with their colours, their own colour first. */
const commandsOf = (forces: readonly DesignedForce[]): Command[] =>
  forces
    .filter(({ colour, player }) => colour === player)
    .map(({ colour: side }) => ({
      side,
      colours: [
        side,
        ...forces.filter((f) => f.player === side && f.colour !== side).map((f) => f.colour),
      ],
    }));

/** Converts a force to a scenario's form. */
export function forceOf(force: DesignedForce): Force {
  const { colour, role, morale, gas, electronics, fortresses, points, buys } = force;
  return {
    colour,
    role,
    morale: [[0, morale]],
    groups: force.groups.map((group) => ({ units: group.units, arrival: arrivalOf(group) })),
    gas,
    electronics,
    fortresses,
    ...(buys && { buys: { points, most: {}, area: areaOf(buys), morale: true } }),
  };
}

function arrivalOf({ how, turn = 1, area }: DesignedGroup): Arrival {
  if (how === 'drop') return { how, ...(area && { area: areaOf(area) }) };
  if (how === 'enter') return { how, turn, area: areaOf(area ?? []) };
  return { how, area: areaOf(area ?? []) };
}

const victoryOf = (victory: DesignedVictory): Victory =>
  'area' in victory ? { ...victory, area: areaOf(victory.area) } : victory;

const specialsOf = ({ firstByLot: _, ...specials }: DesignDocument['specials']): Specials =>
  specials;

/** Counts the units of a force by kind, over all its groups. */
export function countsOf({ groups }: Pick<DesignedForce, 'groups'>): Map<UnitId, number> {
  const counts = new Map<UnitId, number>();
  for (const group of groups)
    for (const [id, n] of unitsOf(group)) counts.set(id, (counts.get(id) ?? 0) + n);
  return counts;
}

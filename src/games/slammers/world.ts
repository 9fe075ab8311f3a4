/** Constants of a game, fixed by its set-up: the map, the order of battle, commanders and enemies. */
import { Flood } from '../../kernel/board/path.ts';
import type { UnitSpec } from '../../kernel/game.ts';
import type { Message } from '../../kernel/text/message.ts';
import type { Setup } from '../../kernel/setup/setup.ts';
import { NONE } from '../../kernel/state.ts';
import type { Side } from '../../kernel/side.ts';
import { type Bearing, createBearing } from './bearing.ts';
import { isPanel, type PieceId } from './data/pieces.ts';
import { unitsOf } from './data/prices.ts';
import type { Arrival, Edge, Force, ScenarioData } from './data/scenario.ts';
import { scenarioOf } from './data/scenarios.ts';
import {
  type Colour,
  COLOURS,
  COUNTERS,
  kindIn,
  UNIT_IDS,
  UNIT_KINDS,
  type UnitId,
  type UnitKind,
  type UnitType,
} from './data/units.ts';
import { unitTypesOf } from './data/unit-types.ts';
import { makeTables, type Tables } from './data/tables.ts';
import { chargesOf, type Terrain, terrainsOf } from './data/terrain-figures.ts';
import { type Values, VALUES } from './data/values.ts';
import type { DesignDocument } from './design/document.ts';
import { scenarioOfDesign } from './design/scenario.ts';
import { groupsIn, hexesOf, outerEdgeOf, westOf } from './ground/areas.ts';
import { type Ground, makeGround, pieceOf } from './ground/ground.ts';
import { type CostTable, makeCosts } from './ground/reach.ts';
import { msg } from './i18n/msg.ts';

/** Units of a colour that enter play together. */
export interface PlacedGroup {
  /** Index into `COLOURS`. */
  readonly colour: number;
  readonly arrival: Arrival;
  /** Hexes of its area, ascending; all hexes if it has none. */
  readonly hexes: readonly number[];
  /** 1 in each of these hexes. */
  readonly area: Uint8Array;
  /** [40.4] The piece on which its units are held back, and the piece west of it; `NONE` if they are free. */
  readonly heldOn: number;
  readonly west: number;
}

/** [5.3] A player turn: the colours that move in it, and the side that commands them. */
export interface PlayerTurn {
  readonly colours: readonly number[];
  readonly side: Side;
}

/** Working memory of one game; its contents do not persist between calls. */
export interface Scratch {
  readonly flood: Flood;
  /** Counters by party and node, `party * board.size + node`; valid after `countStacks`. */
  readonly counts: Uint8Array;
  /** [12.6] Units that can fire at each hex; read it through `bearingOf`. */
  readonly bearing: Bearing;
  /** Remaining movement of a unit that enters the map, by node; valid until the next reach. */
  readonly reach: Int16Array;
}

/** Everything about a game that does not change while it is played. */
export interface World extends Ground {
  readonly scenario: ScenarioData;
  readonly options: Readonly<Record<string, number>>;
  /** Values of the game, with the changes of its variant. */
  readonly values: Values;
  /** Kinds of units with their ratings, in the order of `UNIT_KINDS`. */
  readonly types: readonly UnitType[];
  /** Figures of the terrain, in the order of `TERRAINS`. */
  readonly terrains: readonly Terrain[];
  readonly costs: CostTable;
  readonly tables: Tables;
  /** Units, with colours in the order of `COLOURS` and kinds in that of `UNIT_IDS`. */
  readonly units: readonly UnitSpec[];
  /** By unit: its number among the units of its colour and kind, from 1. */
  readonly number: Uint8Array;
  /** By unit: index into `UNIT_KINDS` and `types`, `COLOURS` and `groups` (`NONE` if it is in no group). */
  readonly kind: Int8Array;
  readonly colour: Int8Array;
  readonly group: Int8Array;
  readonly groups: readonly PlacedGroup[];
  /** The force of each colour; undefined if it takes no part. */
  readonly forces: readonly (Force | undefined)[];
  /** By colour: the side that commands it, or `NONE`. */
  readonly sideOf: Int8Array;
  /**
   * [41.3] By colour: its party, or `NONE` if it is not in the game. Colours of other parties are enemies, even under
   * the same commander.
   */
  readonly partyOf: Int8Array;
  /** Number of parties. */
  readonly parties: number;
  /** The player turns in the order of the scenario, and by colour: the one that it moves in, or `NONE`. */
  readonly playerTurns: readonly PlayerTurn[];
  readonly turnOf: Int8Array;
  /** [44.5] By colour: pieces that it may not enter, bit p for piece p of the layout. */
  readonly closedTo: Int16Array;
  /** By colour: the node of its box off the map, or `NONE` if it is not in the game. */
  readonly box: Int16Array;
  /** Units that are set up, in the order of their decisions. */
  readonly placing: Int16Array;
  readonly areas: Areas;
  readonly scratch: Scratch;
}

/** Hexes with a meaning in the scenario. */
export interface Areas {
  /** 1 in the hexes that decide the game; all 0 if units alone decide it. */
  readonly victory: Uint8Array;
  /** [31.5] [43.4] Hills or cities among the deciding hexes, each a group of connected hexes. */
  readonly clusters: readonly (readonly number[])[];
  /** [36.4] [44.5] 1 in the hexes that can be fired at. */
  readonly battlefield: Uint8Array;
  /** [36.3] Hexes in which partisans hide. */
  readonly hiding: readonly number[];
  /** 1 in each of these hexes. */
  readonly isHiding: Uint8Array;
  /** [38.4] 1 in the hexes by which units leave the map, and the edge where they do. */
  readonly exits: Uint8Array;
  readonly exitEdge: Edge;
  /** [44.3] Hexes that start with a container. */
  readonly spice: readonly number[];
  /** [43.3] By number of the panel: hexes by which units enter there; only if the panel is rolled. */
  readonly outer: Readonly<Record<number, readonly number[]>>;
}

/** Returns the world of a printed scenario with its options, or [4.2] of a designed one. */
export function makeWorld({ scenario, options, variant, document }: Setup): World {
  const values = VALUES.of(variant?.changes);
  return worldOf(
    document === undefined
      ? scenarioOf(scenario, options, values)
      : scenarioOfDesign(document as unknown as DesignDocument),
    options,
    values,
  );
}

/** Returns the world of any scenario. */
export function worldOf(
  scenario: ScenarioData,
  options: Setup['options'],
  values: Values = VALUES.defaults,
): World {
  const inPlay = COLOURS.filter((c) => scenario.forces.some(({ colour }) => colour === c));
  const terrains = terrainsOf(values);
  const ground = makeGround(scenario.layout, inPlay, terrains);
  const groups = makeGroups(ground, scenario);
  const armies = makeArmies(scenario, groups, ground);
  return {
    ...ground,
    scenario,
    options,
    values,
    types: unitTypesOf(values),
    terrains,
    costs: makeCosts(ground, terrains, chargesOf(values)),
    tables: makeTables(values, options),
    ...armies,
    ...makeSides(scenario),
    groups,
    forces: COLOURS.map((c) => scenario.forces.find(({ colour }) => colour === c)),
    closedTo: closedPieces(ground, scenario),
    box: Int16Array.from(COLOURS, (c) => ground.board.nodeOf.get(c) ?? NONE),
    areas: makeAreas(ground, scenario),
    scratch: {
      flood: new Flood(ground.board),
      counts: new Uint8Array(scenario.parties.length * ground.board.size),
      bearing: createBearing(armies.units.length, ground.board.size, scenario.parties.length),
      reach: new Int16Array(ground.board.size),
    },
  };
}

const colourIndex = (colour: Colour): number => COLOURS.indexOf(colour);

/** Returns a byte per node, 1 for the given hexes. */
function maskOf(ground: Ground, hexes: readonly number[]): Uint8Array {
  const mask = new Uint8Array(ground.board.size);
  for (const n of hexes) mask[n] = 1;
  return mask;
}

/** [44.2] Bought units are one group, which is set up on the panel of its colour. */
const arrivalsOf = ({ groups, buys }: Force): Arrival[] => [
  ...groups.map(({ arrival }) => arrival),
  ...(buys ? [{ how: 'set-up', area: buys.area } as const] : []),
];

/** [44.5] Returns, by colour, the panels of opponents. */
function closedPieces({ layout }: Ground, { parties, specials }: ScenarioData): Int16Array {
  const { homes = {} } = specials;
  const areFriends = (c: Colour, d: Colour) =>
    parties.some((party) => party.includes(c) && party.includes(d));
  return Int16Array.from(COLOURS, (colour) =>
    layout.pieces.reduce((bits, { piece }, p) => {
      const owner = COLOURS.find((c) => homes[c] === piece);
      return owner === undefined || areFriends(owner, colour) ? bits : bits | (1 << p);
    }, 0),
  );
}

function makeGroups(ground: Ground, { forces, specials }: ScenarioData): PlacedGroup[] {
  return forces.flatMap((force) =>
    arrivalsOf(force).map((arrival): PlacedGroup => {
      const area = arrival.how === 'enter-by-lot' ? undefined : arrival.area;
      const hexes = area ? hexesOf(ground, area) : [...ground.terrain.keys()];
      const isHeld = specials.heldBack?.colours.includes(force.colour) ?? false;
      const heldOn = isHeld ? ground.piece[hexes[0]] : NONE;
      return {
        colour: colourIndex(force.colour),
        arrival,
        hexes,
        area: maskOf(ground, hexes),
        heldOn,
        west: heldOn === NONE ? NONE : westOf(ground, heldOn),
      };
    }),
  );
}

interface Roster {
  readonly id: UnitId;
  readonly colour: Colour;
  readonly group: number;
}

type Armies = Pick<World, 'units' | 'number' | 'kind' | 'colour' | 'group' | 'placing'>;

/** Returns the name of a unit for messages: `Green tank 3`. */
export const unitName = (colour: Colour, id: UnitId, n: number): Message =>
  msg('unit.name', { colour: msg(`colour.${colour}`), type: msg(`unit.${id}`), n });

function makeArmies(
  scenario: ScenarioData,
  groups: readonly PlacedGroup[],
  ground: Ground,
): Armies {
  const roster = COLOURS.flatMap((colour) => rosterOf(scenario, groups, colour, ground));
  const commander = commandersOf(scenario);
  const kinds: UnitKind[] = roster.map(({ colour, id }) => kindIn(colour, id));
  const number = Uint8Array.from(
    roster,
    ({ colour, id }, i) =>
      1 + roster.slice(0, i).filter((r) => r.colour === colour && r.id === id).length,
  );
  return {
    units: roster.map(
      ({ colour, id }, i): UnitSpec => ({
        id: `${colour[0]}${id}${number[i]}`,
        name: unitName(colour, id, number[i]),
        type: id,
        side: commander[colourIndex(colour)],
      }),
    ),
    number,
    kind: Int8Array.from(kinds, (kind) => UNIT_KINDS.indexOf(kind)),
    colour: Int8Array.from(roster, ({ colour }) => colourIndex(colour)),
    group: Int8Array.from(roster, ({ group }) => group),
    placing: placingOrder(scenario, groups, roster),
  };
}

/** Returns all units of a colour: in its groups, for sale, and hidden. */
function rosterOf(
  { forces, specials }: ScenarioData,
  groups: readonly PlacedGroup[],
  colour: Colour,
  ground: Ground,
): Roster[] {
  const force = forces.find((f) => f.colour === colour);
  if (!force) return [];
  const own = groups.flatMap((group, g) => (group.colour === colourIndex(colour) ? [g] : []));
  const counts = force.groups.map((group) => Object.fromEntries(unitsOf(group)));
  if (force.buys) counts.push(COUNTERS[colour]);
  const { partisans } = specials;
  const hidden = partisans?.colour === colour ? hiddenUnits(ground, partisans) : 0;
  return UNIT_IDS.flatMap((id) => [
    ...counts.flatMap((count, i) => repeat(count[id] ?? 0, { force, id, group: own[i] })),
    ...repeat(id === 'IN' ? hidden : 0, { force, id, group: NONE }),
  ]);
}

/** [36.3] Returns the greatest number of partisans that any variant lets find: the highest roll in every hex. */
const hiddenUnits = (
  ground: Ground,
  { area }: NonNullable<ScenarioData['specials']['partisans']>,
): number => hexesOf(ground, area).length * VALUES.declarations.found.max;

const repeat = (
  count: number,
  { force, id, group }: { force: Force; id: UnitId; group: number },
): Roster[] => Array.from({ length: count }, () => ({ id, colour: force.colour, group }));

/** [4.1] Returns the units in the order of set-up: by colour, then group by group. */
function placingOrder(
  { setUp }: ScenarioData,
  groups: readonly PlacedGroup[],
  roster: readonly Roster[],
): Int16Array {
  const isSetUp = (g: number) => g !== NONE && groups[g].arrival.how === 'set-up';
  const waiting = [...roster.keys()].filter(
    (u) => isSetUp(roster[u].group) && setUp.includes(roster[u].colour),
  );
  const rank = (u: number) => setUp.indexOf(roster[u].colour);
  return Int16Array.from(
    waiting.sort((a, b) => rank(a) - rank(b) || roster[a].group - roster[b].group || a - b),
  );
}

const commandersOf = ({ commands }: ScenarioData): number[] =>
  COLOURS.map((c) => commands.findIndex(({ colours }) => colours.includes(c)));

type Sides = Pick<World, 'sideOf' | 'partyOf' | 'parties' | 'playerTurns' | 'turnOf'>;

function makeSides(scenario: ScenarioData): Sides {
  const { parties, moves } = scenario;
  const commander = commandersOf(scenario);
  return {
    sideOf: Int8Array.from(commander),
    partyOf: Int8Array.from(COLOURS, (c) => parties.findIndex((party) => party.includes(c))),
    parties: parties.length,
    playerTurns: moves.map((colours) => ({
      colours: colours.map(colourIndex),
      side: commander[colourIndex(colours[0])],
    })),
    turnOf: Int8Array.from(COLOURS, (c) => moves.findIndex((colours) => colours.includes(c))),
  };
}

function makeAreas(ground: Ground, { victory, specials, forces }: ScenarioData): Areas {
  const area = 'area' in victory ? victory.area : [];
  const byLot = forces.some(({ groups }) =>
    groups.some(({ arrival }) => arrival.how === 'enter-by-lot'),
  );
  const hiding = hexesOf(ground, specials.partisans?.area ?? []);
  return {
    victory: maskOf(ground, hexesOf(ground, area)),
    clusters: groupsIn(ground, area),
    battlefield: maskOf(ground, battlefieldOf(ground, specials)),
    hiding,
    isHiding: maskOf(ground, hiding),
    exits: maskOf(ground, victory.kind === 'leave' ? hexesOf(ground, area) : []),
    exitEdge: victory.kind === 'leave' ? victory.edge : 'north',
    spice: hexesOf(ground, specials.spice?.area ?? []),
    outer: byLot
      ? Object.fromEntries(panelsOf(ground).map((p) => [p, outerEdgeOf(ground, p)]))
      : {},
  };
}

/** [36.4] Partisans fight in close assault only; [44.5] only units on one panel can be attacked. */
function battlefieldOf(ground: Ground, { partisans, battlefield }: ScenarioData['specials']) {
  if (partisans) return [];
  return [...ground.terrain.keys()].filter(
    (n) => battlefield === undefined || pieceOf(ground, n) === battlefield,
  );
}

const panelsOf = ({ layout }: Ground): PieceId[] =>
  layout.pieces.map(({ piece }) => piece).filter(isPanel);

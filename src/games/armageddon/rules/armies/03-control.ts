/** Section 3: who controls a hex, what its ground gives who defends there, and where supply comes from. */
import { neighbour } from '../../../../kernel/board/graph.ts';
import { Flood } from '../../../../kernel/board/path.ts';
import { NONE } from '../../../../kernel/state.ts';
import { TERRAINS } from '../../data/terrain.ts';
import type { Armageddon } from '../../state.ts';
import { EVERYTHING, isKnown } from '../knowledge.ts';
import {
  armiesAt,
  facilitiesAt,
  has,
  hasFlag,
  cardsOf,
  isCombatCapable,
  isFamily,
  isGarrison,
  isPlayer,
} from '../pieces.ts';

type S = Armageddon;

/**
 * [3.13] [3.14] The owner who controls a hex, or `NONE`: whose army with units stands there openly, else whose
 * facility, else whose hero. Two armies with units of different owners contest it. Collectors and minefields do
 * not hold it against a hero. `viewer` goes by what a side knows, else by what is.
 */
export function controllerOf(s: S, hex: number, viewer = EVERYTHING): number {
  const armies = armiesAt(s, hex).filter((a) => isKnown(s, a, viewer) && !hasFlag(s, a, 'stealth'));
  const fighting = ownersOf(
    s,
    armies.filter((a) => couldFight(s, a, viewer)),
  );
  if (fighting.length > 0) return fighting.length === 1 ? fighting[0] : NONE;
  const facilities = facilitiesAt(s, hex).filter((u) => isKnown(s, u, viewer));
  const strong = facilities.find((u) => !has(s, u, 'collects-one') && !has(s, u, 'mines'));
  if (strong !== undefined) return s.owner[strong];
  const heroes = ownersOf(
    s,
    armies.filter((a) => cardsOf(s, a).length > 0),
  );
  if (heroes.length > 0) return heroes.length === 1 ? heroes[0] : NONE;
  return facilities.length > 0 ? s.owner[facilities[0]] : NONE;
}

/** An army of which a side knows the counter alone could have units. */
export function couldFight(s: S, army: number, viewer: number): boolean {
  if (viewer === EVERYTHING) return isCombatCapable(s, army);
  const seen = cardsOf(s, army).filter((u) => isKnown(s, u, viewer));
  return seen.length === 0 || seen.some((u) => isFamily(s, u, 'unit'));
}

const ownersOf = (s: S, pieces: readonly number[]): number[] => [
  ...new Set(pieces.map((u) => s.owner[u])),
];

/** [3.2] */
export const terrainBonus = (s: S, hex: number): number => TERRAINS[s.terrain[hex]]?.defence ?? 0;

/** [3.2] [3.7] Dice for who defends in a hex: its terrain, and works or tunnels for who controls it. */
export const groundBonus = (s: S, hex: number, owner: number): number =>
  terrainBonus(s, hex) + (controllerOf(s, hex) === owner ? s.works[hex] : 0);

/** [10.3.2] A stronghold or an outpost of a player: a source of supply, and a place to fly from. */
export const isBase = (s: S, u: number): boolean => has(s, u, 'supply') && isPlayer(s, s.owner[u]);

/** [3.24] Whether an army of somebody else lies about it. */
export const isBesieged = (s: S, base: number): boolean =>
  armiesAt(s, s.place[base]).some(
    (a) => s.owner[a] !== s.owner[base] && hasFlag(s, a, 'besieging'),
  );

/** Bases of a side that are not besieged. */
export function freeBases(s: S, side: number): number[] {
  const found: number[] = [];
  for (let u = 0; u < s.world.cards; u++)
    if (s.owner[u] === side && s.place[u] >= 0 && isBase(s, u) && !isBesieged(s, u)) found.push(u);
  return found;
}

/** Points to enter a hex, as far as a side has mapped it; else it cannot plan through it. */
export function costFor(s: S, hex: number, side: number): number {
  if (!s.world.hexRows.has(s.mapped, side, hex)) return NONE;
  return TERRAINS[s.terrain[hex]]?.cost ?? NONE;
}

/** Which hexes are supplied, worked out when the first is asked for: until then the state stays as it is. */
export function supplyOf(s: S, side: number, reach = 0): (hex: number) => boolean {
  let supplied: Uint8Array | undefined;
  return (hex) => {
    supplied ??= suppliedHexes(s, side, reach);
    return supplied[hex] === 1;
  };
}

/**
 * [3.16] [11.4] Which hexes are supplied: by a way of so many points to a free base, through no hex that the side knows to
 * be an enemy’s. `reach`: points more or less than its faction has.
 */
function suppliedHexes(s: S, side: number, reach: number): Uint8Array {
  const points = s.world.factions[side].supply + reach - (isCut(s, side) ? 1 : 0);
  const isFoes = foesHexes(s, side);
  const cost = (_: number, n: number): number => (isFoes[n] ? NONE : costFor(s, n, side));
  const supplied = new Uint8Array(isFoes.length);
  const flood = new Flood(s.world.board);
  for (const base of freeBases(s, side)) {
    const { left } = flood.run(s.place[base], points, cost);
    for (let n = 0; n < left.length; n++) if (left[n] >= 0) supplied[n] = 1;
  }
  return supplied;
}

/** [5.27] Whether spies have cut the supply of a side in this round. */
const isCut = (s: S, side: number): boolean => s.cutUntil[side] >= s.round;

/** [3.16] */
export const isSupplied = (s: S, hex: number, side: number): boolean => supplyOf(s, side)(hex);

/** Hexes that a side knows to be an enemy’s. Only hexes with a known piece of another owner are checked. */
function foesHexes(s: S, side: number): Uint8Array {
  const { board, units } = s.world;
  const [isFoes, asked] = [new Uint8Array(board.size), new Uint8Array(board.size)];
  for (let u = 0; u < units.length; u++) {
    const n = s.place[u];
    if (n < 0 || asked[n] || s.owner[u] === side || !isKnown(s, u, side)) continue;
    asked[n] = 1;
    const owner = controllerOf(s, n, side);
    if (owner !== NONE && owner !== side) isFoes[n] = 1;
  }
  return isFoes;
}

/** [3.17] Whether an own army in the hex of an army brings supply. */
export const hasMobileSupply = (s: S, army: number): boolean =>
  armiesAt(s, s.place[army]).some(
    (a) => s.owner[a] === s.owner[army] && !isGarrison(s, a) && hasUnitWith(s, a, 'mobile-supply'),
  );

/** Whether one of the cards of an army has an ability. */
export function hasUnitWith(
  s: S,
  army: number,
  ability: 'mobile-supply' | 'mobile-launcher',
): boolean {
  for (let u = 0; u < s.world.cards; u++)
    if (s.group[u] === army && !hasFlag(s, u, 'prisoner') && has(s, u, ability)) return true;
  return false;
}

/** Hexes beside one. */
export function besides({ world: { board } }: S, hex: number): number[] {
  const found: number[] = [];
  for (let slot = 0; slot < board.slots; slot++)
    if (neighbour(board, hex, slot) >= 0) found.push(neighbour(board, hex, slot));
  return found;
}

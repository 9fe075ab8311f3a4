/** Section 3: control of hexes, defence bonuses of the ground, and supply. */
import { neighbour } from '../../../../kernel/board/graph.ts';
import { Flood } from '../../../../kernel/board/path.ts';
import { NONE } from '../../../../kernel/state.ts';
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
 * [3.13] [3.14] Returns the owner who controls a hex, or `NONE`: the owner of a visible army with units, else of a
 * facility, else of a hero. Armies with units of different owners contest the hex. Collectors and minefields do not
 * hold it against a hero. With a `viewer`, only what that side knows counts.
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

/** Returns whether an army has units; one of which the viewer knows only the counter could have some. */
export function couldFight(s: S, army: number, viewer: number): boolean {
  if (viewer === EVERYTHING) return isCombatCapable(s, army);
  const seen = cardsOf(s, army).filter((u) => isKnown(s, u, viewer));
  return seen.length === 0 || seen.some((u) => isFamily(s, u, 'unit'));
}

const ownersOf = (s: S, pieces: readonly number[]): number[] => [
  ...new Set(pieces.map((u) => s.owner[u])),
];

/** [3.2] Returns the defence dice of a hex's terrain. */
export const terrainBonus = (s: S, hex: number): number =>
  s.world.values.terrainDefence[s.terrain[hex]] ?? 0;

/**
 * [3.2] [3.7] Returns the defence dice of a hex for an owner: terrain, and works or tunnels if the owner controls it.
 */
export const groundBonus = (s: S, hex: number, owner: number): number =>
  terrainBonus(s, hex) + (controllerOf(s, hex) === owner ? s.works[hex] : 0);

/**
 * [10.3.2] Returns whether a card is a base: a stronghold or an outpost of a player, a source of supply from which
 * sorties fly.
 */
export const isBase = (s: S, u: number): boolean => has(s, u, 'supply') && isPlayer(s, s.owner[u]);

/** [3.24] Returns whether an army of another side besieges a base. */
export const isBesieged = (s: S, base: number): boolean =>
  armiesAt(s, s.place[base]).some(
    (a) => s.owner[a] !== s.owner[base] && hasFlag(s, a, 'besieging'),
  );

/** Returns the bases of a side that are not besieged. */
export function freeBases(s: S, side: number): number[] {
  const found: number[] = [];
  for (let u = 0; u < s.world.cards; u++)
    if (s.owner[u] === side && s.place[u] >= 0 && isBase(s, u) && !isBesieged(s, u)) found.push(u);
  return found;
}

/** Returns the movement points to enter a hex; `NONE` if the side has not mapped it and cannot plan through it. */
export function costFor(s: S, hex: number, side: number): number {
  if (!s.world.hexRows.has(s.mapped, side, hex)) return NONE;
  return s.world.values.terrainCost[s.terrain[hex]] ?? NONE;
}

/**
 * Returns a function that tells which hexes are supplied. They are computed at its first call, so the state must not
 * change before.
 */
export function supplyOf(s: S, side: number, reach = 0): (hex: number) => boolean {
  let supplied: Uint8Array | undefined;
  return (hex) => {
    supplied ??= suppliedHexes(s, side, reach);
    return supplied[hex] === 1;
  };
}

/**
 * [3.16] [11.4] Returns which hexes are supplied: a path within the faction's points leads to a free base, not
 * through known enemy hexes. `reach`: points added to those of the faction.
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

/** [5.27] Returns whether spies have cut the supply of a side in this round. */
const isCut = (s: S, side: number): boolean => s.cutUntil[side] >= s.round;

/** [3.16] Returns whether a hex is supplied for a side. */
export const isSupplied = (s: S, hex: number, side: number): boolean => supplyOf(s, side)(hex);

/**
 * Returns the hexes that a side knows to be an enemy's. Only hexes with a known piece of another owner are checked.
 */
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

/** [3.17] Returns whether a friendly army in the army's hex brings supply. */
export const hasMobileSupply = (s: S, army: number): boolean =>
  armiesAt(s, s.place[army]).some(
    (a) => s.owner[a] === s.owner[army] && !isGarrison(s, a) && hasUnitWith(s, a, 'mobile-supply'),
  );

/** Returns whether a unit of an army has an ability. */
export function hasUnitWith(
  s: S,
  army: number,
  ability: 'mobile-supply' | 'mobile-launcher',
): boolean {
  for (let u = 0; u < s.world.cards; u++)
    if (s.group[u] === army && !hasFlag(s, u, 'prisoner') && has(s, u, ability)) return true;
  return false;
}

/** Returns the neighbours of a hex. */
export function besides({ world: { board } }: S, hex: number): number[] {
  const found: number[] = [];
  for (let slot = 0; slot < board.slots; slot++)
    if (neighbour(board, hex, slot) >= 0) found.push(neighbour(board, hex, slot));
  return found;
}

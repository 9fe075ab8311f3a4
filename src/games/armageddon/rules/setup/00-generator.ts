/**
 * [3.1] [D17] Generator of the map around the laid tiles: terrain, resources, specials and guards. It is pure: the
 * same numbers give the same map.
 */
import { type Board, neighbour } from '../../../../kernel/board/graph.ts';
import { nodeDistance } from '../../../../kernel/board/hex.ts';
import { Flood } from '../../../../kernel/board/path.ts';
import { RESOURCES } from '../../data/card.ts';
import type { CardId } from '../../data/cards.ts';
import { groupCards, GUARDED, GUARDS } from '../../data/independents.ts';
import { SPECIAL } from '../../data/maps.ts';
import { TERRAIN } from '../../data/terrain.ts';
import type { Values } from '../../data/values.ts';
import type { Below } from '../hidden-dice.ts';
import { kindsIn, packed, totalIn } from '../resources.ts';

/** Input of the generator: the current contents of the map, and totals. */
export interface MapPlan {
  readonly values: Values;
  readonly board: Board;
  /** Hexes of the strongholds. */
  readonly starts: readonly number[];
  /** Hexes with laid tiles, which stay unchanged. */
  readonly laid: ReadonlySet<number>;
  /** Percentage of hexes with resources, and with a special. */
  readonly resources: number;
  readonly specials: number;
  /** Number of independent cards and groups for which there are slots. */
  readonly guards: { readonly cards: number; readonly groups: number };
}

/** Contents of each hex: columns of the state, which the generator fills except for laid tiles. */
export interface GeneratedGround {
  readonly terrain: Int16Array;
  readonly works: Int16Array;
  readonly resources: Int16Array;
  readonly special: Int16Array;
}

/** A group of independents in a hex. */
export interface Guards {
  readonly hex: number;
  readonly cards: readonly CardId[];
}

/** [D17] Fills the map, and returns its guards. */
export function generateMap(plan: MapPlan, ground: GeneratedGround, below: Below): Guards[] {
  const open = [...Array(plan.board.size).keys()].filter((n) => !plan.laid.has(n));
  layTerrain(plan, ground, open, below);
  layResources(plan, ground, open, below);
  evenOut(plan, ground, below);
  layMany(plan, ground, open, below);
  return post(plan, ground, open, below);
}

/** Returns a random element of a list. */
const pickFrom = <T>(list: readonly T[], below: Below): T => list[below(list.length)];

function shuffled<T>(list: readonly T[], below: Below): T[] {
  const found = [...list];
  for (let i = found.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [found[i], found[j]] = [found[j], found[i]];
  }
  return found;
}

/** Returns the index of a share, drawn by weight. */
function weighted(weights: readonly number[], below: Below): number {
  let left = below(weights.reduce((a, b) => a + b, 0));
  return weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
}

// Terrain

/** Upper bound of the random heights before smoothing. */
const NOISE = 1 << 16;

/** Returns a smoothed random number for each hex. */
function noiseOver(board: Board, below: Below): number[] {
  let values = Array.from({ length: board.size }, () => below(NOISE));
  for (let pass = 0; pass < 2; pass++)
    values = values.map((value, n) => {
      const round = beside(board, n);
      const sum = round.reduce((total, other) => total + values[other], value);
      return sum / (round.length + 1);
    });
  return values;
}

function beside(board: Board, n: number): number[] {
  const all = Array.from({ length: board.slots }, (_, slot) => neighbour(board, n, slot));
  return all.filter((other) => other >= 0);
}

/** Terrains from low to high; ruins and craters are spread over all of them. */
const HEIGHTS = ['flat', 'scrub', 'badlands', 'hills', 'mountains'] as const;

/** [D17] Lays terrain in the specified numbers of hexes, in patches, without mountains next to a stronghold. */
function layTerrain(
  plan: MapPlan,
  { terrain }: GeneratedGround,
  open: readonly number[],
  below: Below,
): void {
  const [height, age] = [noiseOver(plan.board, below), noiseOver(plan.board, below)];
  const byAge = [...open].sort((a, b) => age[a] - age[b]);
  for (const id of ['crater', 'ruins'] as const)
    for (const n of byAge.splice(0, shareOf(plan, id, open.length))) terrain[n] = TERRAIN[id];
  const byHeight = byAge.sort((a, b) => height[a] - height[b]);
  const { terrainShare } = plan.values;
  const total = HEIGHTS.reduce((sum, id) => sum + terrainShare[TERRAIN[id]], 0);
  const size = byHeight.length;
  for (const id of HEIGHTS) {
    const part = id === 'mountains' ? size : Math.round((terrainShare[TERRAIN[id]] * size) / total);
    for (const n of byHeight.splice(0, part)) terrain[n] = TERRAIN[id];
  }
  for (const n of open)
    if (
      terrain[n] === TERRAIN.mountains &&
      plan.starts.some((s) => beside(plan.board, s).includes(n))
    )
      terrain[n] = TERRAIN.hills;
}

const shareOf = ({ values }: MapPlan, id: keyof typeof TERRAIN, hexes: number): number =>
  Math.round((values.terrainShare[TERRAIN[id]] * hexes) / 100);

// Resources

function layResources(
  plan: MapPlan,
  ground: GeneratedGround,
  open: readonly number[],
  below: Below,
): void {
  const count = Math.round((plan.board.size * plan.resources) / 100);
  for (const n of open) ground.resources[n] = 0;
  for (const n of shuffled(open, below).slice(0, count)) enrich(plan, ground, n, below);
}

/** [D17] Adds one to three kinds of resources to a hex, one to three of each, by its terrain. */
function enrich({ values }: MapPlan, ground: GeneratedGround, n: number, below: Below): void {
  const { howMuch } = values;
  const weights = [...values.riches[ground.terrain[n]]];
  const amounts = RESOURCES.map(() => 0);
  for (let kinds = pickFrom(howMuch, below); kinds > 0; kinds--) {
    const kind = weighted(weights, below);
    weights[kind] = 0;
    amounts[kind] = pickFrom(howMuch, below);
  }
  ground.resources[n] = packed(amounts);
}

/** Returns the hexes near each stronghold, without laid tiles. */
export function reachOf(plan: MapPlan, { terrain }: GeneratedGround): number[][] {
  const flood = new Flood(plan.board);
  return plan.starts.map((start) => {
    const { fairWithin, terrainCost } = plan.values;
    const { left } = flood.run(start, fairWithin, (_, to) => terrainCost[terrain[to]]);
    return [...left.keys()].filter((n) => left[n] >= 0 && !plan.laid.has(n));
  });
}

/**
 * [D17] Balances the surroundings of the strongholds: removes resources near one and adds them near another, until
 * all have equally many hexes with resources. Changes only hexes that no other stronghold reaches. Laid tiles are not
 * counted, as their owners paid for them.
 */
function evenOut(plan: MapPlan, ground: GeneratedGround, below: Below): void {
  if (plan.starts.length < 2) return;
  const reach = reachOf(plan, ground);
  const own = reach.map((hexes, i) =>
    hexes.filter((n) => !reach.some((others, j) => i !== j && others.includes(n))),
  );
  for (let tries = 0; tries < plan.board.size; tries++) {
    const counts = reach.map((hexes) => hexes.filter((n) => ground.resources[n] > 0).length);
    const [low, high] = [Math.min(...counts), Math.max(...counts)];
    if (low === high) return;
    const rich = own[counts.indexOf(high)].filter((n) => ground.resources[n] > 0);
    const poor = own[counts.indexOf(low)].filter((n) => ground.resources[n] === 0);
    if (poor.length > 0) enrich(plan, ground, pickFrom(poor, below), below);
    if (rich.length > 0 && (high - low > 1 || poor.length === 0))
      ground.resources[pickFrom(rich, below)] = 0;
  }
}

// Specials

/**
 * [D14] Lays specials on hexes without resources that are not next to a stronghold. Works and tunnels no longer count
 * as specials.
 */
function layMany(
  plan: MapPlan,
  ground: GeneratedGround,
  open: readonly number[],
  below: Below,
): void {
  for (const n of open) [ground.special[n], ground.works[n]] = [SPECIAL.none, 0];
  const free = open.filter((n) => ground.resources[n] === 0 && !isHome(plan, n));
  const count = Math.round((plan.board.size * plan.specials) / 100);
  for (const n of shuffled(free, below).slice(0, count)) {
    // The first special is none.
    const special = 1 + weighted(plan.values.specialShare, below);
    if (special === SPECIAL.works) ground.works[n] = 1;
    else if (special === SPECIAL.tunnels) ground.works[n] = 2;
    else ground.special[n] = special;
  }
}

const isHome = ({ board, starts }: MapPlan, n: number): boolean =>
  starts.some((start) => nodeDistance(board, start, n) <= 1);

// Independents

/**
 * [D12] Returns the guards of half of the hexes with several kinds of resources, and of specials that require guards.
 */
function post(
  plan: MapPlan,
  ground: GeneratedGround,
  open: readonly number[],
  below: Below,
): Guards[] {
  const rich = open.filter((n) => kindsIn(ground.resources[n]) > 1 && !isHome(plan, n));
  const guarded = shuffled(rich, below).slice(0, Math.ceil(rich.length / 2));
  const camps = open.filter((n) => ground.special[n] === SPECIAL.independents);
  const found: Guards[] = [];
  let room = plan.guards.cards;
  for (const hex of shuffled([...guarded, ...camps], below)) {
    const cards = groupFor(plan, totalIn(ground.resources[hex]), below);
    const fits = cards.length <= room && found.length < plan.guards.groups;
    ground.special[hex] = fits ? SPECIAL.independents : SPECIAL.none;
    if (!fits) continue;
    room -= cards.length;
    found.push({ hex, cards });
  }
  return found;
}

/** [D12] Returns the cards of a group, stronger the more there is to guard. */
function groupFor({ values }: MapPlan, total: number, below: Below): CardId[] {
  const strength = GUARDED.findLast((_, i) => total >= values.guardedFrom[i]) ?? 'weak';
  return groupCards(pickFrom(GUARDS[strength], below));
}

/**
 * [3.1] [D17] The map round the tiles that were laid: terrain, resources, specials, and who guards them. Pure: the
 * same numbers make the same map.
 */
import { type Board, neighbour } from '../../../../kernel/board/graph.ts';
import { nodeDistance } from '../../../../kernel/board/hex.ts';
import { Flood } from '../../../../kernel/board/path.ts';
import { RESOURCES } from '../../data/card.ts';
import type { CardId } from '../../data/cards.ts';
import { groupCards, GUARDED, GUARDED_FROM, GUARDS } from '../../data/independents.ts';
import { FAIR_WITHIN, HOW_MUCH, RICHES, SPECIAL, SPECIALS } from '../../data/maps.ts';
import { TERRAIN, TERRAINS } from '../../data/terrain.ts';
import type { Below } from '../hidden-dice.ts';
import { kindsIn, packed, totalIn } from '../resources.ts';

/** Things on the map before it is made, and their total. */
export interface MapPlan {
  readonly board: Board;
  /** Hexes of the strongholds. */
  readonly starts: readonly number[];
  /** Hexes of tiles: they stay as they are. */
  readonly laid: ReadonlySet<number>;
  /** Hexes of a hundred with resources, and with a special. */
  readonly resources: number;
  readonly specials: number;
  /** Cards and groups of independents for which there is room. */
  readonly guards: { readonly cards: number; readonly groups: number };
}

/** Contents of each hex; columns of the state, of which the generator fills all but what was laid. */
export interface GeneratedGround {
  readonly terrain: Int16Array;
  readonly works: Int16Array;
  readonly resources: Int16Array;
  readonly special: Int16Array;
}

/** Independents that stand in a hex. */
export interface Guards {
  readonly hex: number;
  readonly cards: readonly CardId[];
}

/** [D17] Fills the ground, and says who guards it. */
export function generateMap(plan: MapPlan, ground: GeneratedGround, below: Below): Guards[] {
  const open = [...Array(plan.board.size).keys()].filter((n) => !plan.laid.has(n));
  layTerrain(plan, ground, open, below);
  layResources(plan, ground, open, below);
  evenOut(plan, ground, below);
  layMany(plan, ground, open, below);
  return post(plan, ground, open, below);
}

/** Takes one of a list at random. */
const pickFrom = <T>(list: readonly T[], below: Below): T => list[below(list.length)];

function shuffled<T>(list: readonly T[], below: Below): T[] {
  const found = [...list];
  for (let i = found.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [found[i], found[j]] = [found[j], found[i]];
  }
  return found;
}

/** The index of a share drawn by weight. */
function weighted(weights: readonly number[], below: Below): number {
  let left = below(weights.reduce((a, b) => a + b, 0));
  return weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
}

// Terrain

/** How high numbers may be before they are smoothed. */
const NOISE = 1 << 16;

/** A number for each hex, like those beside it. */
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

/** From low to high; ruins and craters lie across all of it. */
const HEIGHTS = ['flat', 'scrub', 'badlands', 'hills', 'mountains'] as const;

/** [D17] The mix of terrain to the hex, in patches, with no mountains beside a stronghold. */
function layTerrain(
  plan: MapPlan,
  { terrain }: GeneratedGround,
  open: readonly number[],
  below: Below,
): void {
  const [height, age] = [noiseOver(plan.board, below), noiseOver(plan.board, below)];
  const byAge = [...open].sort((a, b) => age[a] - age[b]);
  for (const id of ['crater', 'ruins'] as const)
    for (const n of byAge.splice(0, shareOf(id, open.length))) terrain[n] = TERRAIN[id];
  const byHeight = byAge.sort((a, b) => height[a] - height[b]);
  const total = HEIGHTS.reduce((sum, id) => sum + TERRAINS[TERRAIN[id]].share, 0);
  const size = byHeight.length;
  for (const id of HEIGHTS) {
    const part =
      id === 'mountains' ? size : Math.round((TERRAINS[TERRAIN[id]].share * size) / total);
    for (const n of byHeight.splice(0, part)) terrain[n] = TERRAIN[id];
  }
  for (const n of open)
    if (
      terrain[n] === TERRAIN.mountains &&
      plan.starts.some((s) => beside(plan.board, s).includes(n))
    )
      terrain[n] = TERRAIN.hills;
}

const shareOf = (id: keyof typeof TERRAIN, hexes: number): number =>
  Math.round((TERRAINS[TERRAIN[id]].share * hexes) / 100);

// Resources

function layResources(
  plan: MapPlan,
  ground: GeneratedGround,
  open: readonly number[],
  below: Below,
): void {
  const count = Math.round((plan.board.size * plan.resources) / 100);
  for (const n of open) ground.resources[n] = 0;
  for (const n of shuffled(open, below).slice(0, count)) enrich(ground, n, below);
}

/** [D17] One to three kinds, one to three of each, as the terrain has it. */
function enrich(ground: GeneratedGround, n: number, below: Below): void {
  const weights: number[] = [...RICHES[TERRAINS[ground.terrain[n]].id]];
  const amounts = RESOURCES.map(() => 0);
  for (let kinds = pickFrom(HOW_MUCH, below); kinds > 0; kinds--) {
    const kind = weighted(weights, below);
    weights[kind] = 0;
    amounts[kind] = pickFrom(HOW_MUCH, below);
  }
  ground.resources[n] = packed(amounts);
}

/** Hexes within reach of each stronghold, without those that were laid. */
export function reachOf(plan: MapPlan, { terrain }: GeneratedGround): number[][] {
  const flood = new Flood(plan.board);
  return plan.starts.map((start) => {
    const { left } = flood.run(start, FAIR_WITHIN, (_, to) => TERRAINS[terrain[to]].cost);
    return [...left.keys()].filter((n) => left[n] >= 0 && !plan.laid.has(n));
  });
}

/**
 * [D17] Fairness: what lies too much near one stronghold is taken to where there is too little, until all have as
 * many. Only hexes that no other stronghold reaches are changed. A tile that was laid counts for nobody: it was paid for.
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
    if (poor.length > 0) enrich(ground, pickFrom(poor, below), below);
    if (rich.length > 0 && (high - low > 1 || poor.length === 0))
      ground.resources[pickFrom(rich, below)] = 0;
  }
}

// Specials

/** [D14] On ground without resources, not beside a stronghold. Works and tunnels are no specials any more. */
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
    const special = weighted(
      SPECIALS.map(({ share }) => share),
      below,
    );
    if (special === SPECIAL.works) ground.works[n] = 1;
    else if (special === SPECIAL.tunnels) ground.works[n] = 2;
    else ground.special[n] = special;
  }
}

const isHome = ({ board, starts }: MapPlan, n: number): boolean =>
  starts.some((start) => nodeDistance(board, start, n) <= 1);

// Independents

/** [D12] Half of the hexes with several kinds of resources are guarded, and where the special says so. */
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
    const cards = groupFor(totalIn(ground.resources[hex]), below);
    const fits = cards.length <= room && found.length < plan.guards.groups;
    ground.special[hex] = fits ? SPECIAL.independents : SPECIAL.none;
    if (!fits) continue;
    room -= cards.length;
    found.push({ hex, cards });
  }
  return found;
}

/** [D12] Stronger where there is more to guard. */
function groupFor(total: number, below: Below): CardId[] {
  const strength = GUARDED.findLast((id) => total >= GUARDED_FROM[id]) ?? 'weak';
  return groupCards(pickFrom(GUARDS[strength], below));
}

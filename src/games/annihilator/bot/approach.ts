/**
 * Distance of squads to the brain, over current ground and ground that set charges will open. If the squads have no
 * other charges left, it is the distance to charges left behind.
 */
import type { Approach } from './memory.ts';
import { FAR, type Rates } from './rates.ts';
import { BOARD, BRAIN, RING, TERRAIN } from '../data/map.ts';
import { figureHex } from '../data/patterns.ts';
import { SQUADS } from '../data/units.ts';
import {
  type AnnihilatorState,
  chargesOf,
  chargesSet,
  hexesOf,
  OB_PAS,
  UNMARKED,
} from '../state.ts';

type S = AnnihilatorState;

/** Ring of hexes from which a charge set in an adjacent hex is certain to destroy both brain hexes. */
const GOAL_RING = 1;

/**
 * [R16] Returns whether the only charges are those left behind, so that recovering them is the squads' only way to win.
 */
export function mustRecover(s: S): boolean {
  if (chargesSet(s) > 0) return false;
  for (let u = 0; u < SQUADS; u++) if (chargesOf(s, u) > 0) return false;
  return true;
}

/**
 * Returns, for each hex, roughly how many half points a squad there needs to get beside the brain, or to charges that
 * it must recover first. Recomputed only if the ground or the destination has changed; valid until the next call.
 */
export function approachField(s: S, rates: Rates, memory: Approach): Int16Array {
  const seeksLots = mustRecover(s) ? 1 : 0;
  if (memory.seeksLots === seeksLots && isRemembered(s, memory)) return memory.cost;
  memory.seeksLots = seeksLots;
  remember(s, memory);
  writePrices(s, rates, memory.price);
  flow(memory);
  return memory.cost;
}

function isRemembered(s: S, { charges, ground, lots, seeksLots }: Approach): boolean {
  if (seeksLots) for (let n = 0; n < lots.length; n++) if (lots[n] !== s.dropped[n]) return false;
  const set = chargesSet(s);
  if (charges[0] !== set) return false;
  for (let i = 0; i < set; i++) if (charges[i + 1] !== chargeCode(s, i)) return false;
  const { marker } = s;
  // A loop without branches, because it runs for every position.
  let changed = 0;
  for (let n = 0; n < ground.length; n++) changed |= ground[n] ^ marker[n];
  return changed === 0;
}

function remember(s: S, { charges, ground, lots }: Approach): void {
  lots.set(s.dropped);
  ground.set(s.marker);
  charges[0] = chargesSet(s);
  for (let i = 0; i < charges[0]; i++) charges[i + 1] = chargeCode(s, i);
}

/** Encodes a set charge in one number. */
const chargeCode = (s: S, i: number): number =>
  (s.chargeHex[i] * 8 + s.chargePattern[i]) * 8 + s.chargeDirection[i];

function writePrices(s: S, rates: Rates, price: Int16Array): void {
  const { prices, obPas, clear, opened } = rates;
  for (let n = 0; n < price.length; n++) {
    const marker = s.marker[n];
    price[n] = marker === UNMARKED ? prices[TERRAIN[n]] : marker === OB_PAS ? obPas : clear;
  }
  for (let i = chargesSet(s) - 1; i >= 0; i--) {
    const figure = s.world.figures[s.chargePattern[i]];
    for (let k = hexesOf(s.chargePattern[i]); k >= 1; k--) {
      const n = figureHex(figure, s.chargeDirection[i], s.chargeHex[i], k);
      if (n >= 0 && TERRAIN[n] !== BRAIN && price[n] > opened) price[n] = opened;
    }
  }
}

/**
 * Searches outwards from the destination (label-correcting). A step outwards costs as much as entering the inner hex.
 */
function flow({ price, cost, queue, queued, lots, seeksLots }: Approach): void {
  cost.fill(FAR);
  let head = 0;
  let tail = 0;
  for (let n = 0; n < cost.length; n++) {
    if (seeksLots ? lots[n] === 0 : RING[n] !== GOAL_RING) continue;
    cost[n] = 0;
    queue[tail++] = n;
  }
  while (head !== tail) {
    const node = queue[head];
    head = head + 1 === queue.length ? 0 : head + 1;
    queued[node] = 0;
    const next = cost[node] + price[node];
    for (let slot = 0; slot < 6; slot++) {
      const n = BOARD.neighbours[node * 6 + slot];
      if (n < 0 || next >= cost[n]) continue;
      cost[n] = next;
      if (queued[n]) continue;
      queued[n] = 1;
      queue[tail] = n;
      tail = tail + 1 === queue.length ? 0 : tail + 1;
    }
  }
}

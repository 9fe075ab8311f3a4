/** Rates facings: stacks should face approaching enemies, so that these do not come from behind [7.041]. */
import type { BotBoard } from './board.ts';
import { distance, isFront, NEXT, sectorOf } from '../data/field.ts';

/** Maximum distance in hexes of enemies that count. */
const SIGHT = 9;
/** [7.02] Weight of a direction one side left or right of the facing: it is still in front, but easier to get round. */
const OBLIQUE = 0.8;
/** Weight of a hex behind the stack that an enemy may enter. */
const OPEN = 1;
/** Ratings without an enemy in sight: away from the own end, east to north-west, for the northern side. */
const OUTLOOK: readonly number[] = [0.01, 0.03, 0.03, 0.01, 0, 0];

/** Writes the rating of each of the six facings of a hex into `out`, for a side at an end of the map. */
export function rateFacings(
  b: BotBoard,
  side: number,
  end: number,
  n: number,
  out: Float64Array,
): void {
  for (let d = 0; d < 6; d++) out[d] = OUTLOOK[end === 0 ? d : (d + 3) % 6];
  for (let i = 0; i < b.count; i++) {
    if (b.side[i] === side || b.attack[i] === 0) continue;
    const far = distance(n, b.node[i]);
    if (far > 0 && far <= SIGHT) look(out, sectorOf(n, b.node[i]), (1 + b.attack[i]) / (far * far));
  }
  for (let d = 0; d < 6; d++) out[d] -= OPEN * openBehind(b, side, n, d);
}

function look(out: Float64Array, sector: number, weight: number): void {
  out[sector] += weight;
  out[(sector + 1) % 6] += weight * OBLIQUE;
  out[(sector + 5) % 6] += weight * OBLIQUE;
}

/** Returns the number of enemy ground stacks beside a hex. */
export function foesBeside(b: BotBoard, side: number, n: number): number {
  let count = 0;
  for (let i = n * 6; i < n * 6 + 6; i++) {
    const stack = NEXT[i] < 0 ? -1 : b.at[NEXT[i]];
    if (stack >= 0 && b.side[stack] !== side) count++;
  }
  return count;
}

/**
 * Returns the number of enemies beside a hex that would be attacked from behind from there, minus half of the others.
 */
export function rearsBeside(b: BotBoard, side: number, n: number): number {
  let sum = 0;
  for (let d = 0; d < 6; d++) {
    const to = NEXT[n * 6 + d];
    const stack = to < 0 ? -1 : b.at[to];
    if (stack < 0 || b.side[stack] === side) continue;
    sum += isFront(b.facing[stack], (d + 3) % 6) ? -0.5 : 1;
  }
  return sum;
}

/**
 * [7.041] Returns the number of empty hexes behind a stack that an enemy could enter in its next turn. The enemy needs
 * one more point for the zone of control there, and another if it has to go round the stack.
 */
export function openBehind(b: BotBoard, side: number, n: number, facing: number): number {
  let count = 0;
  for (let turn = 2; turn <= 4; turn++) {
    const to = NEXT[n * 6 + ((facing + turn) % 6)];
    if (to >= 0 && b.at[to] < 0 && canCome(b, side, n, to)) count++;
  }
  return count;
}

function canCome(b: BotBoard, side: number, n: number, to: number): boolean {
  for (let i = 0; i < b.count; i++) {
    if (b.side[i] === side || b.attack[i] === 0) continue;
    const far = distance(b.node[i], to);
    const round = far > distance(b.node[i], n) ? 1 : 0;
    if (far + 1 + round <= b.moves[i]) return true;
  }
  return false;
}

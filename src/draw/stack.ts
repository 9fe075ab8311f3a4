/** Arranges counters on one node: each side has a pile of its own, so that an enemy is never hidden. */
import type { Point } from '../kernel/board/graph.ts';
import type { CounterLook } from '../kernel/look/look.ts';
import type { Side } from '../kernel/side.ts';
import type { Art } from '../kernel/look/art.ts';
import { paint } from './art.ts';
import { drawCounter, drawFace, sideColor } from './counter.ts';
import { drawSign } from './signs.ts';
import { stackOffset } from './layout.ts';
import { num, polar } from './svg.ts';

/** Counters of one side on a node, and the offset of its pile from the middle. */
export interface Pile {
  readonly side: Side;
  readonly looks: readonly CounterLook[];
  readonly at: Point;
}

/** Offset of piles from the middle: two lie along a diagonal, so that the lower one shows its sign and values. */
const PAIR = { x: 17, y: 15 };
const RING = 22;

/** Returns the piles of a stack, in the order of their lowest counters. */
export function pilesOf(stack: readonly CounterLook[]): Pile[] {
  const sides = [...new Set(stack.map(({ side }) => side))];
  return sides.map((side, i) => ({
    side,
    looks: stack.filter((look) => look.side === side),
    at: pilePlace(i, sides.length),
  }));
}

function pilePlace(i: number, count: number): Point {
  if (count === 1) return { x: 0, y: 0 };
  if (count === 2) return i === 0 ? { x: -PAIR.x, y: -PAIR.y } : PAIR;
  return polar({ x: 0, y: 0 }, RING, -90 + (360 / count) * i);
}

/** A counter of a stack, with its offset from the middle of its node. */
export interface PlacedCounter {
  readonly look: CounterLook;
  readonly at: Point;
  /** Whether it is the uppermost counter of its side, which shows its facing. */
  readonly isTop: boolean;
}

/** Returns all counters of a stack, lowest first. */
export function placesOf(stack: readonly CounterLook[]): PlacedCounter[] {
  const piles = pilesOf(stack);
  const spread = piles.length > 1 ? 0.5 : 1;
  return piles.flatMap(({ looks, at }) =>
    looks.map((look, i) => {
      const { x, y } = stackOffset(i, looks.length);
      const place = { x: at.x + x * spread, y: at.y + y * spread };
      return { look, at: place, isTop: i === looks.length - 1 };
    }),
  );
}

/**
 * Draws a simplified stack for small scales: one shape for each side, with the number of its counters, or with the
 * symbol of the only one, and optionally the sign of the side; as the content of a `<g>` round the origin.
 */
export function drawForces(stack: readonly CounterLook[], art: Art, hasSigns = false): string {
  const piles = pilesOf(stack);
  const scale = piles.length > 1 ? 0.72 : 1;
  const signs = piles.map(({ looks, at }) => {
    const place = `translate(${num(at.x * 1.4)} ${num(at.y * 1.4)})scale(${scale})`;
    return `<g transform="${place}">${drawForce(looks, art)}${hasSigns ? drawSign(looks[0]) : ''}</g>`;
  });
  return paint(signs.join(''));
}

function drawForce(looks: readonly CounterLook[], art: Art): string {
  const [first] = looks;
  if (looks.length > 1) return drawFace(sideColor(first), String(looks.length));
  const { values } = first;
  const plain = { ...first, badge: '', conditions: [] };
  // A particle shows only its charge.
  return drawCounter({ ...plain, values: art.counter === 'particle' ? values : '' }, art);
}

/** Small helpers for writing SVG as text: escaping, numbers, points, repeatable randomness. */
import type { Point } from '../kernel/board/graph.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  // A dollar sign starts a colour name in our pictures (see `paint`).
  $: '&#36;',
};

/** Escapes text for use between tags and inside quoted attributes. */
export function escapeText(text: string): string {
  // Control characters are not allowed in XML, not even escaped.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: this expression removes them
  const printable = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
  return printable.replace(/[&<>"'$]/g, (c) => ESCAPES[c]);
}

/** Formats a coordinate with at most one decimal, so that pictures stay small and are the same everywhere. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(rounded === 0 ? 0 : rounded);
}

/** Formats a point as `x y`. */
export const at = (p: Point): string => `${num(p.x)} ${num(p.y)}`;

/** Returns a closed path through points. */
export function polygon(points: readonly Point[]): string {
  return points.length ? `M${points.map(at).join('L')}Z` : '';
}

/** Returns a number in [0, 1) that depends only on its two arguments: repeatable scatter. */
export function noise(a: number, b: number): number {
  let h = Math.imul(a + 0x9e37, 0x85ebca6b) ^ Math.imul(b + 0x79b9, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296;
}

/** Returns an entry of a list, chosen by `noise`. */
export function pickBy<T>(list: readonly T[], a: number, b: number): T {
  return list[Math.floor(noise(a, b) * list.length)];
}

/** Returns a point moved by a distance in a direction, in degrees clockwise from east. */
export function polar(centre: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
}

/** Returns the point a fraction `t` of the way from `a` to `b`. */
export const between = (a: Point, b: Point, t: number): Point => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
});

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

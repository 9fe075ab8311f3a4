/** Signals that keep their object while its content is equal, so that nothing is rendered again needlessly. */
import { computed, type ReadonlySignal } from '@preact/signals';

/** Creates a computed signal that keeps its object while the content is equal. `compute` gets the previous value. */
export function computedByContent<T>(compute: (before: T | undefined) => T): ReadonlySignal<T> {
  let value: T | undefined;
  return computed(() => {
    const now = keepEqual(value, compute(value));
    value = now;
    return now;
  });
}

/** Returns the previous object if its content equals the new one's, otherwise the new object. */
export const keepEqual = <T>(before: T | undefined, now: T): T =>
  before !== undefined && isEqual(before, now) ? before : now;

/**
 * Returns whether two values have equal content: arrays, sets and maps with equal items in the same order, plain
 * objects with equal properties. Anything else equals only itself.
 */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) return areAllEqual(one, other);
  if (one instanceof Set && other instanceof Set) return areAllEqual([...one], [...other]);
  if (one instanceof Map && other instanceof Map) return areAllEqual([...one], [...other]);
  if (!isPlain(one) || !isPlain(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => key in other && isEqual(one[key], other[key]))
  );
}

const areAllEqual = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((item, i) => isEqual(item, others[i]));

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

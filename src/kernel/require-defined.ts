/**
 * Returns a value that is never missing, although its type allows it. Throws if the invariant, a sentence, is broken.
 * Prefer code from whose types this follows: destructure, check, return early.
 */
export function requireDefined<T>(value: T, invariant: string): NonNullable<T> {
  if (value === undefined || value === null) throw new Error(`broken invariant: ${invariant}`);
  return value;
}

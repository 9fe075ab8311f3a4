/**
 * Returns a value that is never missing although its type allows that. Throws if it is missing after all; the message
 * names the broken invariant. Prefer code whose types prove it: destructure, check, return early.
 */
export function requireDefined<T>(value: T, invariant: string): NonNullable<T> {
  if (value === undefined || value === null) throw new Error(`broken invariant: ${invariant}`);
  return value;
}

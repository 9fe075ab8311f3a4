/** Caches the last result about a position, because the parts of one decision are requested again and again. */

/** Wraps a function so that it reuses its last result for equal integers. */
export function lastOf<T>(work: (ints: Int16Array) => T): (ints: Int16Array) => T {
  let last: { readonly ints: Int16Array; readonly value: T } | undefined;
  return (ints) => {
    if (last && isEqual(last.ints, ints)) return last.value;
    const value = work(ints);
    last = { ints: ints.slice(), value };
    return value;
  };
}

function isEqual(a: Int16Array, b: Int16Array): boolean {
  if (a.length !== b.length) return false;
  // The length is read only once: screens ask for thousands of parts.
  const { length } = a;
  for (let i = 0; i < length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** Writing weights back into a game's `bot/weights.ts`. */
import type { SpsaWeights } from './spsa.ts';

/** Three digits that count: more would pretend to a precision that no match can show. */
export const rounded = (weights: SpsaWeights): SpsaWeights =>
  Object.fromEntries(
    Object.entries(weights).map(([name, value]) => [name, Number(value.toPrecision(3))]),
  );

/**
 * The source with the numbers of one set changed, everything else as it was. Throws if the set or one
 * of its weights is not there.
 */
export function withNumbers(source: string, set: string, weights: SpsaWeights): string {
  const begin = source.search(new RegExp(`^ {2}${set}: \\{$`, 'm'));
  const end = source.indexOf('\n  },', begin);
  if (begin < 0 || end < 0) throw new Error(`there is no set "${set}" of weights`);
  let block = source.slice(begin, end);
  for (const [name, value] of Object.entries(weights)) {
    const line = new RegExp(`^( {4}${name}: )[-\\d.e]+,$`, 'm');
    if (!line.test(block)) throw new Error(`set "${set}" has no weight "${name}"`);
    block = block.replace(line, `$1${value},`);
  }
  return source.slice(0, begin) + block + source.slice(end);
}

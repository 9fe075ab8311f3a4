/** Writes weights into a game's `bot/weights.ts`. */
import type { SpsaWeights } from './spsa.ts';

/** Rounds to three significant digits: no match can measure more. */
export const rounded = (weights: SpsaWeights): SpsaWeights =>
  Object.fromEntries(
    Object.entries(weights).map(([name, value]) => [name, Number(value.toPrecision(3))]),
  );

/**
 * Returns the source with the numbers of one set changed, and everything else unchanged. Throws if the set or one of
 * its weights does not exist.
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

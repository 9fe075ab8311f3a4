/** Charges that are set and lots that lie about, in words: what everybody must see before it happens. */
import { UNITS } from './data/units.ts';
import { charges } from './look-words.ts';
import { describePattern } from './rules/08-demolition.ts';
import { type AnnihilatorState, blastHexes, isDue } from './state.ts';

type S = AnnihilatorState;

/** "pattern A facing E, goes off in step 3 of turn 4" */
export function chargeWords(s: S, i: number): string {
  const when = isDue(s, i) ? 'this turn' : `turn ${s.turn + 1}`;
  return `pattern ${describePattern(s.chargePattern[i], s.chargeDirection[i])}, goes off in step 3 of ${when}`;
}

/** The hexes of a charge that are on the map, hex 1 first. */
export const blastOf = (s: S, i: number): number[] =>
  blastHexes(s, s.chargeHex[i], s.chargePattern[i], s.chargeDirection[i]).filter((n) => n >= 0);

/** [R11] "; at risk there: D1 S3", or nothing: units of both sides that stand in the blast now. */
export function riskWords(s: S, i: number): string {
  const area = blastOf(s, i);
  const ids = UNITS.flatMap(({ id }, u) => (area.includes(s.hex[u]) ? [id] : []));
  return ids.length > 0 ? `; at risk there: ${ids.join(' ')}` : '';
}

/** [8.5] "2 charges left behind" */
export const lotWords = (s: S, n: number): string => `${charges(s.dropped[n])} left behind`;

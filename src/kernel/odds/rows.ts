/** Rows of an odds card: results grouped by their text, few enough to read, with a headline above them. */
import { type Fraction, formatFraction, isZero, numberOf, sumOf } from './fraction.ts';
import { keyOf, type LocalizedText, msg } from '../text/message.ts';
import type { RollMeaning, RollEvent } from './roll-event.ts';

/** End of the game that a result brings to the side that decides. */
export type Ending = 'win' | 'loss' | 'draw';

/** A result with its exact probability: `p` as a number, `text` as a fraction in lowest terms. */
export interface Chance {
  readonly label: LocalizedText;
  readonly p: number;
  readonly text: string;
  readonly meaning?: RollMeaning;
  /** Result of the game, if this result ends it. */
  readonly ends?: Ending;
}

/** The most important number of a roll: the end of the game, the aim of the roll, or else the likeliest result. */
export interface Headline {
  readonly kind: Ending | 'aim' | 'result';
  readonly label: LocalizedText;
  /** Probability; 1 if nothing else is possible. */
  readonly p: number;
  readonly text: string;
}

/** A row under construction. */
export interface Row {
  readonly label: LocalizedText;
  readonly p: Fraction;
  readonly meaning?: RollMeaning | undefined;
  readonly ends?: Ending | undefined;
}

/** Maximum number of rows that a roll shows. */
const MOST_ROWS = 8;

export const chanceOf = ({ label, p, meaning, ends }: Row): Chance => ({
  label,
  p: numberOf(p),
  text: formatFraction(p),
  ...(meaning && { meaning }),
  ...(ends && { ends }),
});

/** Merges rows with equal text, in the order of their first occurrence. */
export function grouped(rows: Iterable<Row>): Row[] {
  const found = new Map<string, Row>();
  for (const row of rows) {
    const key = `${row.ends ?? ''} ${keyOf(row.label)}`;
    const before = found.get(key);
    found.set(key, before ? { ...before, p: sumOf([before.p, row.p]) } : row);
  }
  return [...found.values()].filter(({ p }) => !isZero(p));
}

/**
 * Reduces rows to at most `MOST_ROWS`. First merges the rows of each ending; then merges the least likely results into
 * one last row.
 */
export function fewRows(rows: readonly Row[]): Row[] {
  if (rows.length <= MOST_ROWS) return [...rows];
  const some = grouped(
    rows.map((row) => (row.ends ? { ...row, label: msg(`odds.${row.ends}`) } : row)),
  );
  if (some.length <= MOST_ROWS) return some;
  const kept = new Set(some.toSorted(byWeight).slice(0, MOST_ROWS - 1));
  const rest = some.filter((row) => !kept.has(row));
  const label = msg('odds.others', { n: rest.length });
  return [...some.filter((row) => kept.has(row)), { label, p: sumOf(rest.map(({ p }) => p)) }];
}

const byWeight = (a: Row, b: Row): number =>
  Number(b.ends !== undefined) - Number(a.ends !== undefined) || numberOf(b.p) - numberOf(a.p);

const ENDINGS: readonly Ending[] = ['win', 'loss', 'draw'];

/** Returns the headline of a roll: whether it ends the game, then whether it achieves its purpose. */
export function headlineOf(rows: readonly Row[], aim: RollEvent['aim']): Headline {
  const chance = (isCounted: (row: Row) => boolean): Fraction =>
    sumOf(rows.filter(isCounted).map(({ p }) => p));
  const headline = (kind: Headline['kind'], label: LocalizedText, p: Fraction): Headline => ({
    ...{ kind, label, p: numberOf(p) },
    text: formatFraction(p),
  });
  for (const kind of ENDINGS) {
    const p = chance(({ ends }) => ends === kind);
    if (!isZero(p)) return headline(kind, msg(`odds.${kind}`), p);
  }
  const p = aim ? chance(({ meaning }) => meaning === aim.meaning) : undefined;
  if (aim && p && !isZero(p)) return headline('aim', aim.label, p);
  const likeliest = rows.toSorted((a, b) => numberOf(b.p) - numberOf(a.p))[0];
  return headline('result', likeliest.label, likeliest.p);
}

const isRest = (label: LocalizedText): boolean =>
  typeof label !== 'string' && label.key === 'odds.others';

/**
 * Returns the headline as players should see it: of several equally likely results, it names none. The headline itself
 * names the first of them, in the bundles of earlier versions too.
 */
export function shownHeadline(roll: {
  readonly headline: Headline;
  readonly rows: readonly Chance[];
}): Headline {
  const { headline, rows } = roll;
  const n = rows.filter(({ label, text }) => text === headline.text && !isRest(label)).length;
  if (headline.kind !== 'result' || n < 2) return headline;
  return { ...headline, label: msg(n === rows.length ? 'odds.equal' : 'odds.likeliest', { n }) };
}

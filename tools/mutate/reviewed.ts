/** Reviewed mutants: equivalent ones, and survivors that no test detects. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { SourceChange, Mutant } from './instrument.ts';

/** A change identified by its texts, which stay valid after edits elsewhere in the file. */
export interface ReviewedMutant extends SourceChange {
  /** The line in which it begins, if other lines of the declaration allow the same change. */
  readonly at?: string;
  /** Number of places where the change is possible; absent: one. */
  readonly times?: number;
  readonly why: string;
}

export interface ReviewList {
  /** Equivalent to the original: no test could detect them, so they do not count. */
  readonly equivalent: readonly ReviewedMutant[];
  /** A test could detect them; `why` says why none does. They count as survivors. */
  readonly survives: readonly ReviewedMutant[];
}

const FOLDER = new URL('./reviewed/', import.meta.url);

export function readReview(game: string): ReviewList {
  return JSON.parse(readFileSync(new URL(`${game}.json`, FOLDER), 'utf8')) as ReviewList;
}

const GAP = ' … ';

/** Whether a text matches an entry; ` … ` in the entry stands for anything. */
function isText(meant: string, text: string): boolean {
  const [head = '', tail] = meant.split(GAP);
  if (tail === undefined) return meant === text;
  return text.length >= head.length + tail.length && text.startsWith(head) && text.endsWith(tail);
}

const isMeant = (entry: ReviewedMutant, mutant: Mutant): boolean =>
  entry.file === basename(mutant.file) &&
  entry.in === mutant.in &&
  (entry.at === undefined || entry.at === mutant.at) &&
  isText(entry.original, mutant.original) &&
  isText(entry.replacement, mutant.replacement);

/** Returns the mutants that match an entry, with the entry. */
export function findReviewed(
  entries: readonly ReviewedMutant[],
  mutants: readonly Mutant[],
): Map<Mutant, ReviewedMutant> {
  const found = new Map<Mutant, ReviewedMutant>();
  for (const mutant of mutants) {
    const entry = entries.find((e) => isMeant(e, mutant));
    if (entry) found.set(mutant, entry);
  }
  return found;
}

/**
 * Returns the entries that do not match the expected number of mutants: the source was changed, or the entry is wrong.
 */
export function staleEntries(
  entries: readonly ReviewedMutant[],
  mutants: readonly Mutant[],
): string[] {
  return entries.flatMap((entry) => {
    const count = mutants.filter((m) => isMeant(entry, m)).length;
    const { times = 1 } = entry;
    if (count === times) return [];
    return [`${describeChange(entry)}: found ${count} times in the source, not ${times}`];
  });
}

export const describeChange = ({ file, in: where, original, replacement }: SourceChange): string =>
  `${basename(file)}, ${where}: \`${short(original)}\` → \`${short(replacement)}\``;

const LONG = 90;

/** Shortens a text in the form that entries use. */
export function short(text: string): string {
  if (text.length <= LONG) return text;
  return `${text.slice(0, LONG / 2).trimEnd()}${GAP}${text.slice(-LONG / 3).trimStart()}`;
}

/** Updates `bench/mutants.md`: scores and survivors of the last run of each game, and the reviewed mutants. */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { SourceChange } from './instrument.ts';
import { type MutationReport, scoreText } from './report.ts';
import { type ReviewedMutant, readReview, short } from './reviewed.ts';

export const PAGE = new URL('../../bench/mutants.md', import.meta.url);

/** Finds a generated part of the page, with the text before and after it. */
function between(page: string, name: string): { before: string; inside: string; after: string } {
  const [begin, end] = [`<!-- ${name} -->\n`, `<!-- end of ${name} -->`];
  const [before = '', rest] = page.split(begin);
  const [inside, after] = rest?.split(end) ?? [];
  if (inside === undefined || after === undefined)
    throw new Error(`bench/mutants.md has no part "${name}"`);
  return { before: before + begin, inside, after: end + after };
}

function replacePart(page: string, name: string, text: string): string {
  const { before, after } = between(page, name);
  return `${before}\n${text}\n\n${after}`;
}

/** Formats source text as inline code for a table cell. */
const cell = (text: string): string => {
  const inner = short(text).replaceAll('|', '\\|');
  const fence = inner.includes('`') ? '``' : '`';
  return inner === '' ? '' : `${fence}${fence === '``' ? ` ${inner} ` : inner}${fence}`;
};

const rowOf = (change: SourceChange, more: readonly string[]): string =>
  `| ${[`${basename(change.file)}, ${change.in}`, cell(change.original), cell(change.replacement), ...more].join(' | ')} |`;

const HEAD = ['| where | original | mutant | reason |', '|---|---|---|---|'];

/** Formats reviewed mutants as a Markdown table. */
export function tableOf(entries: readonly ReviewedMutant[]): string {
  if (entries.length === 0) return 'None.';
  const times = ({ times: n = 1, why }: ReviewedMutant) => (n > 1 ? `${why} (${n} times)` : why);
  return [...HEAD, ...entries.map((e) => rowOf(e, [times(e)]))].join('\n');
}

function survivorsOf({ survivors }: MutationReport): string {
  if (survivors.length === 0) return 'None.';
  const why = ({ fate, why: reason }: MutationReport['survivors'][number]) =>
    reason ?? (fate === 'uncovered' ? 'no test reaches it' : 'not reviewed');
  return [...HEAD, ...survivors.map((s) => rowOf(s, [why(s)]))].join('\n');
}

function figures(report: MutationReport): string {
  const { game, mutants, tried, seed, texts, equivalent, total } = report;
  const lot = seed === undefined ? 'all' : `${tried}, seed ${seed}`;
  const counts = [total.killed, total.endless, total.survived, total.uncovered];
  const cells = [game, mutants, lot, texts, equivalent, ...counts, scoreText(report)];
  return `| ${cells.join(' | ')} |`;
}

/** Returns the page with the scores and survivors of a run. */
export function withReport(page: string, report: MutationReport): string {
  const { inside } = between(page, 'figures');
  const lines = inside.trim().split('\n');
  const at = lines.findIndex((line) => line.startsWith(`| ${report.game} |`));
  lines[at < 0 ? lines.length : at] = figures(report);
  const counted = replacePart(page, 'figures', lines.join('\n'));
  return replacePart(counted, `survivors of ${report.game}`, survivorsOf(report));
}

/** Returns the page with a game's current list of equivalent mutants. */
const withEquivalent = (page: string, game: string, entries: readonly ReviewedMutant[]): string =>
  replacePart(page, `equivalent in ${game}`, tableOf(entries));

/** Updates the list of a game's equivalent mutants on the page. */
export function writeEquivalent(game: string): void {
  const page = readFileSync(PAGE, 'utf8');
  writeFileSync(PAGE, withEquivalent(page, game, readReview(game).equivalent));
}

export function writePage(report: MutationReport): void {
  writeFileSync(PAGE, withReport(readFileSync(PAGE, 'utf8'), report));
  writeEquivalent(report.game);
}

/** Keeps `docs/mutation.md`: figures and survivors of the last run of each game, and what was reviewed. */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Change } from './instrument.ts';
import { type Report, scoreText } from './report.ts';
import { type Reviewed, readReview, short } from './reviewed.ts';

export const PAGE = new URL('../../docs/mutation.md', import.meta.url);

/** A part of the page that is written by command. */
function between(page: string, name: string): { before: string; inside: string; after: string } {
  const [begin, end] = [`<!-- ${name} -->\n`, `<!-- end of ${name} -->`];
  const [before = '', rest] = page.split(begin);
  const [inside, after] = rest?.split(end) ?? [];
  if (inside === undefined || after === undefined)
    throw new Error(`docs/mutation.md has no part "${name}"`);
  return { before: before + begin, inside, after: end + after };
}

function replacePart(page: string, name: string, text: string): string {
  const { before, after } = between(page, name);
  return `${before}\n${text}\n\n${after}`;
}

/** A text in a cell of a table. */
const cell = (text: string): string => {
  const inner = short(text).replaceAll('|', '\\|');
  const fence = inner.includes('`') ? '``' : '`';
  return inner === '' ? '' : `${fence}${fence === '``' ? ` ${inner} ` : inner}${fence}`;
};

const rowOf = (change: Change, more: readonly string[]): string =>
  `| ${[`${basename(change.file)}, ${change.in}`, cell(change.original), cell(change.replacement), ...more].join(' | ')} |`;

const HEAD = ['| where | was | became | why |', '|---|---|---|---|'];

/** The reviewed changes of a kind as a table. */
export function tableOf(entries: readonly Reviewed[]): string {
  if (entries.length === 0) return 'None.';
  const times = ({ times: n = 1, why }: Reviewed) => (n > 1 ? `${why} (${n} times)` : why);
  return [...HEAD, ...entries.map((e) => rowOf(e, [times(e)]))].join('\n');
}

function survivorsOf({ survivors }: Report): string {
  if (survivors.length === 0) return 'None.';
  const why = ({ fate, why: reason }: Report['survivors'][number]) =>
    reason ?? (fate === 'uncovered' ? 'no test passes it' : 'not reviewed');
  return [...HEAD, ...survivors.map((s) => rowOf(s, [why(s)]))].join('\n');
}

function figures(report: Report): string {
  const { game, mutants, tried, seed, texts, equivalent, total } = report;
  const lot = seed === undefined ? 'all' : `${tried}, seed ${seed}`;
  const counts = [total.killed, total.endless, total.survived, total.uncovered];
  const cells = [game, mutants, lot, texts, equivalent, ...counts, scoreText(report)];
  return `| ${cells.join(' | ')} |`;
}

/** The page with the figures and survivors of a run. */
export function withReport(page: string, report: Report): string {
  const { inside } = between(page, 'figures');
  const lines = inside.trim().split('\n');
  const at = lines.findIndex((line) => line.startsWith(`| ${report.game} |`));
  lines[at < 0 ? lines.length : at] = figures(report);
  const counted = replacePart(page, 'figures', lines.join('\n'));
  return replacePart(counted, `survivors of ${report.game}`, survivorsOf(report));
}

/** The page with the equivalent changes of a game as they are listed now. */
const withEquivalent = (page: string, game: string, entries: readonly Reviewed[]): string =>
  replacePart(page, `equivalent in ${game}`, tableOf(entries));

/** Brings the list of a game's equivalent changes up to date. */
export function writeEquivalent(game: string): void {
  const page = readFileSync(PAGE, 'utf8');
  writeFileSync(PAGE, withEquivalent(page, game, readReview(game).equivalent));
}

export function writePage(report: Report): void {
  writeFileSync(PAGE, withReport(readFileSync(PAGE, 'utf8'), report));
  writeEquivalent(report.game);
}

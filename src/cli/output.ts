/** Output of commands: results on stdout, progress and complaints on stderr. */
import { format } from './text/messages.ts';
import { Presets, SingleBar } from 'cli-progress';
import type { Game } from '../kernel/game.ts';
import type { GameState } from '../kernel/state.ts';
import type { Interval } from '../lab/statistics/interval.ts';

/** Line length if stdout is not a terminal: a file or pipe wraps nothing. */
const PLAIN_WIDTH = 100;

/** Number of columns for output. */
const lineWidth = (): number => process.stdout.columns ?? PLAIN_WIDTH;

/** Prints a line of results. */
export function print(text = ''): void {
  process.stdout.write(`${text}\n`);
}

/** Prints a value as one JSON document. */
export function printJson(value: unknown): void {
  print(JSON.stringify(value, undefined, 2));
}

/** Prints a table with aligned columns, numbers to the right. */
export function printTable(
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void {
  const cells = [head, ...rows.map((row) => row.map(String))];
  const widths = head.map((_, x) => Math.max(...cells.map((row) => (row[x] ?? '').length)));
  const numeric = head.map(
    (_, x) => rows.length > 0 && rows.every((row) => typeof row[x] === 'number'),
  );
  for (const row of cells) {
    const line = row.map((cell, x) =>
      numeric[x] ? cell.padStart(widths[x] ?? 0) : cell.padEnd(widths[x] ?? 0),
    );
    print(line.join('  ').trimEnd());
  }
}

/** Formats an interval: `42% to 61%`. */
export const percents = ({ low, high }: Interval): string =>
  `${Math.round(100 * low)}% to ${Math.round(100 * high)}%`;

/** Wraps words into lines of at most `width`, with `gap` in between; a longer word gets its own line. */
function wrap(words: readonly string[], width: number, gap = ' '): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + gap.length + word.length <= width)
      lines[lines.length - 1] = last + gap + word;
    else lines.push(word);
  }
  return lines;
}

/** Prints items one after another, wrapped at the width of the terminal after `indent`. */
export const itemLines = (items: readonly string[], indent = '', gap = ' '): string[] =>
  wrap(items, lineWidth() - indent.length, gap).map((line) => indent + line);

/** Prints lines. */
export function printItems(items: readonly string[], indent = '', gap = ' '): void {
  for (const line of itemLines(items, indent, gap)) print(line);
}

/** Panel lines longer than this are printed on their own lines. */
const SHORT_PANEL = 60;

/** Prints the panel beside the board, with short lines in a row. */
export function printPanel(game: Game, s: GameState): void {
  const lines = game.look
    .panel(s)
    .map(({ label, value }) => `${format(game, label)}: ${format(game, value)}`);
  const isShort = (line: string): boolean => line.length <= SHORT_PANEL;
  printItems(lines.filter(isShort), '', ' · ');
  for (const line of lines) if (!isShort(line)) printItems(line.split(' '));
}

/** Prints `Red's hand: 3 (2 march, raid)`, one line per zone. */
export function printZones(game: Game, s: GameState): void {
  for (const { name, count, things } of game.look.zones?.show(s) ?? []) {
    const seen = things.map((thing) =>
      [thing.count > 1 ? `${thing.count} ` : '', format(game, thing.name)].join(''),
    );
    printItems(
      `${format(game, name)}: ${count}${seen.length > 0 ? ` (${seen.join(', ')})` : ''}`.split(' '),
    );
  }
}

/** Prints a label and, in a column that begins at `column`, a wrapped text; below a label that is too long. */
export function printField(label: string, text: string, column: number): void {
  const isWide = label.length >= column;
  if (isWide) print(label);
  wrap(text.split(' '), lineWidth() - column).forEach((line, i) => {
    print((i === 0 && !isWide ? label : '').padEnd(column) + line);
  });
}

/** Progress of a long command. */
export interface Progress {
  at(done: number): void;
  end(): void;
}

/**
 * Returns a progress bar on a terminal, and nothing elsewhere; it is written to stderr. `unit` names what is counted.
 */
export function progressBar(label: string, total: number, unit: string): Progress {
  if (process.stderr.isTTY !== true) return { at() {}, end() {} };
  const format = `${label} {bar} {percentage}%  {value}/{total} ${unit}  {eta_formatted} left`;
  // Do not change the cursor or line wrap: after Ctrl-C in a busy loop, they could not be restored.
  const options = { format, clearOnComplete: true, linewrap: true, barsize: 30, etaBuffer: 50 };
  const bar = new SingleBar(options, Presets.shades_classic);
  bar.start(total, 0);
  return {
    at(done) {
      bar.update(Math.min(done, total));
    },
    end() {
      bar.stop();
    },
  };
}

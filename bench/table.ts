/** Results as a text table on the screen and as Markdown in a file. */

import { availableParallelism, cpus } from 'node:os';

/** Returns the circumstances of a measurement: the day, the version of Node, the machine. */
export function occasion(): string {
  const machine = `${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${availableParallelism()} cores`;
  return `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${machine}`;
}

/** A target and whether it was met; `because` explains why one was missed. */
interface Target {
  readonly text: string;
  readonly met: boolean;
  readonly because?: string;
}

export interface TableRow {
  readonly what: string;
  /** Result with its unit; rates are per second of processor time. */
  readonly figure: string;
  /** The same by wall clock. */
  readonly wall?: string;
  /** Comparison: another measurement of this run, or a number from elsewhere. */
  readonly against?: string;
  readonly ratio?: string;
  readonly target?: Target;
}

const HEADS = ['what', 'figure', 'by the wall clock', 'against', 'ratio', 'target'] as const;

/** Formats a number: 1,234,567; three digits below a thousand. */
export function figure(n: number): string {
  if (n >= 1000) return Math.round(n).toLocaleString('en-GB');
  return String(Number(n.toPrecision(3)));
}

/** Formats the median of several results, with the lowest and the highest. */
export function spread(values: readonly number[], show: (n: number) => string): string {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = show(sorted[Math.floor(sorted.length / 2)]);
  return `${middle} (${show(sorted[0])} to ${show(sorted[sorted.length - 1])})`;
}

export const times = (n: number): string => `${figure(n)} x`;
export const percent = (n: number): string => `${Math.round(n * 100)} %`;
export const perSecond = (n: number): string => `${figure(n)}/s`;

function cellsOf({ what, figure, wall, against, ratio, target }: TableRow): string[] {
  const verdict = target ? `${target.text}: ${target.met ? 'met' : 'MISSED'}` : '';
  return [what, figure, wall ?? '', against ?? '', ratio ?? '', verdict];
}

export function textTable(rows: readonly TableRow[]): string {
  const lines = [[...HEADS], ...rows.map(cellsOf)];
  const widths = HEADS.map((_, i) => Math.max(...lines.map((line) => line[i].length)));
  return lines
    .map((line) =>
      line
        .map((cell, i) => cell.padEnd(widths[i]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export function markdownTable(rows: readonly TableRow[]): string {
  const line = (texts: readonly string[]) => `| ${texts.join(' | ')} |`;
  return [line(HEADS), line(HEADS.map(() => '---')), ...rows.map((row) => line(cellsOf(row)))].join(
    '\n',
  );
}

/** Returns a line for each missed target, with the difference. */
export function misses(rows: readonly TableRow[]): string[] {
  return rows.flatMap(({ what, figure, ratio, against, target }) => {
    if (target === undefined || target.met) return [];
    const found = ratio === undefined ? figure : `${ratio} of ${against}`;
    return [`${what}: asked for ${target.text}, found ${found}. ${target.because ?? ''}`.trim()];
  });
}

/** Rows of games as files: one JSON object a line, and CSV. */
import { writeText } from '../files.ts';

/** Files to write rows into. */
export interface RowFiles {
  readonly jsonLines?: string | undefined;
  readonly csv?: string | undefined;
}

type Row = Readonly<Record<string, unknown>>;

/** Rows as JSON Lines (jsonlines.org). */
const jsonLines = (rows: readonly object[]): string =>
  rows.map((row) => `${JSON.stringify(row)}\n`).join('');

/**
 * Rows as CSV (RFC 4180), with a line of names: every field that is in any row, except lists of figures, which
 * only JSON Lines have. Lists of words are joined by ` + `, fields of objects are named `levels.scenario`.
 */
export function csv(rows: readonly object[]): string {
  const flat = rows.map((row) => flatten(row as Row));
  const names = [...new Set(flat.flatMap((row) => Object.keys(row)))];
  const lines = [names, ...flat.map((row) => names.map((name) => row[name] ?? ''))];
  return lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}

function flatten(row: Row, path = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) => {
      const at = `${path}${name}`;
      if (value === undefined) return [];
      if (Array.isArray(value))
        return value.every((one) => typeof one === 'string') ? [[at, value.join(' + ')]] : [];
      if (typeof value === 'object' && value !== null)
        return Object.entries(flatten(value as Row, `${at}.`));
      return [[at, String(value)]];
    }),
  );
}

const cell = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Writes the files that were asked for. */
export function writeRows(files: RowFiles, rows: readonly object[]): void {
  if (files.jsonLines !== undefined) writeText(files.jsonLines, jsonLines(rows));
  if (files.csv !== undefined) writeText(files.csv, csv(rows));
}

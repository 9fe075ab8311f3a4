/** Writes rows of games into files: one JSON object per line, or CSV. */
import { writeText } from '../files.ts';

/** Files to write rows into. */
export interface RowFiles {
  readonly jsonLines?: string | undefined;
  readonly csv?: string | undefined;
}

type Row = Readonly<Record<string, unknown>>;

/** Formats rows as JSON Lines (jsonlines.org). */
const jsonLines = (rows: readonly object[]): string =>
  rows.map((row) => `${JSON.stringify(row)}\n`).join('');

/**
 * Formats rows as CSV (RFC 4180), with a header: every field of any row, except lists of numbers, which only JSON Lines
 * contain. Lists of words are joined by ` + `; fields of objects are named like `levels.scenario`.
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

/** Writes the requested files. */
export function writeRows(files: RowFiles, rows: readonly object[]): void {
  if (files.jsonLines !== undefined) writeText(files.jsonLines, jsonLines(rows));
  if (files.csv !== undefined) writeText(files.csv, csv(rows));
}

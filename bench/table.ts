/** Results as a text table on the screen and as Markdown in a file. */

export interface Row {
  readonly what: string;
  /** Figure with its unit. */
  readonly figure: string;
  /** What it is held against: another measurement of this run, or a figure from elsewhere. */
  readonly against: string;
  readonly ratio: string;
  /** The target and whether it was met; empty where there is none. */
  readonly target: string;
}

export const HEADS = ['what', 'figure', 'against', 'ratio', 'target'] as const;

/** 1,234,567; three digits below a thousand. */
export function figure(n: number): string {
  if (n >= 1000) return Math.round(n).toLocaleString('en-GB');
  return String(Number(n.toPrecision(3)));
}

export const times = (n: number): string => `${figure(n)} x`;
export const percent = (n: number): string => `${Math.round(n * 100)} %`;

/** A target with its verdict. */
export const target = (text: string, met: boolean): string => `${text}: ${met ? 'met' : 'MISSED'}`;

const cells = (row: Row): string[] => HEADS.map((head) => row[head]);

export function textTable(rows: readonly Row[]): string {
  const lines = [[...HEADS], ...rows.map(cells)];
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

export function markdownTable(rows: readonly Row[]): string {
  const line = (texts: readonly string[]) => `| ${texts.join(' | ')} |`;
  return [line(HEADS), line(HEADS.map(() => '---')), ...rows.map((row) => line(cells(row)))].join(
    '\n',
  );
}

/** Runs the examples of docs/cli.md and compares their output with the page. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build } from './program.ts';
import { runCommand, scratchFolder } from './test-run.ts';

const page = readFileSync(new URL('../../docs/cli.md', import.meta.url), 'utf8');

/** Each command of the console blocks with its output, in the page's order. */
const examples = [...page.matchAll(/^```console\n(.*?)^```/gms)].flatMap(([, block = '']) =>
  block
    .split(/^\$ countermarch /m)
    .slice(1)
    .map((part) => {
      const [line = '', ...printed] = part.trimEnd().split('\n');
      return { line, printed };
    }),
);

/** Splits a shell line with double quotes into words. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');

/** Whether lines match: a line `…` stands for any lines, `…` inside a line for any characters. */
function patternOf(printed: readonly string[]): RegExp {
  const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const parts = printed.map((line) =>
    line === '…' ? '(?:.*\n)*?' : `${line.split('…').map(literal).join('.*')}\n`,
  );
  return new RegExp(`^${parts.join('')}$`);
}

const before = process.cwd();
const folder = scratchFolder();
beforeAll(() => process.chdir(folder));
afterAll(() => process.chdir(before));

describe('docs/cli.md', () => {
  test.each(examples)('$line', async ({ line, printed }) => {
    const { code, out, err } = await runCommand(...wordsOf(line));
    expect(code).toBe(printed[0]?.startsWith('countermarch: ') ? 2 : 0);
    expect(out + err).toMatch(patternOf(printed));
  });

  test('has a section for every command', async () => {
    for (const command of (await build()).commands)
      expect(page).toMatch(new RegExp(`^## ${command.name()}: `, 'm'));
  });
});

/** Plain English in everything that people read: documents today, messages later. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EXCEPTIONS, type Exception } from '../tools/prose/exceptions.ts';
import { type Passage, passagesIn } from '../tools/prose/passages.ts';
import { type Fault, faultsIn } from '../tools/prose/rules.ts';

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'docs/*.md',
  'docs/decisions/*.md',
];

/** What tools/api.ts writes below this line comes from docstrings. */
const GENERATED = '<!-- Below this line: written by tools/api.ts -->';

const documents = (): Passage[] =>
  globSync(DOCUMENTS).flatMap((file) => {
    const [own = ''] = readFileSync(file, 'utf8').split(GENERATED);
    return passagesIn(file, own);
  });

/** Every kind of text that is checked. */
const SOURCES: Readonly<Record<string, () => Passage[]>> = { documents };

const isExcepted = ({ file, rule, sentence }: Fault, one: Exception): boolean =>
  one.file === file && one.rule === rule && sentence.includes(one.text);

test.each(Object.entries(SOURCES))('%s are in plain English', (_, passagesOf) => {
  const passages = passagesOf();
  expect(passages.length).toBeGreaterThan(0);
  const faults = passages
    .flatMap(faultsIn)
    .filter((fault) => !EXCEPTIONS.some((one) => isExcepted(fault, one)));
  const lines = faults.map(
    ({ file, place, rule, advice, sentence }) =>
      `${file}:${place} [${rule}] ${advice}\n  ${sentence}`,
  );
  expect(lines.join('\n')).toBe('');
});

test('every exception is still needed, and says why', () => {
  const faults = Object.values(SOURCES).flatMap((passagesOf) => passagesOf().flatMap(faultsIn));
  const stale = EXCEPTIONS.filter((one) => !faults.some((fault) => isExcepted(fault, one)));
  expect(stale).toEqual([]);
  for (const { reason } of EXCEPTIONS) expect(reason).toMatch(/\w+ \w+/);
});

const rulesBrokenBy = (markdown: string): string[] =>
  passagesIn('a.md', markdown)
    .flatMap(faultsIn)
    .map(({ rule, place }) => `${rule} ${place}`);

test.each([
  ['Who sits there is heard.', ['headless 1']],
  ['Who wins?', []],
  ['## What you can do', []],
  ['Text.\n\nIt ends. What is kept\nis small.', ['headless 3']],
  ['- a list\n- whoever comes', ['whoever 2']],
  ['He plays his move.', ['generic he 1']],
  ['It is no more.', ['no more 1']],
  ['At most 5, no more than that.', []],
  ['If so, one can leave.', ['one 1']],
  ['Players are told of it.', ['told 1']],
  ['| a | the cup |\n|---|---|\n| stand-in | b |', ['banned term 1', 'banned term 3']],
  ['`stand-in LEVEL` is code.', []],
  ['```\nhe is code\n```', []],
  ['[whoever](x.md) in a link, [fine](he.md)', ['whoever 1']],
])('the rules find what they should in %j', (markdown, expected) => {
  expect(rulesBrokenBy(markdown)).toEqual(expected);
});

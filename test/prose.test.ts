/** Plain English in everything that people read: documents, messages, rulebooks, the terminal. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readSources } from '../tools/messages/catalogue.ts';
import { EXCEPTIONS, type Exception } from '../tools/prose/exceptions.ts';
import { grammarFaults } from '../tools/prose/grammar.ts';
import { passagesOf, variantsOf } from '../tools/prose/messages.ts';
import { type Passage, passagesIn } from '../tools/prose/passages.ts';
import { type Fault, faultsIn } from '../tools/prose/rules.ts';
import { terminalPassages } from '../tools/prose/terminal.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'docs/*.md',
  'docs/api/*.md',
  'docs/decisions/*.md',
];

/** tools/api.ts generates the index below this line; the docstrings in it are on the pages in docs/api too. */
const GENERATED = '<!-- Below this line: written by tools/api.ts -->';

const documents = (): Passage[] =>
  globSync(DOCUMENTS).flatMap((file) => {
    const [own = ''] = readFileSync(file, 'utf8').split(GENERATED);
    return passagesIn(file, own);
  });

/** English of the page, the server, the table and the games with their rulebooks. */
const messages = (): Passage[] => passagesOf(readSources(ROOT));

const terminal = (): Passage[] => terminalPassages(ROOT);

/** Every kind of text that is checked by patterns. */
const SOURCES: Readonly<Record<string, () => Passage[]>> = { documents, messages, terminal };
/** Kinds that consist of parts of sentences, which grammar cannot judge. */
const PARTS = new Set(['terminal']);

/** harper.js needs some 22 s of processor time for all of it; a busy machine takes much longer. */
const LONG = 600_000;

/** Faults of a source: by our patterns in all of it, by grammar in whole sentences. */
async function faultsOf(source: string, passages: readonly Passage[]): Promise<Fault[]> {
  const sentences = passages.filter(({ isLabel }) => !isLabel && !PARTS.has(source));
  return [...passages.flatMap(faultsIn), ...(await grammarFaults(sentences))];
}

const isExcepted = ({ file, rule, sentence }: Fault, one: Exception): boolean =>
  one.file === file && one.rule === rule && sentence.includes(one.text);

test(
  'everything that people read is in plain English, and every exception is needed',
  async () => {
    const needed = new Set<Exception>();
    for (const [source, read] of Object.entries(SOURCES)) {
      const passages = read();
      expect(passages.length, source).toBeGreaterThan(0);
      const faults = (await faultsOf(source, passages)).filter((fault) => {
        const excepted = EXCEPTIONS.filter((one) => isExcepted(fault, one));
        for (const one of excepted) needed.add(one);
        return excepted.length === 0;
      });
      const lines = faults.map(
        ({ file, place, rule, advice, sentence }) =>
          `${file}:${place} [${rule}] ${advice}\n  ${sentence}`,
      );
      expect(lines.join('\n')).toBe('');
    }
    expect(EXCEPTIONS.filter((one) => !needed.has(one))).toEqual([]);
    for (const { reason } of EXCEPTIONS) expect(reason).toMatch(/\w+ \w+/);
  },
  LONG,
);

test(
  'the grammar checker finds a wrong article, and names the place',
  async () => {
    const faults = await grammarFaults(passagesIn('a.md', 'Fine here.\n\nThis is an test.'));
    expect(faults.map(({ file, place, rule }) => [file, place, rule])).toEqual([
      ['a.md', '3', 'AnA'],
    ]);
  },
  LONG,
);

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

test('a message is read with each of its branches, and without its placeholders', () => {
  expect(variantsOf('{n, plural, one {# unit goes} other {# units go}} to {at}.')).toEqual([
    '5 unit goes to `.',
    '5 units go to `.',
  ]);
  const source = { area: 'page', id: '', file: 'a.ts', about: '' };
  const key = 'a.b';
  const text = '{n, plural, =0 {Whoever comes} other {# come}}.';
  expect(passagesOf([{ ...source, key, text }]).flatMap(faultsIn)).toMatchObject([
    { file: 'a.ts', place: 'a.b', rule: 'whoever' },
  ]);
});

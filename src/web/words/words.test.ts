import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { LEVELS } from '../../bots/levels.ts';
import { games } from '../../games/registry.ts';
import { shared } from '../../words/en/shared.ts';
import { atTable as germanAtTable } from './de/at-table.ts';
import { de as german } from './de.ts';
import { board } from './en/board.ts';
import { general } from './en/general.ts';
import { lobby } from './en/lobby.ts';
import { panels } from './en/panels.ts';
import { table } from './en/table.ts';

const FILES = [general, lobby, board, panels, table];
const en: Readonly<Record<string, string>> = Object.assign({}, ...FILES);
const de: Readonly<Record<string, string>> = { ...german, ...germanAtTable };

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/** Names of the gaps of a sentence, each once. */
function gapsOf(sentence: string): string[] {
  const format = new IntlMessageFormat(sentence, 'en', undefined, { ignoreTag: true });
  return [...new Set(namesIn(format.getAst()))].sort();
}

/** In branches of a plural or a selection too; `#` and text name nothing. */
const namesIn = (elements: readonly Element[]): string[] =>
  elements.flatMap((element) => [
    ...('value' in element && element.type !== 0 ? [element.value] : []),
    ...('options' in element
      ? Object.values(element.options).flatMap(({ value }) => namesIn(value))
      : []),
  ]);

test('no key stands in two files, nor among those that all programs share', () => {
  const all = [...FILES, shared].flatMap((file) => Object.keys(file));
  expect(all.filter((key, i) => all.indexOf(key) !== i)).toEqual([]);
});

test('no game has a sentence by a key of the page: it would be told in its place', async () => {
  for (const { words = {} } of games)
    for (const load of Object.values(words))
      expect(Object.keys(await load()).filter((key) => key in en)).toEqual([]);
});

test('German fills the same gaps as English', () => {
  expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
  for (const [key, sentence] of Object.entries(en))
    expect([key, gapsOf(de[key] as string)]).toEqual([key, gapsOf(sentence)]);
});

test('computers are called as the command line calls them', () => {
  for (const { id, name, text } of LEVELS)
    expect([en[`level.${id}`], en[`level.${id}.text`]]).toEqual([name, text]);
});

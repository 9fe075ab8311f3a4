/** Names of types are nouns, each with one meaning; `docs/glossary.md` lists the terms. */
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readSources } from '../tools/boundaries/source.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const sources = ['src', 'tools', 'bench']
  .flatMap((folder) => readSources(ROOT, folder))
  .filter(({ path }) => !/\.test\.tsx?$/.test(path));

interface TypeName {
  readonly path: string;
  readonly name: string;
  readonly isExported: boolean;
}

/** Returns the types that a file declares at its top level. */
function typesIn({ path, text }: { readonly path: string; readonly text: string }): TypeName[] {
  const declared = text.matchAll(
    /^(export )?(?:declare )?(?:abstract )?(?:interface|type|class) (\w+)/gm,
  );
  return [...declared].map(([, exported, name = '']) => ({
    path,
    name,
    isExported: exported !== undefined,
  }));
}

const types = sources.flatMap(typesIn);

/** Participles: they describe what happened to a thing, not what it is. */
const PARTICIPLE =
  /^(?:[A-Z][a-z]+ed|Begun|Bought|Brought|Chosen|Done|Driven|Fallen|Given|Heard|Held|Kept|Known|Seen|Sent|Shown|Spoken|Thought|Told|Won|Written)$/;
/** Names with a meaning only in this project; the types that had them now have the usual names. */
const BANNED =
  /^(?:Accords?|Ahead|Audience|Beginning|Bout|Care|Contender|Crew|Cup|Deed|Doing|Errand|Hub|HubKeeper|Insides|Keeper|Leaning|Lie|LineUp|Looking|Making|Manner|Mind|Mirror|Note|Occasion|Omens|People|Ran|Recipe|Reckoning|Remark|Room|Said|Saver|Saying|Showing|Sitter|Slicer|Speakers?|Standing|Tell|Telling|TableMaker|Takers|Toll|TurnMaker|Upkeep|Visitor|Weigher|Wish|Wishes|Words|Worth)$/;
/** Participles that are also nouns. */
const NOUNS = new Set(['Seed', 'Speed', 'Feed']);

test('no type has a participle or an in-house term as its name', () => {
  const odd = types.filter(
    ({ name }) => (PARTICIPLE.test(name) && !NOUNS.has(name)) || BANNED.test(name),
  );
  expect(odd.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});

/** Declarations of different games are never used together, so each game may choose its own names. */
const scopeOf = (path: string): string => /^src\/games\/[^/]+\//.exec(path)?.[0] ?? 'shared';

test('an exported type name has only one meaning', () => {
  const byName = Map.groupBy(
    types.filter(({ isExported }) => isExported),
    ({ path, name }) => `${name} (${scopeOf(path)})`,
  );
  const twice = [...byName].filter(([, declared]) => declared.length > 1);
  expect(twice.map(([name, at]) => `${name}: ${at.map(({ path }) => path).join(', ')}`)).toEqual(
    [],
  );
});

/** Data and messages are lists, so the number of their files does not matter. */
const isList = (path: string): boolean => /\/(data|i18n)\//.test(path);
const MOST_FILES = 20;

test(`no folder has more than ${MOST_FILES} source files`, () => {
  const byFolder = Map.groupBy(
    sources.filter(({ path }) => !isList(path)),
    ({ path }) => path.slice(0, path.lastIndexOf('/')),
  );
  const large = [...byFolder].filter(([, files]) => files.length > MOST_FILES);
  expect(large.map(([folder, files]) => `${folder}: ${files.length} files`)).toEqual([]);
});

/** Translations are exported as one .po file and imported unchanged, and faulty imports are refused. */
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { scratchFolder } from '../src/cli/test-run.ts';
import { filesOf, translationsIn } from '../tools/messages/catalogue.ts';
import {
  checkMessages,
  exportMessages,
  importMessages,
  poPath,
  writeFiles,
} from '../tools/messages/commands.ts';
import { applyEdits, property, readMessageFile } from '../tools/messages/file.ts';
import { readKinds } from '../tools/messages/kinds.ts';
import { readPo } from '../tools/messages/po.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LOBBY = 'src/web/i18n/en/lobby.ts';

const EVERYWHERE = ['src/{i18n,web/i18n,games/*/i18n}', 'src/games/*/rulebook*'];

/** Copies all message files, or those of some folders, so that the test can change them. */
function copyMessages(folders: readonly string[] = EVERYWHERE): string {
  const root = scratchFolder();
  for (const path of globSync(folders, { cwd: ROOT }))
    cpSync(join(ROOT, path), join(root, path), { recursive: true });
  return root;
}

const germanIn = (root: string) => translationsIn(filesOf(root, 'de'));

/** Changes a file of a copy. */
function edit(root: string, path: string, from: string, to: string): void {
  const text = readFileSync(join(root, path), 'utf8');
  if (!text.includes(from)) throw new Error(`${path} has no "${from}"`);
  writeFileSync(join(root, path), text.replace(from, to));
}

const exportTo = (root: string): string => {
  const text = exportMessages(root, 'de');
  writeFiles(root, [{ path: poPath('de'), text }]);
  return text;
};

const importInto = (root: string, text: string): void =>
  writeFiles(root, importMessages(root, 'de', 'de.po', text));

const findings = (root: string, what: string): string[] =>
  checkMessages(root, 'de')
    .filter((found) => found.what === what)
    .map(({ id }) => id);

describe('German', () => {
  let exported: string;
  beforeAll(() => {
    exported = exportMessages(ROOT, 'de');
  });

  test('comes back as it was exported: no message file changes', () => {
    const files = importMessages(ROOT, 'de', 'de.po', exported);
    expect(files.map(({ path }) => path)).toEqual([poPath('de')]);
    expect(files[0].text).toBe(exported);
  });

  test('comes back complete after all its message files have been deleted', () => {
    const root = copyMessages();
    for (const path of globSync('src/**/i18n/de{,.ts}', { cwd: root }))
      rmSync(join(root, path), { recursive: true });
    expect(germanIn(root).size).toBe(0);
    // Outdated translations are imported only after a translator has confirmed them.
    importInto(root, exported.replaceAll('#, fuzzy', '#, '));
    const [before, after] = [germanIn(ROOT), germanIn(root)];
    expect([...after].sort()).toEqual([...before].sort());
    expect(before.size).toBeGreaterThan(1000);
  });

  test('has no wrong placeholder, and no message that English does not have', () => {
    const wrong = checkMessages(ROOT, 'de').filter(({ what }) => /wrong|unknown/.test(what));
    expect(wrong).toEqual([]);
  });

  test('every entry says where its message appears', () => {
    const entries = readPo('de.po', exported, 'de');
    expect(exported.match(/^#: src\/.*\.ts$/gm)).toHaveLength(entries.length);
  });
});

test('messages are written as the formatter formats them', () => {
  const files = ['en', 'de'].flatMap((language) => filesOf(ROOT, language));
  for (const { path, text, entries } of files) {
    const edits = entries.map(({ key, text: message, start, end }) => ({
      ...{ start, end, text: property(key, message) },
    }));
    expect([path, applyEdits(text, edits)]).toEqual([path, text]);
  }
});

test('notes explain the value of each placeholder', () => {
  const kinds = readKinds(ROOT);
  expect([...(kinds.get('chitin/prompt.combat.retreat at') ?? [])]).toEqual([
    'the name of a place',
  ]);
  expect([...(kinds.get('annihilation/marker.emergence side') ?? [])]).toEqual([
    'the name of a side',
  ]);
});

describe('when the English changes', () => {
  const root = copyMessages(['src/web/i18n']);
  const skip = 'page/lobby.skip';
  const german = germanIn(ROOT).get(skip) ?? '';

  test('a translation is outdated, and its entry names the English text from which it was made', () => {
    exportTo(root);
    expect(findings(root, 'outdated')).toEqual([]);
    edit(root, LOBBY, "'lobby.skip': '", "'lobby.skip': 'Please ");
    expect(findings(root, 'outdated')).toEqual([skip]);
    const entry = readPo('de.po', exportTo(root), 'de').find(({ id }) => id === skip);
    expect(entry).toMatchObject({ isFuzzy: true, translation: german });
    expect(entry?.english).toBe(`Please ${entry?.previous}`);
    expect(findings(root, 'outdated')).toEqual([skip]);
  });

  test('an entry that is still marked fuzzy is not imported', () => {
    importInto(root, exportTo(root).replace(german, 'Anders'));
    expect(germanIn(root).get(skip)).toBe(german);
  });

  test('a confirmed translation is current again, with or without a new text', () => {
    const confirmed = exportTo(root).replace('#, fuzzy\n', '');
    importInto(root, confirmed);
    expect(findings(root, 'outdated')).toEqual([]);
    importInto(root, confirmed.replace(german, 'Bitte zu den Spielen'));
    expect(germanIn(root).get(skip)).toBe('Bitte zu den Spielen');
    expect(findings(root, 'outdated')).toEqual([]);
  });

  test('a new message is missing until it is imported, and then placed after its neighbour', () => {
    edit(root, LOBBY, "  'lobby.title'", "  'lobby.new': 'New: {n}',\n  'lobby.title'");
    expect(findings(root, 'missing')).toContain('page/lobby.new');
    const text = exportTo(root).replace('"New: {n}"\nmsgstr ""', '"New: {n}"\nmsgstr "Neu: {n}"');
    importInto(root, text);
    expect(findings(root, 'missing')).not.toContain('page/lobby.new');
    const { entries } = readMessageFile(
      'lobby.ts',
      readFileSync(join(root, LOBBY.replace('/en/', '/de/')), 'utf8'),
    );
    expect(entries.slice(0, 3).map(({ key }) => key)).toEqual([
      'lobby.skip',
      'lobby.new',
      'lobby.title',
    ]);
  });

  test('a translation of a message that no longer exists is listed', () => {
    edit(root, LOBBY, "  'lobby.new': 'New: {n}',\n", '');
    expect(findings(root, 'unknown')).toEqual(['page/lobby.new']);
  });
});

test('a new language gets message files that name their English', () => {
  const root = copyMessages();
  const id = 'annihilation/rule.0.1.title';
  const text = exportMessages(root, 'fr')
    .replace('msgid "White"\nmsgstr ""', 'msgid "White"\nmsgstr "Blancs"')
    .replace(
      new RegExp(
        `(msgctxt "${id}"\nmsgid ".*"\nmsgstr) ""`.replaceAll('.', '\\.').replace('\\.*', '.*'),
      ),
      '$1 "Particules"',
    );
  const files = importMessages(root, 'fr', 'fr.po', text);
  writeFiles(root, files);
  expect([...translationsIn(filesOf(root, 'fr')).values()].sort()).toEqual([
    'Blancs',
    'Particules',
  ]);
  const lead = files.find(({ path }) => path === 'src/games/annihilation/i18n/fr.ts');
  expect(lead?.text).toContain("import type { en as english } from './en.ts';");
  expect(lead?.text).toContain("import { rules } from './fr/rules.ts';");
  expect(files.map(({ path }) => dirname(path))).not.toContain('src/games/chitin/i18n');
});

describe('an import is refused', () => {
  const header = 'msgid ""\nmsgstr "Language: de\\n"\n\n';
  const entry = (id: string, english: string, german: string): string =>
    `msgctxt "${id}"\nmsgid "${english}"\nmsgstr "${german}"\n`;
  const place = entry('annihilation/label.place', 'Place {u}', 'X');
  const turns = '{n, plural, one {# turn} other {# turns}}';

  test.each([
    ['a missing placeholder', header + place, /de\.po:4: annihilation\/label\.place: .*\{u\} is m/],
    [
      'an unknown one',
      header + place.replace('X', '{u} {v}'),
      /no placeholder \{v\}; known: \{u\}/,
    ],
    ['a broken one', header + place.replace('X', '{u'), /de\.po:4: .*not a valid ICU message/],
    [
      'a plural form that German lacks',
      header + place.replace('X', turns.replace('one', 'few')),
      /\{n\} has no case few; known: one, other/,
    ],
    [
      'a lost rule number',
      header + entry('annihilation/prompt.pass', '', 'X'),
      /the rule number \[R15\] is missing/,
    ],
    [
      'an unknown key',
      header + entry('annihilation/label.plaice', '', 'X'),
      /de\.po:4: .*no such message/,
    ],
    ['a message that comes twice', `${header}${place}\n${place}`, /de\.po:8: .*already on line 4/],
    [
      'another language',
      place.replace(/^/, header.replace('de', 'fr')),
      /says "Language: fr", but/,
    ],
    ['no header', place, /says "Language: ", but/],
    ['a broken file', `${header}msgctxt "a\n`, /not a valid \.po file.*line/],
    ['no .po file', '{"a": 1}', /not a valid \.po file/],
  ])('with %s', (_, text, message) => {
    expect(() => importMessages(ROOT, 'de', 'de.po', text)).toThrow(message);
  });
});

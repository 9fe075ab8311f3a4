/** All messages of the project in one language, with their files. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { games } from '../../src/games/registry.ts';
import { type MessageFile, readMessageFile } from './file.ts';

/** Part of the project whose keys are unique: `page`, `server`, `shared`, or the id of a game. */
type Area = string;

/** An English message, or an English text of a rulebook. */
export interface CatalogueSource {
  /** `chitin/prompt.move.pick`: area and key. */
  readonly id: string;
  readonly area: Area;
  readonly key: string;
  readonly text: string;
  /** Path of its file from the root of the project. */
  readonly file: string;
  /** Comment at the beginning of the file, which describes it. */
  readonly about: string;
}

/** Message files of a language, by their paths from the root. */
export function filesOf(root: string, language: string): MessageFile[] {
  const patterns = ['src/i18n', 'src/web/i18n', 'src/games/*/i18n'].flatMap((folder) => [
    `${folder}/${language}.ts`,
    `${folder}/${language}/**/*.ts`,
  ]);
  return globSync(patterns, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .sort(byPlace)
    .map((path) => readOnce(path, readFileSync(join(root, path), 'utf8')));
}

const known = new Map<string, MessageFile>();

/** Parses a message file; returns the last result if its text is unchanged. */
function readOnce(path: string, text: string): MessageFile {
  const before = known.get(path);
  if (before?.text === text) return before;
  const file = readMessageFile(path, text);
  known.set(path, file);
  return file;
}

/** Sort key that puts `i18n/en.ts` before `i18n/en/lobby.ts`. */
const byPlace = (a: string, b: string): number => (placeOf(a) < placeOf(b) ? -1 : 1);
const placeOf = (path: string): string => path.replace(/\.ts$/, '/');

export function areaOf(path: string): Area {
  const [, folder, name] = path.split('/');
  if (folder === 'games') return name ?? '';
  if (folder === 'web') return 'page';
  return basename(path, '.ts') === 'server' ? 'server' : 'shared';
}

const aboutOf = (text: string): string =>
  (/^\/\*\*(.*?)\*\//s.exec(text)?.[1] ?? '').replaceAll(/\s*\n \*/g, '').trim();

/** Returns every English message in the order of the files, then the texts of each rulebook. */
export function readSources(root: string): CatalogueSource[] {
  const messages = filesOf(root, 'en').flatMap(({ path, text, entries }) =>
    entries.map(({ key, text: english }) => ({
      ...{ id: `${areaOf(path)}/${key}`, area: areaOf(path), key, text: english },
      ...{ file: path, about: aboutOf(text) },
    })),
  );
  return [...messages, ...rulesOf(root)];
}

/** Returns the keys for translations of a rulebook. */
export const ruleKey = (id: string, what: 'title' | 'text'): string => `rule.${id}.${what}`;

export const isRule = (key: string): boolean => /^rule\..*\.(title|text)$/.test(key);

const RULEBOOKS = await Promise.all(
  games.map(async ({ id, rulebook }) => ({ area: id, rulebook: await rulebook() })),
);

function rulesOf(root: string): CatalogueSource[] {
  return RULEBOOKS.flatMap(({ area, rulebook }) => {
    const files = rulebookFiles(root, area);
    const defined = new Map(
      files
        .toReversed()
        .flatMap((file) =>
          [...file.text.matchAll(DEFINITION)].map(([, id]) => [id, file] as const),
        ),
    );
    return rulebook.flatMap(({ id, title, text }) => {
      const file = defined.get(id);
      const [path, about] = [file?.path ?? '', aboutOf(file?.text ?? '')];
      return (['title', 'text'] as const)
        .map((what) => ({ key: ruleKey(id, what), text: what === 'title' ? title : text }))
        .filter(({ text: english }) => english !== '')
        .map((one) => ({ ...one, id: `${area}/${one.key}`, area, file: path, about }));
    });
  });
}

/** Matches `rule('7.1', …)`. */
const DEFINITION = /\(\s*'([^'\n]+)',/g;

const rulebookFiles = (root: string, game: string) =>
  globSync([`src/games/${game}/rulebook*.ts`, `src/games/${game}/rulebook/*.ts`], { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** Returns the translations of a language by message id. */
export type Translations = ReadonlyMap<string, string>;

export const translationsIn = (files: readonly MessageFile[]): Translations =>
  new Map(
    files.flatMap(({ path, entries }) =>
      entries.map(({ key, text }) => [`${areaOf(path)}/${key}`, text] as const),
    ),
  );

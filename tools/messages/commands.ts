/** The three commands: export, import, check. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { filesOf, isRule, readSources, type CatalogueSource, translationsIn } from './catalogue.ts';
import { gapsIn } from './gaps.ts';
import { MessagesError } from './input-error.ts';
import { readKinds } from './kinds.ts';
import type { NewFile } from './new-files.ts';
import { notesOf } from './notes.ts';
import { type ReadEntry, readPo, writePo } from './po.ts';
import { type Records, recordsIn, type Status, statusOf } from './state.ts';
import { updatedFiles } from './update.ts';
import { faultsOf } from './validate.ts';

/** Default path of a language's file. */
export const poPath = (language: string): string => `translations/${language}.po`;

type Project = ReturnType<typeof readProject>;

/** Reads English, the translations of a language, and their recorded originals. */
function readProject(root: string, language: string) {
  const path = join(root, poPath(language));
  const entries = existsSync(path)
    ? readPo(poPath(language), readFileSync(path, 'utf8'), language)
    : [];
  return {
    root,
    language,
    sources: readSources(root),
    translations: translationsIn(filesOf(root, language)),
    records: recordsIn(entries),
  };
}

/** A message that needs work. */
interface Finding {
  readonly id: string;
  readonly what: Exclude<Status, 'current'> | 'wrong' | 'unknown';
  readonly detail: string;
}

/** Returns the current .po file of a language. */
export function exportMessages(root: string, language: string): string {
  return poOf(readProject(root, language));
}

function poOf({ root, language, sources, translations, records }: Project): string {
  const kinds = readKinds(root);
  return writePo(
    language,
    sources.map((source) => {
      const { id, key, text: english, file } = source;
      const isFuzzy = statusOf(source, translations, records) === 'outdated';
      return {
        ...{ id, english, translation: translations.get(id) ?? '', isFuzzy },
        previous: isFuzzy ? records.get(id)?.from : undefined,
        notes: {
          ...{ file, lines: notesOf(source, kinds) },
          hasPlaceholders: !isRule(key) && gapsIn(english).length > 0,
        },
      };
    }),
  );
}

/** Returns all files that importing a .po file changes, with the new text of `translations/LANGUAGE.po`. */
export function importMessages(
  root: string,
  language: string,
  path: string,
  text: string,
): NewFile[] {
  const project = readProject(root, language);
  const entries = readPo(path, text, language).filter(
    ({ translation, isFuzzy }) => translation !== '' && !isFuzzy,
  );
  refuseFaults(path, entries, project);
  const translations = new Map(project.translations);
  for (const { id, translation } of entries) translations.set(id, translation);
  const records: Records = new Map([...project.records, ...recordsIn(entries)]);
  const po = poOf({ ...project, translations, records });
  return [
    ...updatedFiles(root, language, project.sources, translations),
    { path: poPath(language), text: po },
  ];
}

/** Throws if there are faults, with a line for each. */
function refuseFaults(
  path: string,
  entries: readonly ReadEntry[],
  { sources, language }: Project,
): void {
  const known = new Map(sources.map((source) => [source.id, source]));
  const faults = entries.flatMap(({ id, english, translation, line }) => {
    const source = known.get(id);
    const found = source
      ? faultsIn(source, translation, language)
      : ['there is no such message; export again, or delete the entry'];
    const hint =
      source && source.text !== english ? '; the English has changed: export again first' : '';
    return found.map((fault) => `${path}:${line}: ${id}: ${fault}${hint}`);
  });
  if (faults.length > 0)
    throw new MessagesError(`nothing was imported. Correct this first:\n${faults.join('\n')}`);
}

const faultsIn = (
  { key, text }: CatalogueSource,
  translation: string,
  language: string,
): string[] => faultsOf(text, translation, language, isRule(key));

/** Returns everything that needs work in a language. */
export function checkMessages(root: string, language: string): Finding[] {
  const { sources, translations, records } = readProject(root, language);
  const known = new Set(sources.map(({ id }) => id));
  const unknown = [...translations.keys()].filter((id) => !known.has(id));
  return [
    ...sources.flatMap((source): Finding[] => {
      const { id, text } = source;
      const translation = translations.get(id);
      const status = statusOf(source, translations, records);
      const faults = translation === undefined ? [] : faultsIn(source, translation, language);
      return [
        ...(status === 'current' ? [] : [{ id, what: status, detail: text }]),
        ...faults.map((detail) => ({ id, what: 'wrong' as const, detail })),
      ];
    }),
    ...unknown.map((id) => ({
      id,
      what: 'unknown' as const,
      detail: 'English has no such message; delete it',
    })),
  ];
}

/** Writes files: all texts are written to temporary files before the first one is replaced. */
export function writeFiles(root: string, files: readonly NewFile[]): void {
  const ready = files.map(({ path, text }) => {
    const place = resolve(root, path);
    const fresh = `${place}.new`;
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(fresh, text);
    return { place, fresh };
  });
  for (const { place, fresh } of ready) renameSync(fresh, place);
}

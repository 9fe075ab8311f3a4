/** Message files of a language after an import of translations. */
import { areaOf, filesOf, isRule, type CatalogueSource, type Translations } from './catalogue.ts';
import { editMessages, type Insertion, type MessageFile, readMessageFile } from './file.ts';
import { type NewFile, ruleFiles, translatedFile, withParts } from './new-files.ts';

/** Returns every file that changes, with its new text. `next` has all translations, old ones included. */
export function updatedFiles(
  root: string,
  language: string,
  sources: readonly CatalogueSource[],
  next: Translations,
): NewFile[] {
  const english = filesOf(root, 'en');
  const existing = filesOf(root, language);
  const areas = [...new Set(sources.map(({ area }) => area))];
  return areas.flatMap((area) => {
    const own = sources.filter((source) => source.area === area);
    const files = existing.filter(({ path }) => areaOf(path) === area);
    if (!own.some(({ id }) => next.has(id))) return [];
    const made =
      files.length > 0
        ? edited(files, own, next)
        : english
            .filter(({ path }) => areaOf(path) === area)
            .map((file) => translatedFile(file, area, next, language));
    return withRules(made, files, own, next, language);
  });
}

/** Returns files with changed messages, and with new ones after the message that they follow in English. */
function edited(
  files: readonly MessageFile[],
  sources: readonly CatalogueSource[],
  next: Translations,
): NewFile[] {
  const changed = new Map(sources.map(({ id, key }) => [key, next.get(id) ?? '']));
  const insertions = insertionsOf(files, sources, next);
  return files.flatMap((file) => {
    const text = editMessages(file, changed, insertions.get(file.path));
    return text === file.text ? [] : [{ path: file.path, text }];
  });
}

function insertionsOf(
  files: readonly MessageFile[],
  sources: readonly CatalogueSource[],
  next: Translations,
): ReadonlyMap<string, Insertion[]> {
  const homes = new Map(files.flatMap(({ path, entries }) => entries.map((e) => [e.key, path])));
  const found = new Map<string, Insertion[]>();
  for (const kind of [false, true]) {
    const own = sources.filter(({ key }) => isRule(key) === kind);
    const first = own.find(({ key }) => homes.has(key));
    if (!first) continue;
    let [path, after]: [string, string | undefined] = [homes.get(first.key) ?? '', undefined];
    for (const { id, key } of own) {
      const home = homes.get(key);
      const text = next.get(id);
      if (home !== undefined) [path, after] = [home, key];
      else if (text !== undefined)
        found.set(path, [...(found.get(path) ?? []), { after, key, text }]);
    }
  }
  return found;
}

/** Adds the files of a translated rulebook to a game that has no rules in this language yet. */
function withRules(
  made: readonly NewFile[],
  files: readonly MessageFile[],
  sources: readonly CatalogueSource[],
  next: Translations,
  language: string,
): NewFile[] {
  const hasRules = files.some(({ entries }) => entries.some(({ key }) => isRule(key)));
  const rules = hasRules ? [] : ruleFiles(sources, next, language);
  const leads = (path: string): boolean => path.endsWith(`/i18n/${language}.ts`);
  const lead = made.find(({ path }) => leads(path)) ?? files.find(({ path }) => leads(path));
  if (rules.length === 0 || !lead) return [...made];
  const text = withParts(readMessageFile(lead.path, lead.text), language, rules);
  return [...made.filter((file) => file.path !== lead.path), { path: lead.path, text }, ...rules];
}

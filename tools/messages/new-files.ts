/** New message files of a language: copies of the English ones with translated texts. */
import { basename, dirname } from 'node:path';
import { isRule, type CatalogueSource, type Translations } from './catalogue.ts';
import { applyEdits, type MessageFile, property } from './file.ts';

/** A file to write. */
export interface NewFile {
  readonly path: string;
  readonly text: string;
}

const languageName = (language: string): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;

/** Returns the path for another language: `src/web/i18n/en/lobby.ts` → `src/web/i18n/fr/lobby.ts`. */
const inLanguage = (path: string, language: string): string =>
  path.replace(/\/en(?=\.ts$|\/)/, `/${language}`);

/** Makes `i18n/fr/lobby.ts` from `i18n/en/lobby.ts`. Messages without a translation are left out. */
export function translatedFile(
  english: MessageFile,
  area: string,
  translations: Translations,
  language: string,
): NewFile {
  const { path, text, name, entries, begin, end } = english;
  const edits = entries.map(({ key, start, end: entryEnd }) => {
    const translation = translations.get(`${area}/${key}`);
    return translation === undefined
      ? { start, end: afterComma(text, entryEnd), text: '' }
      : { start, end: entryEnd, text: property(key, translation) };
  });
  const from = path.endsWith(`/i18n/en.ts`) ? './en.ts' : `../en/${basename(path)}`;
  const exported = name === 'en' ? language : name;
  const type = `Readonly<Partial<Record<keyof typeof english, string>>>`;
  const head = text
    .slice(0, begin - 1)
    .replaceAll("from './en/", `from './${language}/`)
    .replace('in English', `in ${languageName(language)}`)
    .replace(
      /export const \w+ = $/,
      `import type { ${name} as english } from '${from}';\n\nexport const ${exported}: ${type} = `,
    );
  const body = applyEdits(text.slice(0, end), edits).slice(begin - 1);
  return { path: inLanguage(path, language), text: tidy(`${head}${body}};\n`) };
}

const afterComma = (text: string, at: number): number => (text[at] === ',' ? at + 1 : at);

/** Removes the blank lines that removed messages leave. */
const tidy = (text: string): string =>
  text
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/\{\n\n/g, '{\n')
    .replaceAll(/\n\n\};/g, '\n};')
    .replace(/(;\n)\n(import type .* as english )/, '$1$2');

/** Returns the files of a translated rulebook, one for each file of the English one: `rules.ts`, `rules-battle.ts`. */
export function ruleFiles(
  rules: readonly CatalogueSource[],
  translations: Translations,
  language: string,
): (NewFile & { readonly name: string })[] {
  const files = Map.groupBy(
    rules.filter(({ id, key }) => isRule(key) && translations.has(id)),
    ({ file }) => file,
  );
  return [...files].map(([file, sources]) => {
    const part = basename(file, '.ts').replace(/^rulebook-?/, '');
    const base = part === '' ? 'rules' : `rules-${part}`;
    const name = base.replaceAll(/-(\w)/g, (_, c: string) => c.toUpperCase());
    const lines = sources.map(({ id, key }) => `  ${property(key, translations.get(id) ?? '')},\n`);
    const game = file.split('/').slice(0, 3).join('/');
    const about = `/** Texts of \`${basename(dirname(file))}/${basename(file)}\` in ${languageName(language)}. */`;
    const text = `${about}\nexport const ${name}: Readonly<Record<\`rule.\${string}\`, string>> = {\n${lines.join('')}};\n`;
    return { path: `${game}/i18n/${language}/${base}.ts`, text, name };
  });
}

/** Adds files to the main file of the folder: `import { rules } from './fr/rules.ts'`, `...rules`. */
export function withParts(
  lead: MessageFile,
  language: string,
  parts: readonly (NewFile & { readonly name: string })[],
): string {
  const imports = parts.map(
    ({ name, path }) => `import { ${name} } from './${language}/${basename(path)}';\n`,
  );
  const spreads = parts.map(({ name }) => `\n  ...${name},`);
  const at = lead.text.indexOf('\nexport const');
  const before = lead.text[at - 1] === '\n' ? at : at + 1;
  return applyEdits(lead.text, [
    { start: before, end: before, text: imports.join('') },
    { start: lead.begin, end: lead.begin, text: spreads.join('') },
  ]);
}

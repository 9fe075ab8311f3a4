/** Language of the page: the one chosen in the settings, otherwise the browser's. */
import { effect, signal } from '@preact/signals';
import { LANGUAGES, type Language } from '../i18n/translators.ts';
import { settings } from './ui/settings.ts';
import { switchLanguage, translators } from './messages.ts';

const isLanguage = (name: string): name is Language => Object.hasOwn(LANGUAGES, name);

/** Returns the language to use: `chosen`, or the first available one of the `preferred` languages (such as `de-AT`). */
export function languageFor(chosen: string, preferred: readonly string[]): Language {
  const names = [chosen, ...preferred].map((name) => name.split('-')[0]?.toLowerCase() ?? '');
  return names.find(isLanguage) ?? 'en';
}

/** Language whose messages could not be loaded. */
export const failedLanguage = signal<Language | undefined>(undefined);

/** Applies the language of the settings, now and whenever it changes. Resolves when the first language is loaded. */
export async function followLanguage(): Promise<void> {
  let first: Promise<void> | undefined;
  effect(() => {
    document.documentElement.lang = translators.value.language;
  });
  effect(() => {
    const change = changeTo(languageFor(settings.value.language, navigator.languages));
    first ??= change;
  });
  await first;
}

async function changeTo(language: Language): Promise<void> {
  const isWanted = (): boolean =>
    languageFor(settings.peek().language, navigator.languages) === language;
  failedLanguage.value = undefined;
  if (language === translators.peek().language) return;
  try {
    await switchLanguage(language, isWanted);
  } catch {
    if (isWanted()) failedLanguage.value = language;
  }
}

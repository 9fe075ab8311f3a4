/** Bots as people call them. */
import { general } from '../i18n/en/general.ts';
import { t } from '../messages.ts';

type LevelKey = Extract<keyof typeof general, `level.${string}`>;

const isKnown = (key: string): key is LevelKey => Object.hasOwn(general, key);

/** The name of a level; a level of another version's goes by its id. */
export function levelName(id: string): string {
  const key = `level.${id}`;
  return isKnown(key) ? t(key) : id;
}

/** How a level plays, in a sentence. */
export function levelText({ id, text }: { readonly id: string; readonly text: string }): string {
  const key = `level.${id}.text`;
  return isKnown(key) ? t(key) : text;
}

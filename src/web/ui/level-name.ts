/** Names of bots. */
import { general } from '../i18n/en/general.ts';
import { t } from '../messages.ts';

type LevelKey = Extract<keyof typeof general, `level.${string}`>;

const isKnown = (key: string): key is LevelKey => Object.hasOwn(general, key);

/** Returns the name of a level. A level of another version is named by its id. */
export function levelName(id: string): string {
  const key = `level.${id}`;
  return isKnown(key) ? t(key) : id;
}

/** Describes in a sentence how a level plays. */
export function levelText({ id, text }: { readonly id: string; readonly text: string }): string {
  const key = `level.${id}.text`;
  return isKnown(key) ? t(key) : text;
}

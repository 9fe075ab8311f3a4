/** Drafts of variants, one for each game, stored in the browser. */
import type { ValueChanges } from '../../kernel/setup/values.ts';
import { readStored, writeStored } from '../ui/settings.ts';

/** A variant in progress. Its changes may be out of range. */
export interface VariantDraft {
  readonly scenario?: string;
  readonly title: string;
  readonly changes: ValueChanges;
}

const keyOf = (game: string): string => `countermarch.variant.${game}`;

/** Returns the stored draft of a game; undefined if there is none, or if it is damaged. */
export function storedDraft(game: string): VariantDraft | undefined {
  const { scenario, title, changes } = readStored<Partial<VariantDraft>>(keyOf(game)) ?? {};
  const isSound = typeof title === 'string' && isChanges(changes);
  return isSound ? { ...(scenario !== undefined && { scenario }), title, changes } : undefined;
}

export const storeDraft = (game: string, draft: VariantDraft): boolean =>
  writeStored(keyOf(game), draft);

/** Returns whether a value from outside consists of numbers and words by id. */
export const isChanges = (raw: unknown): raw is ValueChanges =>
  typeof raw === 'object' &&
  raw !== null &&
  !Array.isArray(raw) &&
  Object.values(raw).every((value) => ['number', 'string'].includes(typeof value));

/** Returns the number of changes of a draft. */
export const countOf = ({ changes }: VariantDraft): number => Object.keys(changes).length;

/** Returns the draft as the request for a table contains it. */
export const requestedVariant = ({ title, changes }: VariantDraft) => ({
  ...(title.trim() && { title: title.trim() }),
  changes,
});

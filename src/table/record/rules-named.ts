/** Reads which rules a record names, before the record is checked. */
import { z } from 'zod';
import { readJson } from '../../kernel/setup/read-json.ts';
import { InputError } from '../../kernel/setup/setup.ts';

const namedSchema = z.looseObject({ game: z.string(), bundle: z.string().regex(/^[0-9a-f]{64}$/) });
/** A game, and the SHA-256 of a bundle of it. */
export type NamedRules = Pick<z.infer<typeof namedSchema>, 'game' | 'bundle'>;

/**
 * Returns game and bundle in the first line of a record. Undefined if it names no bundle, or if the text is not a
 * record.
 */
export function rulesNamedIn(file: string): NamedRules | undefined {
  const [first = ''] = file.split('\n', 1);
  try {
    return namedSchema.safeParse(readJson(first)).data;
  } catch (error) {
    // The check of the record explains what is wrong with the line.
    if (error instanceof InputError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

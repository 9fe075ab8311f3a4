/** Files inside a study: records that chapters come from, and bundles of the rules that they need. */
import { z } from 'zod';
import { InputError } from '../kernel/setup/setup.ts';
import { type LocalizedText, msg } from '../kernel/text/message.ts';
import { parseRecord } from '../table/record/parse-record.ts';
import { sha256Hex } from '../table/record/sha256.ts';
import { packText, unpackText } from './packing.ts';
import { hashSchema } from './shapes.ts';

/** Maximum number of files in a study, and of characters of a packed file: a server takes no larger request. */
export const MOST_FILES = 40;
const MOST_PACKED = 900_000;

/** Fields of a file besides its hash. */
export const enclosedFields = {
  kind: z.enum(['record', 'bundle']),
  packed: z.string().max(MOST_PACKED),
};

/** A file inside a study, under the SHA-256 of its text. */
export const enclosedSchema = z.strictObject({ id: hashSchema, ...enclosedFields });
export type EnclosedFile = z.infer<typeof enclosedSchema>;

/** Packs a file for a study; undefined if it is too large. */
export async function encloseFile(
  kind: EnclosedFile['kind'],
  text: string,
): Promise<EnclosedFile | undefined> {
  const packed = await packText(text);
  return packed.length > MOST_PACKED ? undefined : { id: sha256Hex(text), kind, packed };
}

/** Returns the text of a file; undefined if it is damaged. */
export async function textOfFile({ id, packed }: EnclosedFile): Promise<string | undefined> {
  const text = await unpackText(packed);
  return text !== undefined && sha256Hex(text) === id ? text : undefined;
}

/** Returns the fault of a file with its field; undefined if it is valid. Bundles are not run. */
export async function faultOfFile({
  id,
  kind,
  packed,
}: EnclosedFile): Promise<{ readonly at: string; readonly fault: LocalizedText } | undefined> {
  const text = await unpackText(packed);
  if (text === undefined) return { at: 'packed', fault: msg('study.packed.text') };
  const found = sha256Hex(text);
  if (found !== id) return { at: 'file', fault: msg('study.file.hash', { found }) };
  if (kind === 'bundle') return undefined;
  try {
    parseRecord(text);
    return undefined;
  } catch (error) {
    if (error instanceof InputError) return { at: 'packed', fault: error.text };
    throw error;
  }
}

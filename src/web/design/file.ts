/** Reads documents from files. */
import { readJson } from '../../kernel/setup/read-json.ts';
import { InputError } from '../../kernel/setup/setup.ts';
import { PageError } from '../faults.ts';
import { msg } from '../i18n/msg.ts';

/** Maximum size of a document file in bytes. */
const LARGEST = 400_000;

/** Returns the contents of a file, as JSON. */
export async function aboutFile(file: File): Promise<unknown> {
  if (file.size > LARGEST) throw new PageError(msg('net.too-long'));
  try {
    return readJson(await file.text());
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw new PageError(msg('form.document.json'));
  }
}

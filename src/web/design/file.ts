/** Files with documents in them. */
import { PageError } from '../faults.ts';
import { say } from '../words/say.ts';

/** Longest file that can be a document. */
const LARGEST = 400_000;

/** What a file holds, as JSON. */
export async function aboutFile(file: File): Promise<unknown> {
  if (file.size > LARGEST) throw new PageError(say('net.too-long'));
  try {
    return JSON.parse(await file.text());
  } catch {
    throw new PageError(say('form.document.json'));
  }
}

/** The words of tables, for what the lobby tells of servers and of documents. */
import type { LocalizedText } from '../kernel/text/message.ts';
import { isTellable, wordsReady } from './messages.ts';

/** A sentence for whoever asked; the same as a message, if it is one. */
interface Fault {
  readonly reason: LocalizedText;
  readonly said?: unknown;
}

/** Fault from a server, in the page's language if it has a message for it. */
export async function saidIn({ said, reason }: Fault): Promise<LocalizedText> {
  if (said === undefined) return reason;
  await readyTableWords();
  return isTellable(said) ? said : reason;
}

export async function readyTableWords(): Promise<void> {
  await Promise.all([import('./table-messages.ts'), import('./server-messages.ts')]);
  await wordsReady();
}

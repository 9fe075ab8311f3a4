/** Loads the messages of tables on demand, for the lobby's reports about servers and documents. */
import type { LocalizedText } from '../kernel/text/message.ts';
import { isTranslatable, awaitMessages } from './messages.ts';

/** Error report: its plain text, and the same as a message if the sender knows one. */
interface Fault {
  readonly reason: LocalizedText;
  readonly message?: unknown;
}

/** Returns the text of a server's error, in the page's language if the page has a message for it. */
export async function textOfFault({ message, reason }: Fault): Promise<LocalizedText> {
  if (message === undefined) return reason;
  await loadTableMessages();
  return isTranslatable(message) ? message : reason;
}

export async function loadTableMessages(): Promise<void> {
  await Promise.all([import('./table-messages.ts'), import('./server-messages.ts')]);
  await awaitMessages();
}

/** The words of tables, for what the lobby tells of servers and of documents. */
import { wordsReady } from './words.ts';

export async function readyTableWords(): Promise<void> {
  await import('./table-words.ts');
  await wordsReady();
}

/** Removes folders of tests whose processes are just ending. */
import { rmSync } from 'node:fs';

/** Removes a folder. A process that was just killed may still write into it, so removal is retried for some seconds. */
export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 20 });
}

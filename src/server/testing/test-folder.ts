/** Folders of tests in which processes have written that end at the same time. */
import { rmSync } from 'node:fs';

/** Removes it. What was killed a moment ago may write into it once more: then it is tried again, for some seconds. */
export function throwAway(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 20 });
}

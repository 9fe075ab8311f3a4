/** Lowers the priority of worker threads so that the main thread stays responsive. */
import { readlinkSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { basename } from 'node:path';
import { isMainThread } from 'node:worker_threads';

/** Added to the nice value of the calling thread, on the scale of nice(1), which ends at 19. */
const MORE = 10;

/**
 * Lowers the priority of the calling thread, for when there are fewer processors than threads. Only Linux has a nice
 * value per thread, and lists threads like processes; on other systems all threads stay equal.
 */
export function lowerThreadPriority(): void {
  if (isMainThread || process.platform !== 'linux') return;
  try {
    const thread = Number(basename(readlinkSync('/proc/thread-self')));
    setPriority(thread, Math.min(getPriority(thread) + MORE, 19));
  } catch {
    // Without /proc, the threads keep their priority.
  }
}

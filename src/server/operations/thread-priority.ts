/** Threads that make room for the one that answers people. */
import { readlinkSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { basename } from 'node:path';
import { isMainThread } from 'node:worker_threads';

/** How much more willingly than the thread that answers people, on the scale of nice(1), which ends at 19. */
const MORE = 10;

/**
 * The thread that calls this makes room for the others when the processors do not suffice for all. Linux alone counts
 * niceness by the thread, and names threads as it does processes; elsewhere all stay equal, and so does a process as a whole.
 */
export function lowerThreadPriority(): void {
  if (isMainThread || process.platform !== 'linux') return;
  try {
    const thread = Number(basename(readlinkSync('/proc/thread-self')));
    setPriority(thread, Math.min(getPriority(thread) + MORE, 19));
  } catch {
    // A machine that shows no /proc: the threads do their work as equals.
  }
}

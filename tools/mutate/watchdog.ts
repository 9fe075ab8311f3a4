/**
 * Kills its process when a test takes too long: an endless loop handles no events. It measures processor time, which
 * does not depend on the load of the machine.
 */
import { Worker, workerData } from 'node:worker_threads';

/** Interval between checks, in milliseconds. */
const LOOK = 200;

/** Processor time of this process in milliseconds. */
export function timeReckoned(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Starts a thread that kills the process when its processor time exceeds `deadline[0]`. */
export function guard(deadline: Float64Array<SharedArrayBuffer>): Worker {
  const worker = new Worker(new URL(import.meta.url), {
    workerData: { deadline: deadline.buffer },
    execArgv: [],
  });
  worker.unref();
  return worker;
}

function watch(deadline: Float64Array): never {
  const never = new Int32Array(new SharedArrayBuffer(4));
  for (;;) {
    Atomics.wait(never, 0, 0, LOOK);
    const [at = 0] = deadline;
    if (at > 0 && timeReckoned() > at) process.kill(process.pid, 'SIGKILL');
  }
}

const given = workerData as { readonly deadline?: SharedArrayBuffer } | null;
if (given?.deadline) watch(new Float64Array(given.deadline));

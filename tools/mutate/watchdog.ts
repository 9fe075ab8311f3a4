/**
 * Ends its process when a test takes too long: a loop without end listens to nobody else. It goes by the
 * time that the process has reckoned, which a busy machine does not stretch.
 */
import { Worker, workerData } from 'node:worker_threads';

/** How often it looks, in milliseconds. */
const LOOK = 200;

/** Milliseconds that this process has reckoned. */
export function timeReckoned(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Starts a thread that kills the process once it has reckoned longer than `deadline[0]` says. */
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

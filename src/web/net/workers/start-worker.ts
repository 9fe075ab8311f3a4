/** Starts a worker of the page, for one task; who has started it ends it. */
export const startWorker = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

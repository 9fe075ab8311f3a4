import { wrap } from 'comlink';
import { untrustedBundles } from '../../games/untrusted-bundles.ts';
import type { api } from './worker.ts';

/**
 * Starts a worker of the page for one task; the caller terminates it. The worker gets the rules that files have brought
 * so far.
 */
export function startWorker(): Worker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const codes = untrustedBundles();
  if (codes.length > 0) void wrap<typeof api>(worker).addUntrustedBundles(codes);
  return worker;
}

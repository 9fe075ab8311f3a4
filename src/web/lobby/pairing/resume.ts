/** Waits on after a reload, on whatever screen; the code for that is loaded if there is a request. */
import { pending } from './stored-request.ts';

export function resumePairing(): void {
  if (pending.peek()) void import('./waiting.ts').then(({ startWaiting }) => startWaiting());
}

/** Resumes waiting after a reload, on any screen. The code for it is loaded only if a request is pending. */
import { pending } from './stored-request.ts';

export function resumePairing(): void {
  if (pending.peek()) void import('./waiting.ts').then(({ startWaiting }) => startWaiting());
}

/** Rule 1: bringing carriers into play. */
import type { Log } from '../../../kernel/text/log.ts';
import { node } from '../../../kernel/text/message.ts';
import { NONE } from '../../../kernel/state.ts';
import { type AnnihilationState, chargeOf, named } from '../state.ts';
import { strike } from './04-transference.ts';
import { comeToRest } from './05-annihilation.ts';

/**
 * [1.1] Places a carrier from the tray on its owner's emergence. [1.2] A carrier already there is struck with the
 * charge of the new one, which has then emitted [R7]; only the owner's own carrier can be there.
 */
export function placeCarrier(s: AnnihilationState, u: number, log?: Log): void {
  const n = s.world.emergence[s.side];
  s.quiet = 0;
  s.place[u] = n;
  log?.add({ type: 'place', rule: '1.1', args: { u: named(s, u), at: node(n) } });
  if (s.unitOn[n] === NONE) {
    comeToRest(s, u, n, log);
    return;
  }
  s.emitted[u] = 1;
  s.placed = u;
  // [1.3] The new carrier stays on the emergence; the old one moves by the new one's charge.
  strike(s, u, n, chargeOf(s, u), log);
}

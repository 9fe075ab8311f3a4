/**
 * An army enters a hex, by marching, jumping or retreating. The step `enter` in 03-entry.ts handles the effects.
 * Hidden dice must be drawn before, once for a whole march, as their number must not reveal its length [R35].
 */
import type { Armageddon } from '../../state.ts';
import { controllerOf } from '../armies/03-control.ts';
import { STEP } from '../names.ts';
import { cardsOf, liftSiege } from '../pieces.ts';

type S = Armageddon;

/** How an army becomes visible in a hex: by entering it, or a hex of its own side, or by leaving stealth. */
export const HOW = { enters: 0, returns: 1, appears: 2 } as const;

/** [3.25] Puts an army in a hex, which ends its siege. The pushed step handles the contents of the hex. */
export function enter(s: S, army: number, hex: number): void {
  // [5.29] Mines do not go off under the side that controls the hex.
  const isTame = controllerOf(s, hex) === s.owner[army];
  for (const u of [army, ...cardsOf(s, army)]) s.place[u] = hex;
  liftSiege(s, army);
  s.push(STEP.enter, { army, hex, stage: 0, how: isTame ? HOW.returns : HOW.enters });
}

/** [3.26] Handles an army that leaves stealth: it was there before, and is visible now. */
export function comeOut(s: S, army: number): void {
  s.push(STEP.enter, { army, hex: s.place[army], stage: 0, how: HOW.appears });
}

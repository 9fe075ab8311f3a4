/**
 * An army comes into a hex, by marching, jumping or retreating. What comes of it is the step `enter`, in 03-entry.ts. Hidden
 * dice must have been drawn before, once for a whole march: their number may not tell how far it went [R35].
 */
import type { Armageddon } from '../../state.ts';
import { controllerOf } from '../armies/03-control.ts';
import { STEP } from '../names.ts';
import { cardsOf, liftSiege } from '../pieces.ts';

type S = Armageddon;

/** How an army comes to stand in a hex openly: by entering it, or a hex of its own; by coming out of stealth. */
export const HOW = { enters: 0, returns: 1, appears: 2 } as const;

/** [3.25] It stands there from now on, and besieges nothing; what it meets there is seen to when the step runs. */
export function enter(s: S, army: number, hex: number): void {
  // [5.29] Mines do not go off under who controls the hex.
  const isTame = controllerOf(s, hex) === s.owner[army];
  for (const u of [army, ...cardsOf(s, army)]) s.place[u] = hex;
  liftSiege(s, army);
  s.push(STEP.enter, { army, hex, stage: 0, how: isTame ? HOW.returns : HOW.enters });
}

/** [3.26] It has been there, and now everybody may see it. */
export function comeOut(s: S, army: number): void {
  s.push(STEP.enter, { army, hex: s.place[army], stage: 0, how: HOW.appears });
}

/** Rule 5: annihilation, and how a motion ends. */
import type { Log } from '../../../kernel/log.ts';
import { NONE } from '../../../kernel/state.ts';
import { type AnnihilationState, ownerOf } from '../state.ts';
import { scoreAt } from './07-scoring.ts';

/**
 * [5.6] Turns a particle over: it changes owner and lies in the new owner's tray. [R13] Nobody can
 * place it before that player's next turn, since placing is an action of its own.
 */
export function annihilate(s: AnnihilationState, u: number, n: number, log?: Log): void {
  if (s.unitOn[n] === u) s.unitOn[n] = NONE;
  s.place[u] = NONE;
  s.flipped[u] = 1 - (s.flipped[u] as number);
  s.quiet = 0;
  log?.add({ type: 'annihilated', rule: '5.6', args: { u, at: n, to: ownerOf(s, u) } });
  scoreAt(s, u, n, log);
}

/**
 * [5.2] Two that met without force and without emission destroy each other. [5.5] So does the
 * defender of an emergence with the one that came. The rule is the caller's, for the log.
 */
export function annihilateBoth(
  s: AnnihilationState,
  u: number,
  n: number,
  rule: '5.1' | '5.2' | '5.5',
  log?: Log,
): void {
  const met = s.unitOn[n] as number;
  log?.add({ type: 'meet', rule, args: { u, v: met, at: n } });
  annihilate(s, u, n, log);
  annihilate(s, met, n, log);
}

/**
 * Puts a particle down at the end of its motion. [5.4] On the opponent's emergence that destroys
 * it, whether its force was used up exactly or it has just struck the defender away.
 */
export function comeToRest(s: AnnihilationState, u: number, n: number, log?: Log): void {
  s.place[u] = n;
  s.unitOn[n] = u;
  if (n === s.world.emergence[1 - ownerOf(s, u)]) annihilate(s, u, n, log);
}

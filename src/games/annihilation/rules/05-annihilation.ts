/** Rule 5: annihilation, and how a motion ends. */
import type { Log } from '../../../kernel/log.ts';
import { NONE } from '../../../kernel/state.ts';
import { type AnnihilationState, nameOf, ownerOf } from '../state.ts';
import { scoreAt } from './07-scoring.ts';

/**
 * [5.6] Turns a particle over: it changes owner and lies in the new owner's tray. [R13] Nobody can
 * place it before that player's next turn, since placing is an action of its own.
 */
export function annihilate(s: AnnihilationState, u: number, n: number, log?: Log): void {
  // Whatever else is on the point is annihilated with it.
  s.unitOn[n] = NONE;
  s.place[u] = NONE;
  s.quiet = 0;
  log?.add({
    type: 'annihilated',
    rule: '5.6',
    args: { u, name: nameOf(s, u), at: n, to: 1 - ownerOf(s, u) },
  });
  scoreAt(s, u, n, log);
  s.flipped[u] = 1 - (s.flipped[u] as number);
}

/** Rules by which two particles destroy each other, and how the log puts it. */
const LOSSES = {
  '5.1': ', which takes it along',
  '5.2': ' without force, and does not emit',
  '5.3': ' without force, and emitted already in this turn',
  '5.5': ' without force, and does not emit',
  R7: ' without force, and emitted already when it was placed',
  R9: ' with the last of its own force',
} as const;
export type LossRule = keyof typeof LOSSES;

/** How `u` came to be lost; [5.5] with the rule that takes the defender of an emergence along. */
function wordsOfLoss(s: AnnihilationState, u: number, n: number, rule: LossRule): string {
  const isEnemy = rule === '5.3' && ownerOf(s, u) !== s.side;
  const how = isEnemy ? ' without force, and the opponent’s particles do not emit' : LOSSES[rule];
  const isDefended = n === s.world.emergence[1 - ownerOf(s, u)] && rule !== '5.5';
  return isDefended ? `${how} [5.5]` : how;
}

/**
 * [5.2] Two that met without force and without emission destroy each other. [5.5] So does the
 * defender of an emergence with the one that came. The rule is the caller's, for the log.
 */
export function annihilateBoth(
  s: AnnihilationState,
  u: number,
  n: number,
  rule: LossRule,
  log?: Log,
): void {
  const v = s.unitOn[n] as number;
  log?.add({
    type: 'meet',
    rule,
    args: { u, name: nameOf(s, u), v, met: nameOf(s, v), at: n, how: wordsOfLoss(s, u, n, rule) },
  });
  annihilate(s, u, n, log);
  annihilate(s, v, n, log);
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

/** Rule 5: annihilation, and the end of a motion. */
import type { Log } from '../../../kernel/text/log.ts';
import { type MessageArg, node, ruleRef, side } from '../../../kernel/text/message.ts';
import { NONE } from '../../../kernel/state.ts';
import { type AnnihilationState, named, ownerOf } from '../state.ts';
import { msg } from '../i18n/msg.ts';
import { scoreAt } from './07-scoring.ts';

/**
 * [5.6] Turns a particle over: it changes owner and lies in the new owner's tray. [R13] It cannot be placed before that
 * player's next turn, because placing is an action of its own.
 */
function annihilate(s: AnnihilationState, u: number, n: number, log?: Log): void {
  // Any other particle on the point is annihilated with it.
  s.unitOn[n] = NONE;
  s.place[u] = NONE;
  s.quiet = 0;
  log?.add({
    type: 'annihilated',
    rule: '5.6',
    args: { u: named(s, u), at: node(n), to: side(1 - ownerOf(s, u)) },
  });
  scoreAt(s, u, n, log);
  s.flipped[u] = 1 - s.flipped[u];
}

/** Rules by which two particles destroy each other, with their log messages. */
const LOSSES = {
  '5.1': 'loss.annihilator',
  '5.2': 'loss.choice',
  '5.3': 'loss.emitted',
  '5.5': 'loss.choice',
  R7: 'loss.placed',
  R9: 'loss.spent',
} as const;
export type LossRule = keyof typeof LOSSES;

/** Returns how `u` was lost; for [5.5], with the rule by which the defender of an emergence is lost too. */
function howLost(s: AnnihilationState, u: number, n: number, rule: LossRule): MessageArg {
  const isEnemy = rule === '5.3' && ownerOf(s, u) !== s.side;
  const how = msg(isEnemy ? 'loss.enemy' : LOSSES[rule]);
  const isDefended = n === s.world.emergence[1 - ownerOf(s, u)] && rule !== '5.5';
  return isDefended ? { parts: [how, ' ', ruleRef('5.5')] } : how;
}

/**
 * [5.2] Destroys two particles that met without force and without emission, or [5.5] the defender of an emergence
 * together with the particle that came. `rule` is for the log.
 */
export function annihilateBoth(
  s: AnnihilationState,
  u: number,
  n: number,
  rule: LossRule,
  log?: Log,
): void {
  const v = s.unitOn[n];
  log?.add({
    type: 'meet',
    rule,
    args: { u: named(s, u), v: named(s, v), at: node(n), how: howLost(s, u, n, rule) },
  });
  annihilate(s, u, n, log);
  annihilate(s, v, n, log);
}

/**
 * Puts a particle down at the end of its motion. [5.4] On the opponent's emergence it is destroyed, whether its force
 * was used up exactly or it has just driven the defender away.
 */
export function comeToRest(s: AnnihilationState, u: number, n: number, log?: Log): void {
  s.place[u] = n;
  s.unitOn[n] = u;
  if (n === s.world.emergence[1 - ownerOf(s, u)]) annihilate(s, u, n, log);
}

/** Rule 5: annihilation, and how a motion ends. */
import type { Log } from '../../../kernel/text/log.ts';
import { type MessageArg, node, ruleRef, side } from '../../../kernel/text/message.ts';
import { NONE } from '../../../kernel/state.ts';
import { type AnnihilationState, named, ownerOf } from '../state.ts';
import { msg } from '../i18n/msg.ts';
import { scoreAt } from './07-scoring.ts';

/**
 * [5.6] Turns a particle over: it changes owner and lies in the new owner's tray. [R13] Nobody can
 * place it before that player's next turn, since placing is an action of its own.
 */
function annihilate(s: AnnihilationState, u: number, n: number, log?: Log): void {
  // Whatever else is on the point is annihilated with it.
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

/** Rules by which two particles destroy each other, and how the log puts it. */
const LOSSES = {
  '5.1': 'loss.annihilator',
  '5.2': 'loss.choice',
  '5.3': 'loss.emitted',
  '5.5': 'loss.choice',
  R7: 'loss.placed',
  R9: 'loss.spent',
} as const;
export type LossRule = keyof typeof LOSSES;

/** How `u` came to be lost; [5.5] with the rule that takes the defender of an emergence along. */
function howLost(s: AnnihilationState, u: number, n: number, rule: LossRule): MessageArg {
  const isEnemy = rule === '5.3' && ownerOf(s, u) !== s.side;
  const how = msg(isEnemy ? 'loss.enemy' : LOSSES[rule]);
  const isDefended = n === s.world.emergence[1 - ownerOf(s, u)] && rule !== '5.5';
  return isDefended ? { parts: [how, ' ', ruleRef('5.5')] } : how;
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
 * Puts a particle down at the end of its motion. [5.4] On the opponent's emergence that destroys
 * it, whether its force was used up exactly or it has just struck the defender away.
 */
export function comeToRest(s: AnnihilationState, u: number, n: number, log?: Log): void {
  s.place[u] = n;
  s.unitOn[n] = u;
  if (n === s.world.emergence[1 - ownerOf(s, u)]) annihilate(s, u, n, log);
}

/**
 * Proposes a complete legal assignment of attackers. Pure functions of a view, for the page and for the bots.
 */
import { type Action, ActionList } from '../../kernel/action.ts';
import { actor, apply, legal } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { chooseAim, chooseEdge } from './plan-policy.ts';
import { STEP } from './rules/names.ts';
import type { Chitin } from './state.ts';

/**
 * [7.02] Returns the actions that complete the declaration legally, keeping what is declared already, up to and
 * including the announcement. Empty if no attacks are being declared.
 */
export function proposePlan(game: Game<Chitin>, s: Chitin): Action[] {
  const trial = s.clone();
  const list = new ActionList();
  const plan: Action[] = [];
  const side = s.mover;
  while (isDeclaring(trial) && actor(game, trial) === side) {
    const action = proposeNext(trial, legal(game, trial, list));
    plan.push(action);
    apply(game, trial, action);
  }
  return plan;
}

/** Returns whether attacks are being declared. */
export const isDeclaring = (s: Chitin): boolean =>
  s.step === STEP['combat.air'] || s.step === STEP['combat.declare'];

/** Returns the next action of a sensible declaration. */
export function proposeNext(s: Chitin, list: ActionList): Action {
  return s.step === STEP['combat.air'] ? chooseAim(s, list) : chooseEdge(s, list);
}

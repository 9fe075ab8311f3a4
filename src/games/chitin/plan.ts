/**
 * A complete legal assignment of attackers to start a plan from. Pure functions of a view, for the page and for the
 * bots.
 */
import { type Action, ActionList } from '../../kernel/action.ts';
import { actor, apply, legal } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { chooseAim, chooseEdge } from './plan-policy.ts';
import { STEP } from './rules/names.ts';
import type { Chitin } from './state.ts';

/**
 * [7.02] A complete legal declaration from here on, what is declared already included: the actions
 * up to and with the announcement. Empty when nothing is being declared.
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

/** Whether attacks are being declared. */
export const isDeclaring = (s: Chitin): boolean =>
  s.step === STEP['combat.air'] || s.step === STEP['combat.declare'];

/** The next action of a sensible declaration. */
export function proposeNext(s: Chitin, list: ActionList): Action {
  return s.step === STEP['combat.air'] ? chooseAim(s, list) : chooseEdge(s, list);
}

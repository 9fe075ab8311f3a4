/** What bots know of the game: how good a position is, and which actions are worth a thought. */
import type { Heuristics } from '../../kernel/game.ts';
import type { Rng } from '../../kernel/random.ts';
import { candidates } from './bot-candidates.ts';
import { evaluate } from './bot-evaluate.ts';
import { UNIT_TYPES, WORKER } from './data/units.ts';
import { mostOf } from './rules/03-setup.ts';
import { STEP } from './rules/names.ts';
import type { Chitin } from './state.ts';

const TYPES = UNIT_TYPES.length;

/**
 * [R50] Guesses the enemy's force while it is hidden: any that the scenario allows, as far as it can
 * have been chosen by now.
 */
function determinize(view: Chitin, side: number, rng: Rng): void {
  if (view.revealed === 1) return;
  const enemy = 1 - side;
  const force = view.force.subarray(enemy * TYPES, enemy * TYPES + TYPES);
  force.fill(0);
  const choosing = view.step === STEP['setup.force'] && view.mover === enemy;
  if (choosing) for (let k = 0; k < 3; k++) view.setArg(k, 0);
  if (!choosing && hasChosen(view, enemy))
    for (let t = 0; t < WORKER; t++) force[t] = rng.below(mostOf(view, enemy, t) + 1);
}

/** Red chooses first; a force is complete once the other side is asked, or the side is ready. */
const hasChosen = (s: Chitin, side: number): boolean =>
  s.step === STEP['setup.ready']
    ? s.mover >= side
    : s.step === STEP['setup.force'] && s.mover > side;

export const heuristics: Heuristics<Chitin> = { evaluate, candidates, determinize };

/** The step type of this game, and parts that several steps share. */
import type { Focus } from '../../../kernel/look/focus.ts';
import type { GameStep } from '../../../kernel/step.ts';
import { type AnnihilationState, inFlight, nodeOf } from '../state.ts';
import type { VerbName } from './names.ts';

/** A step of the sequence of play, with the verbs of its actions. */
export type AnnihilationStep<Listed extends VerbName = never> = GameStep<
  AnnihilationState,
  VerbName,
  Listed
>;

/** Returns the focus on the particle in flight. */
export function flightFocus(s: AnnihilationState): Focus {
  const unit = inFlight(s);
  return { unit, node: nodeOf(s, unit) };
}

/** The step type of this game. */
import type { GameStep } from '../../../kernel/step.ts';
import type { AnnihilatorState } from '../state.ts';
import type { VerbName } from './names.ts';

/** A step of the sequence of play [3.0], with the verbs of its actions. */
export type AnnihilatorStep<Listed extends VerbName = never> = GameStep<
  AnnihilatorState,
  VerbName,
  Listed
>;

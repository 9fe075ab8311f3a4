/** A step of this game. */
import type { GameStep } from '../../../kernel/step.ts';
import type { AnnihilatorState } from '../state.ts';
import type { VerbName } from './names.ts';

/** A step of the sequence of play [3.0]. */
export type AnnihilatorStep = GameStep<AnnihilatorState, VerbName>;

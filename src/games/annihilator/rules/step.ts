/** A step of this game, and the parts that several steps share. */
import type { Focus } from '../../../kernel/look/focus.ts';
import { NONE } from '../../../kernel/state.ts';
import type { Step } from '../../../kernel/step.ts';
import type { AnnihilatorState } from '../state.ts';
import type { VerbName } from './names.ts';

/** A step of the sequence of play [3.0]. */
export type AnnihilatorStep = Step<AnnihilatorState, VerbName>;

/** A decision about a unit, where it stands. */
export const unitFocus = (s: AnnihilatorState, unit: number): Focus => ({
  unit,
  node: s.hex[unit],
});
/** A decision about a hex. */
export const hexFocus = (hex: number): Focus => ({ unit: NONE, node: hex });

/** A step of this game, and the parts that several steps share. */
import type { Focus } from '../../../kernel/look/focus.ts';
import type { ActionLook, Step } from '../../../kernel/step.ts';
import { fixed, piece } from '../i18n/nouns.ts';
import { msg } from '../i18n/msg.ts';
import type { Chitin } from '../state.ts';
import type { VerbName } from './names.ts';

/** A step of the sequence of play [5.00]. */
export type ChitinStep = Step<Chitin, VerbName>;

/** The outcomes of one die. */
export const ROLL: { readonly roll: ActionLook<Chitin> } = {
  roll: { label: (_, die) => msg('label.roll', { die }) },
};

/** The player ends the step. */
export const DONE = { label: fixed('label.done'), rollsNothing: true } as const;

/** A unit is lost by its owner's choice. */
export const LOSE = {
  label: (_: Chitin, u: number) => msg('label.lose', { piece: piece(u) }),
  rollsNothing: true,
} as const;

/** A decision about a unit, where it stands. */
export const unitFocus = (s: Chitin, unit: number): Focus => ({ unit, node: s.at[unit] });
/** A decision about a hex. */
export const hexFocus = (hex: number): Focus => ({ unit: -1, node: hex });

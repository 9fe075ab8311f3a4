/** The step type of this game, and parts that several steps share. */
import { oneDie } from '../../../kernel/odds/dice.ts';
import type { GameStep } from '../../../kernel/step.ts';
import { piece } from '../i18n/nouns.ts';
import { fixed, msg } from '../i18n/msg.ts';
import type { Chitin } from '../state.ts';
import { V, type VerbName } from './names.ts';

/** A step of the sequence of play [5.00], with the verbs of its actions. */
export type ChitinStep<Listed extends VerbName = never> = GameStep<Chitin, VerbName, Listed>;

/** Throws one die. */
export const ONE_DIE = {
  ...oneDie(V.roll),
  outcomes: { roll: { label: (_, die) => msg('label.roll', { die }) } },
} satisfies Partial<ChitinStep<'roll'>>;

/** Lets the player end the step. */
export const DONE = { label: fixed('label.done'), rollsNothing: true } as const;

/** Lets the owner choose a unit to lose. */
export const LOSE = {
  label: (_: Chitin, u: number) => msg('label.lose', { piece: piece(u) }),
  rollsNothing: true,
} as const;

/** Faces of the dice, as outcomes of Chance. */
import { type Action, type ActionList, nounOf } from '../../../kernel/action.ts';
import type { GameState } from '../../../kernel/state.ts';
import type { ActionLook } from '../../../kernel/step.ts';
import { msg } from '../i18n/msg.ts';
import { VERB } from './names.ts';

/** Outcome of a roll of one die or two. */
export const ROLL: { readonly roll: ActionLook } = {
  roll: { label: (_, n) => msg('label.roll', { n }) },
};

/** One die: 1 to 6, all equal. */
export function dieFaces(_: GameState, out: ActionList): void {
  for (let face = 1; face <= 6; face++) out.add(VERB.roll, face);
}

/** The sum of two dice: 2 to 12. */
export function twoDiceSums(_: GameState, out: ActionList): void {
  for (let sum = 2; sum <= 12; sum++) out.add(VERB.roll, sum);
}

/** Of 36 throws of two dice, how many make this sum: 1 to 6 to 1. */
export const twoDiceWeight = (_: GameState, action: Action): number =>
  6 - Math.abs(7 - nounOf(action));

export const faceOf = (action: Action): number => nounOf(action);

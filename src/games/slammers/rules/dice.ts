/** [1.1] [12.1] Chance steps that roll one die, or two. */
import { oneDie, twoDice } from '../../../kernel/odds/dice.ts';
import { msg } from '../i18n/msg.ts';
import { V } from './names.ts';
import type { SlammersStep } from './step.ts';

const outcomes = {
  roll: { label: (_, n) => msg('label.roll', { n }) },
} satisfies SlammersStep<'roll'>['outcomes'];

export const ONE_DIE = { ...oneDie(V.roll), outcomes };
export const TWO_DICE = { ...twoDice(V.roll), outcomes };

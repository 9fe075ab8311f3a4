/** Parts of steps that throw one die, or two. */
import { oneDie, twoDice } from '../../../kernel/odds/dice.ts';
import { msg } from '../i18n/msg.ts';
import { VERB } from './names.ts';
import type { AnnihilatorStep } from './step.ts';

const outcomes = {
  roll: { label: (_, n) => msg('label.roll', { n }) },
} satisfies AnnihilatorStep<'roll'>['outcomes'];

export const ONE_DIE = { ...oneDie(VERB.roll), outcomes };
export const TWO_DICE = { ...twoDice(VERB.roll), outcomes };

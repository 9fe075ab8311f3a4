/** [1.1] [12.1] What steps that throw a die, or two, have in common. Two have an outcome for each sum. */
import { type Action, nounOf } from '../../../kernel/action.ts';
import { CHANCE } from '../../../kernel/side.ts';
import type { Slammers } from '../state.ts';
import { msg } from '../i18n/msg.ts';
import { V } from './names.ts';
import type { SlammersStep } from './step.ts';

const [LOWEST, HIGHEST] = [2, 12];
/** The sum that comes most often, and in how many ways. */
const [MIDDLE, WAYS] = [7, 6];

/** The faces of one die. */
export const ONE_DIE = {
  outcomes: { roll: { label: (_, n) => msg('label.roll', { n }) } },
  who: () => CHANCE,
  actions(_, out) {
    for (let face = 1; face <= 6; face++) out.add(V.roll, face);
  },
} satisfies Partial<SlammersStep>;

/** In how many ways, of 36, two dice show a sum. */
export const waysOf = (_: Slammers, action: Action): number =>
  WAYS - Math.abs(nounOf(action) - MIDDLE);

/** The sums of two dice, each as likely as it is. */
export const TWO_DICE = {
  ...ONE_DIE,
  dice: 2,
  actions(_, out) {
    for (let sum = LOWEST; sum <= HIGHEST; sum++) out.add(V.roll, sum);
  },
  weight: waysOf,
} satisfies Partial<SlammersStep>;

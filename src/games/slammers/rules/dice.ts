/** [1.1] [12.1] Two dice of six: an outcome for each sum, as likely as it is. */
import { type Action, type ActionList, nounOf } from '../../../kernel/action.ts';
import type { Slammers } from '../state.ts';
import { V } from './names.ts';

const [LOWEST, HIGHEST] = [2, 12];
/** The sum that comes most often, and in how many ways. */
const [MIDDLE, WAYS] = [7, 6];

/** Lists the faces of one die. */
export function addOneDie(out: ActionList): void {
  for (let face = 1; face <= 6; face++) out.add(V.roll, face);
}

/** Lists the sums of two dice. */
export function addTwoDice(out: ActionList): void {
  for (let sum = LOWEST; sum <= HIGHEST; sum++) out.add(V.roll, sum);
}

/** In how many ways, of 36, two dice show a sum. */
export const waysOf = (_: Slammers, action: Action): number =>
  WAYS - Math.abs(nounOf(action) - MIDDLE);

/** Steps before the first round [2.2]. */
import type { StepsOf } from '../step.ts';
import { orderStep, layStep, settleStep, mapStep } from './00-setup.ts';

export const SETUP_STEPS: StepsOf<'setup'> = {
  'setup.order': orderStep,
  'setup.lay': layStep,
  'setup.settle': settleStep,
  'setup.map': mapStep,
};

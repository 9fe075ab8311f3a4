/** Steps of special operations. */
import type { StepsOf } from '../step.ts';
import { covertStep, chooseStep, drawStep as drawTargetStep } from './05-covert.ts';
import { poisonStep } from './05-assassinate.ts';
import { aimStep as aimSpyStep, spyStep, chooseStep as chooseHarmStep } from './05-spy.ts';
import { huntStep, chooseStep as chooseHuntStep, pickStep as pickHuntStep } from './05-hunt.ts';

export const COVERT_STEPS: StepsOf<'covert' | 'spy' | 'hunt'> = {
  covert: covertStep,
  'covert.choose': chooseStep,
  'covert.pick': drawTargetStep,
  'covert.poison': poisonStep,
  'spy.aim': aimSpyStep,
  spy: spyStep,
  'spy.choose': chooseHarmStep,
  hunt: huntStep,
  'hunt.choose': chooseHuntStep,
  'hunt.pick': pickHuntStep,
};

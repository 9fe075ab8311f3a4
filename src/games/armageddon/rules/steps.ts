/** Table of steps, section by section; names.ts lists them in the order of play. */
import { stepList } from '../../../kernel/step.ts';
import { overStep } from './09-victory.ts';
import { SETUP_STEPS } from './setup/steps.ts';
import { EMPIRE_STEPS } from './empire/steps.ts';
import { EXPLORATION_STEPS } from './exploration/steps.ts';
import { ARMIES_STEPS } from './armies/steps.ts';
import { BATTLE_STEPS } from './battle/steps.ts';
import { COVERT_STEPS } from './covert/steps.ts';
import { SORTIES_STEPS } from './sorties/steps.ts';
import { hiddenStep } from './hidden-dice.ts';
import { STEPS, VERBS } from './names.ts';
import type { ArmageddonSteps } from './step.ts';

const STEP_TABLE: ArmageddonSteps = {
  ...SETUP_STEPS,
  ...EMPIRE_STEPS,
  ...EXPLORATION_STEPS,
  ...ARMIES_STEPS,
  ...BATTLE_STEPS,
  ...COVERT_STEPS,
  ...SORTIES_STEPS,
  'blind.draw': hiddenStep,
  'game.over': overStep,
};

export const TABLE = stepList(STEPS.names, STEP_TABLE, VERBS);

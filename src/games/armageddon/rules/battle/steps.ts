/** Steps of battles, challenges and tests. */
import type { StepsOf } from '../step.ts';
import { delayedStep, meetingStep } from './05-meeting.ts';
import { battleStep, leadStep } from './05-battle.ts';
import { rowsStep } from './05-rows.ts';
import { initiativeStep, actStep as fightStep } from './05-unit-activation.ts';
import { strikeStep, aimStep } from './05-strike.ts';
import { goStep, retreatStep } from './05-retreat.ts';
import { challengeStep, actStep as challengeActStep } from './05-challenge.ts';
import { rollStep, againStep } from './05-dice.ts';
import {
  thresholdStep,
  rollStep as testRollStep,
  actStep as testActStep,
  againStep as testAgainStep,
} from './05-threshold.ts';

export const BATTLE_STEPS: StepsOf<
  'turn.battles' | 'meeting' | 'battle' | 'challenge' | 'threshold'
> = {
  'turn.battles': delayedStep,
  meeting: meetingStep,
  battle: battleStep,
  'battle.lead': leadStep,
  'battle.rows': rowsStep,
  'battle.initiative': initiativeStep,
  'battle.act': fightStep,
  'battle.blow': strikeStep,
  'battle.aim': aimStep,
  'battle.go': goStep,
  'battle.retreat': retreatStep,
  challenge: challengeStep,
  'challenge.roll': rollStep,
  'challenge.act': challengeActStep,
  'challenge.again': againStep,
  threshold: thresholdStep,
  'threshold.roll': testRollStep,
  'threshold.act': testActStep,
  'threshold.again': testAgainStep,
};

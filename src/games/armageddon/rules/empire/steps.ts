/** Steps of a round and of the turns in it, of the hand, and of research. */
import type { StepsOf } from '../step.ts';
import { roundStep, beginStep, actStep, endStep } from './02-turn.ts';
import { collectStep } from './02-collect.ts';
import { upkeepStep } from './02-upkeep.ts';
import { bidStep, rollStep as luckStep } from './02-initiative.ts';
import { drawStep as cardStep, discardStep } from './02-draw.ts';
import { deployStep } from './02-deploy.ts';
import { buildStep } from './02-build.ts';
import { relocateStep } from './02-relocate.ts';
import { gearStep } from './07-fit.ts';
import { offersStep, pickStep as tryStep, madeStep } from './07-research.ts';

export const EMPIRE_STEPS: StepsOf<
  | 'round.begin'
  | 'round.collect'
  | 'round.upkeep'
  | 'initiative'
  | 'turn.begin'
  | 'turn.act'
  | 'turn.end'
  | 'hand'
  | 'deploy'
  | 'build'
  | 'relocate'
  | 'fit'
  | 'research'
> = {
  'round.begin': roundStep,
  'round.collect': collectStep,
  'round.upkeep': upkeepStep,
  'initiative.bid': bidStep,
  'initiative.roll': luckStep,
  'turn.begin': beginStep,
  'turn.act': actStep,
  'turn.end': endStep,
  'hand.draw': cardStep,
  'hand.discard': discardStep,
  'deploy.to': deployStep,
  'build.what': buildStep,
  'relocate.to': relocateStep,
  'fit.gear': gearStep,
  'research.offers': offersStep,
  'research.pick': tryStep,
  'research.made': madeStep,
};

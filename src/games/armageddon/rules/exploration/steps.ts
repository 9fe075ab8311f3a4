/** Steps of what is found in the wasteland, and of what goes on there by itself. */
import type { StepsOf } from '../step.ts';
import { eventStep, strikesStep } from './14-events.ts';
import { observeStep } from './04-observe.ts';
import { cultStep, cultActStep } from './13-turn.ts';
import { cultMarchStep } from './13-march.ts';
import { drawStep, takeStep, healStep, mastStep } from './03-specials.ts';
import { rollStep as attitudeStep, bargainStep } from './12-attitude.ts';
import { entryStep } from './03-entry.ts';
import { tradeStep } from './14-barter.ts';

export const EXPLORATION_STEPS: StepsOf<
  | 'round.event'
  | 'event'
  | 'observe'
  | 'round.cult'
  | 'cult'
  | 'find'
  | 'clinic'
  | 'mast'
  | 'attitude'
  | 'enter'
  | 'barter'
> = {
  'round.event': eventStep,
  'event.strikes': strikesStep,
  observe: observeStep,
  'round.cult': cultStep,
  'cult.act': cultActStep,
  'cult.march': cultMarchStep,
  'find.draw': drawStep,
  'find.take': takeStep,
  'clinic.heal': healStep,
  'mast.look': mastStep,
  'attitude.roll': attitudeStep,
  'attitude.bargain': bargainStep,
  enter: entryStep,
  'barter.trade': tradeStep,
};

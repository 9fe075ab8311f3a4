/** Steps of sorties. */
import type { StepsOf } from '../step.ts';
import { toStep, atStep } from './06-fly.ts';
import { sortieStep } from './06-sortie.ts';
import { interceptStep } from './25-intercept.ts';
import { gunsStep } from './25-guns.ts';
import { pickStep } from './25-strike.ts';

export const SORTIES_STEPS: StepsOf<'fly' | 'sortie'> = {
  'fly.to': toStep,
  'fly.at': atStep,
  sortie: sortieStep,
  'sortie.intercept': interceptStep,
  'sortie.guns': gunsStep,
  'sortie.pick': pickStep,
};

/** All messages of Chitin in English, except the texts of its rulebook. */
import { asked } from './en/asked.ts';
import { faults } from './en/faults.ts';
import { goal } from './en/goal.ts';
import { figures } from './en/figures.ts';
import { lesson } from './en/lesson.ts';
import { lobby } from './en/lobby.ts';
import { log } from './en/log.ts';
import { refusals } from './en/refusals.ts';
import { shown } from './en/shown.ts';
import { things } from './en/things.ts';
import { values } from './en/values.ts';

export const en = {
  ...lobby,
  ...things,
  ...asked,
  ...log,
  ...refusals,
  ...shown,
  ...faults,
  ...goal,
  ...figures,
  ...lesson,
  ...values,
} as const;

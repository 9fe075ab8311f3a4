/**
 * All messages of Chitin in German. Names of units have no article; names of sides have one, so sentences request a
 * case of them (`{by_Nom}`).
 */
import type { en } from './en.ts';
import { asked } from './de/asked.ts';
import { faults } from './de/faults.ts';
import { goal } from './de/goal.ts';
import { figures } from './de/figures.ts';
import { lesson } from './de/lesson.ts';
import { lobby } from './de/lobby.ts';
import { log } from './de/log.ts';
import { refusals } from './de/refusals.ts';
import { rules } from './de/rules.ts';
import { rulings } from './de/rulings.ts';
import { shown } from './de/shown.ts';
import { things } from './de/things.ts';
import { values } from './de/values.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
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
  ...rules,
  ...rulings,
};

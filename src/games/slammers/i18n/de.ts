/** Was das Spiel sagt, auf Deutsch, Teil für Teil, und seine Regeln. */
import { assault } from './de/assault.ts';
import { charts } from './de/charts.ts';
import { design } from './de/design.ts';
import { figures } from './de/figures.ts';
import { fire } from './de/fire.ts';
import { general } from './de/general.ts';
import { goal } from './de/goal.ts';
import { lesson } from './de/lesson.ts';
import { lobby } from './de/lobby.ts';
import { movement } from './de/movement.ts';
import { rally } from './de/rally.ts';
import { rules } from './de/rules.ts';
import { setup } from './de/setup.ts';
import { values } from './de/values.ts';
import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  ...lobby,
  ...charts,
  ...general,
  ...setup,
  ...rally,
  ...movement,
  ...figures,
  ...fire,
  ...assault,
  ...design,
  ...goal,
  ...lesson,
  ...values,
  ...rules,
};

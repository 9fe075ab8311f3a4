/** Messages of the game in English, part by part. Its rules are in `rulebook`. */
import { assault } from './en/assault.ts';
import { charts } from './en/charts.ts';
import { design } from './en/design.ts';
import { figures } from './en/figures.ts';
import { fire } from './en/fire.ts';
import { general } from './en/general.ts';
import { goal } from './en/goal.ts';
import { lesson } from './en/lesson.ts';
import { lobby } from './en/lobby.ts';
import { movement } from './en/movement.ts';
import { rally } from './en/rally.ts';
import { setup } from './en/setup.ts';
import { values } from './en/values.ts';

export const en = {
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
} as const;

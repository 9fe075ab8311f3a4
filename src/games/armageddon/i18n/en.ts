/** Messages of the game in English, part by part. Its rules are in `rulebook`. */
import { abilities } from './en/abilities.ts';
import { armies } from './en/armies.ts';
import { battle } from './en/battle.ts';
import { cards } from './en/cards.ts';
import { challenge } from './en/challenge.ts';
import { cults } from './en/cults.ts';
import { design } from './en/design.ts';
import { faces } from './en/faces.ts';
import { figures } from './en/figures.ts';
import { general } from './en/general.ts';
import { goal } from './en/goal.ts';
import { ground } from './en/ground.ts';
import { lesson } from './en/lesson.ts';
import { lobby } from './en/lobby.ts';
import { look } from './en/look.ts';
import { observe } from './en/observe.ts';
import { round } from './en/round.ts';
import { research } from './en/research.ts';
import { sorties } from './en/sorties.ts';
import { values } from './en/values.ts';

export const en = {
  ...lobby,
  ...figures,
  ...general,
  ...faces,
  ...goal,
  ...lesson,
  ...design,
  ...round,
  ...armies,
  ...battle,
  ...cards,
  ...challenge,
  ...research,
  ...sorties,
  ...ground,
  ...cults,
  ...observe,
  ...abilities,
  ...look,
  ...values,
} as const;

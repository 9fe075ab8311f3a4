/**
 * What the game says, in German, part by part. Names of cards take no article and may be plural, so sentences put
 * them behind a colon or a preposition that needs neither.
 */
import { abilities } from './de/abilities.ts';
import { armies } from './de/armies.ts';
import { battle } from './de/battle.ts';
import { cards } from './de/cards.ts';
import { challenge } from './de/challenge.ts';
import { cults } from './de/cults.ts';
import { design } from './de/design.ts';
import { faces } from './de/faces.ts';
import { figures } from './de/figures.ts';
import { general } from './de/general.ts';
import { goal } from './de/goal.ts';
import { ground } from './de/ground.ts';
import { lesson } from './de/lesson.ts';
import { lobby } from './de/lobby.ts';
import { look } from './de/look.ts';
import { observe } from './de/observe.ts';
import { research } from './de/research.ts';
import { round } from './de/round.ts';
import { rulesOfAbilities } from './de/rules-abilities.ts';
import { rulesOfChallenges } from './de/rules-challenges.ts';
import { rulesOfCards } from './de/rules-components.ts';
import { rulesOfEmpires } from './de/rules-empires.ts';
import { rulesOfMap } from './de/rules-map.ts';
import { rulesOfPage25 } from './de/rules-page-25.ts';
import { rulings } from './de/rules-rulings.ts';
import { rulesOfTurns } from './de/rules-turn.ts';
import { sorties } from './de/sorties.ts';
import { values } from './de/values.ts';
import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
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
  ...rulesOfCards,
  ...rulesOfTurns,
  ...rulesOfMap,
  ...rulesOfChallenges,
  ...rulesOfEmpires,
  ...rulesOfAbilities,
  ...rulesOfPage25,
  ...rulings,
};

/** New Game. Countermarch finds the game here, by its id. */
import type { Game, GameModule, Setup } from 'countermarch/kernel';
import { bot } from './bot.ts';
import { check } from './check.ts';
import { outcomeOf } from './ending.ts';
import { lesson } from './lesson.ts';
import { look } from './look.ts';
import { BOARD } from './map.ts';
import { STEPS, VERBS } from './names.ts';
import { position } from './position.ts';
import { type State, stateClass } from './state.ts';
import { dropOut, setUp, STEP_LIST } from './steps.ts';
import { SIDES, UNITS } from './units.ts';

export function open(setup: Setup): Game<State> {
  const world = { rounds: setup.options.rounds ?? 5 };
  const Class = stateClass(world);
  return {
    id: 'newgame',
    // Raise it when an old record could play out differently.
    version: 1,
    setup,
    sides: SIDES,
    board: BOARD,
    units: UNITS,
    verbs: VERBS,
    steps: STEP_LIST,
    stepNames: STEPS.names,
    look,
    bot,
    position,
    maxDecisions: world.rounds * 40,
    create: () => new Class(world),
    begin: setUp,
    outcome: outcomeOf,
    dropOut,
    check,
  };
}

export const newgame: GameModule = {
  id: 'newgame',
  sides: SIDES,
  scenarios: [{ id: 'standard', minutes: 10 }],
  options: [{ id: 'rounds', rule: '2.1', fallback: 5, min: 2, max: 12 }],
  rulebook: async () => (await import('./rulebook.ts')).rulebook,
  lesson,
  messages: { en: async () => (await import('./i18n/en.ts')).en },
  open,
};

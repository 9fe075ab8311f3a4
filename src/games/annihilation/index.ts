/** Annihilation: particles shot along crossing lines of force. The only file that other folders import. */
import type { Game, GameModule } from '../../kernel/game.ts';
import type { OptionSpec, Scenario, Setup } from '../../kernel/setup/setup.ts';
import { variantsOf } from '../../kernel/setup/variant.ts';
import { makeHeuristics } from './bot.ts';
import { check } from './check.ts';
import { SIDES } from './data/particles.ts';
import { VALUES } from './data/values.ts';
import { look } from './look.ts';
import { makePosition } from './position.ts';
import { lesson } from './lesson.ts';
import { outcomeOf } from './rules/00-ending.ts';
import { setUp } from './rules/00-turn.ts';
import { STEPS, VERBS } from './rules/names.ts';
import { TABLE } from './rules/steps.ts';
import { type AnnihilationState, makeWorld, stateClass } from './state.ts';

const SCENARIOS: readonly Scenario[] = [
  { id: 'standard', minutes: 30 },
  { id: 'learning', minutes: 15 },
];

const OPTIONS: readonly OptionSpec[] = [
  { id: 'target', rule: 'D4', fallback: 20, min: 1, max: 99 },
  { id: 'starter', rule: 'R14', fallback: 0, min: 0, max: 1, names: ['white', 'black'] },
];

/** A full chain: one action, a path of at most 8 steps, 9 in variants, then two choices for every particle. */
const decisionsPerTurn = (charge: Int16Array): number => 1 + Math.max(8, ...charge) + 2 * 14;

function open(setup: Setup): Game<AnnihilationState> {
  const { target = 20, starter = 0 } = setup.options;
  const world = makeWorld(setup, target);
  const State = stateClass(world);
  const create = () => new State(world);
  return {
    id: 'annihilation',
    version: 2,
    setup,
    sides: SIDES,
    board: world.board,
    units: world.units,
    verbs: VERBS,
    steps: TABLE,
    stepNames: STEPS.names,
    look,
    bot: makeHeuristics(create, setup.scenario, world.values),
    position: makePosition(world),
    maxDecisions: world.values.turns * decisionsPerTurn(world.charge),
    create,
    begin: (s) => setUp(s, starter),
    outcome: outcomeOf,
    check,
  };
}

export const annihilation: GameModule = {
  id: 'annihilation',
  sides: SIDES,
  scenarios: SCENARIOS,
  options: OPTIONS,
  values: variantsOf('annihilation', VALUES),
  rulebook: async () => (await import('./rulebook.ts')).rulebook,
  lesson,
  figures: async () => (await import('./figures.ts')).figures,
  messages: {
    en: async () => (await import('./i18n/en.ts')).en,
    de: async () => (await import('./i18n/de.ts')).de,
  },
  open,
};

/** Annihilator: space marines against a planet killer. The only file that other folders import. */
import type { Game, GameModule } from '../../kernel/game.ts';
import type { Setup } from '../../kernel/setup/setup.ts';
import { variantsOf } from '../../kernel/setup/variant.ts';
import { makeHeuristics } from './bot.ts';
import { BOARD } from './data/map.ts';
import { OPTIONS, SCENARIOS } from './data/scenarios.ts';
import { SIDES, UNITS } from './data/units.ts';
import { VALUES } from './data/values.ts';
import { lesson } from './lesson.ts';
import { makeLook } from './look.ts';
import { makePosition } from './position.ts';
import { setUp } from './rules/04-setup.ts';
import { outcomeOf } from './rules/10-victory.ts';
import { STEPS, VERBS } from './rules/names.ts';
import { TABLE } from './rules/steps.ts';
import { type AnnihilatorState, makeWorld, stateClass } from './state.ts';
import { check } from './check.ts';

/**
 * [R17] The rules have no limit of turns. This limit is not a rule; it only stops endless play by a driver. Of 24,000
 * random games the longest had 1,473 decisions, and 6,438 without the mind weapon.
 */
const MAX_DECISIONS = 30_000;
/** The same for each quiet turn of a game without the mind weapon [R20]. */
const QUIET_DECISIONS = 3_000;

function open(setup: Setup): Game<AnnihilatorState> {
  const world = makeWorld(setup);
  const State = stateClass(world);
  return {
    id: 'annihilator',
    version: 2,
    setup,
    sides: SIDES,
    board: BOARD,
    units: UNITS,
    verbs: VERBS,
    steps: TABLE,
    stepNames: STEPS.names,
    look: makeLook(world),
    bot: makeHeuristics(world),
    position: makePosition(world),
    maxDecisions: Math.max(MAX_DECISIONS, QUIET_DECISIONS * world.values.quiet),
    create: () => new State(world),
    begin: setUp,
    outcome: outcomeOf,
    check,
  };
}

export const annihilator: GameModule = {
  id: 'annihilator',
  sides: SIDES,
  scenarios: SCENARIOS,
  options: OPTIONS,
  values: variantsOf('annihilator', VALUES),
  // Dice matter so much that the other levels are within 100 Elo of these.
  levels: ['random', '1', '3', '5'],
  rulebook: async () => (await import('./rulebook.ts')).rulebook,
  lesson,
  figures: async () => (await import('./figures.ts')).figures,
  messages: {
    en: async () => (await import('./i18n/en.ts')).en,
    de: async () => (await import('./i18n/de.ts')).de,
  },
  open,
};

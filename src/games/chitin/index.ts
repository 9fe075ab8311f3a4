/** Chitin: I, The Harvest Wars. The only file that other folders import. */
import type { Game, GameModule } from '../../kernel/game.ts';
import type { Setup } from '../../kernel/setup/setup.ts';
import { variantsOf } from '../../kernel/setup/variant.ts';
import { makeHeuristics } from './bot.ts';
import { check } from './check.ts';
import { BOARD, ENDS } from './data/field.ts';
import { ratingsOf } from './data/ratings.ts';
import { OPTIONS, rulesOf, SCENARIOS } from './data/scenarios.ts';
import { ARCH_REAPER, LOW_HACKER, SIDES, UNIT_TYPES, UNITS, WORKER } from './data/units.ts';
import { VALUES } from './data/values.ts';
import { plan } from './look/battles.ts';
import { muster, recruit } from './look/muster.ts';
import { makeLook } from './look.ts';
import { proposePlan } from './plan.ts';
import { makePosition } from './position.ts';
import { lesson } from './lesson.ts';
import { setUp } from './rules/03-setup.ts';
import { outcomeOf } from './rules/04-victory.ts';
import { STEPS, VERBS } from './rules/names.ts';
import { createScratch } from './rules/scratch.ts';
import { TABLE } from './rules/steps.ts';
import { type Chitin, createState, type World } from './state.ts';

/** More decisions than any turn of one side has: 63 units, their points, their battles. */
const DECISIONS_PER_TURN = 1500;

/** [3.03] Returns the constants that scenario, options and variant determine. */
function worldOf({ scenario, options, variant }: Setup): World {
  const values = VALUES.of(variant?.changes);
  const ratings = ratingsOf(values);
  const off = new Set<number>();
  if (!options['low-hacker']) off.add(LOW_HACKER);
  if (!options['arch-reaper']) off.add(ARCH_REAPER);
  return {
    rules: rulesOf(scenario, values),
    values,
    ratings,
    pool: UNIT_TYPES.map((type, t) => (off.has(t) || t === WORKER ? 0 : type.pool)),
    turns: options.turns ?? 60,
    firstOff: options.ending === 1,
    playOn: options['play-on'] === 1,
    scratch: createScratch(ratings.plainCost),
  };
}

function open(setup: Setup): Game<Chitin> {
  const world = worldOf(setup);
  const game: Game<Chitin> = {
    id: 'chitin',
    version: 2,
    setup,
    sides: SIDES,
    board: BOARD,
    units: UNITS,
    verbs: VERBS,
    steps: TABLE,
    stepNames: STEPS.names,
    look: {
      ...makeLook(world),
      plan: { show: plan, propose: (s) => proposePlan(game, s) },
      muster: { show: muster, recruit: (s, counts) => recruit(game, s, counts) },
    },
    bot: makeHeuristics(world),
    position: makePosition(world.values),
    cachesActions: true,
    maxDecisions: 100 + 2 * world.turns * DECISIONS_PER_TURN,
    create: () => createState(world),
    begin: setUp,
    outcome: outcomeOf,
    // [3.02] Returns the side's end of the map.
    lot: (s, side) => ENDS[s.end[side]],
    check,
  };
  return game;
}

export const chitin: GameModule = {
  id: 'chitin',
  sides: SIDES,
  scenarios: SCENARIOS,
  options: OPTIONS,
  values: variantsOf('chitin', VALUES),
  // Level 4 is left out: it wins as often as 5 in the small scenario.
  levels: ['random', '1', '2', '3', 'greedy', '5'],
  rulebook: async () => (await import('./rulebook.ts')).rulebook,
  lesson,
  figures: async () => (await import('./figures.ts')).figures,
  messages: {
    en: async () => (await import('./i18n/en.ts')).en,
    de: async () => (await import('./i18n/de.ts')).de,
  },
  open,
};

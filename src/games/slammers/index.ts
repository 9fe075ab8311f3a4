/**
 * Hammer's Slammers: mercenaries in hover tanks against the armies that hire them. The only file that code outside
 * this folder imports.
 */
import type { Game, GameModule, SideSpec } from '../../kernel/game.ts';
import type { Setup } from '../../kernel/setup/setup.ts';
import { variantsOf } from '../../kernel/setup/variant.ts';
import { makeHeuristics } from './bot.ts';
import { check } from './check.ts';
import { OPTIONS } from './data/options.ts';
import { SCENARIOS } from './data/scenarios.ts';
import { COLOURS } from './data/units.ts';
import { VALUES } from './data/values.ts';
import { DESIGNED } from './design/document.ts';
import { designs } from './design/read.ts';
import { COLOUR_NUMBERS } from './look/pieces.ts';
import { makeLook } from './look.ts';
import { makePosition } from './position.ts';
import { windows } from './windows.ts';
import { lesson } from './lesson.ts';
import { dropOut } from './rules/victory/04-giving-up.ts';
import { setUp } from './rules/setup/00-setup.ts';
import { STEPS, VERBS } from './rules/names.ts';
import { TABLE } from './rules/steps.ts';
import { LONGEST_GAME, outcomeOf } from './rules/victory/victory.ts';
import { type Slammers, stateClass } from './state.ts';
import { makeWorld, type World } from './world.ts';

/** Each side is named after its main colour. */
const SIDES: readonly SideSpec[] = COLOURS.map((id) => ({ id, colour: COLOUR_NUMBERS[id] }));

/** Upper bound of a unit's decisions in a player turn: two to move, a few to fire, one or two in close assault. */
const DECISIONS_PER_UNIT = 12;
/** Upper bound of a turn's other decisions. */
const DECISIONS_PER_TURN = 100;

const open = (setup: Setup): Game<Slammers> => openWorld(setup, makeWorld(setup));

/** Opens a game in a given world, such as that of a custom scenario. */
export function openWorld(setup: Setup, world: World): Game<Slammers> {
  const State = stateClass(world);
  const { commands, turns = LONGEST_GAME } = world.scenario;
  const perTurn = DECISIONS_PER_TURN + world.units.length * DECISIONS_PER_UNIT;
  return {
    id: 'slammers',
    version: 4,
    setup,
    sides: commands.flatMap(({ side }) => SIDES.filter(({ id }) => id === side)),
    board: world.board,
    units: world.units,
    verbs: VERBS,
    steps: TABLE,
    stepNames: STEPS.names,
    look: makeLook(world),
    bot: makeHeuristics(world),
    windows,
    position: makePosition(world),
    maxDecisions: perTurn * (1 + turns * world.playerTurns.length),
    create: () => new State(world),
    begin: setUp,
    outcome: outcomeOf,
    dropOut,
    check,
  };
}

export const slammers: GameModule = {
  id: 'slammers',
  sides: SIDES,
  scenarios: [
    ...SCENARIOS.map(({ id, minutes, commands }) => ({
      id,
      minutes,
      sides: commands.map(({ side }) => side),
    })),
    { id: DESIGNED, minutes: 120, sides: ['green', 'tan'] },
  ],
  options: OPTIONS,
  values: variantsOf('slammers', VALUES),
  document: designs,
  // All levels fire equally well, by exact odds. Greedy is too close to 3 and 5, 2 too close to 1, and 4 too close to
  // greedy.
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

/**
 * Armageddon: empires in a wasteland, with decks of cards on a map of hexes. The only file that code outside this
 * folder imports.
 */
import type { Game, GameModule, SideSpec } from '../../kernel/game.ts';
import type { Setup } from '../../kernel/setup/setup.ts';
import { variantsOf } from '../../kernel/setup/variant.ts';
import { decks } from './design/read.ts';
import { makeHeuristics } from './bot.ts';
import { check } from './check.ts';
import { OPTIONS, PLAYERS, SEATS } from './data/options.ts';
import { VALUES } from './data/values.ts';
import { makeLook } from './look.ts';
import { makePosition } from './position.ts';
import { windows } from './windows.ts';
import { lesson } from './lesson.ts';
import { outcomeOf } from './rules/09-victory.ts';
import { STEP, STEPS, VERBS } from './rules/names.ts';
import { TABLE } from './rules/steps.ts';
import { type Armageddon, fillBlank, stateClass } from './state.ts';
import { makeWorld } from './world.ts';

const SIDES: readonly SideSpec[] = SEATS.map((id) => ({ id, name: id }));

/** Upper bound of the decisions in a game: 150 rounds of four players. */
const MOST_DECISIONS = 20_000;

/** [2.2] Random draws come first. */
function begin(s: Armageddon): void {
  fillBlank(s);
  s.order.set([...s.world.sides.keys()]);
  s.push(STEP['setup.order']);
}

/** Opens a game with its concrete state type. */
export function openArmageddon(setup: Setup): Game<Armageddon> {
  const world = makeWorld(setup);
  const State = stateClass(world);
  return {
    id: 'armageddon',
    version: 4,
    setup,
    sides: world.sides,
    board: world.board,
    units: world.units,
    items: world.items,
    verbs: VERBS,
    steps: TABLE,
    stepNames: STEPS.names,
    look: makeLook(world),
    bot: makeHeuristics(),
    windows,
    position: makePosition(world),
    // Changed values may give more action points, armies and battles.
    maxDecisions: setup.variant ? 3 * MOST_DECISIONS : MOST_DECISIONS,
    create: () => new State(world),
    begin,
    outcome: outcomeOf,
    check,
  };
}

const MINUTES: Readonly<Record<string, number>> = { duel: 90, three: 150, four: 240 };

export const armageddon: GameModule = {
  id: 'armageddon',
  sides: SIDES,
  scenarios: Object.entries(PLAYERS).map(([id, count]) => ({
    id,
    sides: SEATS.slice(0, count),
    minutes: MINUTES[id],
  })),
  options: OPTIONS,
  values: variantsOf('armageddon', VALUES),
  document: decks,
  // 2 is too close to 1 and 3, greedy to 3, and no ladder distinguishes 4 and 5 yet.
  levels: ['random', '1', '3', '5'],
  rulebook: async () => (await import('./rulebook.ts')).rulebook,
  lesson,
  figures: async () => (await import('./figures.ts')).figures,
  messages: {
    en: async () => (await import('./i18n/en.ts')).en,
    de: async () => (await import('./i18n/de.ts')).de,
  },
  open: openArmageddon as unknown as GameModule['open'],
};

/**
 * Isles: a tiny game for tests that are not about a particular game, and the example of how to write a game. It has one
 * to three sides, a map and a deck from a document, a hand of cards, fog, and a die.
 */
import type { Game, GameModule } from '../../src/kernel/game.ts';
import type { Setup } from '../../src/kernel/setup/setup.ts';
import { bot } from './bot.ts';
import { CARDS, type IslesDocument, islesDocument } from './document.ts';
import { createIslesDesigner } from './form.ts';
import { look } from './look.ts';
import { position } from './position.ts';
import { STEPS, VERBS } from './names.ts';
import { dropOut, outcomeOf, setUp, TABLE } from './rules.ts';
import { check, type Isles, makeWorld, stateClass } from './state.ts';

const PLAYERS: Readonly<Record<string, number>> = { three: 3, duel: 2, alone: 1 };

/** The game of a set-up with its own type, for tests. */
export function openIsles(setup: Setup): Game<Isles> {
  const players = PLAYERS[setup.scenario] ?? 2;
  const document = setup.document as unknown as IslesDocument;
  const world = makeWorld(players, setup.options.rounds ?? 6, document);
  const State = stateClass(world);
  return {
    id: 'isles',
    version: 1,
    setup,
    sides: world.sides,
    board: world.board,
    units: world.units,
    items: CARDS,
    verbs: VERBS,
    steps: TABLE,
    stepNames: STEPS.names,
    look,
    bot,
    position: position(world),
    maxDecisions: 400,
    create: () => new State(world),
    begin: setUp,
    outcome: outcomeOf,
    dropOut,
    check,
  };
}

export const isles: GameModule = {
  id: 'isles',
  sides: makeWorld(3, 1, islesDocument.read(undefined, { scenario: '', options: {} }) as never)
    .sides,
  scenarios: [
    { id: 'three', minutes: 3 },
    { id: 'duel', sides: ['red', 'blue'], minutes: 2 },
    {
      id: 'alone',
      sides: ['red'],
      minutes: 1,
    },
  ],
  options: [{ id: 'rounds', rule: '5', fallback: 6, min: 1, max: 20 }],
  document: { ...islesDocument, designer: createIslesDesigner },
  rulebook: async () =>
    [
      ['1', 'Set-up', 'A map and a deck are brought along; each side has two units in a corner.'],
      ['2', 'Cards', 'A turn begins with a card, up to three in the hand.'],
      ['3', 'Turns', 'One card is played: a march moves a unit into a hex beside it.'],
      ['4', 'Fights', 'A raid on an enemy in sight, or a march onto one, is decided by a die.'],
      ['5', 'End', 'After the rounds the most points win; a side without units is out.'],
      ['6', 'Fog', 'A side sees what is beside its own units, and what it scouted.'],
    ].map(([id = '', title = '', rule = '']) => ({
      id,
      title,
      text: rule,
      source: 'designed' as const,
      status: 'done' as const,
    })),
  messages: { en: async () => (await import('./i18n/en.ts')).en },
  open: openIsles,
};

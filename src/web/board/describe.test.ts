import { expect, test } from 'vitest';
import { ActionList } from '../../kernel/action.ts';
import { apply, legal, start } from '../../kernel/engine.ts';
import type { Board } from '../../kernel/board/graph.ts';
import type { Game, GameModule } from '../../kernel/game.ts';
import type { CounterLook } from '../../kernel/look/look.ts';
import { parseSetup } from '../../kernel/setup/setup.ts';
import { Sfc32 } from '../../kernel/random.ts';
import { games } from '../../games/registry.ts';
import { loadMessages, format } from '../messages.ts';
import { smallHexBoard, smallLineBoard } from '../../draw/testing.ts';
import { counterName, edgeName, placedName, placeName } from './describe.ts';
import { byTier } from '../../../test/tier.ts';

for (const module of games) await loadMessages(module);

/** Number of random decisions per game, so that counters are seen in many conditions. */
const DECISIONS = byTier(150, 40, 400);

/** Yields every counter that appears on the board in a random game, each look once. */
function* countersOf(game: Game): Generator<CounterLook> {
  const random = new Sfc32(1);
  const list = new ActionList();
  const seen = new Set<string>();
  const s = start(game);
  for (let i = 0; i < DECISIONS && !game.outcome(s); i++) {
    for (const look of game.look.counters(s)) {
      const name = counterName(game, look);
      if (!seen.has(name)) yield look;
      seen.add(name);
    }
    const actions = legal(game, s, list).toArray();
    apply(game, s, actions[random.below(actions.length)]);
  }
}

const openScenarios = (module: GameModule): Game[] =>
  module.scenarios.map(({ id }) => module.open(parseSetup(module, { scenario: id })));

test.each(games)('every counter of $title names each of its figures', (module) => {
  for (const game of openScenarios(module)) {
    for (const look of countersOf(game)) {
      const text = counterName(game, look);
      // Each figure must have its word before or after it: "attack 4", "2 charges".
      for (const figure of `${look.values} ${look.badge}`.match(/\d+/g) ?? [])
        expect(text).toMatch(new RegExp(`[a-z] ${figure}(,|$)|[, ]${figure} [a-z]`));
      expect(text).not.toMatch(/\d-\d|undefined|, ,|,$/);
      for (const condition of look.conditions) expect(text).toContain(format(game, condition));
      if (look.facing >= 0) expect(text).toContain(`facing ${game.board.directions[look.facing]}`);
    }
  }
});

test.each([
  ['annihilator', 'standard', 'Security Robot S1, attack 2, defence 2, movement 5'],
  ['annihilation', 'learning', 'White’s 2, charge 2, in the tray'],
  ['chitin', 'learning', 'Gantua RG1, Smasher, strength 4, movement 4, can charge'],
])('a counter of %s in words', (id, scenario, words) => {
  const module = games.find((game) => game.id === id) as GameModule;
  const game = module.open(parseSetup(module, { scenario }));
  const names = [...countersOf(game)].map((look) => counterName(game, look));
  expect(names).toContainEqual(expect.stringMatching(new RegExp(`^${words}`)));
});

test('a place whose label is for notation only is named for its terrain', () => {
  const module = games.find(({ id }) => id === 'annihilation') as GameModule;
  const game = module.open(parseSetup(module, { scenario: 'learning' }));
  const s = start(game);
  const inTray = game.look.counters(s).find((c) => game.board.labels[c.node] === 'W.w3');
  expect(placeName(game, s, inTray?.node ?? -1)).toBe('White’s Ex Nihilo tray');
  expect(inTray && placedName(game, s, inTray)).toMatch(/, at White’s Ex Nihilo tray$/);
});

test('the area of units that wait off the map is named after their side', () => {
  const module = games.find(({ id }) => id === 'slammers') as GameModule;
  const game = module.open(parseSetup(module, { scenario: '1' }));
  const node = game.board.nodeOf.get('green') ?? -1;
  expect(placeName(game, start(game), node)).toBe('Green’s off-map area');
});

test('an edge is named for its node and its direction, or for both its nodes', () => {
  const nameOn = (board: Board, edge: number) =>
    edgeName({ id: 'tiny', units: [], sides: [], board }, edge);
  const hexes = smallHexBoard(5, 5, 'pointy');
  expect(nameOn(hexes, (hexes.nodeOf.get('0303') ?? -1) * hexes.slots)).toBe('0303 to E');
  const lines = smallLineBoard();
  expect(nameOn(lines, 2 * lines.slots)).toBe('c to a');
});

import { createBot, LEVELS, playMatch } from '../../src/bots/index.ts';
import { gameById } from '../../src/games/registry.ts';
import { parseSetup } from '../../src/kernel/index.ts';

console.log(LEVELS.map(({ id }) => id).join(', '));
// → random, 1, 2, 3, greedy, 4, 5

// The same seeds give the same game on any machine.
const annihilation = gameById('annihilation');
const game = annihilation.open(parseSetup(annihilation, { scenario: 'learning' }));
const bots = game.sides.map((_, side) => createBot('greedy', `example/${side}`));
const { outcome, decisions } = playMatch(game, bots, 7);
console.log(`${decisions} decisions, ended by [${outcome.rule}]`);
// → 37 decisions, ended by [0.2]

import { gameById, games } from '../../src/games/registry.ts';
import { parseSetup } from '../../src/kernel/index.ts';

console.log(games.map(({ id, scenarios }) => `${id} ${scenarios.length}`).join(', '));
// → annihilator 2, annihilation 2, chitin 6, slammers 15, armageddon 3

// A game is opened for a set-up: a scenario and options, which are validated.
const chitin = gameById('chitin');
const game = chitin.open(parseSetup(chitin, { scenario: chitin.scenarios[0]?.id ?? '' }));
console.log(game.sides.map(({ id }) => id).join(' against '));
// → red against blue

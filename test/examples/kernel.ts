import { gameById } from '../../src/games/registry.ts';
import { ActionList, actor, formatAction, legal } from '../../src/kernel/index.ts';
import { parseAction, parseSetup, play, start } from '../../src/kernel/index.ts';

const annihilation = gameById('annihilation');
const game = annihilation.open(parseSetup(annihilation, { scenario: 'learning' }));
const s = start(game);

const actions = legal(game, s, new ActionList()).toArray();
const side = game.sides[actor(game, s)]?.id;
console.log(`${side}: ${actions.map((action) => formatAction(game, action)).join(', ')}`);
// → white: place w0, place w1a, place w1b, place w2, place w3, place w5

// An illegal action is refused with the number of its rule, and nothing changes.
const result = play(game, s, parseAction(game, 'pass'));
console.log(result.ok ? 'played' : `refused by [${result.refusal.rule}]`);
// → refused by [R15]

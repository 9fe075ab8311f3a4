import { drawBoard, layoutOf } from '../../src/draw/index.ts';
import { gameById } from '../../src/games/registry.ts';
import { parseSetup, start } from '../../src/kernel/index.ts';

const annihilation = gameById('annihilation');
const game = annihilation.open(parseSetup(annihilation, { scenario: 'learning' }));
const svg = drawBoard(game, start(game), { theme: 'light', title: 'Annihilation' });
console.log(svg.slice(0, svg.indexOf(' viewBox')));
// → <svg xmlns="http://www.w3.org/2000/svg"

const { width, height } = layoutOf(game.board).bounds;
console.log(`${Math.round(width)} by ${Math.round(height)}`);
// → 1230 by 831

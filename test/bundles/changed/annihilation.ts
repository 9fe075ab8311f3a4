import { annihilation as current } from '../../../src/games/annihilation/index.ts';
import { changed } from '../changed.ts';

export const annihilation = changed(current);

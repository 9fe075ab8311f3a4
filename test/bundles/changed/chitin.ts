import { chitin as current } from '../../../src/games/chitin/index.ts';
import { changed } from '../changed.ts';

export const chitin = changed(current);

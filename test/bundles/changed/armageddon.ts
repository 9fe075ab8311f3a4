import { armageddon as current } from '../../../src/games/armageddon/index.ts';
import { changed } from '../changed.ts';

export const armageddon = changed(current);

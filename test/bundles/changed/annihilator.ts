import { annihilator as current } from '../../../src/games/annihilator/index.ts';
import { changed } from '../changed.ts';

export const annihilator = changed(current);

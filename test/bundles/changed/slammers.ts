import { slammers as current } from '../../../src/games/slammers/index.ts';
import { changed } from '../changed.ts';

export const slammers = changed(current);

import { armageddon } from '../../src/games/armageddon/index.ts';
import { conforms } from './conform.ts';

conforms(armageddon);

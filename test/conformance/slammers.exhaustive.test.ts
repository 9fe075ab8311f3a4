import { slammers } from '../../src/games/slammers/index.ts';
import { conforms } from './conform.ts';

conforms(slammers);

import { chitin } from '../../src/games/chitin/index.ts';
import { conforms } from './conform.ts';

conforms(chitin);

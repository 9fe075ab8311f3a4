import { annihilation } from '../../src/games/annihilation/index.ts';
import { conforms } from './conform.ts';

conforms(annihilation);

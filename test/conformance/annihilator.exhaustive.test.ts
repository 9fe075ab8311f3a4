import { annihilator } from '../../src/games/annihilator/index.ts';
import { conforms } from './conform.ts';

conforms(annihilator);

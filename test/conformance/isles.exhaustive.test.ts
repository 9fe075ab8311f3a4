import { isles } from '../isles/index.ts';
import { conforms } from './conform.ts';

conforms(isles);

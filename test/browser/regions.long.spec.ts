/** All window sizes or games, of which `regions.spec.ts` uses one. */
import './regions.spec.ts';

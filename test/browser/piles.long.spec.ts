/** All window sizes or games, of which `piles.spec.ts` uses one. */
import './piles.spec.ts';

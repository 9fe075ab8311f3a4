/** All window sizes or games, of which `ending.spec.ts` uses one. */
import './ending.spec.ts';

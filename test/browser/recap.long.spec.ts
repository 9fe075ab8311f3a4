/** All window sizes or games, of which `recap.spec.ts` uses one. */
import './recap.spec.ts';

/** All window sizes or games, of which `fight.spec.ts` uses one. */
import './fight.spec.ts';

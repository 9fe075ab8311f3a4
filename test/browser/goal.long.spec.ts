/** All window sizes or games, of which `goal.spec.ts` uses one. */
import './goal.spec.ts';

/** All window sizes or games, of which `compass.spec.ts` uses one. */
import './compass.spec.ts';

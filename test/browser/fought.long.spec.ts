/** All window sizes or games, of which `fought.spec.ts` uses one. */
import './fought.spec.ts';

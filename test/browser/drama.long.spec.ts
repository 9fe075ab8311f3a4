/** All window sizes or games, of which `drama.spec.ts` uses one. */
import './drama.spec.ts';

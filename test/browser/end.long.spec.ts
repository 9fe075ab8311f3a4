/** All window sizes or games, of which `end.spec.ts` uses one. */
import './end.spec.ts';

/** All window sizes or games, of which `narrow.spec.ts` uses one. */
import './narrow.spec.ts';

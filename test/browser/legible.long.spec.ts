/** All window sizes or games, of which `legible.spec.ts` uses one. */
import './legible.spec.ts';

/** All window sizes or games, of which `looks.spec.ts` uses one. */
import './looks.spec.ts';

/** All window sizes or games, of which `framed.spec.ts` uses one. */
import './framed.spec.ts';

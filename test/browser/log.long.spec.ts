/** All window sizes or games, of which `log.spec.ts` uses one. */
import './log.spec.ts';

/** All window sizes or games, of which `fights.spec.ts` uses one. */
import './fights.spec.ts';

/** All window sizes or games, of which `moment.spec.ts` uses one. */
import './moment.spec.ts';

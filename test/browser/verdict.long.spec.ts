/** All games, of which `verdict.spec.ts` uses one. */
import './verdict.spec.ts';

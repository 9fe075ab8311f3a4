/** All games, of which `rules.spec.ts` uses one. */
import './rules.spec.ts';

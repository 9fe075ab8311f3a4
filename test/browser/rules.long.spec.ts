/** All games of which `rules.spec.ts` shows one. */
import './rules.spec.ts';

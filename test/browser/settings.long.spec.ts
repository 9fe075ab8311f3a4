/** All window sizes or games, of which `settings.spec.ts` uses one. */
import './settings.spec.ts';

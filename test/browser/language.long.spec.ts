/** All window sizes or games, of which `language.spec.ts` uses one. */
import './language.spec.ts';

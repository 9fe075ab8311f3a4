/** All sizes or games of which `language.spec.ts` shows one. */
import './language.spec.ts';

/** All sizes or games of which `settings.spec.ts` shows one. */
import './settings.spec.ts';

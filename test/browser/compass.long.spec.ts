/** All sizes or games of which `compass.spec.ts` shows one. */
import './compass.spec.ts';

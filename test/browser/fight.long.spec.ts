/** All sizes or games of which `fight.spec.ts` shows one. */
import './fight.spec.ts';

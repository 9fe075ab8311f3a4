/** All sizes or games of which `goal.spec.ts` shows one. */
import './goal.spec.ts';

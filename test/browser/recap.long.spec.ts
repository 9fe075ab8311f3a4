/** All sizes or games of which `recap.spec.ts` shows one. */
import './recap.spec.ts';

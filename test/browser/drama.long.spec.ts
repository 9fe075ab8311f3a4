/** All sizes or games of which `drama.spec.ts` shows one. */
import './drama.spec.ts';

/** All sizes or games of which `fought.spec.ts` shows one. */
import './fought.spec.ts';

/** All sizes or games of which `ending.spec.ts` shows one. */
import './ending.spec.ts';

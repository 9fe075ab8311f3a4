/** All sizes or games of which `regions.spec.ts` shows one. */
import './regions.spec.ts';

/** All sizes or games of which `piles.spec.ts` shows one. */
import './piles.spec.ts';

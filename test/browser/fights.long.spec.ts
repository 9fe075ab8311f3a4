/** All sizes or games of which `fights.spec.ts` shows one. */
import './fights.spec.ts';

/** All sizes or games of which `trays.spec.ts` shows one. */
import './trays.spec.ts';

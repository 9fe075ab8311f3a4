/** All sizes or games of which `legible.spec.ts` shows one. */
import './legible.spec.ts';

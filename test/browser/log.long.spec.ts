/** All sizes or games of which `log.spec.ts` shows one. */
import './log.spec.ts';

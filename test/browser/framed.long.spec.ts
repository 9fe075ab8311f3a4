/** All sizes or games of which `framed.spec.ts` shows one. */
import './framed.spec.ts';

/** All sizes or games of which `looks.spec.ts` shows one. */
import './looks.spec.ts';

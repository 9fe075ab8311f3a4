/** All sizes or games of which `end.spec.ts` shows one. */
import './end.spec.ts';

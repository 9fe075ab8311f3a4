/** All sizes or games of which `narrow.spec.ts` shows one. */
import './narrow.spec.ts';

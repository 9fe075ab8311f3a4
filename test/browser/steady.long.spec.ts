/** All sizes or games of which `steady.spec.ts` shows one. */
import './steady.spec.ts';

/** All sizes or games of which `lost.spec.ts` shows one. */
import './lost.spec.ts';

/** All sizes or games of which `over.spec.ts` shows one. */
import './over.spec.ts';

/** All sizes or games of which `stack.spec.ts` shows one. */
import './stack.spec.ts';

/** All window sizes or games, of which `stack.spec.ts` uses one. */
import './stack.spec.ts';

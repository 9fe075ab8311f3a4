/** All window sizes or games, of which `over.spec.ts` uses one. */
import './over.spec.ts';

/** All window sizes or games, of which `steady.spec.ts` uses one. */
import './steady.spec.ts';

/** All window sizes or games, of which `lost.spec.ts` uses one. */
import './lost.spec.ts';

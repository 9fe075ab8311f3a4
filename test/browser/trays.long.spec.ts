/** All window sizes or games, of which `trays.spec.ts` uses one. */
import './trays.spec.ts';

/** All window sizes or games, of which `minimap.spec.ts` uses one. */
import './minimap.spec.ts';

/** All window sizes or games, of which `layout-stability.spec.ts` uses one. */
import './layout-stability.spec.ts';

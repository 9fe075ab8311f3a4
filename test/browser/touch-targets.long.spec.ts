/** All games, of which `touch-targets.spec.ts` uses one. */
import './touch-targets.spec.ts';

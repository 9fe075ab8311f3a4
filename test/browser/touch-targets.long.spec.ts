/** All games of which `touch-targets.spec.ts` shows one. */
import './touch-targets.spec.ts';

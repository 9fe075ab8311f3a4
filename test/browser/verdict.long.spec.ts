/** All games of which `verdict.spec.ts` shows one. */
import './verdict.spec.ts';

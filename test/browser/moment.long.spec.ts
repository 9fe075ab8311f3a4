/** All sizes or games of which `moment.spec.ts` shows one. */
import './moment.spec.ts';

/** All sizes or games of which `phone.spec.ts` shows one. */
import './phone.spec.ts';

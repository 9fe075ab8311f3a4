/** All window sizes or games, of which `phone.spec.ts` uses one. */
import './phone.spec.ts';

/** All window sizes or games, of which `invite.spec.ts` uses one. */
import './invite.spec.ts';

/** All sizes or games of which `invite.spec.ts` shows one. */
import './invite.spec.ts';

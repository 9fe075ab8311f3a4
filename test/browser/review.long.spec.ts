/** All sizes or games of which `review.spec.ts` shows one. */
import './review.spec.ts';

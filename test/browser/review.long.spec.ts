/** All window sizes or games, of which `review.spec.ts` uses one. */
import './review.spec.ts';

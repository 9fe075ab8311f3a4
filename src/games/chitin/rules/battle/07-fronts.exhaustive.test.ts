/** Declarations and proposed plans in 400 crowds. */
import './07-fronts.test.ts';

/** The same test with more values and games: see `test/tier.ts`. */
import './values.test.ts';

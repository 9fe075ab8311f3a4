/** The same test with more positions and games: see `test/tier.ts`. */
import './values.test.ts';

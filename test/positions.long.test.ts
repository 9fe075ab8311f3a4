/** Changed positions: 8 of each game in the long tier, 25 in the exhaustive one. */
import './positions.test.ts';

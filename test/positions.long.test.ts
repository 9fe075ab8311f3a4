/** Changed positions, 25 of each game. */
import './positions.test.ts';

/** Games of each scenario in which sides resign: two per scenario, four in the exhaustive tier. */
import './04-giving-up.test.ts';

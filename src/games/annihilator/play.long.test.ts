/** Ten random games of each scenario, in the exhaustive tier 25. */
import './play.test.ts';

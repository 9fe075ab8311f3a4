/** Exhaustive tier: runs the random games of each scenario, 25 instead of 10. */
import './play.test.ts';

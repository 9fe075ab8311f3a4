/** Two games of each scenario in which sides give up, in the exhaustive tier four. */
import './04-giving-up.test.ts';

/** Four games of each scenario in which sides give up. */
import './04-giving-up.test.ts';

/** Conditions in positions of every third scenario; in the exhaustive tier, of all scenarios. */
import './conditions.test.ts';

/** Conditions in positions of every fifth scenario; in the exhaustive tier, of all scenarios. */
import './conditions.test.ts';

/** Conditions in positions of every third scenario, in the exhaustive tier of all. */
import './conditions.test.ts';

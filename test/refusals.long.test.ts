/** Refusals in games of every third scenario; in the exhaustive tier, in two games of each. */
import './refusals.test.ts';

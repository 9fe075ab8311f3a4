/** Refusals in games of every fifth scenario; in the exhaustive tier, in two games of each. */
import './refusals.test.ts';

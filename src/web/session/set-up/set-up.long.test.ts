/** Set-ups in any order in every third scenario, in the exhaustive tier in all. */
import './set-up.test.ts';

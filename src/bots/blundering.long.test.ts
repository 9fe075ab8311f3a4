/** Exhaustive tier: runs the blundering tests in every third scenario. */
import './blundering.test.ts';

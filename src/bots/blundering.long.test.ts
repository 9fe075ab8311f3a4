/** Exhaustive tier: runs the blundering tests in every fifth scenario. */
import './blundering.test.ts';

/** Bots that slip, in every third scenario, in the exhaustive tier in all. */
import './blundering.test.ts';

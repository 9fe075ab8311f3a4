/** Isles with 6 seeds of each scenario, in the exhaustive tier with 40. */
import './isles.test.ts';

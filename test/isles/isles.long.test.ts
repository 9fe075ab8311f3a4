/** Isles on 12 seeds of each scenario, in the exhaustive tier on 40. */
import './isles.test.ts';

/** Isles on 40 seeds of each scenario. */
import './isles.test.ts';

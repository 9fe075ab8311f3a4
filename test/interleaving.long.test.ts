/** Hints in every third scenario, in the exhaustive tier in all, at three levels. */
import './interleaving.test.ts';

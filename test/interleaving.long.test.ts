/** Hints in every fifth scenario, in the exhaustive tier in all scenarios, at three levels. */
import './interleaving.test.ts';

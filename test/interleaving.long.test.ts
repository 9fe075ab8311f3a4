/** Hints in every scenario, at three levels. */
import './interleaving.test.ts';

/** Doubts in 80 positions. */
import './doubt.test.ts';

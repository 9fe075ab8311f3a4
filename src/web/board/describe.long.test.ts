/** Counters in more positions of every scenario. */
import './describe.test.ts';

/** Runs the counter tests with more positions of every scenario. */
import './describe.test.ts';

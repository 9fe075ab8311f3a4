/** All positions, of which the quick test takes a few. */
import './same-tree.test.ts';

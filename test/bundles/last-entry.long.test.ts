/** Replays all golden games in their bundles to their last entries. */
import './last-entry.test.ts';

/** Replays all golden games and a store of 500 tables. */
import './replay-all.test.ts';

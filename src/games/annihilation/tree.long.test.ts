/** Whole turns of more games, each way to play them. */
import './tree.test.ts';

/** Exhaustive tier: compares whole turns of more games, in all their ways to be played. */
import './tree.test.ts';

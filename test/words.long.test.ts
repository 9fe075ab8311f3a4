/** Texts of 1500 events of each game, in the exhaustive tier of 10,000, from all its scenarios. */
import './words.test.ts';

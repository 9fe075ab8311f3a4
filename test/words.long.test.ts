/** Texts of 10,000 events of each game, from all its scenarios. */
import './words.test.ts';

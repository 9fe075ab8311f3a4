/** Texts of the events of a game of each scenario; in the exhaustive tier, of 10,000 events of each game. */
import './game-messages.test.ts';

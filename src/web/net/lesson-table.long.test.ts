/** Plays the lessons of all games to their results through the interface of the page's worker. */
import './lesson-table.test.ts';

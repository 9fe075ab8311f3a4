/** The lessons of all games, played to their results through the interface of the page's worker. */
import './lesson-table.test.ts';

/** The balance of random games, in 2,000 games. */
import './play.test.ts';

/** The best candidate against chance, in 30 games of each side. */
import './bot.test.ts';

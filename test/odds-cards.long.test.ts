/** Odds cards in 7 games of each kind, in 20 in the exhaustive tier. */
import './odds-cards.test.ts';

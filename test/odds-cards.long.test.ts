/** Odds cards in 7 games of each kind, in the exhaustive tier in 20. */
import './odds-cards.test.ts';

/** Odds cards in 20 games of each kind. */
import './odds-cards.test.ts';

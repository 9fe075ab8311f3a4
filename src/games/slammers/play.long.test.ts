/** Random games of every scenario: one in the long tier, two in the exhaustive one. */
import './play.test.ts';

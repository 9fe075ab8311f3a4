/** Sets up units in any order: in every fifth scenario in the long tier, in all scenarios in the exhaustive tier. */
import './set-up.test.ts';

/** The statistics of the Signal Mast over more climbs. */
import './03-specials.test.ts';

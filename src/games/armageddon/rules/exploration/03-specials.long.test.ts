/** Statistics of the Signal Mast, over more visits. */
import './03-specials.test.ts';

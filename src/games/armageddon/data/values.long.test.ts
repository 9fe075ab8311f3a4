/** All values and twenty random variants. */
import './values.test.ts';

/** Exhaustive tier: random games of every scenario, with default options and with all of them. */
import './play.test.ts';

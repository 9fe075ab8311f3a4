/** 25 random games of each scenario. */
import './play.test.ts';

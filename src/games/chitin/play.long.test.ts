/** Random games of every scenario, with the usual options and with all of them. */
import './play.test.ts';

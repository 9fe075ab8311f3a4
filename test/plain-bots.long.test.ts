/** More games of bots without advice. */
import './plain-bots.test.ts';

/** Bots that slip, in every scenario of every game. */
import './blundering.test.ts';

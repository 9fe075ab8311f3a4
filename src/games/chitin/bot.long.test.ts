/** Exhaustive tier: twenty games of a bot against a random player. */
import './bot.test.ts';

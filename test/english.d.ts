import type { LogEvent } from '../src/kernel/log.ts';
import type { Game } from '../src/kernel/game.ts';
import type { Said } from '../src/kernel/message.ts';
import type { Outcome } from '../src/kernel/outcome.ts';
import type { Named } from '../src/words/speaker.ts';
/** A message of a game, in English; '' for none. Throws if a sentence or an argument is missing. */
export declare const english: (game: Named, said: Said | undefined) => string;
/** A log event in English. */
export declare const englishEvent: (game: Game, event: LogEvent) => string;
/** `Red wins` */
export declare const englishResult: (game: Named, outcome: Outcome) => string;
/** Runs something that refuses its input, and gives what it says in English. */
export declare function faultOf(run: () => unknown, game?: Named): string;
//# sourceMappingURL=english.d.ts.map

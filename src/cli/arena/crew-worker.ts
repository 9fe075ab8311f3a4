/** Plays games between bots of ours in a thread of its own, for `crew.ts`. */
import { gameById } from '../games.ts';
import type { Game } from '../../kernel/game.ts';
import type { Setup } from '../../kernel/setup/setup.ts';
import { type Bout, playBout, type Terms } from './bout.ts';
import type { ArenaGame } from './journal.ts';

export interface CrewJob {
  readonly game: string;
  readonly setup: Setup;
  readonly terms: Terms;
  /** Without programs: they stay where they were started. */
  readonly bout: Bout;
}

/** A thread serves one arena: all its jobs are of the same game. */
let opened: Game | undefined;

export function play({ game, setup, terms, bout }: CrewJob): Promise<ArenaGame> {
  opened ??= gameById(game).open(setup);
  return playBout(opened, bout, terms);
}

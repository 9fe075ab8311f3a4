/** Plays the games of an arena. */
import type { Game } from '../../kernel/game.ts';
import { type ArenaMatch, playArenaMatch, type Terms } from './match.ts';
import { playAll } from './worker-pool.ts';
import type { ArenaGame } from './journal.ts';

/** Plays all `matches` as `playAll` does. */
export function playMatches(
  game: Game,
  matches: readonly ArenaMatch[],
  { seed, opening, from }: Terms,
  jobs: number | undefined,
  report: (result: ArenaGame) => void,
): Promise<void> {
  const terms = { seed, opening, from };
  const by = { game: game.id, setup: game.setup };
  const isForeign = ({ one, other }: ArenaMatch) =>
    typeof one !== 'string' || typeof other !== 'string';
  return playAll<ArenaMatch, ArenaGame>(
    matches,
    {
      by: () => by,
      request: (match) => (isForeign(match) ? undefined : { kind: 'bout', terms, bout: match }),
      here: (match) => playArenaMatch(game, match, terms),
      read: (answer) => answer as ArenaGame,
    },
    jobs,
    (result) => {
      report(result);
      return true;
    },
  );
}

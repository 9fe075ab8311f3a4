/** Plays the games of an arena. */
import type { Game } from '../../kernel/game.ts';
import { type Bout, playBout, type Terms } from './bout.ts';
import { playAll } from './crew.ts';
import type { ArenaGame } from './journal.ts';

/** Plays all `bouts` as `playAll` does. */
export function playBouts(
  game: Game,
  bouts: readonly Bout[],
  { seed, opening, from }: Terms,
  jobs: number | undefined,
  report: (result: ArenaGame) => void,
): Promise<void> {
  const terms = { seed, opening, from };
  const by = { game: game.id, setup: game.setup };
  const isForeign = ({ one, other }: Bout) => typeof one !== 'string' || typeof other !== 'string';
  return playAll<Bout, ArenaGame>(
    bouts,
    {
      by: () => by,
      ask: (bout) => (isForeign(bout) ? undefined : { kind: 'bout', terms, bout }),
      here: (bout) => playBout(game, bout, terms),
      read: (answer) => answer as ArenaGame,
    },
    jobs,
    (result) => {
      report(result);
      return true;
    },
  );
}

/**
 * Plays the games of an arena, several at once: those between bots of ours in threads. Those of
 * programs stay in this thread, one after the other: a program plays one game at a time, against the
 * clock, and only this thread can see to it that none outlives us.
 */
import { Piscina } from 'piscina';
import type { Game } from '../../kernel/game.ts';
import { type Bout, playBout, type Terms } from './bout.ts';
import type { CrewJob } from './crew-worker.ts';
import type { ArenaGame } from './journal.ts';

type Play = (bout: Bout, signal: AbortSignal) => Promise<ArenaGame>;

/** Games that wait, and who plays the next of them. Several lanes may share what waits. */
interface Lane {
  readonly waiting: Iterable<Bout>;
  readonly play: Play;
}

/** Whether one of the two is a program. */
const isForeign = ({ one, other }: Bout): boolean =>
  typeof one !== 'string' || typeof other !== 'string';

/**
 * Plays all `bouts`, at most `jobs` at once, and hands each result to `report` as soon as it is there.
 * Rejects with the first error of any thread, or of `report`, when no game is being played any more.
 */
export async function playBouts(
  game: Game,
  bouts: readonly Bout[],
  terms: Terms,
  jobs: number,
  report: (result: ArenaGame) => void,
): Promise<void> {
  const here: Play = (bout) => playBout(game, bout, terms);
  const { foreign = [], ours = [] } = Object.groupBy(bouts, (b) =>
    isForeign(b) ? 'foreign' : 'ours',
  );
  const hosts = Math.min(foreign.length, 1);
  const threads = Math.min(jobs - hosts, ours.length);
  // For one game after the other, or the only one that is left, a thread would only cost its start.
  if (threads < 1 || threads + hosts === 1) return run([{ waiting: bouts, play: here }], report);
  const pool = new Piscina<CrewJob, ArenaGame>({
    filename: new URL('crew-worker.ts', import.meta.url).href,
    name: 'play',
    minThreads: threads,
    maxThreads: threads,
  });
  const { id, setup } = game;
  const there: Lane = {
    waiting: ours.values(),
    play: (bout, signal) => pool.run({ game: id, setup, terms, bout }, { signal }),
  };
  const lanes = [...Array<Lane>(threads).fill(there), { waiting: foreign, play: here }];
  await run(lanes, report).finally(() => pool.destroy());
}

/** Plays what waits in all lanes at once. The first error stops them: no thread goes on with its game. */
async function run(lanes: readonly Lane[], report: (result: ArenaGame) => void): Promise<void> {
  const stop = new AbortController();
  const ends = lanes.map(async ({ waiting, play }) => {
    try {
      for (const bout of waiting) {
        if (stop.signal.aborted) return;
        report(await play(bout, stop.signal));
      }
    } catch (error) {
      stop.abort(error);
    }
  });
  await Promise.all(ends);
  stop.signal.throwIfAborted();
}

/**
 * Servers and workers on one PostgreSQL database are killed at random, and so is the database, while people and bots
 * play. In the end, every game has to be over, every acknowledged action has to be in its record exactly once, and
 * every record has to replay.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { currentRules, replayAll, storedGames } from '../../src/cli/replay-all.ts';
import { Sfc32 } from '../../src/kernel/random.ts';
import { PostgresStore } from '../../src/server/store/postgres/postgres.ts';
import { startPostgres } from '../../src/server/store/testing/test-postgres.ts';
import { tempFolder } from '../../src/server/testing/test-client.ts';
import { gameById } from '../../src/table/testing/test-game.ts';
import { type Played, playOn, type World } from './players.ts';
import { Place } from './processes.ts';

export interface Size {
  readonly serves: number;
  readonly workers: number;
  readonly tables: number;
  /** Minimum duration; on a busy machine, the run continues until a third of the planned kills have happened. */
  readonly seconds: number;
  /** Seconds between two kills, and between two crashes of the database. */
  readonly kill: number;
  readonly crash: number;
}

/** Plays for a while with kills, then without them to the end of all games; returns the counts. */
export async function runChaos(size: Size) {
  const postgres = await startPostgres();
  const database = await postgres.fresh('chaos');
  // The first store to open creates the tables of the database; several at once would only wait for each other.
  await (await PostgresStore.open(database)).close();
  const cache = tempFolder();
  const places = [
    ...Array.from({ length: size.serves }, () => new Place('serve', database, cache)),
    ...Array.from({ length: size.workers }, () => new Place('worker', database, cache)),
  ];
  const rng = new Sfc32('chaos');
  let isEnding = false;
  const world: World = {
    address: () =>
      pick(
        rng,
        places.flatMap(({ role, address }) => (role === 'serve' ? (address ?? []) : [])),
      ),
    isEnding: () => isEnding,
    ...{ games: [], longestStill: 0, playing: 0, finished: 0 },
  };
  const players = Array.from({ length: size.tables }, (_, i) => playOn(world, i));
  const crashes = await killOn(size, places, postgres.crash, rng);
  isEnding = true;
  const ending = performance.now();
  await Promise.all([...players]);
  const figures = {
    kills: killsOf(places),
    crashesOfDatabase: crashes,
    crashesOfProcesses: places.flatMap((place) => place.crashes),
    games: world.games.length,
    secondsToEnd: Math.round((performance.now() - ending) / 1000),
    longestStill: Math.round(world.longestStill),
  };
  const output = places.flatMap((place) => place.output.slice(-3));
  await Promise.all(places.map((place) => place.close()));
  const checked = await check(database, world.games);
  await postgres.stop();
  return { ...figures, ...checked, output };
}

const killsOf = (places: readonly Place[]): number =>
  places.reduce((sum, { kills }) => sum + kills, 0);

async function killOn(
  { seconds, kill, crash }: Size,
  places: readonly Place[],
  crashDatabase: () => Promise<void>,
  rng: Sfc32,
): Promise<number> {
  let crashes = 0;
  const until = performance.now() + 1000 * seconds;
  let next = performance.now() + 1000 * crash;
  while (performance.now() < until || killsOf(places) <= seconds / kill / 3) {
    await sleep(1000 * kill * (0.5 + rng.below(1000) / 1000));
    pick(rng, places)?.kill();
    if (performance.now() < next) continue;
    await crashDatabase();
    crashes += 1;
    next = performance.now() + 1000 * crash;
  }
  return crashes;
}

const pick = <T>(rng: Sfc32, list: readonly T[]): T | undefined =>
  list.length > 0 ? list[rng.below(list.length)] : undefined;

/** Compares the answers that players got with the stored records. */
async function check(database: string, games: readonly Played[]) {
  const store = await PostgresStore.open(database);
  const found = {
    entries: 0,
    done: 0,
    refused: 0,
    unanswered: 0,
    lost: 0,
    unasked: 0,
    unfinished: 0,
  };
  for (const { table, asked, people } of games) {
    const stored = await store.load(table);
    const entries = stored?.entries ?? [];
    found.entries += entries.length;
    if (!stored?.outcome) found.unfinished += 1;
    for (const { seq, side, text, answer } of asked) {
      found[answer ?? 'unanswered'] += 1;
      const entry = entries[seq - 1];
      const isThere = entry?.kind === 'action' && entry.side === side && entry.text === text;
      if (answer === 'done' && !isThere) found.lost += 1;
    }
    // Every move of a person must have been requested for that entry.
    const wanted = new Set(asked.map(({ seq, side, text }) => `${seq} ${side} ${text}`));
    const own = entries.filter(
      ({ kind, side }) => kind === 'action' && (people === 2 || (people === 1 && side === 0)),
    );
    found.unasked += own.filter(
      ({ seq, side, text }) => !wanted.has(`${seq} ${side} ${text}`),
    ).length;
  }
  let replayed = 0;
  let different = 0;
  for await (const result of replayAll(await storedGames(store), currentRules(gameById))) {
    replayed += 1;
    if ('fault' in result || result.difference) different += 1;
  }
  await store.close();
  return { ...found, replayed, different };
}

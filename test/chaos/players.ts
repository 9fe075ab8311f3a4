/** Players who continue whatever happens to the servers, and remember which actions were acknowledged. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Sfc32 } from '../../src/kernel/random.ts';
import { makeTable, randomAction, connectClient } from '../../src/server/testing/test-client.ts';

/** Request of a player: the number of its entry, and the answer, if there was one. */
export interface Asked {
  readonly seq: number;
  readonly side: number;
  readonly text: string;
  answer?: 'done' | 'refused';
}

/** A game and all requests in it. */
export interface Played {
  readonly table: string;
  readonly people: number;
  readonly asked: Asked[];
}

/** The state that all players share. */
export interface World {
  /** Address of a server, if one is running. */
  address(): string | undefined;
  /** True once no new games may begin. */
  isEnding(): boolean;
  readonly games: Played[];
  /** Longest time without a change at a table with only bots, in milliseconds. */
  longestStill: number;
  /** Number of games in progress. */
  playing: number;
  finished: number;
}

const KINDS = [
  { west: 'me', east: 'me' },
  { west: 'me', east: 'bot:random' },
  { west: 'bot:random', east: 'bot:random' },
];

/** Plays one game after another in one of the parallel places. */
export async function playOn(world: World, place: number): Promise<void> {
  const seats = KINDS[place % KINDS.length];
  while (!world.isEnding()) {
    const made = await again(world, (address) => makeTable(address, seats));
    const sides = [made.seats['west'], made.seats['east']];
    const game = { table: made.table, people: sides.filter(Boolean).length, asked: [] };
    world.games.push(game);
    world.playing += 1;
    const sitting = sides.flatMap((token, side) =>
      token ? [sit(world, game, side, token, `${made.table} ${side}`)] : [],
    );
    await Promise.all(sitting.length > 0 ? sitting : [watch(world, game)]);
    world.playing -= 1;
    world.finished += 1;
  }
}

/** Repeats the work until it succeeds, on any server. */
async function again<T>(world: World, work: (address: string) => Promise<T>): Promise<T> {
  for (;;) {
    const address = world.address();
    try {
      if (address !== undefined) return await work(address);
    } catch {
      // The server was killed or lost its database: tries again later, maybe on another server.
    }
    await sleep(100);
  }
}

/** Plays a seat to the end of the game, on one server after another. */
function sit(world: World, game: Played, side: number, token: string, seed: string): Promise<void> {
  const rng = new Sfc32(seed);
  return again(world, async (address) => {
    const { client } = await connectClient(address, game.table, token);
    try {
      for (let view = await client.until(0); view.outcome === undefined; ) {
        if (view.actor !== side) {
          view = await client.until(view.seq + 1);
          continue;
        }
        const asked: Asked = { seq: view.seq + 1, side, text: randomAction(view, rng) };
        game.asked.push(asked);
        const reply = await client.act(view.seq, asked.text);
        asked.answer = reply.type;
        view = await client.until(reply.seq);
      }
    } finally {
      client.close();
    }
  });
}

/** Watches a game between bots to its end. */
function watch(world: World, game: Played): Promise<void> {
  let moved = performance.now();
  let seen = 0;
  return again(world, async (address) => {
    const { client } = await connectClient(address, game.table);
    try {
      for (let view = await client.until(0); view.outcome === undefined; ) {
        view = await client.until(view.seq + 1);
        if (view.seq > seen) {
          world.longestStill = Math.max(world.longestStill, performance.now() - moved);
          moved = performance.now();
          seen = view.seq;
        }
      }
    } finally {
      client.close();
    }
  });
}

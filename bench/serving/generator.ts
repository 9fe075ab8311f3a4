/**
 * `generator.ts SPEC`: the players of a load, in a process of their own. The spec is a `GeneratorSpec` as JSON. When
 * all players have their seats, the process reports `{}`. The message `begin` resets the measurements, `report` sends
 * them as `GeneratorFigures`, and after `stop` the players send nothing more.
 */
import { parseSetup } from '../../src/kernel/setup/setup.ts';
import { gameById } from '../games/registry.ts';
import { TablePlayers } from './table-players.ts';
import { PeerTally, type Players, type TallyPlace } from './tally.ts';

/** Tables whose players one process plays. */
export interface GeneratorSpec {
  /** Kind of server: ours, or boardgame.io's. */
  readonly server: 'ours' | 'peer';
  readonly game: string;
  readonly tables: readonly {
    readonly seed: number;
    /** Servers of its sides, in order; if there are fewer, they are used in turns. */
    readonly places: readonly TallyPlace[];
  }[];
}

/** Measurements of a generator since its last `begin`. */
export interface GeneratorFigures {
  readonly waits: readonly number[];
  readonly payload: PeerTally['payload'];
  /** Seconds of processor time. */
  readonly cpu: number;
}

const spec = JSON.parse(process.argv[2] ?? '') as GeneratorSpec;
const tally = new PeerTally();

async function playersOf({ server, game, tables }: GeneratorSpec): Promise<Players[]> {
  if (server === 'ours') {
    const module = gameById(game);
    const opened = module.open(parseSetup(module));
    return tables.map(({ seed, places }) => {
      const addresses = places.map(({ address }) => address);
      return new TablePlayers(addresses, module, opened, seed, tally);
    });
  }
  const { PeerPlayers } = await import('./peer-players.ts');
  return tables.map(({ seed, places: [place] }) => {
    if (!place) throw new Error('a table has no server');
    return new PeerPlayers(place, game, seed, tally);
  });
}

const secondsUsed = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

let before = secondsUsed();
process.on('message', (question) => {
  if (question === 'begin') {
    tally.waits.length = 0;
    before = secondsUsed();
  } else if (question === 'report') {
    const { waits, payload } = tally;
    process.send?.({ waits, payload, cpu: secondsUsed() - before } satisfies GeneratorFigures);
  } else if (question === 'stop') {
    tally.running = false;
    process.send?.({});
  }
});
process.on('disconnect', () => process.exit());
await Promise.all((await playersOf(spec)).map((two) => two.sitDown()));
process.send?.({});

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { annihilation } from '../../games/annihilation/index.ts';
import { chitin } from '../../games/chitin/index.ts';
import { games } from '../../games/registry.ts';
import { parseSetup } from '../../kernel/setup/setup.ts';
import { writeState } from '../../kernel/state.ts';
import type { GameRow } from '../../lab/row.ts';
import type { Interval } from '../../lab/statistics/interval.ts';
import { wilsonInterval } from '../../lab/statistics/wilson.ts';
import { playOrForfeit } from '../players.ts';
import { Tally } from '../tally.ts';
import { runCommand, runJson, scratchFolder } from '../test-run.ts';
import { soleWinner } from '../../kernel/outcome.ts';

interface Report {
  wins: Record<string, number>;
  winsByBot?: number[];
  winsByLot?: Record<string, number>;
  ends: Record<string, number>;
  digest: string;
  bots: string[];
  games: number;
  seconds: number;
}

const simulate = (...args: string[]) => runJson<Report>('simulate', ...args);
/** Results without the times. */
const findings = ({ seconds: _, ...report }: Report) =>
  Object.fromEntries(Object.entries(report).filter(([name]) => !name.endsWith('PerSecond')));

/** Actions of each game of a run. */
async function gamesOf(
  name: string,
  run: readonly string[],
  ...more: string[]
): Promise<string[][]> {
  const folder = join(scratch, name);
  await simulate(...run, ...more, '--records', folder);
  return readdirSync(folder).map((file) =>
    readFileSync(join(folder, file), 'utf8')
      .trim()
      .split('\n')
      .flatMap((line) => (JSON.parse(line) as { text?: string }).text ?? []),
  );
}

const scratch = scratchFolder();

/** Writes a position of a game of Annihilator to a file; returns it with the paths of the file and of the game. */
async function positionFile() {
  const at = join(scratch, 'at.json');
  const before = join(scratch, 'before');
  await simulate('annihilator', '--games', '1', '--seed', '9', '--records', before);
  const record = join(before, 'annihilator-9-0.cmr');
  const { position } = await runJson('replay', record, '--to', '40');
  writeFileSync(at, JSON.stringify(position));
  return { at, record, position };
}

describe('simulate', () => {
  test.each(games.map(({ id }) => id))('%s: equal seeds give equal findings', async (id) => {
    const args = [id, '--games', '1', '--seed', '3'];
    const [one, two] = [await simulate(...args), await simulate(...args)];
    expect(findings(one)).toEqual(findings(two));
    const other = await simulate(id, '--games', '1', '--seed', '2');
    expect(other.digest).not.toBe(one.digest);
  });

  test('in games without dice, the first decisions are random, and the output says so', async () => {
    const run = ['annihilation', '--scenario', 'learning', '--games', '4', '--bots', 'greedy'];
    const [usual, none] = [
      await gamesOf('usual', run),
      await gamesOf('none', run, '--opening', '0'),
    ];
    expect(new Set(usual.map(String)).size).toBe(4);
    expect(new Set(none.map(String)).size).toBe(1);
    expect((await runCommand('simulate', ...run)).out).toContain(
      '\nno dice: the first 8 decisions of every game are random\n',
    );
    expect((await runCommand('simulate', ...run, '--opening', '0')).out).toContain(
      'repeat the same game',
    );
  });

  test('with --swap both bots get both sides of the same opening', async () => {
    const run = ['annihilation', '--games', '4', '--bots', 'random', '--swap', '--opening', '5'];
    const openings = (await gamesOf('swap', run)).map((moves) => moves.slice(0, 5).join());
    expect(openings[0]).toBe(openings[1]);
    expect(openings[2]).toBe(openings[3]);
    expect(openings[0]).not.toBe(openings[2]);
  });

  test('in games with dice, the set-up begins, unless requested otherwise', async () => {
    const run = ['annihilator', '--scenario', 'learning', '--games', '1', '--seed', '4'];
    const plain = await simulate(...run);
    expect(plain).toMatchObject({ opening: 0 });
    expect((await simulate(...run, '--opening', '0')).digest).toBe(plain.digest);
    expect((await simulate(...run, '--opening', '3')).digest).not.toBe(plain.digest);
    expect((await runCommand('simulate', ...run)).out).not.toContain('are random');
  });

  test('every game is won by a side or drawn, and ended by a rule', async () => {
    const { wins, ends } = await simulate('annihilation', '--games', '20');
    const sum = (of: Record<string, number>) => Object.values(of).reduce((a, b) => a + b);
    expect(sum(wins)).toBe(20);
    expect(sum(ends)).toBe(20);
    expect(Object.keys(ends)).not.toContain('');
  });

  test('one bot plays all sides, and --swap counts wins by bot', async () => {
    const one = await simulate('annihilation', '--games', '4', '--bots', 'random');
    expect(one.bots).toEqual(['random', 'random']);
    const args = ['--scenario', 'learning', '--games', '6', '--swap', '--bots', 'greedy,random'];
    const { winsByBot = [] } = await simulate('annihilation', ...args);
    expect(winsByBot[0]).toBeGreaterThan(4);
  });

  test('[3.02] counts the wins of Chitin by end of the map, which is not a side', async () => {
    const setup = parseSetup(chitin, { scenario: 'learning' });
    const game = chitin.open(setup);
    const found: Record<string, number> = { north: 0, south: 0 };
    for (let i = 0; i < 3; i++) {
      const { outcome, state } = await playOrForfeit(game, ['greedy', 'random'], `3/${i}`);
      const ends = writeState(state).fields.end as number[];
      const lot = ['north', 'south'][ends[soleWinner(outcome)] as number];
      if (lot !== undefined) found[lot] = (found[lot] ?? 0) + 1;
    }
    const run = ['chitin', '--scenario', 'learning', '--games', '3', '--seed', '3'];
    const args = [...run, '--bots', 'greedy,random'];
    const { wins, winsByLot } = await simulate(...args);
    expect(winsByLot).toEqual(found);
    // Red won all of them, from both ends of the map.
    expect(wins['red']).toBe(3);
    expect(Math.min(...Object.values(found))).toBeGreaterThan(0);
    const { out } = await runCommand('simulate', ...args);
    expect(out).toContain(`\nwins by starting place: north ${found.north}, south ${found.south}\n`);
    expect(await simulate('annihilation', '--games', '1')).not.toHaveProperty('winsByLot');
  });

  test('prints a table, the ends by rule and the digest', async () => {
    const { out } = await runCommand('simulate', 'annihilation', '--games', '5', '--seed', '3');
    expect(out).toMatch(
      /^annihilation, standard: 5 games, seed 3, random against random\nno dice: .+\nwon by {2}/,
    );
    expect(out).toMatch(/\nended by: \[.+\] \d\n/);
    expect(out).toMatch(/\ndigest [0-9a-f]{16}\n/);
  });
});

describe('simulate --jobs', () => {
  test('changes neither digest nor rows, also from a position', async () => {
    const { at } = await positionFile();
    const args = ['annihilator', '--from', at, '--games', '6', '--bots', 'random'];
    const files = [1, 2].map((jobs) => join(scratch, `${jobs}.jsonl`));
    const run = (jobs: number, file = '') =>
      simulate(...args, '--jobs', `${jobs}`, '--json-lines', file, '--csv', `${file}.csv`);
    const one = await run(1, files[0]);
    const two = await run(2, files[1]);
    expect(findings(two)).toEqual(findings(one));
    const [first, other] = files.map((file) => readFileSync(file, 'utf8'));
    expect(other).toBe(first);
    const rows = first
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as GameRow);
    expect(rows.map(({ game, seed }) => [game, seed])).toEqual(
      Array.from({ length: 6 }, (_, i) => [i, `1/${i}`]),
    );
    const wins = rows.filter(({ winner }) => winner === 'human').length;
    expect(wins).toBe(one.wins['human']);
    expect(rows.reduce((sum, { points }) => sum + points, 0)).toBe(
      wins + (one.wins['draw'] ?? 0) / 2,
    );
    const csv = readFileSync(`${files[1]}.csv`, 'utf8').split('\r\n');
    expect(csv[0]).toBe('game,seed,seats,points,winner,rule,turns,decisions,dice,hash');
    expect(csv[1]).toContain(`0,1/0,random + random,${rows[0].points},`);
    expect(csv).toHaveLength(8);
  });

  test('prints the speed of slow games, and Wilson intervals', async () => {
    const report = await simulate('annihilation', '--games', '4', '--bots', 'greedy');
    const { intervals } = report as unknown as { intervals: Record<string, Interval> };
    expect(intervals['white']).toEqual(wilsonInterval(report.wins['white'] ?? 0, 4));
    const game = annihilation.open(parseSetup(annihilation));
    const tally = new Tally(game, ['greedy', 'greedy']);
    tally.add(await playOrForfeit(game, ['random', 'random'], 'slow'), 0);
    expect(tally.report({ seed: 1, opening: 0 }, 40).gamesPerSecond).toBe(0.025);
  });
});

describe('simulate --from', () => {
  test('starts every game from a position, and records it', async () => {
    const { at, record, position } = await positionFile();
    const folder = join(scratch, 'from');
    const args = ['annihilator', '--games', '3', '--from', at];
    const { digest } = await simulate(...args, '--records', folder);
    expect((await simulate(...args.toSpliced(3, 2))).digest).not.toBe(digest);
    const start = await runJson('replay', join(folder, 'annihilator-1-2.cmr'), '--to', '1');
    expect(start['position']).toEqual(position);
    const { code, err } = await runCommand('simulate', 'chitin', '--from', at);
    expect([code, err]).toEqual([
      2,
      expect.stringContaining('a position of annihilator, not chitin'),
    ]);
    const over = await runCommand('simulate', 'annihilator', '--from', record);
    expect(over.err).toContain('this game is over');
    const both = await runCommand(
      'simulate',
      'annihilator',
      '--from',
      at,
      '--scenario',
      'learning',
    );
    expect(both.err).toContain('a file contains its own');
  });
});

describe('simulate --records', () => {
  const folder = join(scratchFolder(), 'new', 'folder');
  const args = ['annihilator', '--games', '3', '--seed', '5'];

  test('changes no digest, and every record passes replay with the same result', async () => {
    const plain = await simulate(...args);
    const recorded = await simulate(...args, '--records', folder);
    expect(recorded.digest).toBe(plain.digest);
    const files = readdirSync(folder);
    expect(files.sort()).toEqual([0, 1, 2].map((i) => `annihilator-5-${i}.cmr`));
    const wins: Record<string, number> = { human: 0, annihilator: 0, draw: 0 };
    for (const file of files) {
      const { outcome, seats } = await runJson<{
        outcome: { winner: string };
        seats: Record<string, string>;
      }>('replay', join(folder, file));
      wins[outcome.winner] = (wins[outcome.winner] ?? 0) + 1;
      expect(seats).toEqual({ human: 'bot:random', annihilator: 'bot:random' });
    }
    expect(wins).toEqual(plain.wins);
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import type { Tiny } from '../../../test/tiny-game.ts';
import type { Game, GameModule } from '../../kernel/game.ts';
import type { Clicks } from '../fuzz/clicks.ts';
import { runCommand, runJson, scratchFolder } from '../test-run.ts';

/** A correct game, and others with one fault each. */
function gamesFrom(sound: GameModule): GameModule[] {
  const broken = (id: string, change: (game: Game<Tiny>) => Partial<Game<Tiny>>): GameModule => ({
    ...sound,
    id,
    open(setup) {
      const game = sound.open(setup) as unknown as Game<Tiny>;
      return { ...game, id, ...change(game) } as unknown as Game;
    },
  });
  const late = broken('late', ({ check }) => ({
    check(s) {
      check(s);
      if (s.turn > 3) throw new Error('the fourth turn is one too many');
    },
  }));
  const forgetful = broken('forgetful', ({ position }) => {
    const { turn: _, ...values } = position.values;
    return { position: { ...position, values } };
  });
  const stillborn = broken('stillborn', () => ({
    begin() {
      throw new Error('nothing is set up');
    },
  }));
  return [sound, late, forgetful, stillborn];
}

vi.mock('../../games/registry.ts', async () => {
  const { tiny } = await import('../../../test/tiny-game.ts');
  const { faultyFrom } = await import('../../../test/faulty-games.ts');
  const games = [...gamesFrom(tiny), ...(await faultyFrom(tiny))];
  return { games, gameById: (id: string) => games.find((game) => game.id === id) };
});

interface Totals {
  games: number;
  decisions: number;
  refused: number;
  failures: { number: number; message: string; file?: string; again: string }[];
}

/** Runs a command that is expected to fail, and returns its JSON output. */
async function failing(...args: string[]): Promise<Totals> {
  const { code, out } = await runCommand(...args, '--json');
  expect(code).toBe(1);
  return JSON.parse(out);
}

describe('fuzz', () => {
  const folder = scratchFolder();

  test('finds nothing in a correct game, and prints how many illegal actions it tried', async () => {
    const { code, out } = await runCommand('fuzz', 'tiny', '--games', '20', '--seed', '7');
    expect(code).toBe(0);
    expect(out).toMatch(
      /^20 games, \d+ decisions, \d+ dice\n\d{3,} illegal actions tried, all refu/,
    );
    expect(out).toContain('0 failures');
  });

  test('gives equal results for equal seeds', async () => {
    const run = () => runJson('fuzz', 'tiny', '--games', '5', '--seed', '3');
    expect(await run()).toEqual(await run());
  });

  test('stops after a given time', async () => {
    const totals = await runJson<Totals>('fuzz', 'tiny', '--seconds', '1');
    expect(totals.games).toBeGreaterThan(5);
  });

  test('stops after ten failures, each with its own file', async () => {
    const { failures, games } = await failing('fuzz', 'late', '--failures', folder);
    expect(failures).toHaveLength(10);
    expect(games).toBeLessThan(100);
    expect(failures.every(({ file }) => file !== undefined && existsSync(file))).toBe(true);
  });

  test('prints where it would have written', async () => {
    const { code, err } = await runCommand('fuzz', 'late', '--failures', '/dev/null/x');
    expect(err).toContain('cannot create the folder /dev/null/x');
    expect(code).toBe(2);
  });
});

describe('texts that players see', () => {
  const folder = scratchFolder();
  const faultOf = async (id: string): Promise<string | undefined> => {
    const args = ['fuzz', id, '--games', '4', '--seed', '1', '--failures', folder];
    return (await failing(...args)).failures[0]?.message;
  };

  test.each([
    ['alike', /^alike: step \w+: "\w+ ?\d*" and ".+" have the same label, "Pass"$/],
    ['mute', /^mute: the log line moved: mute: no message for "log\.moved"$/],
    ['nameless', /no message for "option\.turns\.text"/],
    [
      'lawless',
      /^lawless: the end of the game names \[4\.9\], which the rulebook does not have; it has 1, 2, 3, 4$/,
    ],
    ['unruly', /^option turns names \[44\], which the rulebook does not have; it has 1, 2, 3, 4$/],
    ['gaudy', /^the art "daub" has no colour "gren" \(feature plain\); known: area, attack, /],
    ['blank', /^the art "daub" has no symbol "\w+" \(unit \w+\); known: tank$/],
  ])('%s fails', async (id, message) => {
    expect(await faultOf(id)).toMatch(message);
  });
});

describe('refused clicks', () => {
  const folder = scratchFolder();
  const run = ['fuzz', 'tiny', '--games', '40', '--seed', '2', '--failures', folder];

  test('are counted, and those without a reason by step and verb', async () => {
    const { clicks } = await runJson<{ clicks: Clicks }>(...run);
    expect(clicks.tried).toBeGreaterThan(200);
    expect(clicks.elsewhere).toBeGreaterThan(50);
    expect(clicks.silences.map(({ step, verb }) => `${step} ${verb}`)).toEqual(['to to']);
    expect(clicks.silences.reduce((sum, { count }) => sum + count, 0)).toBe(clicks.general);
    expect(clicks.share).toBe(clicks.general / clicks.tried);
    expect(clicks.silences.every(({ file }) => file === undefined)).toBe(true);
  });

  test('are shown with a position in which inspect repeats the refusal', async () => {
    const { clicks } = await runJson<{ clicks: Clicks }>(...run, '--refusals', '1');
    const [most] = clicks.silences;
    const why = ['inspect', most?.file ?? '', '--why', most?.action ?? ''];
    expect((await runCommand(...why)).out).toBe(`[${most?.rule}] ${most?.reason}\n`);
    const { out } = await runCommand(...run, '--refusals', '1');
    expect(out).toContain(`look:   countermarch inspect ${most?.file} --why "${most?.action}"`);
    expect(out).toMatch(/of them could be clicked: \d+ \(\d+\.\d%\) got only a general refusal/);
  });
});

describe('a failure of the fuzzer', () => {
  const folder = scratchFolder();
  const args = ['fuzz', 'late', '--seed', '5', '--games', '1', '--failures', folder];

  test('writes a position that inspect loads: the last one before the failure', async () => {
    const [failure] = (await failing(...args)).failures;
    expect(failure?.message).toContain('the fourth turn is one too many');
    const { about } = JSON.parse(readFileSync(failure?.file ?? '', 'utf8'));
    const shown = await runJson<{ actions: { action: string }[] }>(
      'inspect',
      failure?.file ?? '',
      '--json',
    );
    expect(shown.actions.map(({ action }) => action)).toContain(about.actions.at(-1));
    expect(about).toMatchObject({ seed: 5, number: 0, again: failure?.again });
  });

  test('is repeated by the command in its report', async () => {
    const { failures } = await failing(...args.slice(0, 4), '--games', '4', '--failures', folder);
    const last = failures.at(-1);
    expect(last?.again).toBe('countermarch fuzz late --seed 5 --from 3 --games 1');
    const again = await failing(...(last?.again ?? '').split(' ').slice(1), '--failures', folder);
    expect(again.failures).toEqual([last]);
  });

  test('is printed with the commands to inspect and repeat it', async () => {
    const { code, out } = await runCommand(...args);
    expect(code).toBe(1);
    expect(out).toContain(`look:   countermarch inspect ${join(folder, 'fuzz-late-5-0.json')}`);
    expect(out).toContain('again:  countermarch fuzz late --seed 5 --from 0 --games 1');
  });

  test('of positions themselves writes a record, which inspect and replay load', async () => {
    const run = ['fuzz', 'forgetful', '--games', '1', '--failures', folder];
    const [failure] = (await failing(...run)).failures;
    expect(failure?.message).toContain('a position file changes the state');
    expect(failure?.file).toMatch(/fuzz-forgetful-1-0\.cmr$/);
    expect((await runCommand('inspect', failure?.file ?? '')).code).toBe(0);
    expect((await runCommand('replay', failure?.file ?? '')).out).toContain(
      'The game is unfinished.',
    );
  });

  test('of the set-up writes no file, but is reported', async () => {
    const [failure] = (await failing('fuzz', 'stillborn', '--games', '1')).failures;
    expect(failure?.message).toContain('nothing is set up');
    expect(failure).not.toHaveProperty('file');
  });
});

/** Experiments from their file to the report. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { annihilation } from '../../games/annihilation/index.ts';
import { start } from '../../kernel/engine.ts';
import { writePosition } from '../../kernel/position/position.ts';
import { parseSetup } from '../../kernel/setup/setup.ts';
import { runCommand, scratchFolder } from '../test-run.ts';

const folder = scratchFolder();
const PLAIN = {
  format: 'countermarch/experiment/1',
  title: 'Short games',
  game: 'annihilation',
  scenario: 'learning',
  seats: ['random'],
  arms: [{ id: 'ten' }, { id: 'five', options: { target: 5 } }],
  opening: 2,
  stop: { most: 6, every: 3 },
};

/** Writes an experiment file. */
function file(name: string, more: object = {}): string {
  const path = join(folder, `${name}.json`);
  writeFileSync(path, JSON.stringify({ ...PLAIN, ...more }));
  return path;
}

const lab = (path: string, out: string, ...more: string[]) =>
  runCommand('lab', path, '--out', join(folder, out), ...more);
const gamesOf = (out: string) => readFileSync(join(folder, out, 'games.jsonl'), 'utf8');
const rowsOf = (out: string) =>
  gamesOf(out)
    .trim()
    .split('\n')
    .slice(2)
    .map((line) => JSON.parse(line));

describe('lab', () => {
  test('plays the same games with any number of threads, and after an interruption', async () => {
    const path = file('same');
    const whole = await lab(path, 'one', '--jobs', '1');
    expect([whole.code, whole.err]).toEqual([0, '']);
    expect(whole.out).toMatch(/^Short games\nannihilation, random against random: 12 games\n/);
    expect(whole.out).toMatch(/\nfive compared with ten: .+ points \(.+ to .+\)\n/);
    const text = gamesOf('one');
    expect(
      rowsOf('one')
        .map(({ arm, game }) => `${arm}${game}`)
        .join(' '),
    ).toBe('ten0 ten1 ten2 five0 five1 five2 ten3 ten4 ten5 five3 five4 five5');
    await lab(path, 'two', '--jobs', '2');
    expect(gamesOf('two')).toBe(text);
    // As after a kill: half a line at the end.
    const at = join(folder, 'two', 'games.jsonl');
    writeFileSync(at, text.slice(0, Math.floor(text.length * 0.6)));
    const again = await lab(path, 'two', '--jobs', '1');
    expect(gamesOf('two')).toBe(text);
    const digest = (out: string) => /digest (\w{16})/.exec(out)?.[1];
    expect(digest(again.out)).toBe(digest(whole.out));
    expect(readdirSync(join(folder, 'two')).sort()).toEqual([
      'findings.json',
      'games.csv',
      'games.jsonl',
      'report.html',
    ]);
  });

  test('stops at the first look with enough evidence, whatever was played beyond it', async () => {
    const stop = { most: 60, every: 4, excludes: 0.5, sprt: { from: 0.01, to: 0.02 } };
    const path = file('early', { seats: ['random', 'greedy'], arms: [{ id: 'a' }], stop });
    const { out } = await lab(path, 'early', '--jobs', '2');
    expect(out).toMatch(/: 8 games, stopped early\n/);
    expect(out).toContain('95% confidence sequence');
    expect(out).toContain('\nSPRT, a: undecided\n');
    await lab(path, 'early1', '--jobs', '1');
    expect(gamesOf('early1')).toBe(gamesOf('early'));
  });

  test('can be extended, with confidence sequences from then on, but not changed otherwise', async () => {
    await lab(file('longer'), 'longer');
    const path = file('longer', { stop: { most: 9, every: 3 } });
    const { out } = await lab(path, 'longer');
    expect(rowsOf('longer')).toHaveLength(18);
    expect(out).toContain('95% confidence sequence');
    const shorter = await lab(file('longer', { stop: { most: 3, every: 3 } }), 'longer');
    expect(shorter.err).toContain('more games than stop allows');
    const other = await lab(file('longer', { seed: '2' }), 'longer');
    expect([other.code, other.err]).toEqual([2, expect.stringContaining('a different experiment')]);
  });

  test('varies levels of factors at random, and repeats a comparison with other players', async () => {
    const factors = { 'options.target': [5, 10] };
    const { out } = await lab(file('factors', { arms: undefined, factors }), 'factors');
    expect(out).toMatch(/\noptions.target 10 instead of 5: /);
    const repeat = [{ seats: ['1', 'random'], most: 3 }];
    const again = await lab(file('repeat', { repeat }), 'repeat');
    expect(again.out).toMatch(/\nannihilation, 1 against random: 6 games\n/);
    expect(
      rowsOf('repeat')
        .slice(12)
        .every(({ stage }) => stage === 1),
    ).toBe(true);
    const html = readFileSync(join(folder, 'repeat', 'report.html'), 'utf8');
    expect(html).toContain('<h2>Repeated by 1 against random</h2>');
    expect(html).not.toContain('repeat the comparison with another level');
  });

  test('changes values of the game: in an arm, or as levels of a factor', async () => {
    const arms = [{ id: 'usual' }, { id: 'double', changes: { 'points.charge': 2 } }];
    const { err } = await lab(file('values', { arms, stop: { most: 3 } }), 'values');
    expect(err).toBe('');
    const hashes = rowsOf('values').map(({ hash }) => hash);
    expect(hashes.slice(3)).not.toEqual(hashes.slice(0, 3));
    const html = readFileSync(join(folder, 'values', 'report.html'), 'utf8');
    const [, section = ''] = html.split('Changed values</h2>');
    const cells = section.slice(0, section.indexOf('</table>')).split(/<[^>]*>/);
    expect(cells.filter((text) => text.trim() !== '')).toEqual([
      ...['arm', 'value', 'usual', 'here', 'name'],
      ...['double', 'points.charge', '1', '2', 'Points for each unit of charge'],
    ]);
    const factors = { 'points.charge': [1, 2] };
    const { out } = await lab(file('levels', { arms: undefined, factors }), 'levels');
    expect(out).toMatch(/\npoints.charge 2 instead of 1: /);
  });

  test('starts from positions: from that of the set-up, the games are the same', async () => {
    const game = annihilation.open(parseSetup(annihilation, { scenario: 'learning' }));
    writeFileSync(join(folder, 'start.json'), JSON.stringify(writePosition(game, start(game))));
    const arms = [
      { id: 'set-up', scenario: 'learning' },
      { id: 'position', position: 'start.json' },
    ];
    const path = file('positions', { scenario: undefined, arms, stop: { most: 3 } });
    const { err } = await lab(path, 'positions');
    expect(err).toBe('');
    const hashes = rowsOf('positions').map(({ hash }) => hash);
    expect(hashes.slice(3)).toEqual(hashes.slice(0, 3));
    expect(new Set(hashes).size).toBe(3);
  });

  test('refuses faults, with file and field', async () => {
    for (const [more, message] of [
      [{ game: 'anihilation' }, 'game: there is no game "anihilation"'],
      [{ seats: ['gredy'] }, 'seats: there is no player "gredy"; did you mean greedy?'],
      [
        { arms: [{ id: 'a', changes: { 'no-such': 4 } }] },
        'arms[0]: there is no value "no-such" in variant.changes',
      ],
      [
        { arms: undefined, factors: { 'points.charge': [1, 9] } },
        'variant.changes.points.charge: expected a whole number from 1 to 5',
      ],
      [
        { position: 'none.json' },
        'position: the file contains its own scenario; leave that field out',
      ],
      [{ scenario: undefined, position: 'none.json' }, 'none.json: there is no such file'],
    ] as const) {
      const path = file('wrong', more);
      const { code, err } = await lab(path, 'wrong');
      expect(err).toContain(path);
      expect(err).toContain(message);
      expect(code).toBe(2);
    }
  });
});

describe('the report', () => {
  test('has its players in every title, no scripts, and the command that makes it again', async () => {
    const path = file('report', { seats: ['1', 'random'] });
    await lab(path, 'report');
    const html = readFileSync(join(folder, 'report', 'report.html'), 'utf8');
    const titles = [...html.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, title]) => title);
    expect(titles.length).toBeGreaterThan(6);
    for (const title of titles) expect(title).toContain('1 against random');
    expect(html).not.toMatch(/<script|https?:\/\/(?!www\.w3\.org)/);
    expect(html).toContain(`countermarch lab ${path}`);
    expect(html.match(/<svg/g)?.length).toBeGreaterThan(6);
    expect(html).not.toMatch(/NaN|undefined/);
    expect(html.length).toBeLessThan(200_000);
  });
});

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { games } from '../../games/registry.ts';
import { parseSetup } from '../../kernel/setup/setup.ts';
import type { Coverage } from '../coverage.ts';
import { runCommand, runJson, scratchFolder } from '../test-run.ts';

const coverage = vi.hoisted(() => ({ gaps: [] as string[] }));
vi.mock('../coverage.ts', () => ({
  coverageOf: async (game: { id: string }): Promise<Coverage> => ({
    game: game.id,
    rules: [],
    statements: [],
    gaps: coverage.gaps,
  }),
}));

const folder = scratchFolder();
const ids = games.map(({ id }) => id);

describe('games', () => {
  test('lists every game in a few lines', async () => {
    const { out } = await runCommand('games');
    for (const id of ids) expect(out).toMatch(new RegExp(`^${id} `, 'm'));
    expect(out.split('\n').length).toBeLessThan(5 * ids.length + 4);
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
  });

  test('shows one game in full: scenarios, sides, options, bots', async () => {
    const { out } = await runCommand('games', 'annihilation');
    for (const word of ['learning', 'white (White)', 'starter', 'white or black', 'greedy'])
      expect(out).toContain(word);
  });

  test('prints everything as JSON', async () => {
    const all = await runJson<{ id: string; scenarios: object[]; bots: object[] }[]>('games');
    expect(all.map(({ id }) => id)).toEqual(ids);
    expect(await runJson('games', ids[0] ?? '')).toEqual(all[0]);
    expect(all.every(({ scenarios, bots }) => scenarios.length > 0 && bots.length > 1)).toBe(true);
  });
});

describe('inspect', () => {
  interface Report {
    actor: string;
    rule: string;
    actions: { action: string; label: string; odds?: { first?: { rows: { p: number }[] } } }[];
  }
  const combat = join(folder, 'combat.json');
  const position = {
    format: 'countermarch/position/1',
    game: 'annihilator',
    step: 'human.combat',
    counters: [
      { unit: 'A1', at: '0704' },
      { unit: 'S1', at: '0704' },
    ],
  };
  writeFileSync(combat, JSON.stringify(position));

  test('prints prompt, rule, legal actions and the exact odds of those that roll dice', async () => {
    const { actor, rule, actions } = await runJson<Report>('inspect', combat);
    expect([actor, rule]).toEqual(['human', '7.1']);
    const odds = actions.find(({ action }) => action === 'attack 0704')?.odds?.first?.rows ?? [];
    expect(odds.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 12);
    const { out } = await runCommand('inspect', combat);
    expect(out).toMatch(
      /1 {2}attack 0704 .+\n {8}The robots in 0704 are eliminated: 5\/6 \(83\.3%\)\n {10}NE: no effect 1\/6 \(16\.7%\) · D or X: eliminated 5\/6 /,
    );
    expect(out).toContain('Human: A1 0704');
  });

  test('--why names the rule that forbids an action', async () => {
    const { code, out } = await runCommand('inspect', combat, '--why', 'attack 0705');
    expect(code).toBe(0);
    expect(out).toMatch(/^\[7\.1\] /);
    const why = await runJson('inspect', combat, '--why', 'attack 0704');
    expect(why).toEqual({ action: 'attack 0704', legal: true });
    expect(await runJson('inspect', combat, '--why', 'repair 0704')).toMatchObject({
      legal: false,
      refusal: { rule: expect.stringMatching(/./), reason: expect.stringMatching(/./) },
    });
  });

  test('shortens long lists, except with --list', async () => {
    const { out } = await runCommand('inspect', 'annihilator');
    expect(out.split('\n').length).toBeLessThan(70);
    expect(out).toContain('--list shows each action on its own line');
    const all = (await runCommand('inspect', 'annihilator', '--list')).out;
    expect(all).toMatch(/^ *\d+ {2}suggest +Auto-place the rest/m);
    for (const hex of ['0702', '1812'])
      expect(all).toMatch(new RegExp(`place ${hex} +Set up Security Robot S1`));
  });

  test.each(games)('--labels shows the place of every node of $id', async (module) => {
    const scenario = module.scenarios.at(-1)?.id ?? '';
    const { out } = await runCommand('inspect', module.id, '--scenario', scenario, '--labels');
    const { labels, neighbours, slots } = module.open(parseSetup(module, { scenario })).board;
    const words = new Set(out.split(/[^\w.+-]+/));
    const onMap = labels.filter((_, n) =>
      neighbours.subarray(n * slots, (n + 1) * slots).some((m) => m >= 0),
    );
    const hidden = onMap.filter((label) => !words.has(label));
    // Counters and markers hide the label of their node; at the start, few nodes have one.
    expect(hidden.length).toBeLessThan(onMap.length / 10);
  });
});

describe('draw', () => {
  /** Throws unless every tag is closed in order and every attribute quoted. */
  function checkXml(text: string): number {
    const open: string[] = [];
    let tags = 0;
    const rest = text.replace(
      /<(\/?)([a-zA-Z][\w:-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
      (_, closing, name, _attributes, single) => {
        tags += 1;
        if (closing && open.pop() !== name) throw new Error(`</${name}> closes another tag`);
        if (!closing && !single) open.push(name);
        return '';
      },
    );
    if (open.length > 0) throw new Error(`${open} stays open`);
    if (/[<>]|&(?!(amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(rest))
      throw new Error('stray markup');
    return tags;
  }

  test.each(ids)('writes %s as well-formed SVG, light and dark', async (id) => {
    const pictures = [];
    for (const more of [[], ['--dark']]) {
      const file = join(folder, `${id}${more.length}.svg`);
      const { code, out } = await runCommand('draw', id, '-o', file, ...more);
      expect([code, out]).toEqual([0, `Wrote ${file}.\n`]);
      pictures.push(readFileSync(file, 'utf8'));
    }
    expect(pictures[0]).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="[-\d. ]+"/);
    expect(pictures.map(checkXml).every((tags) => tags > 100)).toBe(true);
    expect(pictures[0]).not.toBe(pictures[1]);
  });

  test('writes to stdout with -o -', async () => {
    const { out } = await runCommand('draw', 'annihilation', '-o', '-');
    expect(checkXml(out)).toBeGreaterThan(100);
  });

  test('the check in this test can fail', () => {
    for (const bad of ['<a><b></a></b>', '<a>', '<a b=c/>', '<a>&</a>', '<a b="<"/>'])
      expect(() => checkXml(bad)).toThrow();
  });
});

describe('rules', () => {
  test('exits with 1 on a gap and names it, and with 0 without a gap', async () => {
    coverage.gaps = [];
    expect((await runCommand('rules', 'annihilation')).code).toBe(0);
    coverage.gaps = ['[3.1] Who may emit: no test names it'];
    const { code, out } = await runCommand('rules', 'annihilation');
    expect(code).toBe(1);
    expect(out).toContain('gap: [3.1] Who may emit: no test names it');
    expect((await runCommand('rules', 'annihilation', '--json')).code).toBe(1);
    coverage.gaps = [];
  });

  test('covers every game if none is named', async () => {
    expect(await runJson('rules')).toHaveLength(games.length);
  });

  test('prints rules by number, with or without brackets', async () => {
    const { code, out } = await runCommand('rules', 'annihilation', '[3.1]', 'R5');
    expect(code).toBe(0);
    expect(out).toMatch(/^\[3\.1\] .+ \(restated\)\n {4}\S/);
    expect(out).toMatch(/^\[R5\] /m);
  });

  test('prints the whole book, as text and as JSON', async () => {
    const [book] = await runJson<{ rules: { id: string; text: string }[] }[]>(
      'rules',
      ids[0] ?? '',
      '--text',
    );
    const { out } = await runCommand('rules', ids[0] ?? '', '--text');
    for (const { id } of book?.rules ?? []) expect(out).toContain(`[${id}] `);
    expect(book?.rules).toHaveLength((await games[0]?.rulebook())?.length ?? 0);
  });
});

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { tiny } from '../../test/tiny-game.ts';
import { games } from '../games/registry.ts';
import type { GameModule } from '../kernel/game.ts';
import { readPosition } from '../kernel/position/position.ts';
import { parseSetup } from '../kernel/setup/setup.ts';
import { aboutKey } from '../i18n/head.ts';
import { formatHead } from './text/messages.ts';
import { runCommand, runJson, scratchFolder } from './test-run.ts';

vi.mock('../games/registry.ts', async (original) => {
  const real = await original<typeof import('../games/registry.ts')>();
  const both = [...real.games, tiny];
  return {
    games: both,
    gameById: (id: string) => both.find((game) => game.id === id) ?? real.gameById(id),
  };
});

const folder = scratchFolder();
const document = readFileSync(new URL('../../docs/positions.md', import.meta.url), 'utf8');
const shipped = games.filter((game) => game !== tiny);
const byId = (id: string) => games.find((game) => game.id === id) as GameModule;

/** Returns the section of the page about one game. */
const section = (module: GameModule): string => {
  const name = formatHead(module, aboutKey('title')).split(/[:,]/)[0];
  return document.split(/^## /m).find((part) => part.startsWith(`${name}\n`)) ?? '';
};

describe('docs/positions.md', () => {
  const blocks = [...document.matchAll(/^```json\n(.*?)^```/gms)].map((m) => m[1] as string);

  test.each(blocks)('has an example that can occur in a game: %#', (text) => {
    const { game, state } = readPosition(JSON.parse(text), byId);
    expect(() => game.check(state)).not.toThrow();
  });

  test.each(shipped.map((game) => [game.id, game] as const))('has an example of %s', (id, game) => {
    expect(section(game)).toContain(`"game": "${id}"`);
  });

  test.each(shipped.map((game) => [game.id, game] as const))(
    'names every field of %s',
    (_, game) => {
      const { position } = game.open(parseSetup(game));
      const { counter, markers, lists, values, steps, where } = position;
      const fields = [counter, markers, lists, values, steps, where.places].flatMap(Object.keys);
      const inside = Object.values(lists).flatMap((list) => Object.keys(list.fields));
      const words = [...section(game).matchAll(/`([^`\n]+)`/g)].map((m) => m[1] as string);
      // SIDE-losses stands for red-losses and blue-losses.
      const patterns = words.map((word) => new RegExp(`^${word.replace(/[A-Z]{2,}/g, '\\w+')}$`));
      const missing = [...fields, ...inside].filter((f) => !patterns.some((p) => p.test(f)));
      expect(missing).toEqual([]);
    },
  );
});

test.each(shipped)(
  'a position of $id that inspect has written reads back equal',
  async ({ id, scenarios }) => {
    const first = await runJson('inspect', id, '--scenario', scenarios.at(-1)?.id ?? '');
    const file = join(folder, `${id}.json`);
    writeFileSync(file, JSON.stringify(first.position));
    expect((await runJson('inspect', file)).hash).toBe(first.hash);
  },
);

describe('a wrong position is refused with the field and the allowed values', () => {
  const good = {
    format: 'countermarch/position/1',
    game: 'tiny',
    counters: [
      { unit: 'r1', at: 'b2' },
      { type: 'soldier', side: 'blue', at: 'c1' },
    ],
    values: { side: 'red', turn: 3 },
  };
  const file = join(folder, 'position.json');
  const inspect = (text: string) => {
    writeFileSync(file, text);
    return runCommand('inspect', file);
  };

  test('but a correct one is shown', async () => {
    const { code, out } = await inspect(JSON.stringify(good));
    expect(code).toBe(0);
    expect(out).toContain('Red: r1 b2');
    expect(out).toContain('[2] Red: choose.');
  });

  test.each([
    [{ format: 'countermarch/position/2' }, 'format: expected "countermarch/position/1"'],
    [{ game: 'tinny' }, 'there is no game "tinny"'],
    [{ game: undefined }, 'game: expected the id of a game'],
    [{ game: '__proto__' }, 'there is no game "__proto__"'],
    [{ scenario: 'big' }, 'there is no scenario "big"; known: standard'],
    [{ options: { turns: 99 } }, 'option turns: "99" is not allowed; use a whole number from 1'],
    [{ step: 'trun' }, 'there is no step "trun"; did you mean turn?'],
    [{ counter: [] }, 'there is no field "counter"; did you mean counters?'],
    [{ counters: {} }, 'counters: expected a list'],
    [{ counters: ['r1'] }, 'counters[0]: expected an object'],
    [{ counters: [{ unit: 'r1' }] }, 'counters[0].at: required, but missing'],
    [
      { counters: [{ unit: 'r1', at: 'b9' }] },
      'there is no place "b9" in counters[0].at; did you mean',
    ],
    [{ counters: [{ unit: 'r9', at: 'b2' }] }, 'there is no unit "r9" in counters[0]'],
    [
      { counters: [{ unit: 'r1', at: 'b2', tired: true }] },
      'there is no field "tired" in counters[0]',
    ],
    [
      {
        counters: [
          { unit: 'r1', at: 'b2' },
          { unit: 'r1', at: 'b1' },
        ],
      },
      'counters[1].unit: r1 is already placed',
    ],
    [
      {
        counters: [
          { unit: 'r1', at: 'b2' },
          { unit: 'r2', at: 'b2' },
        ],
      },
      'two pieces in one hex',
    ],
    [{ markers: [{ type: 'mine', at: 'b2' }] }, 'there is no marker "mine" in markers[0]'],
    [{ values: { turn: 'three' } }, 'values.turn: expected a whole number from 0 to 40'],
    [{ values: { turn: 41 } }, 'values.turn: expected a whole number from 0 to 40'],
    [{ values: { revealed: 1 } }, 'values.revealed: expected true or false'],
    [{ values: { side: 'green' } }, 'there is no side "green" in values.side'],
    [{ frames: [{ step: 'nowhere' }] }, 'there is no step "nowhere" in frames[0]'],
    [{ frames: [{ step: 'to', unit: 'x' }] }, 'frames[0].unit: expected a whole number'],
    [{ frames: [{ step: 'to', a: 3 }] }, 'there is no field "a" in frames[0]'],
    [{ frames: [] }, 'frames: expected 1 to 4 steps'],
    [{ frames: [{ step: 'to', unit: 3 }], counters: [] }, 'no game can reach this position'],
    [{ frames: Array(9).fill({ step: 'turn' }) }, 'frames: expected 1 to 4 steps'],
  ])('%j', async (change, message) => {
    const { code, err } = await inspect(JSON.stringify({ ...good, ...change }));
    expect(err).toContain(`countermarch: ${file}: `);
    expect(err).toContain(message);
    expect(code).toBe(2);
  });

  test.each([
    ['', 'not JSON: Unexpected end of JSON input'],
    ['{"format": ', 'not JSON: '],
    ['{\n  "game": "tiny",,\n}', '(line 2 column 18)'],
    ['[]', 'position: expected an object'],
    ['null', 'position: expected an object'],
    ['\u0000\u0001', 'is not UTF-8 text'],
  ])('text %j', async (text, message) => {
    const { code, err } = await inspect(text);
    expect(err).toContain(message);
    expect(code).toBe(2);
  });

  test('a file contains its own scenario', async () => {
    writeFileSync(file, JSON.stringify(good));
    const { code, err } = await runCommand('inspect', file, '--scenario', 'standard');
    expect(err).toContain('a file contains its own');
    expect(code).toBe(2);
  });
});

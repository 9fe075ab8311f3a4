import { describe, expect, test } from 'vitest';
import { distancesFrom } from '../../../kernel/board/path.ts';
import { distanceFor } from '../state.ts';
import { act, openGame, table, where } from '../testing.ts';
import { BOARDS } from './boards.ts';
import { trayNode } from './field.ts';

const labelsOf = (scenario: string) => {
  const { board, create } = openGame({ scenario });
  const { world } = create();
  const lines = board.lines.map((line) => line.map((n) => board.labels[n]));
  return { board, world, lines };
};

/** Returns a point mirrored in x, in the same layer, or in the layer that half a turn of the board gives. */
function turned(scenario: string, label: string, halfTurn: boolean): string {
  const { layers } = BOARDS[scenario]!;
  const steps = layers.length - 1;
  const k = label === 'W' ? 0 : label === 'B' ? steps : Number.parseInt(label, 10);
  const x = layers[k]![label.length === 1 ? 0 : label.charCodeAt(label.length - 1) - 97]!;
  const to = halfTurn ? steps - k : k;
  const i = layers[to]!.findIndex((other) => other === -x || (x === 0 && other === 0));
  expect(i).toBeGreaterThanOrEqual(0);
  return to === 0 ? 'W' : to === steps ? 'B' : `${to}${String.fromCharCode(97 + i)}`;
}

describe.each(['standard', 'learning'])('the %s board', (scenario) => {
  const { board, world, lines } = labelsOf(scenario);

  test('[D1] [D2] [S3] every line runs from W to B, one layer at a time', () => {
    for (const line of lines) {
      expect(line.map((label) => world.layer[board.nodeOf.get(label)!])).toEqual(
        Array.from({ length: world.steps + 1 }, (_, k) => k),
      );
    }
  });

  test('[D1] [D2] [S3] every edge belongs to one line only, and every point lies on a line', () => {
    const edges = lines.flatMap((line) => line.slice(1).map((to, i) => `${line[i]}-${to}`));
    expect(new Set(edges).size).toBe(edges.length);
    expect(new Set(lines.flat()).size).toBe(world.points);
  });

  test.each([
    ['half a turn', true],
    ['the mirror', false],
  ])('[D1] [D2] [S3] %s maps lines onto lines', (_, halfTurn) => {
    const all = new Set(lines.map((line) => line.join()));
    for (const line of lines) {
      const image = line.map((label) => turned(scenario, label, halfTurn));
      expect(all).toContain((halfTurn ? image.reverse() : image).join());
    }
  });

  test('[D3] every step changes the distance to either emergence by one', () => {
    const toBlack = distancesFrom(board, world.emergence[1]);
    const toWhite = distancesFrom(board, world.emergence[0]);
    const s = openGame({ scenario }).create();
    for (let n = 0; n < world.points; n++) {
      expect(distanceFor(s, 0, n)).toBe(toBlack[n]);
      expect(distanceFor(s, 1, n)).toBe(toWhite[n]);
      for (const to of board.neighbours.subarray(n * board.slots, (n + 1) * board.slots))
        if (to >= 0) expect(Math.abs(toBlack[n]! - toBlack[to]!)).toBe(1);
    }
  });

  test('[D1] [D2] no charge reaches from one emergence to the other', () => {
    expect(Math.max(...world.charge)).toBeLessThan(world.steps);
  });

  test('[D7] each particle has a place of its own in both trays, off the lines, clear of others', () => {
    const count = world.units.length;
    expect(board.size).toBe(world.points + 2 * count);
    for (let n = world.points; n < board.size; n++)
      expect([...board.neighbours.subarray(n * board.slots, (n + 1) * board.slots)]).toEqual(
        Array.from({ length: board.slots }, () => -1),
      );
    expect(board.labels[trayNode(world, count, 1, 3)]).toBe('B.w2');
    for (const [i, a] of board.points.entries())
      for (const b of board.points.slice(i + 1))
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(1);
  });
});

test('[D1] [S3] the standard board has 49 points on 8 lines of 11, with 4, 2 or 8 neighbours', () => {
  const { board, world, lines } = labelsOf('standard');
  expect([world.points, lines.length, lines[0]!.length]).toEqual([49, 8, 11]);
  const degrees = Array.from({ length: world.points }, (_, n) => {
    const slots = board.neighbours.subarray(n * board.slots, (n + 1) * board.slots);
    return slots.filter((to) => to >= 0).length;
  });
  const count = (d: number) => degrees.filter((x) => x === d).length;
  expect([count(4), count(2), count(8)]).toEqual([25, 22, 2]);
  expect(lines[0]!.join(' ')).toBe('W 1a 2a 3b 4b 5c 6c 7d 8d 9h B');
});

test('[D2] the learning board has 24 points on 6 lines of 7', () => {
  const { world, lines } = labelsOf('learning');
  expect([world.points, lines.length, lines[0]!.length]).toEqual([24, 6, 7]);
});

test('[0.1] [D9] [S1] both sides have the same set, distinguished by colour, charge and letter', () => {
  const ids = (scenario: string) =>
    openGame({ scenario })
      .units.map((u) => u.id)
      .join(' ');
  expect(ids('standard')).toBe('w0 w1a w1b w2 w3 w5 w8 b0 b1a b1b b2 b3 b5 b8');
  expect(ids('learning')).toBe('w0 w1a w1b w2 w3 w5 b0 b1a b1b b2 b3 b5');
});

test('[D9] a particle keeps its name when it changes sides', () => {
  const t = table('w2 8a, w1a 9h, b5 B');
  act(t, 'emit w2, to 9a, to B');
  expect([where(t, 'w2'), where(t, 'b5')]).toEqual(['tray of Black', 'tray of White']);
});

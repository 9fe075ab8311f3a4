import { expect, test } from 'vitest';
import { annihilator } from '../../../games/annihilator/index.ts';
import { chitin } from '../../../games/chitin/index.ts';
import { games } from '../../../games/registry.ts';
import type { GameModule } from '../../../kernel/game.ts';
import { layoutOf, nodeOutline } from '../../../draw/layout.ts';
import { painterOf, positionOf } from './picture.ts';

test.each(games)(
  'the picture of $id in the lobby shows counters of all its sides on the map',
  async (module) => {
    const { game, state } = (await positionOf(module)) ?? {};
    const shapes = game && layoutOf(game.board).shapes;
    const all = game && state ? game.look.counters(state) : [];
    const counters = all.filter(({ node }) => node >= 0 && shapes?.[node] !== 'tray');
    const sides = new Set(counters.map(({ side }) => side).filter((side) => side >= 0));
    expect([...sides].toSorted()).toEqual(game?.sides.map((_, i) => i));
    expect(counters.length).toBeGreaterThan(3);
  },
);

/** Returns the box of the picture, and the position that it shows. */
async function picture(module: GameModule) {
  const svg = (await painterOf(module))?.('light', module.id) ?? '';
  const [x = 0, y = 0, width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '')
    .split(' ')
    .map(Number);
  return { x, y, width, height, ...(await positionOf(module)) };
}

test.each(games)('the picture of $id ends before the trays beside its map', async (module) => {
  const { x, y, width, height, game } = await picture(module);
  if (!game) throw new Error('no picture');
  const layout = layoutOf(game.board);
  const cut = layout.points.flatMap((_, n) =>
    layout.shapes[n] === 'tray'
      ? nodeOutline(layout, n).filter(
          (p) => p.x > x && p.x < x + width && p.y > y && p.y < y + height,
        )
      : [],
  );
  expect(cut).toEqual([]);
});

test.each(games)('the picture of $id is large enough to tell its counters', async (module) => {
  const { x, y, width, height, game, state } = await picture(module);
  if (!game || !state) throw new Error('no picture');
  expect(width).toBeLessThanOrEqual(900);
  const { points } = layoutOf(game.board);
  const seen = game.look
    .counters(state)
    .filter(({ node }) => node >= 0)
    .filter(({ node }) => points[node].x > x && points[node].x < x + width)
    .filter(({ node }) => points[node].y > y && points[node].y < y + height);
  expect(seen.length).toBeGreaterThan(1);
});

test('a picture is computed once, and painted in the colours of both themes', async () => {
  const paint = await painterOf(chitin);
  const [light, dark] = [paint?.('light', 'a board'), paint?.('dark', 'a board')];
  expect(light).toContain('<title>a board</title>');
  expect(dark).not.toBe(light);
});

test.each(games)('the event loop runs while the picture of $id is made', async (module) => {
  let [turns, isMade] = [0, false];
  const others = (): void => {
    turns += 1;
    if (!isMade) setTimeout(others);
  };
  setTimeout(others);
  await positionOf(module);
  isMade = true;
  expect(turns).toBeGreaterThanOrEqual(module.scenarios.length - 1);
  expect(turns).toBeGreaterThan(0);
});

test('the picture for the lobby has no compass, because its frame would cut it off', async () => {
  const paint = await painterOf(annihilator);
  expect(paint?.('light', 'Annihilator')).not.toContain('m-compass');
});

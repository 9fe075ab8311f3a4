import { expect, test } from 'vitest';
import { games } from '../../games/registry.ts';
import { layoutOf, nodeOutline } from '../../draw/layout.ts';
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

test.each(games)('the picture of $id ends before the trays beside its map', async ({ id }) => {
  const svg = (await painterOf(id))?.paint('light', id) ?? '';
  const [x = 0, y = 0, width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '')
    .split(' ')
    .map(Number);
  const module = games.find((each) => each.id === id);
  const { game } = (module && (await positionOf(module))) ?? {};
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

test('a picture is worked out once, and painted in the colours of either theme', async () => {
  const { paint, focus } = (await painterOf('chitin')) ?? {};
  // Above the middle of its map, where the lesson leads to.
  expect(Number(focus?.split(/[ %]+/)[1])).toBeLessThan(50);
  const [light, dark] = [paint?.('light', 'a board'), paint?.('dark', 'a board')];
  expect(light).toContain('<title>a board</title>');
  expect(dark).not.toBe(light);
});

test.each(games)('others come in between while the picture of $id is made', async (module) => {
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

test('the picture of the lobby has no compass, which its frame would cut', async () => {
  const { paint } = (await painterOf('annihilator')) ?? {};
  expect(paint?.('light', 'Annihilator')).not.toContain('m-compass');
});

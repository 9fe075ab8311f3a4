import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games } from '../../games/registry.ts';
import { ActionList } from '../../kernel/action.ts';
import { apply, legal, start } from '../../kernel/engine.ts';
import { parseSetup } from '../../kernel/setup/setup.ts';
import { featuresOf } from '../../draw/art.ts';
import { artOf, BASE_PALETTE } from '../../draw/art-base.ts';
import { drawBoard } from '../../draw/board.ts';
import { layoutOf } from '../../draw/layout.ts';
import { noise } from '../../draw/svg.ts';
import { faultOf } from '../../draw/testing.ts';

const opened = games.flatMap((module) =>
  module.scenarios.map(({ id }) => {
    const game = module.open(parseSetup(module, { scenario: id }));
    return [`${module.id} ${id}`, game] as const;
  }),
);

test.each(opened)('%s: every terrain and unit type has its picture', (_, game) => {
  const art = artOf(game.look);
  if (!game.look.art) return; // Without art, letters and tints are drawn; src/draw tests those.
  const s = start(game);
  const { shapes } = layoutOf(game.board);
  const onHexes = new Set(
    shapes.flatMap((shape, n) => (shape === 'hex' ? game.look.terrainOf(s, n) : [])),
  );
  const bare = [...onHexes].map((t) => game.look.terrains[t]?.id ?? '');
  expect(bare.filter((id) => !featuresOf(art, id).length)).toEqual([]);
  // Where units are unnamed slots, the types of the catalogue must have pictures too.
  const things: readonly { readonly type: string }[] = game.look.catalogue?.entries ?? game.units;
  const types = new Set(things.map(({ type }) => type));
  const blank = art.counter === 'square' ? [...types].filter((type) => !art.units[type]) : [];
  expect(blank).toEqual([]);
});

test.each(opened)('%s: positions of a random game are well formed, in both themes', (_, game) => {
  const s = start(game);
  const list = new ActionList();
  const [markers, counters] = [new Set<string>(), new Set<string>()];
  for (let i = 0; i < 240; i++) {
    legal(game, s, list);
    if (list.length === 0) break;
    apply(game, s, list.at(Math.floor(noise(i, 5) * list.length)));
    for (const marker of game.look.markers(s)) markers.add(marker.type);
    for (const counter of game.look.counters(s)) counters.add(counter.type);
    if (i % 60 > 0) continue;
    for (const theme of ['light', 'dark'] as const)
      expect(faultOf(drawBoard(game, s, { theme }))).toBe('');
  }
  const { art } = game.look;
  if (!art) return;
  expect([...markers].filter((type) => !art.markers?.[type])).toEqual([]);
  if (art.counter === 'square')
    expect([...counters].filter((type) => !art.units[type])).toEqual([]);
});

test('every colour that the style sheet names is in every palette', () => {
  const css = readFileSync(new URL('board.css', import.meta.url), 'utf8');
  const named = new Set([...css.matchAll(/--m-([a-z0-9-]+)/g)].map(([, name]) => name));
  expect(named.size).toBeGreaterThan(5);
  expect([...named].filter((name) => !(name in BASE_PALETTE))).toEqual([]);
});

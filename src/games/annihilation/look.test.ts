import { describe, expect, test } from 'vitest';
import { parseAction } from '../../kernel/notation.ts';
import { formatEvent } from '../../kernel/sentences.ts';
import { openGame, playOn, type Table, table } from './testing.ts';

const previewOf = ({ game, s }: Table, text: string) => {
  const areas = game.look.preview?.(s, parseAction(game, text)) ?? [];
  return areas.map(({ type, name, nodes, texts }) => {
    const points = nodes.map(
      (n, i) => `${game.board.labels[n]}${texts?.[i] ? `=${texts[i]}` : ''}`,
    );
    return `${type}: ${name}: ${points.join(' ')}`;
  });
};
const label = ({ game, s }: Table, text: string) =>
  game.look.actionLabel(s, parseAction(game, text));
const pathOf = ({ game, s }: Table, text: string) => {
  const path = game.look.path?.(s, parseAction(game, text));
  return path && `${path.nodes.map((n) => game.board.labels[n]).join(' ')} (${path.cost})`;
};
const counter = ({ game, s }: Table, id: string) =>
  game.look.counters(s).find((c) => game.units[c.unit]?.id === id)!;

describe('counters', () => {
  test('[0.1] [D7] all particles are shown, each in the tray of its owner or on its point', () => {
    const t = table('w3 5c, w8! tray, b5! 4a');
    const { board, look } = t.game;
    expect(look.counters(t.s)).toHaveLength(14);
    const at = (id: string) => board.labels[counter(t, id).node];
    expect([at('w3'), at('w8'), at('w2'), at('b5'), at('b0')]).toEqual([
      '5c',
      'B.w8',
      'W.w2',
      '4a',
      'B.b0',
    ]);
    expect(counter(t, 'b5')).toMatchObject({
      side: 0,
      values: '5',
      figures: 'charge 5',
      name: "White's carrier b5",
    });
  });

  test('[6.1] the closest carriers are marked', () => {
    const t = table('w3 5c, w5 4a, b2 4b, b5 4c');
    expect(counter(t, 'w3').conditions).toEqual(["closest to the opponent's emergence"]);
    for (const id of ['w5', 'b2', 'b5']) expect(counter(t, id).conditions).toEqual([]);
  });

  test('[4.1] the particle in flight lies on top of the one that struck it', () => {
    const t = playOn(table('w3 4b, w5 8a, b2 5c'), 'emit w3, to 5c');
    const on5c = t.game.look.counters(t.s).filter((c) => t.game.board.labels[c.node] === '5c');
    expect(on5c.map((c) => t.game.units[c.unit]?.id)).toEqual(['w3', 'b2']);
    expect(on5c[1]?.conditions).toEqual(["closest to the opponent's emergence", 'in flight']);
    expect(on5c[0]?.conditions).toContain('has emitted');
  });
});

test('[D1] terrains tell points, emergences and trays apart; emergences carry a marker', () => {
  const { game, s } = table('');
  const terrain = (name: string) =>
    game.look.terrains[game.look.terrainOf(s, game.board.nodeOf.get(name)!)]?.id;
  expect(['5c', 'W', 'B', 'W.b3', 'B.w3'].map(terrain)).toEqual([
    'point',
    'emergence-white',
    'emergence-black',
    'tray-white',
    'tray-black',
  ]);
  expect(game.look.markers(s).map((m) => `${m.text} ${m.name}`)).toEqual([
    "W White's point of emergence",
    "B Black's point of emergence",
  ]);
});

describe('before a choice is made', () => {
  test('[4.3] the way along the line and the force used are shown', () => {
    const t = playOn(table('w2 W, b3 2a'), 'place w5');
    expect(pathOf(t, 'drive 2a')).toBe('1a 2a (2 of 5)');
    expect(pathOf(t, 'drive 5a')).toBe('1d 2b 3b 4a 5a (5 of 5)');
    expect(pathOf(playOn(table('w3 4b, w5 8a'), 'emit w3'), 'to 5c')).toBe('5c (force 2 left)');
    expect(pathOf(t, 'place w3')).toBe(undefined);
  });

  test('[1.2] [4.1] placing: what is knocked, where it may go, and whom it meets there', () => {
    const t = table('w5 W, b3 1a');
    expect(label(t, 'place w1a')).toBe('Place w1a, knocking w5 1 on');
    expect(previewOf(t, 'place w1a')).toEqual([
      'arrive: w1a comes here: W=w1a',
      'strike: w5 is struck here: W=w5',
      'drive: w5 can be driven here: 1a=b3 1b 1c 1d 1e 1f 1g 1h',
    ]);
  });

  test('[3.2] [5.4] emitting: everywhere it can end, what it strikes and scores', () => {
    const t = table('w2 8a, w1a 9h, b5 9b');
    expect(previewOf(t, 'emit w2')).toEqual([
      'reach: w2 can end its motion here: 6a 6b 8a 8b 9b=hit 1 B=+2',
    ]);
  });

  test('[3.4] a point that can be reached with different force left says so', () => {
    const t = table('w3 2b, w5 8a, b2 3b');
    const [reach] = previewOf(t, 'emit w3');
    expect(reach).toContain('3b=hit 2/lost');
  });

  test('[5.5] [7.1] a shot at a defender: both lost, both score', () => {
    const t = playOn(table('w2 8a, w1a 9h, b5 B'), 'emit w2, to 9a');
    expect(label(t, 'to B')).toBe('Go to B, meeting b5');
    expect(previewOf(t, 'to B')).toEqual([
      'annihilated: w2 is annihilated here: B=w2',
      'score: w2 scores here: B=+2',
      'annihilated: b5 is annihilated here: B=b5',
      'score: b5 scores here: B=+5',
    ]);
  });

  test('[4.5] at a meeting: both ways on', () => {
    const t = playOn(table('w3 W, w5 1a'), 'place w1a, drive 1a');
    expect(label(t, 'emit w3')).toBe('Emit w3 with force 3');
    expect(previewOf(t, 'emit w3')).toContain('drive: w5 can be driven here: W=w1a 4b');
    expect(previewOf(t, 'annihilate')).toEqual([
      'annihilated: w3 is annihilated here: 1a=w3',
      'annihilated: w5 is annihilated here: 1a=w5',
    ]);
  });

  test('showing changes nothing', () => {
    const t = table('w2 8a, w1a 9h, b5 B');
    const before = t.s.clone();
    previewOf(t, 'emit w2');
    expect([...t.s.ints]).toEqual([...before.ints]);
  });
});

test('prompts say what is asked, for every step', () => {
  const t = table('w3 5c, w5 7a, w2 3b, b3 2a');
  const prompts = ['emit w3', 'to 4b', 'to 3b', 'drive 2a', 'annihilate', 'place b0'].map(
    (text) => {
      const before = t.game.look.prompt(t.s);
      playOn(t, text);
      return before;
    },
  );
  expect([...prompts.slice(1), t.game.look.prompt(t.s)]).toEqual([
    'White: w3 is on 5c with force 3; choose its next point.',
    'White: w3 is on 4b with force 2; choose its next point.',
    'White: w2 is struck with force 1; choose where it is driven.',
    'White: w2 meets b3 on 2a with no force left; it may emit its whole charge, or both are annihilated.',
    'Black: place a particle from your tray, or choose a carrier to emit itself.',
    'Black: put the annihilator on any empty point between the emergences.',
  ]);
});

test('the panel shows scores, trays and the quiet count', () => {
  const t = table('w3 5c, b5! tray', { values: { white: 4, quiet: 7, turn: 12 } });
  expect(t.game.look.panel(t.s).map((line) => `${line.label}: ${line.value}`)).toEqual([
    'Turn: 12',
    'On turn: White',
    "White's score: 4 of 20",
    "Black's score: 0 of 20",
    "White's Ex Nihilo tray: w0 w1a w1b w2 w5 w8 b5",
    "Black's Ex Nihilo tray: b0 b1a b1b b2 b3 b8",
    'Quiet turns: 7 of 40',
  ]);
});

test('the score stands beside the name of its side', () => {
  const t = table('w3 5c', { values: { white: 4, black: 11 } });
  const tallies = t.game.look
    .panel(t.s)
    .flatMap(({ side, tally }) => (tally ? [[side, tally]] : []));
  expect(tallies).toEqual([
    [0, '4'],
    [1, '11'],
  ]);
});

test.each([
  [33, ''],
  [34, ' 6 turns are left unless something is placed or annihilated [R16].'],
  [39, ' This is the last turn unless something is placed or annihilated [R16].'],
])('[R16] after %i quiet turns the prompt warns of the end: "%s"', (quiet, warning) => {
  const t = table('w3 5c', { values: { quiet } });
  expect(t.game.look.prompt(t.s)).toBe(
    `White: place a particle from your tray, or choose a carrier to emit itself.${warning}`,
  );
});

test('overlays: the closest carriers, distances, and the reach of a carrier', () => {
  const { game, s } = table('w1a 5c, b2 4b, b5 4c');
  const areas = (id: string, unit = -1) =>
    game.look.overlays.find((o) => o.id === id)!.areas(s, 0, { unit, node: -1 });
  expect(areas('closest').map((a) => a.name)).toEqual(["White's closest carrier"]);
  expect(areas('distance')[0]?.texts?.[game.board.nodeOf.get('9a')!]).toBe('1');
  const unit = game.units.findIndex((u) => u.id === 'w1a');
  expect(areas('reach', unit)[0]?.texts).toEqual(['lost', 'lost']);
  expect(areas('reach')).toEqual([]);
});

test('every event has its sentence', () => {
  const t = playOn(
    table('w3 8a, w1a 9h, b5 B', { options: { target: 3 } }),
    'emit w3, to 9a, to B, drive 9c',
  );
  expect(t.log.events.map((event) => `[${event.rule}] ${formatEvent(t.game, event)}`)).toEqual([
    '[3.1] White lets w3 emit its charge: force 3.',
    '[4.1] w3 takes B and strikes b5 with force 1.',
    '[5.6] w3 is annihilated on B and goes to the tray of Black.',
    '[7.1] White scores 3 for w3.',
    '[4.3] b5 is driven to 9c.',
    '[0.2] The winning score was reached. White wins, 3 to 0 (White first).',
  ]);
});

test('charts name the rule of every row', () => {
  for (const chart of openGame().look.charts)
    for (const row of chart.rows) {
      expect(row).toHaveLength(chart.columns.length);
      expect(row.at(-1)).toMatch(/^\[[R\d.]+\]$/);
    }
});

import { english, englishEvent } from '../../../test/english.ts';
import { describe, expect, test } from 'vitest';
import { parseAction } from '../../kernel/text/notation.ts';
import {
  act,
  label,
  log,
  offers,
  openGame,
  panel,
  prompt,
  table,
  type TestGame,
} from './testing.ts';

const previewOf = ({ game, s }: TestGame, text: string) => {
  const areas = game.look.preview?.(s, parseAction(game, text)) ?? [];
  return areas.map(({ type, name, nodes, texts }) => {
    const points = nodes.map(
      (n, i) => `${game.board.labels[n]}${texts?.[i] ? `=${english(game, texts[i])}` : ''}`,
    );
    return `${type}: ${english(game, name)}: ${points.join(' ')}`;
  });
};
const pathOf = ({ game, s }: TestGame, text: string) => {
  const path = game.look.path?.(s, parseAction(game, text));
  return (
    path && `${path.nodes.map((n) => game.board.labels[n]).join(' ')} (${english(game, path.cost)})`
  );
};
const counter = ({ game, s }: TestGame, id: string) =>
  game.look.counters(s).find((c) => game.units[c.unit]?.id === id)!;
const conditions = (t: TestGame, id: string) =>
  counter(t, id).conditions.map((text) => english(t.game, text));

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
    const { name, figures, ...b5 } = counter(t, 'b5');
    expect(b5).toMatchObject({ side: 0, values: '5', sign: 'W5' });
    expect([name, figures].map((text) => english(t.game, text))).toEqual(['White’s 5', 'charge 5']);
  });

  test('[6.1] the closest carriers are marked', () => {
    const t = table('w3 5c, w5 4a, b2 4b, b5 4c');
    expect(conditions(t, 'w3')).toEqual(['foremost carrier']);
    for (const id of ['w5', 'b2', 'b5']) expect(conditions(t, id)).toEqual([]);
  });

  test('[4.1] the particle in flight lies on top of the one that struck it', () => {
    const t = act(table('w3 4b, w5 8a, b2 5c'), 'emit w3, to 5c');
    const on5c = t.game.look.counters(t.s).filter((c) => t.game.board.labels[c.node] === '5c');
    expect(on5c.map((c) => t.game.units[c.unit]?.id)).toEqual(['w3', 'b2']);
    expect(conditions(t, 'b2')).toEqual(['foremost carrier', 'in flight']);
    expect(conditions(t, 'w3')).toContain('has emitted');
  });
});

test('[D1] points, emergences and trays have different terrains; emergences have a marker', () => {
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
  expect(game.look.markers(s).map((m) => `${m.text} ${english(game, m.name)}`)).toEqual([
    'W White’s point of emergence',
    'B Black’s point of emergence',
  ]);
});

describe('before a choice is made', () => {
  test('[4.3] the way along the line and the force used are shown', () => {
    const t = act(table('w2 W, b3 2a'), 'place w5');
    expect(pathOf(t, 'drive 2a')).toBe('1a 2a (2 of 5)');
    expect(pathOf(t, 'drive 5a')).toBe('1d 2b 3b 4a 5a (5 of 5)');
    expect(pathOf(act(table('w3 4b, w5 8a'), 'emit w3'), 'to 5c')).toBe('5c (force left: 2)');
    expect(pathOf(t, 'place w3')).toBe(undefined);
  });

  test('[1.2] [4.1] placing: the struck particle, its possible ends, and the particles it meets there', () => {
    const t = table('w5 W, b3 1a');
    expect(label(t, 'place w1a')).toBe('Place White’s 1, striking White’s 5 with force 1');
    expect(label(t, 'place w0')).toBe('Place White’s annihilator');
    expect(previewOf(t, 'place w1a')).toEqual([
      'arrive: White’s 1 lands here: W=W1',
      'strike: White’s 5 is struck here: W=W5',
      'drive: White’s 5 can be driven here: 1a=B3 1b 1c 1d 1e 1f 1g 1h',
    ]);
  });

  test('[3.2] [5.4] emitting: all possible ends, with strikes and scores', () => {
    const t = table('w2 8a, w1a 9h, b5 9b');
    expect(previewOf(t, 'emit w2')).toEqual([
      'reach: White’s 2 can end its movement here: 6a 6b 8a 8b 9b=force 1 B=+2',
    ]);
  });

  test('[3.4] a point that can be reached with different force left says so', () => {
    const t = table('w3 2b, w5 8a, b2 3b');
    const [reach] = previewOf(t, 'emit w3');
    expect(reach).toContain('3b=force 2/lost');
  });

  test('[5.5] [7.1] a shot at a defender: both lost, both score', () => {
    const t = act(table('w2 8a, w1a 9h, b5 B'), 'emit w2, to 9a');
    expect(label(t, 'to B')).toBe(
      'Go to B, meeting Black’s 5: both are annihilated, and White scores 7',
    );
    expect(previewOf(t, 'to B')).toEqual([
      'annihilated: White’s 2 is annihilated here: B=W2',
      'score: White’s 2 scores here: B=+2',
      'annihilated: Black’s 5 is annihilated here: B=B5',
      'score: Black’s 5 scores here: B=+5',
    ]);
  });

  test('[4.5] at a meeting: both ways on', () => {
    const t = act(table('w3 W, w5 1a'), 'place w1a, drive 1a');
    expect(label(t, 'emit w3')).toBe(
      'Let White’s 3 emit its charge, striking White’s 5 with force 3',
    );
    expect(label(t, 'annihilate')).toBe('Annihilate both');
    expect(previewOf(t, 'emit w3')).toContain('drive: White’s 5 can be driven here: W=W1 4b');
    expect(previewOf(t, 'annihilate')).toEqual([
      'annihilated: White’s 3 is annihilated here: 1a=W3',
      'annihilated: White’s 5 is annihilated here: 1a=W5',
    ]);
  });

  test('showing changes nothing', () => {
    const t = table('w2 8a, w1a 9h, b5 B');
    const before = t.s.clone();
    previewOf(t, 'emit w2');
    expect([...t.s.ints]).toEqual([...before.ints]);
  });
});

test('every step has its prompt', () => {
  const t = table('w3 5c, w5 7a, w2 3b, b3 2a');
  const prompts = ['emit w3', 'to 4b', 'to 3b', 'drive 2a', 'annihilate', 'place b0'].map(
    (text) => {
      const before = prompt(t);
      act(t, text);
      return before;
    },
  );
  expect([...prompts.slice(1), prompt(t)]).toEqual([
    'White: White’s 3 is on 5c with force 3; choose its next point.',
    'White: White’s 3 is on 4b with force 2; choose its next point.',
    'White: White’s 2 is struck with force 1; choose where to drive it.',
    'White: White’s 2 meets Black’s 3 on 2a with no force left; the arriving particle may emit its whole charge, or both are annihilated.',
    'Black: place a particle from your tray.',
    'Black: place the annihilator on any empty point between the emergences.',
  ]);
});

test('the panel shows scores, trays and the quiet count', () => {
  const t = table('w3 5c, b5! tray', { values: { white: 4, quiet: 7, turn: 12 } });
  expect(panel(t)).toEqual([
    'Turn: 12',
    'Player to move: White',
    'White’s score: 4 of 20',
    'Black’s score: 0 of 20',
    'White’s Ex Nihilo tray: 0 1 1 2 5 5 8',
    'Black’s Ex Nihilo tray: 0 1 1 2 3 8',
    'Quiet turns: 7 of 40',
    'Occurrences of this position: 1 of 3',
  ]);
});

test('the score is beside the name of its side', () => {
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
  [34, ' 6 turns are left unless a particle is placed or annihilated [R16].'],
  [39, ' This is the last turn unless a particle is placed or annihilated [R16].'],
])('[R16] after %i quiet turns the prompt warns of the end: "%s"', (quiet, warning) => {
  const t = table('w3 5c', { values: { quiet } });
  expect(prompt(t)).toBe(
    `White: place a particle from your tray, or let one of your carriers emit itself and fly as many points as its charge.${warning}`,
  );
});

test('overlays: the closest carriers, distances, and the reach of a carrier', () => {
  const { game, s } = table('w1a 5c, b2 4b, b5 4c');
  const areas = (id: string, unit = -1) =>
    game.look.overlays.find((o) => o.id === id)!.areas(s, 0, { unit, node: -1 });
  expect(areas('closest').map((a) => english(game, a.name))).toEqual(['White’s foremost carrier']);
  expect(areas('distance')[0]?.texts?.[game.board.nodeOf.get('9a')!]).toBe('1');
  const unit = game.units.findIndex((u) => u.id === 'w1a');
  expect(areas('reach', unit)[0]?.texts?.map((text) => english(game, text))).toEqual([
    'lost',
    'lost',
  ]);
  expect(areas('reach')).toEqual([]);
});

describe('[D9] particles are called by the face that is up', () => {
  // A 3 and a 5 of Black's that were White's at first, and an 8 of White's that was Black's.
  const turned = 'w3! 4a, w5! B, b8! 8b, w1a 9a, b2 9d';

  test('in the log, also after they have been turned over', () => {
    const t = act(table(turned), 'emit b8, to 9d, drive B, place b1a');
    expect(log(t)).toEqual([
      'White’s 8 emits its charge: force 8.',
      'White’s 8 takes 9d and strikes Black’s 2 with force 7.',
      'Black’s 2 is driven to B.',
      'Black’s 2 meets Black’s 5 on B with no force left, and can’t emit in the other player’s turn.',
      'Black’s 2 is annihilated on B and goes to White’s tray.',
      'White scores 2 for Black’s 2.',
      'Black’s 5 is annihilated on B and goes to White’s tray.',
      'White scores 5 for Black’s 5.',
      'Black’s 1 is placed on B.',
    ]);
  });

  test('in every label, prompt and preview', () => {
    const t = table(turned);
    const texts: string[] = [];
    for (const text of ['emit b8', 'to 9d', 'drive B']) {
      texts.push(prompt(t), label(t, text), ...previewOf(t, text));
      for (const action of offers(t)) texts.push(label(t, action));
      act(t, text);
    }
    expect(texts.join(' ')).toMatch(/White’s 8 .* Black’s 5/);
    for (const text of texts) expect(text).not.toMatch(/\b[wb]\d/);
  });
});

describe('[7.1] labels state the effects', () => {
  test('an exact arrival, and one with force left', () => {
    const exact = act(table('w2 8a, w1a 9h'), 'emit w2, to 9a');
    expect(label(exact, 'to B')).toBe('Go to B: White’s 2 is annihilated, and White scores 2');
    const strike = act(table('w3 8a, w1a 9h, b5 B'), 'emit w3, to 9a');
    expect(label(strike, 'to B')).toBe(
      'Go to B, striking Black’s 5 with force 1: White’s 3 is annihilated, and White scores 3',
    );
    const driven = act(table('w2 8b, w1a 9a, w5 9d'), 'emit w2, to 9d');
    expect(label(driven, 'drive B')).toBe(
      'Drive White’s 5 to B: White’s 5 is annihilated, and White scores 5',
    );
    expect(label(driven, 'drive 8b')).toBe('Drive White’s 5 to 8b');
  });

  test('[R5] own losses at home are the opponent’s points', () => {
    const t = act(table('w1a 1a, w8 W, w5 4a'), 'emit w1a');
    expect(label(t, 'to W')).toBe(
      'Go to W, meeting White’s 8: both are annihilated, and Black scores 9',
    );
  });

  test('[4.5] a meeting with a choice to emit, before and after it happens', () => {
    const t = act(table('w5 8b, w1a 9a, b8 B, w3 9d'), 'emit w5, to 9d');
    expect(label(t, 'drive B')).toBe(
      'Drive White’s 3 to B, meeting Black’s 8: the arriving particle may emit its whole charge, or both are annihilated, and White scores 11',
    );
    act(t, 'drive B');
    expect(prompt(t)).toBe(
      'White: White’s 3 meets Black’s 8 on B with no force left; the arriving particle may emit its whole charge, or both are annihilated, and White scores 11.',
    );
    expect(label(t, 'annihilate')).toBe('Annihilate both, and White scores 11');
    expect(label(t, 'emit w3')).toBe(
      'Let White’s 3 emit its charge, striking Black’s 8 with force 3: White’s 3 is annihilated, and White scores 3',
    );
  });

  test('[5.1] [5.3] losses without a choice', () => {
    const t = act(table('w3 4b, w5 8a, b5 5c, w2 7b, b0 3d'), 'emit w3, to 5c');
    expect(label(t, 'drive 7b')).toBe(
      'Drive Black’s 5 to 7b, meeting White’s 2: both are annihilated',
    );
    expect(label(t, 'drive 3d')).toBe(
      'Drive Black’s 5 to 3d, meeting Black’s annihilator: both are annihilated',
    );
  });

  test('[0.2] [R16] the end of the game', () => {
    const win = act(table('w2 8a, w1a 9h', { options: { target: 2 } }), 'emit w2, to 9a');
    expect(label(win, 'to B')).toBe(
      'Go to B: White’s 2 is annihilated, and White scores 2. The winning score was reached. White wins: White 2, Black 0',
    );
    const quiet = act(table('w1a 4b, w5 8a', { values: { quiet: 39 } }), 'emit w1a');
    expect(label(quiet, 'to 3b')).toMatch(/^Go to 3b\. .* Draw: White 0, Black 0$/);
  });
});

test('every event has its sentence', () => {
  const t = act(
    table('w3 8a, w1a 9h, b5 B', { options: { target: 3 } }),
    'emit w3, to 9a, to B, drive 9c',
  );
  expect(t.events.map((event) => `[${event.rule}] ${englishEvent(t.game, event)}`)).toEqual([
    '[3.1] White’s 3 emits its charge: force 3.',
    '[4.1] White’s 3 takes B and strikes Black’s 5 with force 1.',
    '[5.6] White’s 3 is annihilated on B and goes to Black’s tray.',
    '[7.1] White scores 3 for White’s 3.',
    '[4.3] Black’s 5 is driven to 9c.',
    '[0.2] The winning score was reached. White wins: White 3, Black 0.',
  ]);
});

test('charts name the rule of every row', () => {
  for (const chart of openGame().look.charts)
    for (const row of chart.rows) {
      expect(row).toHaveLength(chart.columns.length);
      expect(row.at(-1)).toMatch(/^\[[R\d.]+\]$/);
    }
});

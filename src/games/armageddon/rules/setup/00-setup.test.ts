import { describe, expect, test } from 'vitest';
import { englishEvent } from '../../../../../test/english.ts';
import { ActionList } from '../../../../kernel/action.ts';
import { applyChecked } from '../../../../kernel/conformance/checked-play.ts';
import { checkSecrets } from '../../../../kernel/conformance/secrets.ts';
import { actor, drawOutcome, legal, refusalOf } from '../../../../kernel/engine.ts';
import { eventsFor } from '../../../../kernel/text/log.ts';
import { parseAction } from '../../../../kernel/text/notation.ts';
import { parseSetup } from '../../../../kernel/setup/setup.ts';
import { Sfc32 } from '../../../../kernel/random.ts';
import { SPECTATOR } from '../../../../kernel/side.ts';
import { UNKNOWN } from '../../../../kernel/state.ts';
import { viewOf } from '../../../../kernel/view.ts';
import { CARD, CARDS } from '../../data/cards.ts';
import { SPECIAL } from '../../data/maps.ts';
import { armageddon, openArmageddon } from '../../index.ts';
import { rulebook } from '../../rulebook.ts';
import type { Armageddon } from '../../state.ts';
import { DECK, HAND } from '../../state/pieces.ts';
import { label, offers, refusal, stepNow, type TestGame } from '../../testing.ts';
import { packed } from '../resources.ts';

const RULES = new Set(rulebook.map(({ id }) => id));

/** A new game before its first action. */
function opened(scenario: string, options = {}): TestGame {
  const game = openArmageddon(parseSetup(armageddon, { scenario, options }));
  const s = game.create();
  game.begin(s);
  return { game, s, events: [], names: new Map() };
}

/** Plays chance and players by the seed until `step`. */
function playTo(t: TestGame, step: string, seed = 1): TestGame {
  const rng = new Sfc32(seed);
  const list = new ActionList();
  while (stepNow(t) !== step) {
    legal(t.game, t.s, list);
    const action = drawOutcome(t.game, t.s, list, (n) => rng.below(n));
    t.events.push(...applyChecked(t.game, t.s, action, RULES));
  }
  return t;
}

function play(t: TestGame, ...words: readonly string[]): TestGame {
  for (const word of words)
    t.events.push(...applyChecked(t.game, t.s, parseAction(t.game, word), RULES));
  return t;
}

const count = (s: Armageddon, side: number, place: number): number =>
  s.place.filter((p, u) => p === place && s.owner[u] === side).length;

describe('[2.2] tiles', () => {
  test('[2.2] all orders are equally likely: two, six and twenty-four of them', () => {
    expect(['duel', 'three', 'four'].map((scenario) => offers(opened(scenario)).length)).toEqual([
      2, 6, 24,
    ]);
    expect([...play(opened('three'), 'order 3').s.order]).toEqual([1, 2, 0]);
    expect(label(opened('three'), 'order 3')).toBe('Player order: Blue, Green, and Red');
  });

  test('[2.2] players lay one tile at a time near their start; a player without tiles is skipped', () => {
    // The Compact has two tiles, the Clans one.
    const t = play(opened('duel', { 'blue-faction': 3 }), 'order 0');
    expect([stepNow(t), actor(t.game, t.s)]).toEqual(['setup.lay', 0]);
    expect(offers(t)).toHaveLength(16);
    play(t, 'lay 0205');
    expect([actor(t.game, t.s), offers(t).includes('lay 0205')]).toEqual([1, false]);
    play(t, 'lay 1005');
    expect([actor(t.game, t.s), refusal(t, 'lay 0205').rule, refusal(t, 'lay 1005').rule]).toEqual([
      0,
      '2.2',
      '2.2',
    ]);
    play(t, 'lay 0206');
    expect(stepNow(t)).toBe('setup.settle');
    const at = (label: string) => t.game.board.nodeOf.get(label) as number;
    expect([t.s.resources[at('0205')], t.s.resources[at('0206')]]).toEqual([
      packed([1, 1, 1, 1]),
      packed([0, 1, 0, 0]),
    ]);
  });

  test('[2.2] [2.3] [R45] the tiles that a player lays and builds on are in that player’s log only', () => {
    const t = play(opened('duel'), 'order 0');
    t.events.length = 0;
    play(t, 'lay 0205', 'lay 1005', 'lay 0206', 'lay 1006', 'settle 0205', 'settle 1005');
    const lines = (side: number) => eventsFor(t.events, side).map((e) => englishEvent(t.game, e));
    expect(lines(0)).toEqual([
      'Tile laid in 0205: Parade Plain.',
      'Tile laid in 0206: Ore Cut.',
      'Built in 0205: Concord Keep.',
    ]);
    expect(lines(1)).toEqual([
      'Tile laid in 1005: Salt Pan.',
      'Tile laid in 1006: Server Cellar.',
      'Built in 1005: Axle Zero.',
    ]);
    expect(lines(SPECTATOR)).toEqual([]);
  });

  test('[R45] other players do not see where a player lays tiles', () => {
    const t = play(opened('duel'), 'order 0', 'lay 0205');
    const hex = t.game.board.nodeOf.get('0205') as number;
    expect([0, 1].map((side) => viewOf(t.game, t.s, side).resources[hex])).toEqual([
      packed([1, 1, 1, 1]),
      UNKNOWN,
    ]);
  });
});

describe('[R45] hidden information', () => {
  test('is not revealed while tiles are laid', () => {
    const fail = (message: string, cause?: unknown): never => {
      throw new Error(message, { cause });
    };
    let asked = 0;
    for (const scenario of ['duel', 'four']) {
      const t = play(opened(scenario), 'order 1');
      const rng = new Sfc32(3);
      const list = new ActionList();
      while (stepNow(t).startsWith('setup')) {
        legal(t.game, t.s, list);
        asked += 1;
        checkSecrets(t.game, t.s, list, rng, fail);
        const action = drawOutcome(t.game, t.s, list, (n) => rng.below(n));
        applyChecked(t.game, t.s, action, RULES);
      }
    }
    expect(asked).toBeGreaterThanOrEqual(17);
  });
});

describe('[2.3] [2.4] the start', () => {
  test('[2.3] a stronghold is on one of its owner’s tiles', () => {
    const t = play(opened('duel'), 'order 0', 'lay 0205', 'lay 1005', 'lay 0206', 'lay 1006');
    expect(offers(t)).toEqual(['settle 0205', 'settle 0206']);
    const refusal = refusalOf(t.game, t.s, parseAction(t.game, 'settle 0505'));
    expect(refusal?.rule).toBe('2.3');
    play(t, 'settle 0205', 'settle 1005');
    playTo(t, 'turn.act');
    for (const side of [0, 1]) {
      const base = t.s.headquarters[side];
      expect(CARDS[t.s.kind[base]].id).toBe(t.s.world.decks[side].stronghold);
      expect(t.game.board.labels[t.s.place[base]]).toBe(['0205', '1005'][side]);
    }
  });

  test.each(['duel', 'three', 'four'])(
    '[2.4] 6 cards, 3 of each resource and the rest of the deck: %s',
    (scenario) => {
      for (let seed = 0; seed < 20; seed++) {
        const t = playTo(opened(scenario, { map: seed % 4 }), 'initiative.bid', seed);
        for (const side of t.game.sides.keys()) {
          const { cards } = t.s.world.decks[side];
          const size = Object.values(cards).reduce((a, b) => a + b, 0);
          expect([count(t.s, side, HAND), count(t.s, side, DECK)]).toEqual([6, size - 6]);
          for (const [id, n] of Object.entries(cards)) {
            const kind = CARD[id as keyof typeof CARD];
            expect(t.s.kind.filter((k, u) => k === kind && t.s.owner[u] === side)).toHaveLength(n);
          }
        }
        const home = t.s.place[t.s.headquarters[0]];
        const income = [0, 1, 2, 3].map((kind) => (t.s.resources[home] >> (kind * 3)) & 1);
        expect([...t.s.stock.slice(0, 4)]).toEqual(income.map((n) => 3 + n));
        t.game.check(t.s);
      }
    },
  );

  test('[R45] a slot of a deck has a random card, and is randomly in the hand or not', () => {
    const slots = Array.from({ length: 12 }, (_, seed) => {
      const { s } = playTo(opened('duel'), 'turn.act', seed);
      return { kind: s.kind[1], place: s.place[1] };
    });
    expect(new Set(slots.map(({ kind }) => kind)).size).toBeGreaterThan(5);
    expect(new Set(slots.map(({ place }) => place)).size).toBe(2);
  });

  test('[3.5] a side knows its tiles and the hexes next to its stronghold, but no guards', () => {
    const { s, game } = playTo(opened('duel', { specials: 2 }), 'turn.act', 5);
    const view = viewOf(game, s, 0);
    const home = s.place[s.headquarters[0]];
    for (let slot = 0; slot < 6; slot++) {
      const n = game.board.neighbours[home * 6 + slot];
      if (n >= 0) expect(view.terrain[n]).toBe(s.terrain[n]);
    }
    expect(view.terrain.filter((n) => n !== UNKNOWN).length).toBeLessThan(12);
    expect(view.special[home]).toBe(SPECIAL.none);
    const guards = s.owner.filter((owner) => owner === 2).length;
    expect(guards).toBeGreaterThan(2);
    expect(view.owner.filter((owner) => owner === 2)).toHaveLength(0);
  });
});

import { describe, expect, test } from 'vitest';
import { createBot } from '../../src/bots/create-bot.ts';
import { playMatch } from '../../src/bots/match.ts';
import { ActionList } from '../../src/kernel/action.ts';
import { conformGame } from '../../src/kernel/conformance/conform.ts';
import { apply, legal, play, start } from '../../src/kernel/engine.ts';
import { parseAction } from '../../src/kernel/text/notation.ts';
import { Sfc32 } from '../../src/kernel/random.ts';
import { parseSetup } from '../../src/kernel/setup/setup.ts';
import { UNKNOWN } from '../../src/kernel/state.ts';
import { SPECTATOR } from '../../src/kernel/side.ts';
import { viewOf } from '../../src/kernel/view.ts';
import { faultOf } from '../english.ts';
import { isles, openIsles } from './index.ts';
import { byTier } from '../tier.ts';

const open = (scenario: string, document?: unknown) =>
  openIsles(parseSetup(isles, { scenario, ...(document !== undefined && { document }) }));

describe.each(['three', 'duel', 'alone'])('Isles, %s', (scenario) => {
  test('passes the conformance suite', () => {
    for (let seed = 0; seed < byTier(6, 4, 40); seed++)
      conformGame(open(scenario), new Sfc32(seed), { illegalPerDecision: 2, deepEvery: 1 });
  });

  test('is played by all five levels', () => {
    for (const level of ['1', '2', '3', '4', '5']) {
      const game = open(scenario);
      const bots = game.sides.map((_, side) => createBot(level, side));
      const { outcome } = playMatch(game, bots, level, { budget: { iterations: 40 } });
      expect(outcome.rule).toBe('5');
    }
  });
});

test('a search continues where the same actions end the game in one determinization and not in another', () => {
  const game = open('three');
  for (let seed = 0; seed < byTier(4, 1, 8); seed++) {
    const bots = game.sides.map((_, side) => createBot('4', side));
    expect(playMatch(game, bots, seed).outcome.rule).toBe('5');
  }
});

describe('the document', () => {
  test('makes the board and the decks', () => {
    const map = ['......', ' ..^..', '......'];
    const game = open('duel', { map, cards: { march: 2, scout: 1 } });
    expect(game.board.size).toBe(17);
    expect(game.setup.document).toEqual({ map, cards: { march: 2, raid: 0, scout: 1 } });
    const s = start(game);
    expect([...s.deckSize, ...s.handSize]).toEqual([3, 3, 0, 0]);
    for (let seed = 0; seed < byTier(3, 2, 20); seed++) conformGame(game, new Sfc32(seed));
  });

  test.each([
    [{ map: ['..', '..'], cards: {} }, 'document.map: expected at least 12 hexes'],
    [{ map: ['.'.repeat(10)], cards: {} }, 'document.map: expected at most 9 rows of at most 9'],
    [{ map: ['.....', '..x..', '.....'], cards: {} }, 'document.map'],
    [{ map: ['.....', '.....', '.....'], cards: { bribe: 1 } }, 'document.cards.bribe: there are'],
    [{ map: ['.....', '.....', '.....'], cards: { raid: 21 } }, 'document.cards.raid: expected'],
    [{ map: ['.....', '.....', '.....'], cards: {}, hero: 1 }, 'document.hero: unknown field'],
    ['a deck', 'document: expected an object'],
  ])('%j is refused with the field', (document, message) => {
    expect(faultOf(() => open('duel', document))).toContain(message);
  });
});

describe('fog', () => {
  /** Red has no neighbours, Blue is far away, and Red is to play a scout. */
  function fog() {
    const game = open('duel');
    const s = start(game);
    apply(game, s, legal(game, s, new ActionList()).at(0));
    s.hand.set([0, 0, 1], 0);
    s.deck.set([6, 3, 2], 0);
    s.handSize[0] = 1;
    s.deckSize[0] = 11;
    const act = (text: string) =>
      expect(play(game, s, parseAction(game, text))).toEqual({ ok: true });
    return { game, s, act };
  }

  test('[6] hides units that are beside no unit of the viewer, until a scout finds them', () => {
    const { game, s, act } = fog();
    expect([...viewOf(game, s, 0).at.subarray(2)]).toEqual([UNKNOWN, UNKNOWN]);
    const blue = s.at[2];
    act('play scout');
    act(`spy ${game.board.labels[blue]}`);
    expect([...viewOf(game, s, 0).at.subarray(2)]).toEqual([...s.at.subarray(2)]);
    expect(viewOf(game, s, 1).known[0]).toBe(UNKNOWN);
    expect(viewOf(game, s, SPECTATOR).at.every((n) => n === UNKNOWN)).toBe(true);
  });

  test('[2] hands and decks are visible only to their owner', () => {
    const { game, s } = fog();
    expect([...viewOf(game, s, 0).hand]).toEqual([0, 0, 1, UNKNOWN, UNKNOWN, UNKNOWN]);
    expect([...viewOf(game, s, 1).deck.subarray(0, 3)]).toEqual([UNKNOWN, UNKNOWN, UNKNOWN]);
    expect([...viewOf(game, s, 1).handSize]).toEqual([1, 0]);
  });
});

test('[5] a single side wins by holding a hill, and can lose', () => {
  const ends = new Set<string>();
  for (let seed = 0; seed < 60; seed++)
    ends.add(String(conformGame(open('alone'), new Sfc32(seed)).outcome.winners));
  expect([...ends].sort()).toEqual(['', '0']);
});

test('[5] three sides are ranked, and each of them sometimes wins', () => {
  const winners = new Set<number>();
  for (let seed = 0; seed < 60; seed++) {
    const { outcome } = conformGame(open('three'), new Sfc32(seed));
    for (const side of outcome.winners) winners.add(side);
    expect(Math.min(...(outcome.places ?? []))).toBe(1);
    expect(outcome.places).toHaveLength(3);
  }
  expect([...winners].sort()).toEqual([0, 1, 2]);
});

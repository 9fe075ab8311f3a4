/** A bot's guess of hidden information agrees with what it has seen, and with all public sums. */
import { expect, test } from 'vitest';
import { GreedyBot } from '../../bots/greedy.ts';
import { Match } from '../../bots/match.ts';
import { ActionList } from '../../kernel/action.ts';
import { nodeDistance } from '../../kernel/board/hex.ts';
import { apply, legal, start } from '../../kernel/engine.ts';
import { Sfc32 } from '../../kernel/random.ts';
import { parseSetup } from '../../kernel/setup/setup.ts';
import { isSameState, UNKNOWN } from '../../kernel/state.ts';
import { viewOf } from '../../kernel/view.ts';
import { VALUES } from './data/values.ts';
import { armageddon, openArmageddon } from './index.ts';
import { STEP } from './rules/names.ts';
import { captureHero } from './rules/armies/03-prisoners.ts';
import { forget } from './rules/knowledge.ts';
import { isFamily } from './rules/pieces.ts';
import { reportAt } from './state/intrigue.ts';
import { DECK, DISCARDED, HAND } from './state/pieces.ts';
import type { Armageddon } from './state.ts';
import { act, slot, table, type TestGame } from './testing.ts';

const LATER = { round: 8 };

/** Several guesses of Red, all of which give Red the same view as the position. */
function guesses({ game, s }: TestGame): Armageddon[] {
  const [view, rng] = [viewOf(game, s, 0), new Sfc32('guess')];
  return Array.from({ length: 40 }, () => {
    const guess = view.clone();
    game.bot.determinize?.(guess, 0, rng);
    game.check(guess);
    expect(isSameState(viewOf(game, guess, 0), view)).toBe(true);
    return guess;
  });
}

/** Blue's cards that are in play: not in the hand, not in the deck, not gone. */
const abroad = (s: Armageddon): number[] =>
  [...s.owner.keys()].filter(
    (u) => u < s.world.cards && s.owner[u] === 1 && ![HAND, DECK, DISCARDED].includes(s.place[u]),
  );

test('[4.6] cards that were drawn and not seen since are guessed at their owner’s headquarters or in an army near it', () => {
  const t = table('red at 0205: concord-keep; blue at 1005: axle-zero', { values: LATER });
  const [{ cards }] = t.s.world.decks.slice(1);
  const all = Object.values(cards).reduce((a, b) => a + b, 0);
  const home = t.game.board.nodeOf.get('1005') as number;
  let [afield, counted] = [0, 0];
  for (const guess of guesses(t)) {
    const out = abroad(guess);
    // Hand and deck are empty, so all cards but attack cards are on the map.
    counted = Math.max(counted, out.length);
    expect(out.length).toBeLessThanOrEqual(all + 1);
    for (const u of out)
      expect(nodeDistance(guess.world.board, guess.place[u], home)).toBeLessThanOrEqual(4);
    const marching = out.filter((u) => isFamily(guess, u, 'unit') && guess.place[u] !== home);
    afield += marching.length > 0 ? 1 : 0;
    expect(marching.length).toBeLessThanOrEqual(VALUES.defaults.unitsOfArmy);
  }
  expect(counted).toBeGreaterThan(all / 2);
  expect(afield).toBeGreaterThan(20);
});

test('[2.2] hidden headquarters are guessed to be at their owner’s start', () => {
  const t = table('red at 0205: concord-keep; hidden blue at 1005: axle-zero', { values: LATER });
  // No hex has been explored.
  t.s.explored.fill(0);
  for (const guess of guesses(t)) {
    const head = guess.headquarters[1];
    expect(head).toBeGreaterThanOrEqual(0);
    expect(guess.owner[head]).toBe(1);
    expect(guess.place[head]).toBeGreaterThanOrEqual(0);
  }
});

test('[R90] a headquarters that spies reported is on the map in every guess, even if never seen', () => {
  const t = table('red at 0205: concord-keep; hidden blue at 1005: axle-zero', { values: LATER });
  const { s } = t;
  s.reports[reportAt(s.world.sides.length, 0, 1, 'headquarters')] = s.round + 2;
  const base = s.headquarters[1];
  const view = viewOf(t.game, s, 0);
  expect([view.headquarters[1], view.place[base]]).toEqual([base, UNKNOWN]);
  for (const guess of guesses(t)) {
    expect([guess.headquarters[1], guess.owner[base]]).toEqual([base, 1]);
    expect(guess.place[base]).toBeGreaterThanOrEqual(0);
  }
});

test('[3.23] prisoners are guessed to be held in a garrison, even if nothing else of it is known', () => {
  const t = table(
    'red at 0205: concord-keep; hidden blue at 1005: axle-zero; hidden blue at 0905: outpost; red army 0804: lemma',
    { values: LATER },
  );
  const hero = slot(t, 'lemma');
  captureHero(t.s, hero, 1);
  for (const side of [0, 1]) forget(t.s, t.s.group[hero], side);
  for (const guess of guesses(t)) {
    const army = guess.group[hero];
    expect(guess.group[army]).toBeGreaterThanOrEqual(0);
    expect(guess.place[guess.group[army]]).toBe(guess.place[hero]);
  }
});

test('[3.23] [R90] a prison is not guessed to be the headquarters that spies reported', () => {
  const t = table(
    'red at 0205: concord-keep; hidden blue at 1005: axle-zero; hidden blue at 0905: outpost; red army 0804: lemma',
    { values: LATER },
  );
  const { s } = t;
  captureHero(s, slot(t, 'lemma'), 1);
  for (const side of [0, 1]) forget(s, s.group[slot(t, 'lemma')], side);
  s.reports[reportAt(s.world.sides.length, 0, 1, 'headquarters')] = s.round + 2;
  const base = s.headquarters[1];
  for (const guess of guesses(t)) expect(guess.kind[base]).toBe(s.kind[base]);
});

test('[2.2] [2.3] while tiles are laid, a guess has the public number of others’ tiles, and can be played on', () => {
  const game = openArmageddon(parseSetup(armageddon, { scenario: 'duel' }));
  const { sides, board, decks, hexRows } = start(game).world;
  const [rng, list] = [new Sfc32('tiles'), new ActionList()];
  const [all] = decks.map(({ tiles }) => tiles.length);
  const counted = new Set<number>();
  for (let seed = 0; seed < 4; seed++) {
    const match = new Match(game, `tiles/${seed}`);
    while ((match.viewFor(0) as Armageddon).step <= STEP['setup.settle']) {
      const view = match.viewFor(match.actor) as Armageddon;
      const guess = view.clone();
      game.bot.determinize?.(guess, match.actor, rng);
      for (const side of sides.keys()) {
        const laid = [...Array(board.size).keys()].filter((n) =>
          hexRows.has(guess.mapped, side, n),
        );
        const isDone = view.step === STEP['setup.settle'];
        const isBefore = view.order.indexOf(side) < view.turn;
        expect(laid.length).toBe(isDone ? all : view.round + (isBefore ? 1 : 0));
        expect(guess.headquarters[side] >= 0).toBe(isDone && isBefore);
        counted.add(laid.length);
      }
      while (guess.step <= STEP['setup.settle']) {
        legal(game, guess, list);
        expect(list.length).toBeGreaterThan(0);
        apply(game, guess, list.at(rng.below(list.length)));
      }
      legal(game, view, list);
      match.act(list.at(rng.below(list.length)));
    }
  }
  expect(counted.size).toBe(1 + all);
});

test('[4.6] a bot acts on what it knows, even in a position without hidden information', () => {
  const march = (blue: string) => {
    const t = table(
      `red at 0205: concord-keep; red army 0405: marshal-orsine-vale rampart-guard courser-light-tank; blue at 1005: axle-zero; blue garrison 1005: bastion-colossus bastion-colossus; ${blue}`,
    );
    act(t, 'march army.1');
    // Asked about the position itself, in which nothing is hidden, as bots see their guesses.
    return t.game.bot.defaultPolicy?.(t.s, legal(t.game, t.s, new ActionList()));
  };
  const nobody = march('blue hand: vector-striker');
  expect(march('blue army 0305: vector-striker')).not.toBe(nobody);
  expect(march('hidden blue army 0305: vector-striker')).toBe(nobody);
});

test('[3.9] an army’s march depends only on what its side knows, also about the terrain', () => {
  const game = openArmageddon(parseSetup(armageddon, { scenario: 'duel' }));
  const [match, rng, list] = [new Match(game, 'ways'), new Sfc32('ways'), new ActionList()];
  const bot = new GreedyBot('greedy', rng);
  let marches = 0;
  while (marches < 60) {
    const side = match.actor;
    const view = match.viewFor(side) as Armageddon;
    const action = bot.choose(game, view, side);
    if (view.step === STEP['march.to']) {
      const guess = view.clone();
      game.bot.determinize?.(guess, side, rng);
      legal(game, guess, list);
      expect(game.bot.defaultPolicy?.(guess, list)).toBe(action);
      marches += 1;
    }
    match.act(action);
  }
});

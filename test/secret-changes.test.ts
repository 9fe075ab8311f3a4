/**
 * Messages to a seat must not depend on hidden information, in content, length or number: two tables that differ only
 * in hidden information send the same messages to a seat, byte for byte.
 */
import { expect, test } from 'vitest';
import { gameById } from '../src/games/registry.ts';
import { ActionList } from '../src/kernel/action.ts';
import { actor, legal, stepOf } from '../src/kernel/engine.ts';
import type { Game } from '../src/kernel/game.ts';
import { formatAction } from '../src/kernel/text/notation.ts';
import { type Rng, Sfc32 } from '../src/kernel/random.ts';
import { parseSetup } from '../src/kernel/setup/setup.ts';
import { type GameState, hashState, UNKNOWN } from '../src/kernel/state.ts';
import { CHANCE, NOBODY, type Side, SPECTATOR } from '../src/kernel/side.ts';
import { hasSecrets, viewOf } from '../src/kernel/view.ts';
import { typedDice } from '../src/table/dice/dice.ts';
import { Follower } from '../src/table/views/follower.ts';
import { Table } from '../src/table/table.ts';
import { isles } from './isles/index.ts';
import { tiny } from './tiny-game.ts';
import { byTier } from './tier.ts';

/** Counts of the comparisons. */
interface Seen {
  /** Positions that look alike, and the number of these that differ in hidden information. */
  alike: number;
  different: number;
  /** Secret decisions and draws for which two different results were compared. */
  secrets: number;
}

const legalAt = (game: Game, s: GameState): string[] =>
  legal(game, s, new ActionList())
    .toArray()
    .map((action) => formatAction(game, action));

/** Returns the table with another position, as if loaded from a store. */
function tableAt(table: Table, s: GameState): Table {
  const { id, game, header, dice, seq } = table;
  const entries = table.entries.map((entry) =>
    entry.seq === seq ? { ...entry, state: hashState(s) } : entry,
  );
  return Table.load({ id, game, header, dice, entries, snapshot: { seq, ints: s.ints.slice() } });
}

function play(table: Table, text: string): void {
  const { actor: who, seq } = table;
  const answer = who === CHANCE ? table.roll(text) : table.act(who, seq, [text]);
  if (!answer.ok) throw new Error(`${text} was refused`);
}

/**
 * Plays one action or die; returns the messages that a side gets about it, as they would be sent, and its view
 * afterwards.
 */
function toldOf(table: Table, side: Side, text: string): { told: string; view: string } {
  const { game, seq, state, followers } = table;
  const follower = new Follower(game, side, seq, state, table.statusFor(side));
  followers.add(follower);
  play(table, text);
  followers.delete(follower);
  const told = JSON.stringify(follower.take(table.statusFor(side)));
  return { told, view: viewOf(game, table.state, side).ints.join() };
}

/** Compares two tables that look alike to a side, until the side can see a difference. */
function compare(one: Table, other: Table, side: Side, rng: Rng, seen: Seen): void {
  const { game } = one;
  for (let i = 0; i < 4 && one.actor === other.actor && one.actor !== NOBODY; i++) {
    const possible = legalAt(game, other.state);
    const texts = legalAt(game, one.state).filter((text) => possible.includes(text));
    const text = texts[rng.below(Math.max(texts.length, 1))];
    if (text === undefined) return;
    const [first, second] = [toldOf(one, side, text), toldOf(other, side, text)];
    // An entry reveals the difference that it shows, and the end of the game reveals everything.
    if (first.view !== second.view || one.outcome || other.outcome) return;
    seen.alike += 1;
    if (one.state.ints.join() !== other.state.ints.join()) seen.different += 1;
    expect(first.told).toBe(second.told);
  }
}

/** Returns a position that the side cannot tell from the real one; undefined in the middle of a secret decision. */
function twinOf(game: Game, s: GameState, side: Side, rng: Rng): GameState | undefined {
  const view = viewOf(game, s, side);
  const twin = view.clone();
  game.bot.determinize?.(twin, side, rng);
  const isWhole = actor(game, s) >= 0 && !twin.ints.includes(UNKNOWN);
  return isWhole && viewOf(game, twin, side).ints.join() === view.ints.join() ? twin : undefined;
}

/**
 * Compares two results of a secret decision or draw by another side: the side must get the same messages about both.
 */
function compareSecrets(table: Table, side: Side, rng: Rng, seen: Seen): void {
  const { game, state } = table;
  if (!stepOf(game, state).secret || actor(game, state) === side) return;
  const texts = legalAt(game, state);
  const [one, other] = [0, 1].map(() => texts[rng.below(texts.length)]);
  if (one === other) return;
  const [first, second] = [one, other].map((text) => toldOf(tableAt(table, state), side, text));
  if (first?.view !== second?.view) return;
  seen.secrets += 1;
  expect(first?.told).toBe(second?.told);
}

function playThrough(game: Game, decisions: number, rng: Rng, seen: Seen): void {
  const table = Table.create({ id: 't', game, dice: typedDice });
  for (let i = 0; i < decisions && table.actor !== NOBODY; i++) {
    for (const side of [...game.sides.keys(), SPECTATOR]) {
      const { state } = table;
      const twin = twinOf(game, state, side, rng);
      if (twin) compare(tableAt(table, state), tableAt(table, twin), side, rng, seen);
      compareSecrets(table, side, rng, seen);
    }
    const texts = legalAt(game, table.state);
    play(table, texts[rng.below(texts.length)]);
  }
}

test.each([
  ['isles', { scenario: 'three' }, byTier(12, 6, 30)],
  ['isles', { scenario: 'duel' }, byTier(12, 6, 30)],
  ['tiny', {}, byTier(24, 12, 60)],
  ['chitin', { scenario: 'intermediate' }, byTier(2, 2, 4)],
])('%s, %j: two tables that look alike to a seat tell it the same', (id, request, games) => {
  const module = [isles, tiny].find((game) => game.id === id) ?? gameById(id);
  const game = module.open(parseSetup(module, request));
  expect(hasSecrets(game.create())).toBe(true);
  const seen: Seen = { alike: 0, different: 0, secrets: 0 };
  const rng = new Sfc32('twins');
  for (let n = 0; n < games; n++) playThrough(game, 80, rng, seen);
  expect(seen.alike).toBeGreaterThan(100);
  expect(seen.different).toBeGreaterThan(20);
  expect(seen.secrets).toBeGreaterThan(20);
});

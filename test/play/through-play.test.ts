/** Our own games, played through `Play` as tables and the page play them, beside the game itself. */
import { describe, expect, test } from 'vitest';
import { FACE_TYPES } from '../../src/games/armageddon/look/faces.ts';
import { games } from '../../src/games/registry.ts';
import { ActionList } from '../../src/kernel/action.ts';
import { actor, apply, drawOutcome, legal, refusalOf, start } from '../../src/kernel/engine.ts';
import {
  gameForBots,
  isFromBundle,
  stateForBots,
  throughPlay,
} from '../../src/kernel/play/through-play.ts';
import type { FightTypes } from '../../src/kernel/look/moments.ts';
import type { Game } from '../../src/kernel/game.ts';
import { Sfc32 } from '../../src/kernel/random.ts';
import { parseSetup } from '../../src/kernel/setup/setup.ts';
import { CHANCE, NOBODY } from '../../src/kernel/side.ts';
import { type GameState, hashState } from '../../src/kernel/state.ts';
import { Log } from '../../src/kernel/text/log.ts';
import { viewOf } from '../../src/kernel/view.ts';
import { drawGuess } from '../../src/study/root.ts';
import { checkAnswer } from '../../src/table/sandbox/guard.ts';

const DECISIONS = 120;

describe.each(games)('$id through Play', (module) => {
  const own = module.open(parseSetup(module));
  const game = throughPlay(own);

  test('is its own game to bots, and wrapped only once', () => {
    expect(gameForBots(game)).toBe(own);
    expect(gameForBots(own)).toBe(own);
    expect(throughPlay(game)).toBe(game);
    expect(isFromBundle(game)).toBe(false);
  });

  test('has the icons, the faces of cards, and the lists of its look', () => {
    const [{ cards, ...look }, { cards: faces, ...shown }] = [own.look, game.look];
    for (const part of ['harms', 'attacks', 'icons'] as const) expect(shown[part]).toBe(look[part]);
    expect(faces?.frames).toBe(cards?.frames);
    const types = [...FACE_TYPES, ...own.units.map(({ type }) => type)];
    for (const type of types) {
      expect(faces?.face(type)).toEqual(cards?.face(type));
      checkAnswer('face', game.play?.face?.(type));
    }
    const events = ({ begins, continues }: FightTypes) => ({ begins, continues });
    expect(shown.moments && events(shown.moments)).toEqual(look.moments && events(look.moments));
    checkAnswer('open', { data: game.play?.data });
    const barring = throughPlay({ ...own, look: { ...own.look, barred: () => [7] } });
    expect(barring.look.barred?.(start(barring))).toEqual([7]);
  });

  test('has the legal actions, refusals, effects, events, labels and judgement of the game', () => {
    const rng = new Sfc32(`through ${module.id}`);
    const [a, b] = [start(own), start(game)];
    const [list, other] = [new ActionList(), new ActionList()];
    for (let n = 0; n < DECISIONS && actor(own, a) !== NOBODY; n++) {
      const side = actor(own, a);
      expect(actor(game, b)).toBe(side);
      expect(legal(game, b, other).toArray()).toEqual(legal(own, a, list).toArray());
      const action =
        side === CHANCE
          ? drawOutcome(own, a, list, (most) => rng.below(most))
          : list.at(rng.below(list.length));
      if (side !== CHANCE) {
        const [seen, view] = [viewOf(own, a, side), viewOf(game, b, side)];
        expect(hashState(view)).toBe(hashState(seen));
        expect(game.look.actionLabel(view, action)).toEqual(own.look.actionLabel(seen, action));
        expect(game.look.counters(view)).toEqual(own.look.counters(seen));
        expect(game.look.barred?.(view)).toEqual(own.look.barred?.(seen) ?? []);
        expect(setUpOf(game, view)).toEqual(setUpOf(own, seen));
        if (n % 20 === 0)
          expect(drawGuess(game, view, side, 1)).toEqual(drawGuess(own, seen, side, 1));
        const inner = stateForBots(game, view);
        expect(gameForBots(game).bot.evaluate(inner, side)).toBe(own.bot.evaluate(seen, side));
        expect(refusalOf(game, b, action + 1)).toEqual(refusalOf(own, a, action + 1));
      }
      const [log, told] = [new Log(), new Log()];
      const [known, before] = [a.clone(), b.clone()];
      apply(own, a, action, log);
      apply(game, b, action, told);
      expect(told.events).toEqual(log.events);
      expect(game.look.moments?.fight(before, told.events)).toEqual(
        own.look.moments?.fight(known, log.events),
      );
      expect(hashState(b)).toBe(hashState(a));
    }
  });
});

/** Returns how a look sets up the units of a view in any order. */
function setUpOf({ look: { setUp } }: Game, view: GameState): unknown {
  const units = setUp?.units(view) ?? [];
  const asked = units.map((unit) => {
    const s = view.clone();
    setUp?.ask(s, unit);
    const ints = s.ints.slice();
    setUp?.put(s, unit, 0);
    return [unit, setUp?.counter(view, unit), ints, s.ints];
  });
  return { verb: setUp?.verb, asked };
}

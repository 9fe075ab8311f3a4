/** The contract with the kernel, on every scenario, by play at random and by play that seeks contact. */
import { describe, expect, test } from 'vitest';
import { expectGoldenMatch } from '../../../test/golden.ts';
import { ActionList } from '../../kernel/action.ts';
import { conformGame } from '../../kernel/conform.ts';
import { actor, apply, drawOutcome, legal, play, start } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { readPositionOf, writePosition } from '../../kernel/position.ts';
import { Sfc32 } from '../../kernel/random.ts';
import { hashState } from '../../kernel/state.ts';
import { CHANCE, NOBODY } from '../../kernel/step.ts';
import { SCENARIOS } from './data/scenarios.ts';
import type { Chitin } from './state.ts';
import { open } from './testing.ts';

const EVERYTHING = { 'low-hacker': 1, 'arch-reaper': 1, ending: 1, 'play-on': 1, turns: 12 };
const SETUPS = SCENARIOS.flatMap(({ id: scenario }) => [
  { scenario, options: { turns: 12 } },
  { scenario, options: EVERYTHING },
]);

describe.each(SETUPS)('$scenario with $options', (setup) => {
  const game = open(setup);

  test('[5.00] [R49] random games keep the contract and end', () => {
    for (let seed = 0; seed < 3; seed++) {
      const report = conformGame(game, new Sfc32(`${setup.scenario}/${seed}`), {
        illegalPerDecision: 2,
        deepEvery: 64,
      });
      expect(report.decisions).toBeGreaterThan(100);
      expect(report.refused).toBeGreaterThan(100);
    }
  });

  test('[5.00] games among candidates, which fight more, keep every invariant', () => {
    let dice = 0;
    for (let seed = 0; seed < 2; seed++) dice += seek(game, `${setup.scenario}/${seed}`);
    // Two or more for the first move of each game, the others for battles.
    expect(dice).toBeGreaterThan(20);
  });
});

test.each(SCENARIOS)('[5.00] the golden game of $title', ({ id }) => {
  const game = open({ scenario: id, options: { turns: 6 } });
  expectGoldenMatch(`chitin/${id}.txt`, game, 'golden');
});

/** Plays among the candidates, now and then any legal action; gives the number of dice. */
function seek(game: Game<Chitin>, seed: string): number {
  const rng = new Sfc32(seed);
  const [all, some] = [new ActionList(), new ActionList()];
  const s = start(game);
  let dice = 0;
  for (let i = 0; actor(game, s) !== NOBODY; i++) {
    legal(game, s, all);
    for (let k = 1; k < all.length; k++) expect(all.at(k)).toBeGreaterThan(all.at(k - 1));
    if (actor(game, s) === CHANCE) {
      dice++;
      apply(
        game,
        s,
        drawOutcome(game, s, all, (n) => rng.below(n)),
      );
    } else {
      some.clear();
      game.bot.candidates?.(s, all, some);
      const list = rng.below(5) === 0 ? all : some;
      expect(play(game, s, list.at(rng.below(list.length)))).toEqual({ ok: true });
    }
    game.check(s);
    if (i % 100 === 0) checkRound(game, s);
  }
  return dice;
}

/** A position file and everything that is shown, in the middle of whatever happens. */
function checkRound(game: Game<Chitin>, s: Chitin): void {
  const before = hashState(s);
  expect(hashState(readPositionOf(game, JSON.parse(JSON.stringify(writePosition(game, s)))))).toBe(
    before,
  );
  game.look.markers(s);
  game.look.focus(s);
  for (const action of legal(game, s, new ActionList()).toArray()) {
    game.look.path?.(s, action);
    game.look.preview?.(s, action);
  }
  for (const overlay of game.look.overlays) overlay.areas(s, 0, { unit: 3, node: 0 });
  expect(hashState(s)).toBe(before);
}

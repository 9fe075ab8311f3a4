/** Number of gestures in a whole turn; a drag, a click and a press of a button count as one each. */
import { expect, test } from 'vitest';
import { createBot } from '../src/bots/create-bot.ts';
import { slammers } from '../src/games/slammers/index.ts';
import { begin, setUpUsually } from '../src/games/slammers/testing.ts';
import { ActionList, verbNameOf } from '../src/kernel/action.ts';
import { actor, apply, legal } from '../src/kernel/engine.ts';
import type { Game } from '../src/kernel/game.ts';
import { Sfc32 } from '../src/kernel/random.ts';
import { CHANCE } from '../src/kernel/side.ts';
import type { GameState } from '../src/kernel/state.ts';
import { viewOf } from '../src/kernel/view.ts';
import { loadMessages } from '../src/web/messages.ts';
import { repeated } from '../src/web/session/repeat-order.ts';
import { openSession, pick, type Session } from '../src/web/session/session.ts';

await loadMessages(slammers);

/** A drag picks a unit and moves it; picking the next unit ends the move. */
const FREE = new Set(['to', 'stay']);

/** Plays the first turn as the greedy bot does, and counts the gestures; one press moves the rest of a stack. */
function gesturesOf({ game, s }: { readonly game: Game; readonly s: GameState }): {
  gestures: number;
  actions: number;
} {
  const [bot, rng, side] = [createBot('greedy', 1), new Sfc32(1), actor(game, s)];
  let [gestures, actions] = [0, 0];
  let session = openSession(game, viewOf(game, s, side), side);
  const isOwnTurn = (): boolean => game.stepNames[session.state.step] !== 'rally.roll';
  while (isOwnTurn()) {
    if (session.stage === 'choose') {
      const next = repeated(session)?.session ?? chosen(session);
      const last = next.picks.at(-1)?.action ?? 0;
      actions += next.picks.length - session.picks.length;
      if (!FREE.has(verbNameOf(game.verbs, last)) || next.picks.length > session.picks.length + 1)
        gestures++;
      // Rolling, and ending the phase, must be confirmed.
      if (next.stage !== 'choose') gestures++;
      session = next;
    } else session = openSession(game, answered(session.state), side);
  }
  return { gestures, actions };

  function chosen(now: Session): Session {
    return pick(now, bot.choose(game, now.state, side));
  }
  function answered(state: GameState): GameState {
    const next = state.clone();
    const who = actor(game, next);
    const all = legal(game, next, new ActionList()).toArray();
    const action = who === CHANCE ? all[rng.below(all.length)] : bot.choose(game, next, who);
    apply(game, next, action);
    return next;
  }
}

test('Slammers, scenario 1: the first turn of Tan, its movement and its fire', () => {
  const { gestures, actions } = gesturesOf(setUpUsually(begin('1')));
  expect(actions).toBeGreaterThan(50);
  expect(gestures).toBeLessThanOrEqual(42);
});

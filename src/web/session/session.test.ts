import { describe, expect, test } from 'vitest';
import { STEP, type Tiny, tinyGame, tinyVerbs } from '../../../test/tiny-game.ts';
import { type ActionList, pack } from '../../kernel/action.ts';
import { start } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { parseAction } from '../../kernel/text/notation.ts';
import { SPECTATOR } from '../../kernel/side.ts';
import { viewOf } from '../../kernel/view.ts';
import {
  batchOf,
  choicesNow,
  originsOf,
  openSession,
  pick,
  type Session,
  take,
  unpick,
  unpickAll,
} from './session.ts';

const game = tinyGame();
const node = (label: string): number => game.board.nodeOf.get(label) ?? -9;
const unit = (id: string): number => game.units.findIndex((u) => u.id === id);

/** Opens a session in which Red (r1 at a1, r2 at a2) or Blue (b1 at c1, b2 at c2) is to move, with both bids made. */
function atTurn(change: (s: Tiny) => void = () => {}, side = 0, of: Game<Tiny> = game): Session {
  const s = start(of);
  s.restart(STEP.turn);
  s.secret.set([2, 3]);
  s.side = side;
  change(s);
  return openSession(of, viewOf(of, s, side), side);
}

const blueToMove = (s: Tiny): void => {
  s.side = 1;
};

const picked = (session: Session, ...texts: string[]): Session =>
  texts.reduce((now, text) => pick(now, parseAction(now.game, text)), session);

describe('the right to decide', () => {
  test('a player chooses in their own turn and waits in the other side’s', () => {
    expect(atTurn().stage).toBe('choose');
    expect(atTurn(blueToMove).stage).toBe('wait');
  });

  test('a spectator never chooses', () => {
    const s = start(game);
    expect(openSession(game, viewOf(game, s, SPECTATOR), SPECTATOR).stage).toBe('wait');
    expect(choicesNow(openSession(game, s, SPECTATOR))).toBeUndefined();
  });
});

describe('picking', () => {
  test('a forced choice is made automatically if the game marks its verb as implied', () => {
    const { to } = tinyVerbs.id;
    const steps = game.steps.map((step, i) =>
      i === STEP.to
        ? { ...step, actions: (_: Tiny, out: ActionList) => out.add(to, node('b1')) }
        : step,
    );
    const narrow = { ...game, steps };
    const says = { ...narrow, look: { ...game.look, implied: [to] } };
    const takenIn = (of: Game<Tiny>) => take(atTurn(undefined, 0, of), parseAction(of, 'move r1'));
    expect(batchOf(takenIn(says))).toEqual(['move r1', 'to b1']);
    expect(batchOf(unpick(takenIn(says)))).toEqual(['move r1']);
    expect(batchOf(takenIn(narrow))).toEqual(['move r1']);
    // A choice among several is never made automatically.
    expect(batchOf(takenIn({ ...game, look: says.look }))).toEqual(['move r1']);
  });

  test('a unit, then a hex: two actions in one batch, sent when the other side is next', () => {
    let session = picked(atTurn(), 'move r1');
    expect(session.stage).toBe('choose');
    session = picked(session, 'to b1');
    expect(session.stage).toBe('handover');
    expect(batchOf(session)).toEqual(['move r1', 'to b1']);
  });

  test('stops before a die and never rolls it', () => {
    const near = (s: Tiny) => s.at.set([node('b2'), node('a2'), node('c1'), node('c2')]);
    const session = picked(atTurn(near), 'move r1', 'to c1');
    expect(session.stage).toBe('dice');
    expect((session.state as Tiny).at[unit('b1')]).toBe(node('c1'));
  });

  test('leaves the table’s view as it was', () => {
    const session = atTurn();
    const before = session.base.ints.join();
    picked(session, 'move r1', 'to b1');
    expect(session.base.ints.join()).toBe(before);
  });

  test('a step that reveals something is not simulated in the page', () => {
    const steps = game.steps.map((s, i) =>
      game.stepNames[i] === 'to' ? { ...s, reveals: true } : s,
    );
    const session = picked(atTurn(undefined, 0, { ...game, steps }), 'move r1');
    const sent = picked(session, 'to b1');
    expect(sent.stage).toBe('reveal');
    expect(originsOf(sent).size).toBe(0);
    expect(batchOf(sent)).toEqual(['move r1', 'to b1']);
  });

  test('a result that depends on a hidden value is left to the table', () => {
    const steps = game.steps.map((step, i) =>
      game.stepNames[i] === 'to' ? { ...step, apply: (s: Tiny) => s.secret.set([2, 1]) } : step,
    );
    const session = picked(atTurn(undefined, 0, { ...game, steps }), 'move r1');
    expect(picked(session, 'to b1').stage).toBe('reveal');
  });

  test('the end of the game is a handover, not a choice', () => {
    const last = atTurn((s) => {
      s.turn = s.limit - 1;
    });
    const session = pick(last, parseAction(game, 'pass'));
    expect(session.stage).toBe('handover');
  });

  test('a pick out of turn throws an error', () => {
    expect(() => pick(atTurn(blueToMove), pack(0))).toThrow('no pick');
  });
});

describe('taking back', () => {
  test('undoes one pick and restores the exact position', () => {
    const before = picked(atTurn(), 'move r1');
    const after = unpick(picked(before, 'to b1'));
    expect(after.state.ints.join()).toBe(before.state.ints.join());
    expect(batchOf(after)).toEqual(['move r1']);
    expect(unpick(atTurn()).picks).toEqual([]);
  });

  test('all picks restores the table’s view', () => {
    const session = picked(atTurn(), 'move r1', 'to b1');
    expect(unpickAll(session).state).toBe(session.base);
  });
});

test('ghosts are the units whose node differs from the table’s view', () => {
  const session = picked(atTurn(), 'move r1', 'to b1');
  expect([...originsOf(session)]).toEqual([[unit('r1'), node('a1')]]);
  expect(originsOf(atTurn()).size).toBe(0);
});

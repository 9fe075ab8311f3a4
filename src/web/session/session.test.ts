import { english } from '../../../test/english.ts';
import { describe, expect, test } from 'vitest';
import { STEP, type Tiny, tinyGame } from '../../../test/tiny-game.ts';
import { pack } from '../../kernel/action.ts';
import { start } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { parseAction } from '../../kernel/notation.ts';
import { SPECTATOR } from '../../kernel/step.ts';
import { viewOf } from '../../kernel/view.ts';
import { tell } from '../table-words.ts';
import { refusalOfClick } from './refusal.ts';
import {
  batchOf,
  choicesNow,
  click,
  ghostsOf,
  openSession,
  pick,
  type Session,
  unpick,
  unpickAll,
} from './session.ts';

const game = tinyGame();
const node = (label: string): number => game.board.nodeOf.get(label) ?? -9;
const unit = (id: string): number => game.units.findIndex((u) => u.id === id);

/** Red (r1 at a1, r2 at a2) or Blue (b1 at c1, b2 at c2) to move, both bids made. */
function atTurn(change: (s: Tiny) => void = () => {}, side = 0, of: Game<Tiny> = game): Session {
  const s = start(of);
  s.restart(STEP.turn);
  s.secret.set([2, 3]);
  s.side = side;
  change(s);
  return openSession(of as Game, viewOf(of, s, side), side);
}

const blueToMove = (s: Tiny): void => {
  s.side = 1;
};

function clickOn(session: Session, kind: 'unit' | 'node', index: number): Session {
  const result = click(session, kind, index);
  if (result.type !== 'picked' && result.type !== 'unpicked') throw new Error(result.type);
  return result.session;
}

describe('whose decision it is', () => {
  test('one chooses on one’s own turn and waits on the other’s', () => {
    expect(atTurn().stage).toBe('choose');
    expect(atTurn(blueToMove).stage).toBe('wait');
  });

  test('an onlooker never chooses', () => {
    const s = start(game);
    expect(openSession(game as Game, viewOf(game, s, SPECTATOR), SPECTATOR).stage).toBe('wait');
    expect(choicesNow(openSession(game as Game, s, SPECTATOR))).toBeUndefined();
  });
});

describe('picking', () => {
  test('a unit, then a hex: two actions in one batch, sent when the other side is next', () => {
    let session = clickOn(atTurn(), 'unit', unit('r1'));
    expect(session.stage).toBe('choose');
    session = clickOn(session, 'node', node('b1'));
    expect(session.stage).toBe('handover');
    expect(batchOf(session)).toEqual(['move r1', 'to b1']);
  });

  test('stops before a die and never rolls it', () => {
    const near = (s: Tiny) => s.at.set([node('b2'), node('a2'), node('c1'), node('c2')]);
    const session = clickOn(clickOn(atTurn(near), 'unit', unit('r1')), 'node', node('c1'));
    expect(session.stage).toBe('dice');
    expect((session.state as Tiny).at[unit('b1')]).toBe(node('c1'));
  });

  test('leaves the table’s view as it was', () => {
    const session = atTurn();
    const before = session.base.ints.join();
    clickOn(clickOn(session, 'unit', unit('r1')), 'node', node('b1'));
    expect(session.base.ints.join()).toBe(before);
  });

  test('what a step reveals is not stepped through', () => {
    const steps = game.steps.map((s, i) =>
      game.stepNames[i] === 'to' ? { ...s, reveals: true } : s,
    );
    const session = clickOn(atTurn(undefined, 0, { ...game, steps }), 'unit', unit('r1'));
    const sent = clickOn(session, 'node', node('b1'));
    expect(sent.stage).toBe('reveal');
    expect(ghostsOf(sent).size).toBe(0);
    expect(batchOf(sent)).toEqual(['move r1', 'to b1']);
  });

  test('a result that would need a hidden value is left to the table', () => {
    const steps = game.steps.map((step, i) =>
      game.stepNames[i] === 'to' ? { ...step, apply: (s: Tiny) => s.secret.set([2, 1]) } : step,
    );
    const session = clickOn(atTurn(undefined, 0, { ...game, steps }), 'unit', unit('r1'));
    expect(clickOn(session, 'node', node('b1')).stage).toBe('reveal');
  });

  test('the end of the game is a handover, not a choice', () => {
    const last = atTurn((s) => {
      s.turn = s.limit - 1;
    });
    const session = pick(last, parseAction(game, 'pass'));
    expect(session.stage).toBe('handover');
  });

  test('a pick out of turn is a fault of the page', () => {
    expect(() => pick(atTurn(blueToMove), pack(0))).toThrow('no pick');
  });
});

describe('taking back', () => {
  test('goes one pick back, to the very same position', () => {
    const before = clickOn(atTurn(), 'unit', unit('r1'));
    const after = unpick(clickOn(before, 'node', node('b1')));
    expect(after.state.ints.join()).toBe(before.state.ints.join());
    expect(batchOf(after)).toEqual(['move r1']);
    expect(unpick(atTurn()).picks).toEqual([]);
  });

  test('all of it gives the table’s view', () => {
    const session = clickOn(clickOn(atTurn(), 'unit', unit('r1')), 'node', node('b1'));
    expect(unpickAll(session).state).toBe(session.base);
  });

  test('the selected unit, clicked again, is let go', () => {
    const session = clickOn(atTurn(), 'unit', unit('r1'));
    expect(click(session, 'unit', unit('r1')).type).toBe('unpicked');
    expect(click(session, 'node', node('a1')).type).toBe('unpicked');
  });

  test('another unit takes the place of the one selected', () => {
    const session = clickOn(clickOn(atTurn(), 'unit', unit('r1')), 'unit', unit('r2'));
    expect(batchOf(session)).toEqual(['move r2']);
  });

  test('another hex takes the place of one that waits to be confirmed', () => {
    const moved = clickOn(clickOn(atTurn(), 'unit', unit('r1')), 'node', node('b1'));
    expect(batchOf(clickOn(moved, 'node', node('b2')))).toEqual(['move r1', 'to b2']);
    expect(batchOf(clickOn(moved, 'unit', unit('r2')))).toEqual(['move r2']);
  });

  test('a selected unit gives way though it is drawn on top of its stack', () => {
    const counters = (s: Tiny) =>
      game.look
        .counters(s)
        .sort((a, b) => Number(a.unit === s.arg(0)) - Number(b.unit === s.arg(0)));
    const onTop = { ...game, look: { ...game.look, counters } };
    const session = clickOn(atTurn(undefined, 0, onTop), 'unit', unit('r1'));
    expect(batchOf(clickOn(session, 'unit', unit('r2')))).toEqual(['move r2']);
  });

  test('what is done and confirmed by going on does not give way', () => {
    const steps = game.steps.map((step, i) =>
      game.stepNames[i] === 'to'
        ? {
            ...step,
            apply(s: Tiny, action: number) {
              s.at[s.arg(0)] = action & 0xffff;
              s.pop();
            },
          }
        : step,
    );
    let session = clickOn(atTurn(undefined, 0, { ...game, steps }), 'unit', unit('r1'));
    session = clickOn(session, 'node', node('b1'));
    expect(session.stage).toBe('choose');
    expect(click(session, 'node', node('b2')).type).toBe('none');
  });
});

describe('clicks', () => {
  test('on an enemy mean the hex under it', () => {
    const near = (s: Tiny) => s.at.set([node('b2'), node('a2'), node('c1'), node('c2')]);
    const session = clickOn(clickOn(atTurn(near), 'unit', unit('r1')), 'unit', unit('b1'));
    expect(batchOf(session)).toEqual(['move r1', 'to c1']);
  });

  test('on a hex mean the unit on it', () => {
    expect(batchOf(clickOn(atTurn(), 'node', node('a1')))).toEqual(['move r1']);
  });

  test('that may mean two things ask which', () => {
    const stacked = atTurn((s) => s.at.set([node('a1'), node('a1'), node('c1'), node('c2')]));
    const result = click(stacked, 'node', node('a1'));
    expect(result.type === 'several' && result.choices.map((c) => c.label)).toEqual([
      'move 0',
      'move 1',
    ]);
  });
});

describe('refusals', () => {
  test('give the rule’s own words where it has some', () => {
    expect(refusalOfClick(atTurn(), 'unit', unit('b1'))).toEqual({
      rule: '2',
      reason: 'That piece is not yours; move one of your own.',
    });
    expect(refusalOfClick(atTurn(), 'node', node('c1')).reason).toContain('not yours');
  });

  test('otherwise say what is asked', () => {
    const session = clickOn(atTurn(), 'unit', unit('r1'));
    const { rule, reason } = refusalOfClick(session, 'node', node('c2'));
    expect(rule).toBe('2');
    expect(english(game, reason)).toContain('Red: choose.');
  });

  test('say whose turn it is', () => {
    const { reason } = refusalOfClick(atTurn(blueToMove), 'node', 0);
    expect(tell(game, reason)).toContain('Blue is to act');
  });
});

test('ghosts are the units that stand elsewhere than the table knows', () => {
  const session = clickOn(clickOn(atTurn(), 'unit', unit('r1')), 'node', node('b1'));
  expect([...ghostsOf(session)]).toEqual([[unit('r1'), node('a1')]]);
  expect(ghostsOf(atTurn()).size).toBe(0);
});

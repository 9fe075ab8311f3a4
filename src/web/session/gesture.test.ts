import { english } from '../../../test/english.ts';
import { describe, expect, test } from 'vitest';
import { STEP, type Tiny, tiny, tinyGame } from '../../../test/tiny-game.ts';
import { start } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { viewOf } from '../../kernel/view.ts';
import { format } from '../table-messages.ts';
import { loadMessages } from '../messages.ts';
import { type GestureMeaning, meaningOfClick } from './gesture.ts';
import { refusalOfClick } from './refusal.ts';
import { batchOf, openSession, type Session } from './session.ts';

await loadMessages(tiny);

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

const click = (session: Session, kind: 'unit' | 'node', index: number): GestureMeaning =>
  meaningOfClick(session, { kind, index });

function clickOn(session: Session, kind: 'unit' | 'node', index: number): Session {
  const meaning = click(session, kind, index);
  if (meaning.type !== 'take' && meaning.type !== 'stage') throw new Error(meaning.type);
  return meaning.session;
}

describe('picks that are replaced', () => {
  test('a click on the selected unit deselects it', () => {
    const session = clickOn(atTurn(), 'unit', unit('r1'));
    expect(click(session, 'unit', unit('r1'))).toMatchObject({
      type: 'stage',
      session: { picks: [] },
    });
    expect(click(session, 'node', node('a1'))).toMatchObject({
      type: 'stage',
      session: { picks: [] },
    });
  });

  test('a click on another unit selects it instead', () => {
    const session = clickOn(clickOn(atTurn(), 'unit', unit('r1')), 'unit', unit('r2'));
    expect(batchOf(session)).toEqual(['move r2']);
  });

  test('a click on another hex replaces a hex that waits for confirmation', () => {
    const moved = clickOn(clickOn(atTurn(), 'unit', unit('r1')), 'node', node('b1'));
    expect(batchOf(clickOn(moved, 'node', node('b2')))).toEqual(['move r1', 'to b2']);
    expect(batchOf(clickOn(moved, 'unit', unit('r2')))).toEqual(['move r2']);
  });

  test('a selected unit is replaced even if it is drawn on top of its stack', () => {
    const counters = (s: Tiny) => {
      const { unit: picked } = game.look.focus(s);
      const isPicked = (u: number) => Number(u === picked);
      return game.look.counters(s).sort((a, b) => isPicked(a.unit) - isPicked(b.unit));
    };
    const onTop = { ...game, look: { ...game.look, counters } };
    const session = clickOn(atTurn(undefined, 0, onTop), 'unit', unit('r1'));
    expect(batchOf(clickOn(session, 'unit', unit('r2')))).toEqual(['move r2']);
  });

  test('a pick that the next pick has confirmed is not replaced', () => {
    const steps = game.steps.map((step, i) =>
      game.stepNames[i] === 'to'
        ? {
            ...step,
            apply(s: Tiny, action: number) {
              s.at[s.frame(STEP.to).unit] = action & 0xffff;
              s.pop();
            },
          }
        : step,
    );
    let session = clickOn(atTurn(undefined, 0, { ...game, steps }), 'unit', unit('r1'));
    session = clickOn(session, 'node', node('b1'));
    expect(session.stage).toBe('choose');
    expect(click(session, 'node', node('b2')).type).toBe('refuse');
  });
});

describe('clicks', () => {
  test('on an enemy unit mean its hex', () => {
    const near = (s: Tiny) => s.at.set([node('b2'), node('a2'), node('c1'), node('c2')]);
    const session = clickOn(clickOn(atTurn(near), 'unit', unit('r1')), 'unit', unit('b1'));
    expect(batchOf(session)).toEqual(['move r1', 'to c1']);
  });

  test('on a hex mean the unit on it', () => {
    expect(batchOf(clickOn(atTurn(), 'node', node('a1')))).toEqual(['move r1']);
  });

  test('with two possible meanings ask which is meant', () => {
    const stacked = atTurn((s) => s.at.set([node('a1'), node('a1'), node('c1'), node('c2')]));
    const result = click(stacked, 'node', node('a1'));
    expect(result.type === 'ask' && result.choices.map((c) => c.label)).toEqual([
      'Move r1',
      'Move r2',
    ]);
  });
});

describe('refusals', () => {
  test('give the rule’s own reason if it has one', () => {
    expect(refusalOfClick(atTurn(), 'unit', unit('b1'))).toEqual({
      rule: '2',
      reason: { key: 'refusal.other' },
    });
    const { reason } = refusalOfClick(atTurn(), 'node', node('c1'));
    expect(english(game, reason)).toContain('not yours');
  });

  test('otherwise say what the player has to choose', () => {
    const session = clickOn(atTurn(), 'unit', unit('r1'));
    const { rule, reason } = refusalOfClick(session, 'node', node('c2'));
    expect(rule).toBe('2');
    expect(english(game, reason)).toContain('Red: choose.');
  });

  test('name the side to act', () => {
    const { reason } = refusalOfClick(atTurn(blueToMove), 'node', 0);
    expect(format(game, reason)).toContain('the game is waiting for Blue');
  });
});

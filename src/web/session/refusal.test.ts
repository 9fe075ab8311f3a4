import { describe, expect, test } from 'vitest';
import { slammers } from '../../games/slammers/index.ts';
import { apply, drawOutcome, legal, actor, start, stepOf } from '../../kernel/engine.ts';
import { ActionList } from '../../kernel/action.ts';
import { keyOf } from '../../kernel/text/message.ts';
import { parseSetup } from '../../kernel/setup/setup.ts';
import type { GameState } from '../../kernel/state.ts';
import { viewOf } from '../../kernel/view.ts';
import { refusalOfClick } from './refusal.ts';
import { openSession, type Session } from './session.ts';

const game = slammers.open(parseSetup(slammers, { scenario: '3' }));

/**
 * Opens a session at the first decision of a step, after playing always the first action and the first face of each
 * die.
 */
function sessionAt(name: string): Session {
  const step = game.stepNames.indexOf(name);
  const s: GameState = start(game);
  const list = new ActionList();
  for (let i = 0; s.step !== step && i < 500; i++) {
    legal(game, s, list);
    apply(game, s, actor(game, s) < 0 ? drawOutcome(game, s, list, () => 0) : list.at(0));
  }
  expect(game.stepNames[s.step]).toBe(name);
  const side = actor(game, s);
  return openSession(game, viewOf(game, s, side), side);
}

describe('a click without a legal meaning', () => {
  test('on a hex, when a unit to move is to be chosen, is not answered by a rule about fortresses', () => {
    const session = sessionAt('move.pick');
    const { rule, reason } = refusalOfClick(session, 'node', 0);
    expect(rule).toBe(stepOf(game, session.state).rule);
    expect(keyOf(reason)).toContain('refusal.general');
  });

  test('on a unit in a tray, while another is being set up, asks for a hex', () => {
    const session = sessionAt('setup.place');
    const waiting = game.units.length - 1;
    const { reason } = refusalOfClick(session, 'unit', waiting);
    expect(keyOf(reason)).toContain('refusal.choose-hex');
  });
});

/** Orders for a whole stack in a few clicks, and a click on the next unit that ends the move of the last one. */
import { expect, test } from 'vitest';
import { slammers } from '../src/games/slammers/index.ts';
import { act, actorNow, table } from '../src/games/slammers/testing.ts';
import { viewOf } from '../src/kernel/view.ts';
import { loadMessages } from '../src/web/messages.ts';
import { meaningOfClick } from '../src/web/session/gesture.ts';
import { repeated } from '../src/web/session/repeat-order.ts';
import { batchOf, openSession, type Session } from '../src/web/session/session.ts';

await loadMessages(slammers);

/** Tan at the beginning of its movement. */
function moving(units: string): Session {
  const t = table('movement', '1', `${units}; gTK1 D-0101`);
  if (actorNow(t) !== 'tan') act(t, 'done');
  const side = t.game.sides.findIndex(({ id }) => id === 'tan');
  return openSession(t.game, viewOf(t.game, t.s, side), side);
}

function click(session: Session, kind: 'unit' | 'node', name: string): Session {
  const { game } = session;
  const index =
    kind === 'unit'
      ? game.units.findIndex(({ id }) => id === name)
      : (game.board.nodeOf.get(name) ?? -1);
  const meaning = meaningOfClick(session, { kind, index });
  if (meaning.type !== 'take' && meaning.type !== 'stage') throw new Error(meaning.type);
  return meaning.session;
}

test('the rest of a stack follows the unit that has left it', () => {
  const session = moving('tTK1 tTK2 tTK3 3-0605');
  const first = click(click(session, 'unit', 'tTK1'), 'node', '3-0604');
  const all = repeated(first);
  expect(all?.units).toHaveLength(2);
  expect(all && batchOf(all.session)).toEqual(
    ['tTK1', 'tTK2', 'tTK3'].flatMap((tank) => [`move ${tank}`, 'to 3-0604']),
  );
});

test('only as many units follow as the stacking limit allows', () => {
  const session = moving('tTK1 tTK2 tTK3 3-0605; tTK4 tTK5 3-0604');
  const first = click(click(session, 'unit', 'tTK1'), 'node', '3-0604');
  expect(repeated(first)).toBeUndefined();
});

test('units that cannot move so far stay', () => {
  const session = moving('tTK1 tIN1 3-0605');
  const first = click(click(session, 'unit', 'tTK1'), 'node', '3-0602');
  expect(repeated(first)).toBeUndefined();
});

test('a unit that has only been picked has no order that others could follow', () => {
  expect(repeated(click(moving('tTK1 tTK2 3-0605'), 'unit', 'tTK1'))).toBeUndefined();
});

test('[9.1] a click on the next unit ends the move of a carrier that could still unload', () => {
  const session = moving('tAP1 tTK1 3-0605; tIN1 in tAP1');
  const carrier = click(click(session, 'unit', 'tAP1'), 'node', '3-0604');
  expect(batchOf(carrier)).toEqual(['move tAP1', 'to 3-0604']);
  const next = click(carrier, 'unit', 'tTK1');
  expect(batchOf(next)).toEqual(['move tAP1', 'to 3-0604', 'stay', 'move tTK1']);
});

test('a click on an enemy does not end a move', () => {
  const carrier = click(
    click(moving('tAP1 tTK1 3-0605; tIN1 in tAP1'), 'unit', 'tAP1'),
    'node',
    '3-0604',
  );
  const index = carrier.game.units.findIndex(({ id }) => id === 'gTK1');
  expect(meaningOfClick(carrier, { kind: 'unit', index }).type).toBe('refuse');
});

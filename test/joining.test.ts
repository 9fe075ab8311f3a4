/** Buttons that add several units give the same set as the equivalent clicks. */
import { expect, test } from 'vitest';
import { slammers } from '../src/games/slammers/index.ts';
import { act, actorNow, table } from '../src/games/slammers/testing.ts';
import { viewOf } from '../src/kernel/view.ts';
import { loadMessages } from '../src/web/messages.ts';
import { choicesOf } from '../src/web/session/choices.ts';
import { meaningOfClick } from '../src/web/session/gesture.ts';
import {
  isAllOffered,
  joiningUnits,
  outcomeOf,
  withAll,
  withFewest,
} from '../src/web/session/joining.ts';
import { batchOf, openSession, type Session } from '../src/web/session/session.ts';

await loadMessages(slammers);

/** Green’s direct fire after its target has been chosen. */
function firing(units: string, actions = 'aim 3-0606'): Session {
  const t = table('direct', '1', `${units} 3-0605; tTK1 3-0606`);
  while (actorNow(t) !== 'green') act(t, 'done');
  act(t, actions);
  const side = t.game.sides.findIndex(({ id }) => id === 'green');
  return openSession(t.game, viewOf(t.game, t.s, side), side);
}

const joins = (session: Session | undefined) => session && batchOf(session).join(', ');
const fireLabel = ({ game, state }: Session) =>
  choicesOf(game, state).buttons.find(({ verb }) => verb.name === 'fire')?.label;

test('all units that can join an attack are added at once', () => {
  const session = firing('gTK1 gTK2 gTK3');
  expect(isAllOffered(session)).toBe(false);
  expect(joiningUnits(session)).toHaveLength(3);
  expect(joins(withAll(session))).toBe('join gTK1, join gTK2, join gTK3');
});

test('one button adds the fewest units that improve the odds', () => {
  const none = firing('gTK1 gTK2 gTK3');
  expect(fireLabel(none)).toBeUndefined();
  const one = withFewest(none);
  expect(joins(one)).toBe('join gTK1');
  const more = one && withFewest(one);
  expect(more && fireLabel(more)).not.toBe(one && fireLabel(one));
  expect(joins(more)?.split(', ').length).toBeGreaterThan(1);
});

test('choosing single targets instead of all is no improvement of odds', () => {
  const t = table('direct', '1', 'tTK1 3-0605; tTK2 3-0605; gTK1 3-0705; gTK2 3-0705');
  act(t, 'aim 3-0705');
  const side = t.game.sides.findIndex(({ id }) => id === actorNow(t));
  const session = openSession(t.game, viewOf(t.game, t.s, side), side);
  expect(joiningUnits(session)).toHaveLength(2);
  expect(withFewest(session)).toBeUndefined();
});

test('if an action targets all units, adding all is not offered too, and one target is no improvement', () => {
  const t = table('assault', '7', 'gTK1 tTK1 tTK2 tTK3 1-0601');
  const side = t.game.sides.findIndex(({ id }) => id === actorNow(t));
  const session = openSession(t.game, viewOf(t.game, t.s, side), side);
  expect(joiningUnits(session)).toHaveLength(3);
  expect(isAllOffered(session)).toBe(true);
  expect(withFewest(session)).toBeUndefined();
});

test('a click on a unit that cannot join never names an action of another step', () => {
  const t = table('direct', '1', 'tTK1 3-0605; tTK2 3-0605; tTK3 3-1209; gTK1 3-0705; gTK2 3-0705');
  act(t, 'aim 3-0705');
  const side = t.game.sides.findIndex(({ id }) => id === actorNow(t));
  const session = withAll(openSession(t.game, viewOf(t.game, t.s, side), side));
  if (!session) throw new Error('all can be targets');
  const index = t.game.units.findIndex(({ id }) => id === 'tTK3');
  const meaning = meaningOfClick(session, { kind: 'unit', index });
  expect(meaning.type).toBe('refuse');
  expect(meaning).not.toHaveProperty('refusal.scope', 'elsewhere');
});

test('the preview shows the chance of every result for these units', () => {
  const all = withAll(firing('gTK1 gTK2 gTK3', 'aim 3-0606, join gTK1'));
  expect(all && outcomeOf(all)).toBe(
    'Add Green tank 3: 1\u20111 → 2\u20111, disrupt 42 → 56%, eliminate 17 → 28%',
  );
  const one = withFewest(firing('gTK1 gTK2 gTK3'));
  expect(one && outcomeOf(one)).toBe('Fire: 1\u20112, disrupt 19%, eliminate 8%');
});

test('a decision that picks one unit only has no such buttons', () => {
  const t = table('movement', '1', 'gTK1 gTK2 3-0605; tTK1 3-0606');
  const side = t.game.sides.findIndex(({ id }) => id === actorNow(t));
  const session = openSession(t.game, viewOf(t.game, t.s, side), side);
  expect(choicesOf(session.game, session.state).units.size).toBeGreaterThan(0);
  expect(joiningUnits(session)).toBeUndefined();
  expect(withAll(session)).toBeUndefined();
});

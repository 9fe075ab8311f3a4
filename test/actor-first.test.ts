/** Choosing a unit before its target gives the same actions as choosing the target first. */
import { expect, test } from 'vitest';
import { slammers } from '../src/games/slammers/index.ts';
import { act, actorNow, nouns, table, type TestGame } from '../src/games/slammers/testing.ts';
import { viewOf } from '../src/kernel/view.ts';
import { loadMessages } from '../src/web/messages.ts';
import { targetsOf } from '../src/web/session/actor-first.ts';
import { type GestureMeaning, meaningOfClick } from '../src/web/session/gesture.ts';
import { batchOf, openSession, type Session, unpick } from '../src/web/session/session.ts';

await loadMessages(slammers);

/** Green at its direct fire: tank 1 sees both targets, infantry 1 only one of them. */
function fire(): { t: TestGame; session: Session } {
  const text = 'gIN1 3-0607; gTK1 gTK2 3-0605; tTK1 3-0606; tTK2 3-0504';
  const t = table('direct', '1', text);
  while (actorNow(t) !== 'green') act(t, 'done');
  const side = t.game.sides.findIndex(({ id }) => id === 'green');
  return { t, session: openSession(t.game, viewOf(t.game, t.s, side), side) };
}

const unit = ({ game }: Session, id: string) => game.units.findIndex((each) => each.id === id);
const hex = ({ game }: Session, label: string) => game.board.nodeOf.get(label) ?? -1;
const labels = (session: Session) =>
  [...(targetsOf(session)?.keys() ?? [])].map((n) => session.game.board.labels[n]);

function staged(meaning: GestureMeaning): Session {
  if (meaning.type !== 'take' && meaning.type !== 'stage') throw new Error(meaning.type);
  return meaning.session;
}
const clickUnit = (session: Session, id: string) =>
  meaningOfClick(session, { kind: 'unit', index: unit(session, id) });
const clickHex = (session: Session, label: string) =>
  meaningOfClick(session, { kind: 'node', index: hex(session, label) });

test('a tank that is clicked first waits for one of its targets to be clicked', () => {
  const { t, session } = fire();
  const chosen = staged(clickUnit(session, 'gTK1'));
  expect(batchOf(chosen)).toEqual([]);
  expect(labels(chosen).join(' ')).toBe(nouns(t, 'aim'));
});

test('shooter first and target first make the same actions', () => {
  const { session } = fire();
  const first = staged(clickHex(staged(clickUnit(session, 'gTK1')), '3-0606'));
  const second = staged(clickUnit(staged(clickHex(session, '3-0606')), 'gTK1'));
  expect(batchOf(first)).toEqual(['aim 3-0606', 'join gTK1']);
  expect(batchOf(second)).toEqual(batchOf(first));
  expect(first.state.ints).toEqual(second.state.ints);
  expect(first.actor).toBeUndefined();
});

test('a second click on the same unit, or a step back, deselects it', () => {
  const { session } = fire();
  const chosen = staged(clickUnit(session, 'gTK1'));
  expect(staged(clickUnit(chosen, 'gTK1')).actor).toBeUndefined();
  expect(unpick(chosen).actor).toBeUndefined();
});

test('a click on another unit that can fire selects that one instead', () => {
  const { session } = fire();
  const chosen = staged(clickUnit(staged(clickUnit(session, 'gTK1')), 'gTK2'));
  expect(chosen.actor).toEqual({ unit: unit(session, 'gTK2'), hasTarget: false });
});

test('a unit without a target is refused as before', () => {
  const { session } = fire();
  expect(clickUnit(session, 'gTK9').type).toBe('refuse');
});

test('a hex at which other units can fire, but not the selected one, is refused with the name of the unit', () => {
  const { session } = fire();
  const infantry = staged(clickUnit(session, 'gIN1'));
  const far = [...new Set(nouns(fire().t, 'aim').split(' '))].filter(
    (label) => !labels(infantry).includes(label),
  );
  expect(far.length).toBeGreaterThan(0);
  expect(clickHex(infantry, far[0] ?? '')).toMatchObject({
    type: 'refuse',
    refusal: { rule: '16.1', reason: { key: 'actor.cannot' } },
  });
});

test('any other decision deselects the unit', () => {
  const { session } = fire();
  const chosen = staged(clickUnit(session, 'gTK1'));
  const { actor: _, ...plain } = chosen;
  const taken = staged(clickHex(plain, '3-0606'));
  expect(taken.actor).toBeUndefined();
});

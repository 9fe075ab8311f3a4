import { describe, expect, test } from 'vitest';
import { annihilation } from '../../games/annihilation/index.ts';
import { annihilator } from '../../games/annihilator/index.ts';
import { chitin } from '../../games/chitin/index.ts';
import { armageddon } from '../../games/armageddon/index.ts';
import { ActionList } from '../../kernel/action.ts';
import { apply, legal, start } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { formatAction, parseAction } from '../../kernel/text/notation.ts';
import { readPositionOf } from '../../kernel/position/position.ts';
import { parseSetup } from '../../kernel/setup/setup.ts';
import type { Entry } from '../../table/messages/messages.ts';
import { endActionOf, idleAt } from './end-actions.ts';
import { openSession, pick, type Session } from './session.ts';

const picked = (session: Session, ...texts: string[]): Session =>
  texts.reduce((now, text) => pick(now, parseAction(session.game, text)), session);

const nameOf = (session: Session): string | undefined => {
  const end = endActionOf(session);
  return end && formatAction(session.game, end.action);
};

/** Returns how many units an ending would leave idle, as shown on the page: "12 of 18". */
function idle(session: Session, entries: readonly Entry[] = []): string | undefined {
  const end = endActionOf(session);
  const found = end && idleAt(session, end.action, entries);
  return found && `${found.left} of ${found.of}`;
}

describe('squads of Annihilator', () => {
  const game = annihilator.open(parseSetup(annihilator, { scenario: 'learning' })) as Game;
  const session = openSession(game, start(game), 0);
  const squads = game.units.filter(({ side, id }) => side === 0 && !id.startsWith('H')).length;

  test('the end of movement is an ending and counts the squads that have not moved', () => {
    expect(nameOf(session)).toBe('done');
    const [all] = [idle(session)?.split(' of ')[1]];
    expect(Number(all)).toBeGreaterThan(2);
    expect(Number(all)).toBeLessThanOrEqual(squads);
    expect(idle(session)).toBe(`${all} of ${all}`);
    expect(idle(picked(session, 'move A1', 'to 1205'))).toBe(`${Number(all) - 1} of ${all}`);
  });

  test('moves already sent count too, but moves of another turn do not', () => {
    const s = start(game);
    const texts = ['move A1', 'to 1205'];
    for (const text of texts) apply(game, s, parseAction(game, text));
    const entries = texts.map((text, i): Entry => {
      return { seq: i + 1, kind: 'action', side: 0, text, events: [] };
    });
    const all = Number(idle(session)?.split(' of ')[1]);
    const later = openSession(game, s, 0);
    expect(idle(later, entries)).toBe(`${all - 1} of ${all}`);
    expect(idle(picked(later, 'move A2', 'to 1204'), entries)).toBe(`${all - 2} of ${all}`);
    // The number of squads left is correct even without earlier entries.
    expect(idle(later)).toBe(`${all - 1} of ${all - 1}`);
  });

  test('the choice of a squad’s destination has no ending, because staying is one of the answers', () => {
    expect(nameOf(picked(session, 'move A1'))).toBeUndefined();
  });

  test('the end of setting charges needs no confirmation, because no unit could move', () => {
    const charging = picked(session, 'done');
    expect(nameOf(charging)).toBe('done');
    expect(idle(charging)).toBeUndefined();
  });
});

describe('insects of Chitin', () => {
  const game = chitin.open(parseSetup(chitin, {})) as Game;
  const counters = [
    { side: 'red', type: 'Gantua', at: '0810', facing: 'W', points: 4 },
    { side: 'red', type: 'Gantua', at: '0810', facing: 'W', points: 4 },
    { side: 'red', type: 'Worker', at: '0712', facing: 'E', points: 4 },
    { side: 'blue', type: 'Gantua', at: '0820', facing: 'W' },
  ];
  const file = { format: 'countermarch/position/1', game: 'chitin', step: 'movement', counters };
  const state = readPositionOf(game, { ...file, values: { mover: 'red' } });
  const session = openSession(game, state, 0);

  test('a stack and a Worker could move', () => {
    expect(nameOf(session)).toBe('done');
    expect(idle(session)).toBe('3 of 3');
  });

  test('an insect that has moved and turned does not count as left behind', () => {
    const unit = (type: string) => game.units.findIndex((u) => u.type === type && u.side === 0);
    const id = game.units[unit('Worker')]?.id;
    const moved = picked(session, `pick ${id}`, 'to 0713', 'face E');
    expect(nameOf(moved)).toBe('done');
    expect(idle(moved)).toBe('2 of 3');
  });
});

test('a turn of one move in Annihilation has no ending except passing', () => {
  const game = annihilation.open(parseSetup(annihilation, {})) as Game;
  expect(nameOf(openSession(game, start(game), 0))).toBeUndefined();
});

test('out of turn there is no ending', () => {
  const game = annihilator.open(parseSetup(annihilator, { scenario: 'learning' })) as Game;
  expect(endActionOf(openSession(game, start(game), 1))).toBeUndefined();
});

test('among several plain choices, the ending is the one that completes the step', () => {
  const position = {
    ...{ format: 'countermarch/position/1', game: 'armageddon', step: 'turn' },
    counters: [
      { unit: 'r1', kind: 'concord-keep', owner: 'red', at: '0404' },
      { unit: 'r2', kind: 'line-rifles', owner: 'red', at: 'deck' },
      { unit: 'b1', kind: 'axle-zero', owner: 'blue', at: '0909' },
    ],
  };
  const game = armageddon.open(parseSetup(armageddon, {})) as Game;
  const session = openSession(game, readPositionOf(game, position), 0);
  const texts = legal(game, session.state, new ActionList()).toArray();
  expect(texts.map((action) => formatAction(game, action))).toContain('draw');
  expect(nameOf(session)).toBe('end-turn');
});

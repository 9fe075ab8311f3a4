import { describe, expect, test } from 'vitest';
import { annihilation } from '../../games/annihilation/index.ts';
import { annihilator } from '../../games/annihilator/index.ts';
import { chitin } from '../../games/chitin/index.ts';
import { start } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { parseAction } from '../../kernel/text/notation.ts';
import { readPositionOf } from '../../kernel/position/position.ts';
import { parseSetup } from '../../kernel/setup/setup.ts';
import { landing, lifted } from './gesture.ts';
import { loadMessages } from '../messages.ts';
import { batchOf, openSession, pick, type Session } from './session.ts';

for (const module of [annihilation, annihilator, chitin]) await loadMessages(module);

/** Returns the picks after a unit is picked up; undefined if it cannot be. */
function lift(session: Session, id: string): string[] | undefined {
  const now = lifted(
    session,
    session.game.units.findIndex((u) => u.id === id),
  );
  return now && batchOf(now);
}
const picked = (session: Session, ...texts: string[]): Session =>
  texts.reduce((now, text) => pick(now, parseAction(session.game, text)), session);

describe('a squad of Annihilator', () => {
  const game = annihilator.open(parseSetup(annihilator, { scenario: 'learning' })) as Game;
  const session = openSession(game, start(game), 0);

  test('is selected when it is picked up, and stays selected when it is picked up again', () => {
    expect(lift(session, 'A1')).toEqual(['move A1']);
    expect(lift(picked(session, 'move A1'), 'A1')).toEqual(['move A1']);
  });

  test('is deselected when another squad is picked up, but keeps its moves', () => {
    expect(lift(picked(session, 'move A1'), 'A2')).toEqual(['move A2']);
    expect(lift(picked(session, 'move A1', 'to 1205'), 'A2')).toEqual([
      'move A1',
      'to 1205',
      'move A2',
    ]);
  });

  test('cannot be picked up if it has moved or belongs to the other side', () => {
    expect(lift(picked(session, 'move A1', 'to 1205'), 'A1')).toBeUndefined();
    expect(lift(session, 'S1')).toBeUndefined();
  });
});

test('an insect of Chitin that is picked up is selected but not turned yet', () => {
  const game = chitin.open(parseSetup(chitin, {})) as Game;
  const counters = [{ side: 'red', type: 'Gantua', at: '0810', facing: 'W', points: 4 }];
  const file = { format: 'countermarch/position/1', game: 'chitin', step: 'movement', counters };
  const state = readPositionOf(game, { ...file, values: { mover: 'red' } });
  expect(lift(openSession(game, state, 0), 'RG1')).toEqual(['pick RG1']);
});

test('a particle of Annihilation that can go to only one place can be put down only there', () => {
  const game = annihilation.open(parseSetup(annihilation, {})) as Game;
  const session = openSession(game, start(game), 0);
  const w3 = game.units.findIndex((u) => u.id === 'w3');
  expect(lift(session, 'w3')).toBeUndefined();
  expect(landing(session, w3)).toMatchObject({
    node: game.board.nodeOf.get('W'),
    choice: { label: 'Place White’s 3' },
  });
  expect(landing(picked(session, 'place w3'), w3)).toBeUndefined();
});

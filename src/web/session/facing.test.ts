import { english } from '../../../test/english.ts';
import { describe, expect, test } from 'vitest';
import { chitin } from '../../games/chitin/index.ts';
import type { Game } from '../../kernel/game.ts';
import { parseAction } from '../../kernel/text/notation.ts';
import { readPositionOf } from '../../kernel/position/position.ts';
import { parseSetup } from '../../kernel/setup/setup.ts';
import { unchangedDirection, turnsAt } from './facing.ts';
import { batchOf, openSession, pick, type Session } from './session.ts';
import { loadMessages } from '../messages.ts';

await loadMessages(chitin);

const game = chitin.open(parseSetup(chitin, {})) as Game;
const node = (label: string): number => game.board.labels.indexOf(label);
const direction = (name: string): number => game.board.directions.indexOf(name);

/** Opens a session in which Red has a Gantua and a Worker that can both move. */
function open(): Session {
  const counters = [
    { side: 'red', type: 'Gantua', at: '0810', facing: 'W', points: 4 },
    { side: 'red', type: 'Worker', at: '0712', facing: 'E', points: 4 },
  ];
  const file = { format: 'countermarch/position/1', game: 'chitin', step: 'movement', counters };
  return openSession(game, readPositionOf(game, { ...file, values: { mover: 'red' } }), 0);
}

const picked = (session: Session, ...texts: string[]): Session =>
  texts.reduce((now, text) => pick(now, parseAction(game, text)), session);
const labels = (session: Session, at: string, way: string): string[] =>
  (turnsAt(session, node(at)).get(direction(way)) ?? []).map(({ label }) => label);

describe('a pull from a node', () => {
  test('moves the selected unit there and turns it in one gesture', () => {
    const session = picked(open(), 'pick RG1');
    expect(labels(session, '0811', 'NE')).toEqual(['Move to 0811', 'Face NE']);
    expect(turnsAt(session, node('0811')).size).toBe(6);
  });

  test('turns the selected unit on that node', () => {
    expect(labels(picked(open(), 'pick RG1'), '0810', 'SE')).toEqual(['Face SE']);
  });

  test('means nothing if the unit cannot go there or no unit is selected', () => {
    expect(turnsAt(picked(open(), 'pick RG1'), node('0729')).size).toBe(0);
    expect(turnsAt(open(), node('0810')).size).toBe(0);
  });
});

describe('the direction that changes nothing', () => {
  test('is the current facing, when only a direction is asked for', () => {
    const session = picked(open(), 'pick RG1', 'to 0811');
    const kept = unchangedDirection(session);
    const [unit] = game.look
      .counters(session.state)
      .filter((c) => english(game, c.name).includes('RG1'));
    expect(kept?.label).toBe(`Face ${game.board.directions[unit?.facing ?? -1]}`);
    expect(batchOf(pick(session, kept?.action ?? -1))).toHaveLength(3);
  });

  test('is not offered while the unit can still move', () => {
    expect(unchangedDirection(picked(open(), 'pick RG1'))).toBeUndefined();
    expect(unchangedDirection(open())).toBeUndefined();
  });
});

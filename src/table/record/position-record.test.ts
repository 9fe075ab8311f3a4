import { expect, test } from 'vitest';
import { hashState } from '../../kernel/state.ts';
import { seededDice } from '../dice/dice.ts';
import { forkRecord, importRecord } from './import.ts';
import { readPlayable, recordFrom } from './position-record.ts';
import { formatRecord } from './record.ts';
import { parseRecord } from './parse-record.ts';
import { openPatrol } from '../testing/test-game.ts';

const game = openPatrol();
const FORMAT = 'countermarch/position/1';
const file = {
  format: FORMAT,
  game: 'patrol',
  counters: [
    { unit: 'west', at: 'n3' },
    { unit: 'east', at: 'n8' },
  ],
};

const spec = { id: 't1', game, dice: seededDice(1) };
const begun = () => {
  const s = readPlayable(game, file);
  return { s, record: parseRecord(formatRecord(recordFrom(spec, s))) };
};

test('a table starts from a position, and the record of play from there is read back', () => {
  const { s, record } = begun();
  const seats = [
    { kind: 'human', name: 'Ann' },
    { kind: 'human', name: 'Ben' },
  ] as const;
  const table = forkRecord(record, { ...spec, id: 't2', seats });
  expect([hashState(table.state), table.verdict.difference]).toEqual([hashState(s), undefined]);
  expect(table.act(0, table.seq, ['walk']).ok).toBe(true);
  const again = importRecord(game, parseRecord(formatRecord(table.record())));
  expect(hashState(again.state)).toBe(hashState(table.state));
});

test('the entry reveals the position to no side, and no undo reaches across it', () => {
  const table = importRecord(game, begun().record);
  expect(table.entriesFor(0)).toMatchObject([{ kind: 'rules', text: '' }]);
  expect(table.undo(0, 1, 0).ok).toBe(false);
});

test('a position that play cannot reach is an error of the file', () => {
  const steps = game.steps.map((step) => ({ ...step, apply: trip }));
  expect(() => readPlayable({ ...game, steps }, file)).toThrow('fault.unreachable');
});

function trip(): never {
  throw new Error('odd');
}

import { expect, test } from 'vitest';
import type { Entry } from '../../../table/messages/messages.ts';
import { decisiveOf } from './decisive.ts';

const entry = (seq: number, kind: Entry['kind'], side = 0): Entry => ({
  ...{ seq, kind, side, text: kind === 'die' ? 'roll 4' : 'pass' },
  events: kind === 'seat' || kind === 'resign' ? [] : [{ type: 'moved', rule: '2' }],
});
const GAME = [entry(1, 'action'), entry(2, 'die', -1), entry(3, 'action', 1), entry(4, 'die', -1)];
const near = (value: number): unknown => expect.closeTo(value);
const standing = (seq: number, value: number) => ({ seq, values: [value, -value], units: [] });
const roll = (seq: number, expected: number, actual: number) => ({
  ...{ seq, expected: [expected, -expected], actual: [actual, -actual] },
});

test('the roll that changed the chance to win the most, for each side', () => {
  const review = {
    evaluations: [standing(0, 0), standing(4, 1)],
    rolls: [roll(2, 0, 0.4), roll(4, 0.2, -0.8)],
  };
  expect(decisiveOf(GAME, { side: 0 }, review)).toEqual({
    seq: 4,
    swing: { from: near(60), to: near(10) },
  });
  expect(decisiveOf(GAME, { side: 1 }, review)).toEqual({
    seq: 4,
    swing: { from: near(40), to: near(90) },
  });
});

test('in a game without dice the turn that changed the most', () => {
  const moves = [entry(1, 'action'), entry(2, 'action', 1), entry(3, 'action')];
  const evaluations = [standing(0, 0), standing(1, 0.1), standing(2, 0.7), standing(3, 0.8)];
  const found = decisiveOf(moves, { side: 0 }, { evaluations, rolls: [] });
  expect(found?.seq).toBe(2);
  expect(found?.swing?.from).toBeCloseTo(55);
  expect(found?.swing?.to).toBeCloseTo(85);
});

test('without a review or a large change, the entry that ended the game', () => {
  expect(decisiveOf([...GAME, entry(5, 'seat')], { side: 0 })).toEqual({ seq: 4 });
  const review = { evaluations: [standing(0, 0)], rolls: [roll(2, 0, 0.08)] };
  expect(decisiveOf(GAME, { side: 0 }, review)).toEqual({ seq: 4 });
});

test('a resignation is not a decisive moment, but a roll before it may be', () => {
  const given = [...GAME, entry(5, 'resign')];
  expect(decisiveOf(given, { side: 0 })).toBeUndefined();
  const review = { evaluations: [standing(0, 0)], rolls: [roll(2, 0, 0.5)] };
  expect(decisiveOf(given, { side: 0 }, review)?.seq).toBe(2);
});

test('for a side that has won or lost, a roll towards that result', () => {
  const review = {
    evaluations: [standing(0, 0), standing(4, 1)],
    rolls: [roll(2, 0, 0.4), roll(4, 0.2, -0.8)],
  };
  const seqOf = (side: number, isWon: boolean) => decisiveOf(GAME, { side, isWon }, review)?.seq;
  expect([seqOf(0, true), seqOf(0, false), seqOf(1, true), seqOf(1, false)]).toEqual([2, 4, 4, 2]);
  // If no roll changed the chance in that direction, use the largest change.
  const up = { ...review, rolls: [roll(2, 0, 0.4), roll(4, 0, 0.2)] };
  expect(decisiveOf(GAME, { side: 0, isWon: false }, up)?.seq).toBe(2);
});

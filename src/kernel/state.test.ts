import { describe, expect, test } from 'vitest';
import { defineState, hashState, readState, writeState } from './state.ts';

const State = defineState(
  {
    schema: 'sample/1',
    frames: 3,
    scalars: { turn: 'public', score: 'nobody' },
    columns: { unitHex: [3, 'public'], hand: [2, 'secret'] },
  },
  { hand: (_, i, side) => i === side },
);
const STEPS = ['first', 'second'];

describe('a state', () => {
  test('is one array with named scalars and columns that share it', () => {
    const s = new State(undefined);
    s.turn = 7;
    s.unitHex[1] = -1;
    expect([...s.ints.subarray(13)]).toEqual([7, 0, 0, -1, 0, 0, 0]);
    expect(s.turn).toBe(7);
  });

  test('does not compile with a secret that has no rule of sight, or a rule that has no secret', () => {
    const secret = { schema: 'x/1', scalars: { die: 'secret' }, columns: {} } as const;
    // @ts-expect-error `die` needs a rule
    expect(defineState(secret).layout.hidden).toHaveLength(1);
    // @ts-expect-error `dye` is no name of a secret
    expect(defineState(secret, { dye: () => true }).layout.hidden).toHaveLength(1);
    const open = { schema: 'x/1', scalars: { die: 'public' }, columns: {} } as const;
    // @ts-expect-error there is nothing to decide
    expect(defineState(open, {}).layout.hidden).toEqual([]);
  });

  test('copies independently', () => {
    const s = new State(undefined);
    s.unitHex[0] = 5;
    const copy = s.clone();
    copy.unitHex[0] = 6;
    expect(s.unitHex[0]).toBe(5);
    expect(s.copyFrom(copy).unitHex[0]).toBe(6);
  });

  test('keeps a stack of steps: push calls, pop returns, goto replaces', () => {
    const s = new State(undefined);
    s.push(0, 1, 2, 3);
    s.push(1, 4);
    expect([s.step, s.arg(0), s.argBelow(1, 2), s.depth]).toEqual([1, 4, 3, 2]);
    s.setArg(1, 9);
    s.pop();
    expect([s.step, s.arg(2)]).toEqual([0, 3]);
    s.goto(1);
    expect([s.step, s.arg(2)]).toEqual([1, 0]);
  });

  test('refuses to push beyond its frames', () => {
    const s = new State(undefined);
    for (let i = 0; i < 3; i++) s.push(0);
    expect(() => s.push(0)).toThrow('stack of steps is full');
  });

  test('hashes equal for equal positions, whatever steps came and went', () => {
    const one = new State(undefined);
    const two = new State(undefined);
    two.push(1, 5, 5, 5);
    two.pop();
    expect(hashState(one)).toBe(hashState(two));
    two.hand[1] = 1;
    expect(hashState(one)).not.toBe(hashState(two));
    expect(hashState(one)).toMatch(/^[0-9a-f]{16}$/);
  });

  test('writes readable JSON and reads it back', () => {
    const s = new State(undefined);
    s.push(1, 2);
    s.score = -3;
    const json = writeState(s, STEPS);
    expect(json.frames).toEqual([['second', 2, 0, 0]]);
    expect(json.fields.score).toBe(-3);
    expect(hashState(readState(new State(undefined), json, STEPS))).toBe(hashState(s));
  });

  test.each([
    [{ schema: 'sample/2' }, 'schema: expected "sample/1", found "sample/2"'],
    [{ frames: [['third', 0, 0, 0]] }, 'frames[0]: there is no step "third"'],
    [{ fields: { turn: 1 } }, 'fields.score: expected 1 integer'],
    [{ fields: { turn: 1, score: 40_000 } }, 'fields.score'],
  ])('names the field at fault: %j', (change, message) => {
    const json = { ...writeState(new State(undefined), STEPS), ...change };
    expect(() => readState(new State(undefined), json as never, STEPS)).toThrow(message);
  });

  test('refuses a field name that the kernel uses', () => {
    const spec = { schema: 'x/1', scalars: { step: 'public' }, columns: {} } as const;
    expect(() => defineState(spec)).toThrow('"step" is taken');
  });
});

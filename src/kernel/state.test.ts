import { describe, expect, test } from 'vitest';
import { defineSteps } from './frames.ts';
import { defineState, hashState, readState, writeState } from './state.ts';

const STEPS = defineSteps({ first: ['unit', 'force', 'left', 'hex'], second: ['at'], third: [] });
const STEP = STEPS.id;
const State = defineState(
  {
    schema: 'sample/1',
    steps: STEPS,
    depth: 3,
    scalars: { turn: 'public', score: 'nobody' },
    columns: { unitHex: [3, 'public'], hand: [2, 'secret'] },
  },
  { hand: (_, i, side) => i === side },
);

describe('a state', () => {
  test('is one array with named scalars and columns that share it', () => {
    const s = new State(undefined);
    s.turn = 7;
    s.unitHex[1] = -1;
    expect([...s.ints.subarray(16)]).toEqual([7, 0, 0, -1, 0, 0, 0]);
    expect(s.turn).toBe(7);
  });

  test('does not compile with a secret that has no rule of sight, or a rule that has no secret', () => {
    const secret = {
      schema: 'x/1',
      steps: STEPS,
      scalars: { die: 'secret' },
      columns: {},
    } as const;
    // @ts-expect-error `die` needs a rule
    expect(defineState(secret).layout.hidden).toHaveLength(1);
    // @ts-expect-error `dye` is not the name of a secret
    expect(defineState(secret, { dye: () => true }).layout.hidden).toHaveLength(1);
    const open = { schema: 'x/1', steps: STEPS, scalars: { die: 'public' }, columns: {} } as const;
    // @ts-expect-error the definition has no secret names
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

  test('keeps a stack of steps with named fields: push calls, pop returns, goto replaces', () => {
    const s = new State(undefined);
    s.push(STEP.first, { unit: 1, force: 2, left: 3, hex: 4 });
    s.push(STEP.second, { at: 5 });
    expect([s.step, s.frame(STEP.second).at, s.frame(STEP.first).hex, s.depth]).toEqual([
      STEP.second,
      5,
      4,
      2,
    ]);
    s.frame(STEP.first).left -= 1;
    s.pop();
    const { unit, force, left } = s.frame(STEP.first);
    expect([s.step, unit, force, left]).toEqual([STEP.first, 1, 2, 2]);
    expect([s.isPending(STEP.first), s.isPending(STEP.second)]).toEqual([true, false]);
    s.goto(STEP.second, { at: 9 });
    expect([s.step, s.frame(STEP.second).at, s.depth]).toEqual([STEP.second, 9, 1]);
    expect(() => s.frame(STEP.first)).toThrow('sample/1: first is not pending');
  });

  test('gives the frame nearest to the top of a step that is pending twice', () => {
    const s = new State(undefined);
    s.push(STEP.second, { at: 1 });
    s.push(STEP.third);
    s.push(STEP.second, { at: 2 });
    expect(s.frame(STEP.second).at).toBe(2);
  });

  test('does not compile without all fields of a step, or with others', () => {
    const s = new State(undefined);
    s.push(STEP.second, { at: 1 });
    // @ts-expect-error the step has no field `hex`
    s.goto(STEP.second, { at: 1, hex: 2 });
    // @ts-expect-error the step has no field `hex`
    expect(s.frame(STEP.second).hex).toBeUndefined();
    // @ts-expect-error the step has no fields
    s.goto(STEP.third, { at: 1 });
  });

  test('refuses to push beyond its depth', () => {
    const s = new State(undefined);
    for (let i = 0; i < 3; i++) s.push(STEP.third);
    expect(() => s.push(STEP.third)).toThrow('stack of steps is full');
  });

  test('hashes equal for equal positions, whatever steps came and went', () => {
    const one = new State(undefined);
    const two = new State(undefined);
    two.push(STEP.first, { unit: 5, force: 5, left: 5, hex: 5 });
    two.pop();
    expect(hashState(one)).toBe(hashState(two));
    two.hand[1] = 1;
    expect(hashState(one)).not.toBe(hashState(two));
    expect(hashState(one)).toMatch(/^[0-9a-f]{16}$/);
  });

  test('writes readable JSON and reads it back', () => {
    const s = new State(undefined);
    s.push(STEP.second, { at: 2 });
    s.score = -3;
    const json = writeState(s);
    expect(json.frames).toEqual([{ step: 'second', at: 2 }]);
    expect(json.fields.score).toBe(-3);
    expect(hashState(readState(new State(undefined), json))).toBe(hashState(s));
  });

  test.each([
    [{ schema: 'sample/2' }, 'schema: expected "sample/1", found "sample/2"'],
    [{ frames: [{ step: 'fourth' }] }, 'frames[0]: there is no step "fourth"'],
    [{ frames: [{ step: 'second', by: 1 }] }, 'frames[0].by: second has at'],
    [{ fields: { turn: 1 } }, 'fields.score: expected 1 integer'],
    [{ fields: { turn: 1, score: 40_000 } }, 'fields.score'],
  ])('names the field at fault: %j', (change, message) => {
    const json = { ...writeState(new State(undefined)), ...change };
    expect(() => readState(new State(undefined), json)).toThrow(message);
  });

  test('refuses a field name that the kernel uses', () => {
    const spec = { schema: 'x/1', steps: STEPS, scalars: { step: 'public' }, columns: {} } as const;
    expect(() => defineState(spec)).toThrow('"step" is taken');
  });
});

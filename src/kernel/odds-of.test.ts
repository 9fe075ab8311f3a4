import { describe, expect, test } from 'vitest';
import { STEP, type Tiny, tinyGame } from '../../test/tiny-game.ts';
import { nounOf } from './action.ts';
import { replay } from './engine.ts';
import type { Game } from './game.ts';
import type { Log, LogEvent } from './text/log.ts';
import { type LocalizedText, msg } from './text/message.ts';
import { parseAction } from './text/notation.ts';
import type { Odds } from './odds/card.ts';
import { hasOdds, oddsOf } from './odds/odds.ts';
import { type Chance, shownHeadline } from './odds/rows.ts';
import type { RollEvent } from './odds/roll-event.ts';
import type { Step } from './step.ts';

const game = tinyGame();
const act = (...texts: string[]) => texts.map((t) => parseAction(game, t));
const s = replay(
  game,
  act('bid 2', 'bid 3', 'move r1', 'to b2', 'pass', 'pass', 'pass', 'move r1'),
);
const MOVE = act('to c1')[0] as number;

const rowsOf = (rows: readonly Chance[] = []) => rows.map(({ label, text }) => [label, text]);

interface Dice {
  readonly count: number;
  event(k: number, s: Tiny): RollEvent;
  /** Applies the effect of a face; `k` dice were rolled before. */
  fall(s: Tiny, face: number, k: number, log?: Log): void;
  /** Changes to the step that moves. */
  readonly to?: Partial<Step<Tiny>>;
}

/** Builds the tiny game with `count` dice in place of one. */
function gameWith({ count, event, fall, to }: Dice): Game<Tiny> {
  const many: Step<Tiny> = {
    ...game.steps[STEP.roll],
    event: (state) => event(state.frame(STEP.roll).rolled, state),
    apply(state, action, log) {
      const frame = state.frame(STEP.roll);
      const k = frame.rolled;
      frame.rolled = k + 1;
      fall(state, nounOf(action), k, log);
      if (state.step === STEP.roll && state.frame(STEP.roll).rolled >= count) state.pop();
    },
  };
  const steps = game.steps.map((step, i) =>
    i === STEP.roll ? many : i === STEP.to ? { ...step, ...to } : step,
  );
  return { ...game, steps };
}

const odds = (dice: Dice): Odds | undefined => oddsOf(gameWith(dice), s, MOVE);
const told = (log: Log | undefined, event: Partial<LogEvent>): void =>
  log?.add({ type: 'roll', rule: '3', ...event });
const high = (face: number): string => (face < 3 ? 'low' : 'high');

/** Counts the ways to throw each sum of `count` six-sided dice, one die at a time. */
function sumsOf(count: number): Map<number, bigint> {
  let sums = new Map([[0, 1n]]);
  for (let i = 0; i < count; i++) {
    const next = new Map<number, bigint>();
    for (const [sum, ways] of sums)
      for (let face = 1; face <= 6; face++)
        next.set(sum + face, (next.get(sum + face) ?? 0n) + ways);
    sums = next;
  }
  return sums;
}

const numberIn = (label: LocalizedText): number =>
  typeof label === 'string' ? Number.NaN : Number(label.args?.n);

/** Returns whether the fractions of the rows add up to exactly 1. */
function isWhole(rows: readonly Chance[]): boolean {
  const parts = rows.map(({ text }) => text.split('/').map(BigInt) as [bigint, bigint]);
  const den = parts.reduce((all, [, d]) => all * d, 1n);
  return parts.reduce((sum, [n, d]) => sum + (n * den) / d, 0n) === den;
}

describe('the odds of one die', () => {
  test('come from enumerating it', () => {
    expect(rowsOf(oddsOf(game, s, MOVE)?.first?.rows)).toEqual([
      [{ key: 'outcome.attacker' }, '1/3'],
      [{ key: 'outcome.none' }, '1/3'],
      [{ key: 'outcome.defender' }, '1/3'],
    ]);
  });

  test('are undefined where no die is thrown', () => {
    const [still] = act('to a1');
    expect(oddsOf(game, s, still as number)).toBeUndefined();
    expect(hasOdds(game, s, still as number)).toBe(false);
    expect(hasOdds(game, s, MOVE)).toBe(true);
  });

  test('begin with the aim of the roll, or else with the likeliest result', () => {
    const dice: Dice = {
      count: 1,
      event: () => ({ title: 'fire', aim: { meaning: 'harm', label: 'It is hit' } }),
      fall: (_, face, __, log) =>
        told(log, { outcome: `face ${face}`, meaning: face > 4 ? 'harm' : 'none' }),
    };
    expect(odds(dice)?.first?.headline).toEqual({
      ...{ kind: 'aim', label: 'It is hit', p: 1 / 3, text: '1/3' },
    });
    const aimless = odds({
      ...dice,
      event: () => ({ title: 'fire' }),
      fall: (_, face, __, log) => told(log, { outcome: high(face) }),
    });
    expect(aimless?.first?.headline).toMatchObject({ kind: 'result', label: 'high', text: '2/3' });
  });

  test('name none of several results that are equally likely', () => {
    const shown = (labelOf: (face: number) => string) => {
      const first = odds({
        count: 1,
        event: () => ({ title: 'panel' }),
        fall: (_, face, __, log) => told(log, { outcome: labelOf(face) }),
      })?.first;
      return first && shownHeadline(first);
    };
    const all = shown((face) => `panel ${face}`);
    expect(all).toMatchObject({ label: msg('odds.equal', { n: 6 }), text: '1/6' });
    const some = shown((face) => (face < 3 ? 'low' : face < 5 ? 'middle' : `${face}`));
    expect(some).toMatchObject({ label: msg('odds.likeliest', { n: 2 }), text: '1/3' });
    expect(shown(high)).toMatchObject({ label: 'high', text: '2/3' });
  });

  test('of a roll that cannot fail are certain', () => {
    const sure = odds({
      count: 1,
      event: () => ({ title: 'fire', aim: { meaning: 'harm', label: 'It is hit' } }),
      fall: (_, __, ___, log) => told(log, { outcome: 'hit', meaning: 'harm' }),
    });
    expect(sure?.first?.headline).toMatchObject({ label: 'It is hit', p: 1 });
    expect(sure?.first?.rows).toHaveLength(1);
  });

  test('that can end the game begin with the chance to win now', () => {
    const dice: Dice = {
      count: 1,
      event: () => ({ title: 'fire', aim: { meaning: 'harm', label: 'It is hit' } }),
      fall(state, face, _, log) {
        told(log, { outcome: high(face), meaning: 'harm' });
        if (face === 6) state.restart(STEP.over);
      },
    };
    const loaded = gameWith(dice);
    const winning = (winners: number[]) => ({
      ...loaded,
      outcome: (state: Tiny) =>
        state.step === STEP.over ? { winners, rule: '3', reason: 'over' } : undefined,
    });
    const won = oddsOf(winning([0]), s, MOVE)?.first;
    expect(won?.headline).toMatchObject({ kind: 'win', label: msg('odds.win'), text: '1/6' });
    expect(won?.rows.map(({ label, ends, text }) => [label, ends, text])).toEqual([
      ['low', undefined, '1/3'],
      ['high', undefined, '1/2'],
      ['high', 'win', '1/6'],
    ]);
    expect(oddsOf(winning([1]), s, MOVE)?.first?.headline.kind).toBe('loss');
    expect(oddsOf(winning([0, 1]), s, MOVE)?.first?.headline.kind).toBe('draw');
  });
});

describe('the odds of several dice of one roll', () => {
  const summing = (count: number): Dice => ({
    count,
    event: () => ({ title: 'sum', continues: true }),
    fall(state, face, k, log) {
      state.limit += face;
      if (k === count - 1) told(log, { outcome: msg('sum', { n: state.limit }) });
    },
  });

  test('are those of their sum, exact for as many dice as there are', () => {
    for (const count of [2, 3, 12]) {
      const { rows = [] } = odds(summing(count))?.first ?? {};
      expect(rows).toHaveLength(8);
      expect(isWhole(rows)).toBe(true);
      const before = s.limit;
      const sums = sumsOf(count);
      for (const { label, p } of rows.slice(0, -1)) {
        const n = numberIn(label);
        const exact = Number(sums.get(n - before)) / 6 ** count;
        expect(p).toBeCloseTo(exact, 12);
      }
      expect(rows.at(-1)?.label).toMatchObject({ key: 'odds.others' });
    }
  });

  test('leave out a tie, which is thrown again', () => {
    const lot = odds({
      count: 99,
      event: () => ({ title: 'lot', continues: true }),
      fall(state, face, k, log) {
        const frame = state.frame(STEP.roll);
        if (k === 0) frame.rolled = 10 + face;
        else if (face === k - 10) frame.rolled = 0;
        else {
          told(log, { outcome: face > k - 10 ? 'second' : 'first' });
          state.pop();
        }
      },
    });
    expect(rowsOf(lot?.first?.rows)).toEqual([
      ['second', '1/2'],
      ['first', '1/2'],
    ]);
  });

  const blast = (count: number, parts: number): Dice => ({
    count,
    event: (k) => ({
      ...{ title: 'blast', continues: true },
      aim: { meaning: 'harm', label: 'Robots die', count: (n) => msg('dead', { n }) },
      part: { id: k % parts, name: `hex ${k % parts}`, decides: false },
    }),
    fall(state, face, k, log) {
      // Positions never merge: each die leaves a different value.
      state.limit = 100 + ((state.limit * 7 + face) % 30_011);
      const part = { part: k % parts, subject: `hex ${k % parts}` };
      told(log, { ...part, outcome: high(face), amounts: { harm: face < 3 ? 0 : 1 } });
    },
  });

  test('that are independent of each other are summed up, with a table for each', () => {
    const { rows = [], each = [], headline } = odds(blast(3, 3))?.first ?? {};
    expect(rowsOf(rows)).toEqual([
      [msg('dead', { n: 0 }), '1/27'],
      [msg('dead', { n: 1 }), '2/9'],
      [msg('dead', { n: 2 }), '4/9'],
      [msg('dead', { n: 3 }), '8/27'],
    ]);
    expect(headline).toMatchObject({ label: 'Robots die', text: '26/27' });
    expect(each.map(({ subject, outcomes }) => [subject, rowsOf(outcomes)])).toEqual(
      [0, 1, 2].map((k) => [
        `hex ${k}`,
        [
          ['low', '1/3'],
          ['high', '2/3'],
        ],
      ]),
    );
  });

  test('are binomial for thirty of them, and add up to exactly 1', () => {
    const { rows = [], each = [] } = odds(blast(30, 30))?.first ?? {};
    expect([rows.length, each.length, isWhole(rows)]).toEqual([8, 30, true]);
    const of20 = rows.find(({ label }) => numberIn(label) === 20);
    let ways = 1;
    for (let i = 1; i <= 10; i++) ways = (ways * (20 + i)) / i;
    expect(of20?.p).toBeCloseTo((ways * 2 ** 20) / 3 ** 30, 12);
  });

  test('count a part once however often it is rolled for, with a table for each die', () => {
    const { rows = [], each = [] } = odds(blast(2, 1))?.first ?? {};
    expect(rowsOf(rows)).toEqual([
      [msg('dead', { n: 0 }), '1/9'],
      [msg('dead', { n: 1 }), '8/9'],
    ]);
    expect(each.map(({ subject }) => subject)).toEqual([
      'hex 0',
      msg('odds.again', { subject: 'hex 0', n: 2 }),
    ]);
  });

  test('list the results of the parts that decide the end of the game', () => {
    const dice = blast(4, 4);
    const loaded = gameWith({
      ...dice,
      event: (k, state) => ({
        ...dice.event(k, state),
        part: { id: k, name: `hex ${k}`, decides: k < 2 },
      }),
      fall(state, face, k, log) {
        if (k < 2 && face > 2) state.limit += 1;
        told(log, { part: k, subject: `hex ${k}`, outcome: high(face), amounts: { harm: 1 } });
      },
    });
    const over = { winners: [0], rule: '3', reason: 'over' };
    const ending: Game<Tiny> = {
      ...loaded,
      outcome: (state) => (state.limit === s.limit + 2 ? over : undefined),
    };
    const { rows = [], headline } = oddsOf(ending, s, MOVE)?.first ?? {};
    expect(headline).toMatchObject({ kind: 'win', text: '4/9' });
    expect(rows.map(({ text, ends }) => [text, ends])).toEqual([
      ['4/9', 'win'],
      ['1/9', undefined],
      ['2/9', undefined],
      ['2/9', undefined],
    ]);
  });

  test('are those that the game itself computes, if it does', () => {
    const known = odds({
      count: 1,
      event: () => ({
        title: 'pool',
        known: () => [
          { label: 'rare', ways: 1n },
          { label: 'common', ways: 2n ** 70n - 1n },
        ],
      }),
      fall: () => undefined,
    });
    expect(known?.first?.rows.map(({ text }) => text)).toEqual([
      `1/${2n ** 70n}`,
      `${2n ** 70n - 1n}/${2n ** 70n}`,
    ]);
  });
});

describe('rolls of others, and rolls that follow', () => {
  const series = (by: (k: number) => number | undefined, to: Partial<Step<Tiny>> = {}): Dice => ({
    ...{ count: 3, to },
    event(k) {
      const side = by(k);
      return { title: `roll ${k}`, ...(side !== undefined && { by: side }) };
    },
    fall(state, face, k, log) {
      told(log, { outcome: high(face) });
      if (k === 0 && face < 3) state.frame(STEP.roll).rolled = 2;
    },
  });

  test('are named in their order, each alone', () => {
    const found = odds(series(() => 0));
    expect(found?.first?.title).toBe('roll 0');
    expect(found?.next.map(({ title, isSure }) => [title, isSure])).toEqual([
      ['roll 1', false],
      ['roll 2', true],
    ]);
    for (const { rows } of found?.next ?? [])
      expect(rowsOf(rows)).toEqual([
        ['low', '1/3'],
        ['high', '2/3'],
      ]);
  });

  test('the dice of an enemy are left out, and everything after them', () => {
    expect(odds(series(() => 1))).toBeUndefined();
    const found = odds(series((k) => (k === 0 ? 0 : 1)));
    expect([found?.first?.title, found?.next]).toEqual(['roll 0', []]);
  });

  test('dice that nobody sees have no odds', () => {
    const dice = series(() => undefined);
    const secret = { ...dice, event: () => ({ title: 'hidden', secret: '3' }) };
    expect(odds(secret)).toBeUndefined();
  });

  test('an action that merely ends something has no roll of its own', () => {
    const offers = { to: { label: () => 'go', rollsNothing: true } } as const;
    const found = odds(series(() => 0, { offers }));
    expect(found?.first).toBeUndefined();
    expect(found?.next.map(({ title }) => title)).toEqual(['roll 0', 'roll 1', 'roll 2']);
    const called = odds({
      ...series(() => 0),
      event: (k) => ({ title: `roll ${k}`, calledBy: [99] }),
    });
    expect(called?.first).toBeUndefined();
  });

  test('say after which result their chances hold, where results before change them', () => {
    const found = odds({
      count: 2,
      event: (k) => ({ title: `roll ${k}` }),
      fall(state, face, k, log) {
        if (k === 0) state.turn = face < 3 ? 0 : 1;
        told(log, { outcome: k === 1 && state.turn === 1 ? 'high' : high(face) });
      },
    });
    const [next] = found?.next ?? [];
    expect([next?.given, next?.rows.map(({ text }) => text)]).toEqual(['high', ['1/1']]);
  });
});

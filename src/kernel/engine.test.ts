import { english, englishEvent, inEnglish } from '../../test/english.ts';
import { describe, expect, test } from 'vitest';
import { STEP, type Tiny, tiny, tinyGame, tinyVerbs } from '../../test/tiny-game.ts';
import { ActionList, nounOf, pack } from './action.ts';
import { actor, drawOutcome, legal, play, refusalOf, replay, start, weightOf } from './engine.ts';
import { eventsFor, Log } from './log.ts';
import { say } from './message.ts';
import { formatAction, parseAction } from './notation.ts';
import { type Odds, oddsOf } from './odds.ts';
import { readPosition } from './position.ts';
import { hashState, UNKNOWN } from './state.ts';
import { NOBODY, SPECTATOR } from './side.ts';
import { hasSecrets, viewOf } from './view.ts';

const game = tinyGame();
const V = tinyVerbs.id;
const act = (...texts: string[]) => texts.map((t) => parseAction(game, t));
const BIDS = ['bid 2', 'bid 3'];

describe('the engine', () => {
  test('starts at the first decision and passes it on', () => {
    const s = start(game);
    expect(actor(game, s)).toBe(0);
    expect(legal(game, s, new ActionList()).toArray()).toEqual(act('bid 1', 'bid 2', 'bid 3'));
    expect(play(game, s, act('bid 1')[0])).toEqual({ ok: true });
    expect(actor(game, s)).toBe(1);
  });

  test('refuses with the rule of the step and changes nothing', () => {
    const s = start(game);
    const before = hashState(s);
    const refusal = refusalOf(game, s, pack(V.bid, 7));
    expect(play(game, s, pack(V.bid, 7))).toEqual({ ok: false, refusal });
    expect(refusal).toMatchObject({ rule: '1', scope: 'general' });
    expect(english(game, refusal?.reason)).toBe('Not possible now. Red: choose.');
    for (const nonsense of [-1, 1.5, Number.NaN, 2 ** 31, 99 << 16]) {
      expect(play(game, s, nonsense).ok).toBe(false);
    }
    expect(hashState(s)).toBe(before);
  });

  test('names the rules of the steps that an action belongs to, if it is another one', () => {
    const s = replay(game, act(...BIDS));
    const refusal = refusalOf(game, s, pack(V.to, 3));
    expect(refusal).toMatchObject({ rule: '2', scope: 'elsewhere' });
    expect(english(game, refusal?.reason)).toBe(
      '“to b2” belongs to [2] and is not possible now. Red: choose.',
    );
    const loaded = tinyGame();
    const steps = loaded.steps.map((step, i) =>
      i === STEP.bid ? { ...step, verbs: [V.bid, V.to] } : step,
    );
    const other = refusalOf({ ...loaded, steps }, s, pack(V.to, 3));
    expect(other?.rule).toBe('1');
    expect(english(game, other?.reason)).toMatch(
      /^“to b2” belongs to \[1\] or \[2\] and is not possible now/,
    );
  });

  test('knows no other step for what does not exist', () => {
    const s = replay(game, act(...BIDS));
    expect(refusalOf(game, s, pack(V.to, 7))).toMatchObject({ rule: '2', scope: 'general' });
  });

  test('lets a step say why not', () => {
    const s = replay(game, act(...BIDS));
    const result = play(game, s, act('move b1')[0]);
    expect(result).toMatchObject({
      ok: false,
      refusal: { rule: '2', reason: { key: 'refusal.other' } },
    });
  });

  test('ends with nobody to act and an outcome', () => {
    const s = replay(tinyGame({ turns: 1 }), act(...BIDS, 'pass'));
    expect(actor(game, s)).toBe(NOBODY);
    expect(game.outcome(s)).toMatchObject({ winners: [1], rule: '4' });
    expect(play(game, s, act('pass')[0])).toMatchObject({
      refusal: { reason: { key: 'refusal.over' } },
    });
  });

  test('a replay throws at an action that is not legal, with its number', () => {
    expect(() => replay(game, act('bid 1', 'pass'))).toThrow('action 2: [2] refusal.elsewhere');
  });

  test('draws outcomes by weight', () => {
    const s = replay(
      game,
      act(...BIDS, 'move r1', 'to b2', 'pass', 'pass', 'pass', 'move r1', 'to c1'),
    );
    const faces = legal(game, s, new ActionList());
    expect(weightOf(game, s, faces.at(0))).toBe(1);
    expect(drawOutcome(game, s, faces, () => 4)).toBe(act('roll 5')[0]);
    const loaded = tinyGame();
    const roll = {
      ...loaded.steps[STEP.roll],
      rule: '3',
      weight: (_: unknown, a: number) => a & 7,
    };
    const steps = loaded.steps.map((step, i) => (i === STEP.roll ? roll : step));
    const weighted = { ...loaded, steps };
    expect(drawOutcome(weighted, s, faces, (n) => n - 1)).toBe(act('roll 6')[0]);
    expect(drawOutcome(weighted, s, faces, () => 1)).toBe(act('roll 2')[0]);
  });

  test('does not draw from an empty list of outcomes', () => {
    const s = replay(
      game,
      act(...BIDS, 'move r1', 'to b2', 'pass', 'pass', 'pass', 'move r1', 'to c1'),
    );
    const none = new ActionList();
    const draw = () =>
      drawOutcome(game, s, none, (n) => {
        throw new Error(`asked for a number below ${n}`);
      });
    expect(draw).toThrow('[3] has no outcome to draw');
  });
});

describe('a view', () => {
  const s = replay(game, act('bid 2'));

  test('shows a side its own secret and hides it from the rest', () => {
    expect(viewOf(game, s, 0).secret[0]).toBe(2);
    expect(viewOf(game, s, 1).secret[0]).toBe(UNKNOWN);
    expect(viewOf(game, s, SPECTATOR).secret[0]).toBe(UNKNOWN);
    expect(s.secret[0]).toBe(2);
    expect(hasSecrets(s)).toBe(true);
  });

  test('hides the frame of a secret step from all but its decider', () => {
    const asking = s.clone();
    // The first field of the only frame; the bid has none of its own.
    asking.ints[2] = 7;
    expect(viewOf(game, asking, 1).ints[2]).toBe(7);
    expect(viewOf(game, asking, 0).ints[2]).toBe(UNKNOWN);
  });

  test('log events reach only those they are for', () => {
    const log = new Log();
    replay(game, act('bid 2'), log);
    expect(eventsFor(log.events, 0).map((e) => englishEvent(game, e))).toEqual([
      'Red bids.',
      'You bid 2.',
    ]);
    expect(eventsFor(log.events, 1).map((e) => englishEvent(game, e))).toEqual(['Red bids.']);
  });
});

describe('exact odds', () => {
  const s = replay(game, act(...BIDS, 'move r1', 'to b2', 'pass', 'pass', 'pass', 'move r1'));

  test('come from enumerating the die', () => {
    const odds = oddsOf(game, s, act('to c1')[0]);
    expect(odds?.outcomes).toEqual([
      { label: { key: 'outcome.attacker' }, p: 1 / 3, text: '1/3' },
      { label: { key: 'outcome.none' }, p: 1 / 3, text: '1/3' },
      { label: { key: 'outcome.defender' }, p: 1 / 3, text: '1/3' },
    ]);
    expect(odds?.dice).toBe(1);
  });

  /** Rolls `count` dice instead of one; `apply` gets the faces, and how many were rolled before. */
  function rolling(count: number, apply: (s: Tiny, face: number, k: number, log?: Log) => void) {
    const many = {
      ...game.steps[STEP.roll],
      apply(state: Tiny, action: number, log?: Log) {
        const frame = state.frame(STEP.roll);
        const k = frame.rolled;
        apply(state, nounOf(action), k, log);
        if (k + 1 === count) state.pop();
        else frame.rolled = k + 1;
      },
    };
    const steps = game.steps.map((step, i) => (i === STEP.roll ? many : step));
    return oddsOf({ ...game, steps }, s, act('to c1')[0]);
  }
  const tell = (log: Log | undefined, subject: string, face: number) =>
    log?.add({ type: 'roll', rule: '3', subject, outcome: face < 3 ? 'low' : 'high' });
  const THIRDS = [
    ['low', '1/3'],
    ['high', '2/3'],
  ];
  const tablesOf = (odds: Odds | undefined) =>
    odds?.bySubject.map(({ subject, outcomes }) => ({
      subject,
      chances: outcomes.map(({ label, text }) => [label, text]),
    }));

  test('of more dice than can be followed are not given, rather than given wrong', () => {
    // Forty dice whose sum matters: the branches merge by sum, and are still too many.
    const odds = rolling(40, (state, face) => {
      state.turn += face;
    });
    expect(odds).toMatchObject({ complete: false, outcomes: [], bySubject: [], more: true });
  });

  test('of many dice that do not touch each other are told die by die', () => {
    const odds = rolling(20, (_, face, k, log) => tell(log, `die ${k}`, face));
    expect(odds).toMatchObject({ complete: false, outcomes: [], dice: 20, more: false });
    expect(tablesOf(odds)).toEqual(
      Array.from({ length: 20 }, (_, k) => ({ subject: `die ${k}`, chances: THIRDS })),
    );
  });

  test('of the first dice are exact where those that follow are too many', () => {
    const odds = rolling(40, (state, face, k, log) => {
      // Nothing merges. The third die is told of only if the first was a six.
      state.turn = state.turn * 6 + face - 1;
      const first = Math.trunc(state.turn / 36) % 6;
      if (k !== 2 || first === 5) tell(log, `die ${k}`, face);
    });
    expect(odds).toMatchObject({ complete: false, outcomes: [], more: true });
    expect(tablesOf(odds)).toEqual(
      [0, 1, 3, 4].map((k) => ({ subject: `die ${k}`, chances: THIRDS })),
    );
  });

  test('of what is rolled for twice are told once for each die', () => {
    const odds = rolling(2, (_, face, __, log) => tell(log, 'the wall', face));
    expect(odds).toMatchObject({ complete: true, dice: 2, more: false });
    expect(tablesOf(odds)).toEqual(
      ['the wall', say('odds.again', { subject: 'the wall', n: 2 })].map((subject) => ({
        subject,
        chances: THIRDS,
      })),
    );
    expect(odds?.outcomes.map(({ text }) => text)).toEqual(['4/9', '2/9', '2/9', '1/9']);
  });

  test('of a die that is thrown in some cases only are those where it is, with how often that is', () => {
    const odds = rolling(2, (state, face, k, log) => {
      state.turn = k === 0 ? face : state.turn;
      if (k === 0 || state.turn === 6) tell(log, `die ${k}`, face);
    });
    const [sure, maybe] = odds?.bySubject ?? [];
    expect(sure?.only).toBeUndefined();
    expect(maybe?.only).toEqual({ p: 1 / 6, text: '1/6' });
    expect(tablesOf(odds)?.map(({ chances }) => chances)).toEqual([THIRDS, THIRDS]);
  });

  test('of dice of which one says nothing are told without its face', () => {
    const odds = rolling(2, (_, face, k, log) => {
      if (k === 0) log?.add({ type: 'roll', rule: '3', outcome: face < 3 ? 'low' : 'high' });
    });
    expect(odds?.outcomes.map(({ label, text }) => [label, text])).toEqual([
      ['high', '2/3'],
      ['low', '1/3'],
    ]);
  });

  test('of a die that some faces say nothing of leave those out', () => {
    const odds = rolling(1, (_, face, __, log) => {
      if (face === 6) tell(log, 'the wall', face);
    });
    expect(odds?.bySubject).toEqual([
      { subject: 'the wall', outcomes: [{ label: 'high', p: 1 / 6, text: '1/6' }] },
    ]);
  });

  test('of what happens in any case, before the first die, are certain', () => {
    const to = game.steps[STEP.to];
    const loud = {
      ...to,
      apply(state: Tiny, action: number, log?: Log) {
        to.apply?.(state, action, log);
        tell(log, 'the gate', 1);
      },
    };
    const steps = game.steps.map((step, i) => (i === STEP.to ? loud : step));
    const odds = oddsOf({ ...game, steps }, s, act('to c1')[0]);
    expect(tablesOf(odds)).toEqual([{ subject: 'the gate', chances: [['low', '1/1']] }]);
    expect(odds?.outcomes).toHaveLength(3);
  });

  test('are undefined where no die is thrown', () => {
    expect(oddsOf(game, s, act('to a1')[0])).toBeUndefined();
  });
});

describe('notation', () => {
  test.each(['bid 3', 'move r2', 'to b3', 'pass', 'roll 6'])('%s reads back', (text) => {
    expect(formatAction(game, parseAction(game, text))).toBe(text);
  });

  test.each([
    ['mov r1', 'there is no verb "mov"; did you mean move?'],
    ['move r9', 'there is no unit "r9"'],
    ['move', 'move needs a unit'],
    ['pass now', 'pass takes no noun'],
    ['move r1 b2', 'nothing after them'],
    ['bid 99999', 'bid takes a number from 0 to 65535'],
  ])('%s is refused clearly', (text, message) => {
    expect(() => inEnglish(() => parseAction(game, text))).toThrow(message);
  });
});

describe('a position file', () => {
  const file = {
    format: 'countermarch/position/1',
    game: 'tiny',
    counters: [{ unit: 'r2', at: 'b2' }],
  };
  const read = (change: object) =>
    inEnglish(() => readPosition({ ...file, ...change }, () => tiny));

  test('places counters, leaves the rest out, starts at the named step', () => {
    const { state } = read({
      values: { side: 'blue' },
      counters: [{ type: 'soldier', side: 'blue', at: 'a1' }, ...file.counters],
    });
    expect([...state.ints.subarray(-6)]).toEqual([-1, 3, 0, -1, 1, 1]);
    expect(actor(game, state)).toBe(1);
  });

  test.each([
    [{ format: 'x' }, 'format: expected "countermarch/position/1"'],
    [{ countrs: [] }, 'no field "countrs"; did you mean counters?'],
    [{ counters: [{ unit: 'r2', at: 'z9' }] }, 'no place in counters[0].at "z9"'],
    [
      {
        counters: [
          { unit: 'r2', at: 'b2' },
          { unit: 'r2', at: 'b3' },
        ],
      },
      'counters[1].unit: r2 is already placed elsewhere',
    ],
    [{ counters: [{ unit: 'r2', at: 'b2', speed: 3 }] }, 'no field in counters[0] "speed"'],
    [{ values: { turn: 99 } }, 'values.turn: expected a whole number from 0 to 40'],
    [{ values: { side: 'green' } }, 'no side in values.side "green"'],
    [{ step: 'tern' }, 'no step "tern"; did you mean turn?'],
    [{ scenario: 'big' }, 'no scenario "big"'],
    [{ options: { turns: 0 } }, 'option turns: "0" is not allowed'],
    [{ markers: [{ type: 'mine', at: 'b2' }] }, 'no marker in markers[0] "mine"'],
  ])('names what is wrong: %j', (change, message) => {
    expect(() => read(change)).toThrow(message);
  });
});

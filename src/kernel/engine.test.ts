import { english, englishEvent, inEnglish } from '../../test/english.ts';
import { describe, expect, test } from 'vitest';
import { STEP, tiny, tinyGame, tinyVerbs } from '../../test/tiny-game.ts';
import { ActionList, pack } from './action.ts';
import { actor, drawOutcome, legal, play, refusalOf, replay, start, weightOf } from './engine.ts';
import { eventsFor, Log } from './text/log.ts';
import { formatAction, parseAction } from './text/notation.ts';
import { readPosition } from './position/position.ts';
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
    expect(english(game, refusal?.reason)).toBe('You can’t do that now. Red: choose.');
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
      '“to b2” is not possible now; it belongs to another step (see [2]). Red: choose.',
    );
    const loaded = tinyGame();
    const steps = loaded.steps.map((step, i) =>
      i === STEP.bid ? { ...step, verbs: [V.bid, V.to] } : step,
    );
    const other = refusalOf({ ...loaded, steps }, s, pack(V.to, 3));
    expect(other?.rule).toBe('1');
    expect(english(game, other?.reason)).toMatch(
      /^“to b2” is not possible now; it belongs to another step \(see \[1\] or \[2\]\)/,
    );
  });

  test('names no other step for a noun that does not exist', () => {
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
    // First field of the only frame; `bid` itself declares no fields.
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

describe('notation', () => {
  test.each(['bid 3', 'move r2', 'to b3', 'pass', 'roll 6'])('%s reads back', (text) => {
    expect(formatAction(game, parseAction(game, text))).toBe(text);
  });

  test.each([
    ['mov r1', 'there is no verb "mov"; did you mean move?'],
    ['move r9', 'there is no unit "r9"'],
    ['move', 'expected a noun after move: unit'],
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
    [{ counters: [{ unit: 'r2', at: 'z9' }] }, 'no place "z9" in counters[0].at'],
    [
      {
        counters: [
          { unit: 'r2', at: 'b2' },
          { unit: 'r2', at: 'b3' },
        ],
      },
      'counters[1].unit: r2 is already placed elsewhere',
    ],
    [{ counters: [{ unit: 'r2', at: 'b2', speed: 3 }] }, 'no field "speed" in counters[0]'],
    [{ values: { turn: 99 } }, 'values.turn: expected a whole number from 0 to 40'],
    [{ values: { side: 'green' } }, 'no side "green" in values.side'],
    [{ step: 'tern' }, 'no step "tern"; did you mean turn?'],
    [{ scenario: 'big' }, 'no scenario "big"'],
    [{ options: { turns: 0 } }, 'option turns: "0" is not allowed'],
    [{ markers: [{ type: 'mine', at: 'b2' }] }, 'no marker "mine" in markers[0]'],
  ])('names what is wrong: %j', (change, message) => {
    expect(() => read(change)).toThrow(message);
  });
});

import { describe, expect, test } from 'vitest';
import { STEP, type Tiny, tinyGame, tinyVerbs } from '../../../test/tiny-game.ts';
import { pack } from '../action.ts';
import { applyChecked } from './checked-play.ts';
import { start } from '../engine.ts';
import type { LogEvent } from '../text/log.ts';
import { hashState } from '../state.ts';
import type { Step } from '../step.ts';

const game = tinyGame();
const RULES = new Set(game.steps.map(({ rule }) => rule));
const BID = pack(tinyVerbs.id.bid, 2);

/** Plays a bid in a tiny game whose `bid` step also runs `more`; returns the events. */
function bid(more: Step<Tiny>['apply'], rules: ReadonlySet<string> = RULES): LogEvent[] {
  const steps = game.steps.map((step, i) => {
    if (i !== STEP.bid) return step;
    const apply: Step<Tiny>['apply'] = (s, action, log) => {
      step.apply?.(s, action, log);
      more?.(s, action, log);
    };
    return { ...step, apply };
  });
  const changed = { ...game, steps };
  return applyChecked(changed, start(changed), BID, rules);
}

describe('a checked action', () => {
  test('is played once, and returns the logged events', () => {
    const [s, other] = [start(game), start(game)];
    const events = applyChecked(game, s, BID, RULES);
    expect(events.length).toBeGreaterThan(0);
    expect(hashState(s)).not.toBe(hashState(other));
    expect(bid(() => {})).toEqual(events);
  });

  test('must give the same result without a log', () => {
    expect(() =>
      bid((s, _, log) => {
        if (log) s.turn += 1;
      }),
    ).toThrow('the log changes');
    expect(() => bid((_s, _a, log) => (log as NonNullable<typeof log>).take())).toThrow(TypeError);
  });

  test('needs a side to act, and a verb that its step names', () => {
    const change = (more: Partial<Step<Tiny>>) => {
      const steps = game.steps.map((step, i) => (i === STEP.bid ? { ...step, ...more } : step));
      const changed = { ...game, steps };
      return () => applyChecked(changed, start(game), BID, RULES);
    };
    expect(change({ verbs: [tinyVerbs.id.bid] })).not.toThrow();
    expect(change({ verbs: [] })).toThrow('does not name the verb');
    expect(change({ who: () => undefined as never })).toThrow('nobody acts');
  });

  test('logs events of existing rules only', () => {
    const [told] = bid(() => {});
    expect(() => bid((_s, _a, log) => log?.add({ ...told!, rule: '99' }))).toThrow('[99]');
    expect(() => bid(() => {}, new Set(['none']))).toThrow('which the rulebook has not');
  });
});

import { expect, test } from 'vitest';
import { type Action, type ActionList, defineVerbs, verbOf } from '../kernel/action.ts';
import { start } from '../kernel/engine.ts';
import { defineSteps } from '../kernel/frames.ts';
import type { Game } from '../kernel/game.ts';
import { Sfc32 } from '../kernel/random.ts';
import { defineState, type StateOf } from '../kernel/state.ts';
import type { Step } from '../kernel/step.ts';
import { Search, type Style } from './search.ts';
import { Tree } from './tree.ts';

/**
 * Test game for three sides. The first may stop, which leaves all sides equal, or trust the second. The second gains
 * more from repaying than from betraying. Trust therefore pays if the second plays for itself, but not if it plays
 * against the first.
 */
const STEPS = defineSteps({ first: [], second: [], over: [] });
const { id: STEP } = STEPS;
const verbs = defineVerbs({ stop: 'none', trust: 'none', betray: 'none', repay: 'none' });
const { stop, trust, betray, repay } = verbs.id;
/** Value of each ending to each side. */
const WORTH = [
  [0, 0, 0],
  [-0.5, 0.2, 0.3],
  [0.4, 0.6, -1],
];

const spec = { schema: 'trust/1', steps: STEPS, scalars: { end: 'public' }, columns: {} } as const;
const State = defineState(spec);
type Trust = StateOf<typeof spec>;

function finish(s: Trust, end: number): void {
  s.end = end;
  s.goto(STEP.over);
}

const offer =
  (...of: readonly number[]) =>
  (_: Trust, out: ActionList) => {
    for (const verb of of) out.add(verb);
  };

const steps: readonly Step<Trust>[] = [
  {
    rule: '1',
    who: () => 0,
    actions: offer(stop, trust),
    apply: (s, action) => (verbOf(action) === stop ? finish(s, 0) : s.goto(STEP.second)),
  },
  {
    rule: '1',
    who: () => 1,
    actions: offer(betray, repay),
    apply: (s, action) => finish(s, verbOf(action) === betray ? 1 : 2),
  },
  { rule: '1', who: () => 2 },
];

/** The parts of a game that a search uses. The last step has no actions; `evaluate` rates each ending. */
const game = {
  id: 'trust',
  sides: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
  verbs,
  steps,
  stepNames: STEPS.names,
  bot: {
    evaluate: (s: Trust, side: number) => WORTH[s.end][side],
    turn: (s: Trust) => (s.isPending(STEP.over) ? 1 : 0),
  },
  create: () => new State(undefined),
  begin: (s: Trust) => s.push(STEP.first),
  outcome: () => undefined,
} as unknown as Game;

const STYLE: Omit<Style, 'opponentModel'> = {
  explorationConstant: 1,
  width: 100,
  wideningFactor: 0,
  wideningExponent: 1,
  priorError: 0,
  outcomes: 0,
  turns: 1,
};

function chosen(opponentModel: Style['opponentModel']): { action: Action; value: number } {
  const search = new Search(game, { ...STYLE, opponentModel }, new Sfc32(1), new Tree(64, 256));
  search.begin(start(game), 0);
  for (let i = 0; i < 400; i++) search.iterate();
  return search.ratedActions()[0];
}

test('others who play for themselves are trusted with what is good for them', () => {
  const { action, value } = chosen('max-n');
  expect(verbOf(action)).toBe(trust);
  expect(value).toBeGreaterThan(0.3);
});

test('others who play against the searching side are not', () => {
  const { action, value } = chosen('paranoid');
  expect(verbOf(action)).toBe(stop);
  expect(value).toBe(0);
});

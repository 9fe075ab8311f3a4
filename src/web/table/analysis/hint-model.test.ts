import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  FakeConnection,
  game,
  node,
  positionAfter,
  unit,
  viewWith,
} from '../../../../test/page-table.ts';
import { STEP, tiny } from '../../../../test/tiny-game.ts';
import { verbOf } from '../../../kernel/action.ts';
import { start } from '../../../kernel/engine.ts';
import type { Game } from '../../../kernel/game.ts';
import { parseAction } from '../../../kernel/text/notation.ts';
import { viewOf } from '../../../kernel/view.ts';
import { format } from '../../table-messages.ts';
import { changeSettings } from '../../ui/settings.ts';
import { TableModel } from '../model.ts';

/** Requests to the bot in the worker, and its answers in order; only hints are requested. */
const thought = vi.hoisted(() => ({ asked: [] as unknown[], answers: [] as unknown[][] }));
vi.mock('../../net/workers/thinker.ts', () => ({
  think: async (question: unknown) => {
    thought.asked.push(question);
    const answer = thought.answers.shift();
    if (!answer) throw new Error('no worker');
    return answer;
  },
}));

let connection: FakeConnection;
let model: TableModel;

/** Opens a table at which Red is to decide; `final`: the verbs that the game calls final. */
function sitDown(final: readonly number[] = []): void {
  connection = new FakeConnection();
  model = new TableModel(connection, tiny, { ...game, look: { ...game.look, final } } as Game);
}

beforeEach(() => {
  changeSettings({ confirm: true, showOdds: true, sendAtOnce: false, pace: 'normal' });
  sitDown();
});

afterEach(() => model.close());

describe('a hint', () => {
  const advised = (texts: readonly string[]) =>
    texts.map((t, i) => ({ action: parseAction(game, t), value: 0.4 - i, share: 0.5 - i / 10 }));

  beforeEach(() => {
    thought.asked = [];
    thought.answers = [advised(['move r2', 'move r1', 'pass']), advised(['to b3'])];
  });

  test('comes from a bot that gets the view of the seat, and is shown best first', async () => {
    await model.hint.ask();
    expect(thought.asked[0]).toMatchObject({ game: 'tiny', side: 0, level: '4' });
    const { ints } = thought.asked[0] as { ints: number[] };
    expect(ints).toEqual(Array.from(viewOf(game as Game, start(game), 0).ints));
    const { rule, advice } = model.hint.shown.value ?? {};
    expect(rule).toBe(game.steps[STEP.turn]?.rule);
    expect(advice?.map((a) => a.chances)).toEqual([70, 20, 1]);
    expect(advice?.[0]).toMatchObject({ nodes: [start(game).at[unit('r2')]] });
    expect(connection.asked).toEqual([]);
  });

  test('continues with the further parts of the same choice', async () => {
    await model.hint.ask();
    expect(thought.asked).toHaveLength(2);
    const { ints } = thought.asked[1] as { ints: number[] };
    expect(ints).toEqual(Array.from(viewOf(game as Game, positionAfter('move r2'), 0).ints));
    expect(model.hint.shown.value?.next).toMatchObject([{ nodes: [node('b3')] }]);
    expect(model.session.value?.picks).toEqual([]);
    expect(connection.asked).toEqual([]);
  });

  test('is followed as a whole, as far as its parts are still to be chosen', async () => {
    await model.hint.ask();
    model.follow([parseAction(game, 'move r2'), parseAction(game, 'to b3')]);
    expect(model.session.value?.stage).toBe('handover');
    model.cancel();
    model.follow([parseAction(game, 'move r2'), parseAction(game, 'to c1')]);
    expect(model.session.value?.picks).toHaveLength(1);
  });

  test('that ends a phase is followed without asking about units that have not moved', () => {
    const pass = parseAction(game, 'pass');
    model.follow([pass]);
    expect(model.ending.question.value).toBeUndefined();
    expect(connection.asked).toEqual([[0, 'pass']]);
  });

  test('that is final still needs confirmation', () => {
    const pass = parseAction(game, 'pass');
    model.close();
    sitDown([verbOf(pass)]);
    model.follow([pass]);
    expect(model.ending.question.value?.choice.action).toBe(pass);
    expect(connection.asked).toEqual([]);
  });

  test('is cleared when its decision changes, and when it is asked for again', async () => {
    await model.hint.ask();
    model.clickBoard('unit', unit('r1'));
    expect(model.hint.shown.value).toBeUndefined();
    thought.answers = [advised(['to b1'])];
    await model.hint.ask();
    expect(format(game, model.hint.shown.value?.advice?.[0]?.text ?? '')).toContain(
      'the only sensible',
    );
    await model.hint.ask();
    expect(model.hint.shown.value).toBeUndefined();
  });

  test('is dropped if the decision has changed in the meantime', async () => {
    const asked = model.hint.ask();
    model.clickBoard('unit', unit('r1'));
    await asked;
    expect(model.hint.shown.value).toBeUndefined();
  });

  test('is not given at a table without hints, nor out of turn', async () => {
    connection.view.value = { ...viewWith(start(game)), hints: false };
    await model.hint.ask();
    connection.view.value = { ...viewWith(start(game)), seq: 1, side: 1 };
    await model.hint.ask();
    expect(thought.asked).toEqual([]);
  });

  test('that cannot be calculated is reported', async () => {
    thought.answers = [];
    await model.hint.ask();
    expect(format(game, model.notice.value?.reason ?? '')).toBe('No hint available: no worker');
    expect(model.hint.shown.value).toBeUndefined();
  });
});

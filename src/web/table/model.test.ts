import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Tiny, tiny } from '../../../test/tiny-game.ts';
import { verbOf } from '../../kernel/action.ts';
import { start } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import type { Entry } from '../../table/messages/messages.ts';
import { differenceLine, type LogLine, linesOf } from '../session/log/log-lines.ts';
import { msg, format } from '../table-messages.ts';
import { changeSettings } from '../ui/settings.ts';
import { DOUBLE_PRESS } from './prompt/confirm-end-model.ts';
import { TableModel } from './model.ts';
import { promptOf } from './prompt/prompt.ts';
import {
  FakeConnection,
  game,
  node,
  positionAfter,
  unit,
  viewWith,
} from '../../../test/page-table.ts';

let connection: FakeConnection;
let model: TableModel;

/** Returns the page's reaction to the last click or answer. */
const told = (): string => format(game, model.notice.value?.reason ?? '');

beforeEach(() => {
  vi.useFakeTimers();
  changeSettings({ confirm: true, showOdds: true, sendAtOnce: false, pace: 'normal' });
  connection = new FakeConnection();
  model = new TableModel(connection, tiny, game as Game);
});

afterEach(() => {
  model.close();
  vi.useRealTimers();
});

/** Reopens the table with a verb that its game marks as final. */
function withFinal(verb: number): void {
  model.close();
  const look = { ...game.look, final: [verb] };
  model = new TableModel(connection, tiny, { ...game, look } as Game);
}

function moveTo(id: string, label: string): void {
  model.clickBoard('unit', unit(id));
  model.clickBoard('node', node(label));
}

describe('a turn that a side loses entirely', () => {
  test('is reported once, and the player cannot act until they have read it', () => {
    const lost: Entry = {
      ...{ seq: 1, kind: 'action' as const, side: 1, text: 'pass' },
      events: [
        { type: 'passed', rule: '1' },
        { type: 'passed', rule: '4', missed: 0 },
      ],
    };
    connection.view.value = viewWith(start(game), [lost]);
    expect(model.missed.value.map(({ events }) => events.map(({ rule }) => rule))).toEqual([['4']]);
    model.player.skip();
    vi.runAllTimers();
    expect([model.isBusy.value, model.isChoosing.value]).toEqual([true, false]);
    model.readMissed();
    expect([model.missed.value, model.isBusy.value]).toEqual([[], false]);
  });
});

describe('sending', () => {
  test('nothing is sent until the player confirms; then all actions go in one batch', async () => {
    model.clickBoard('unit', unit('r1'));
    expect(connection.asked).toEqual([]);
    model.clickBoard('node', node('b1'));
    expect(connection.asked).toEqual([]);
    await model.commit();
    expect(connection.asked).toEqual([[0, 'move r1', 'to b1']]);
  });

  test('the button that ends the turn asks about units that have not moved, then ends the turn', () => {
    const pass = model.choices.value.buttons.find((c) => c.label === 'Pass');
    expect(model.ending.choice.value).toBe(pass);
    if (pass) model.choose(pass);
    expect(model.ending.question.value?.idle).toEqual({ left: 2, of: 2 });
    model.ending.answer(false);
    expect(model.ending.question.value).toBeUndefined();
    // A question does not count as a press, so the next press takes effect at once.
    if (pass) model.ending.press(pass);
    model.ending.answer(false);
    const [move] = model.choices.value.units.get(unit('r1')) ?? [];
    if (move) model.ending.press(move);
    expect(model.session.value?.picks).toHaveLength(1);
    model.cancel();
    if (pass) model.choose(pass);
    model.ending.answer(true);
    expect(connection.asked).toEqual([[0, 'pass']]);
  });

  test('a question about an ending is cleared when its decision changes', () => {
    const pass = model.ending.choice.value;
    if (pass) model.choose(pass);
    model.clickBoard('unit', unit('r1'));
    expect(model.ending.question.value).toBeUndefined();
    model.ending.answer(true);
    expect(connection.asked).toEqual([]);
  });

  test('a click on a counter never makes a final choice at once, but offers it by name', () => {
    const [move] = model.choices.value.units.get(unit('r1')) ?? [];
    if (!move) throw new Error('r1 cannot move');
    withFinal(verbOf(move.action));
    model.clickBoard('unit', unit('r1'));
    expect(model.ending.question.value).toBeUndefined();
    expect(model.session.value?.picks).toEqual([]);
    expect(model.menu.value).toEqual([move]);
    model.ending.press(move);
    expect(model.ending.question.value).toEqual({ choice: move });
  });

  test('a choice that makes several decisions at once needs confirmation before the turn passes', async () => {
    const pass = model.choices.value.buttons.find((c) => c.label === 'Pass');
    if (!pass) throw new Error('nothing to end');
    model.close();
    const look = { ...game.look, auto: [verbOf(pass.action)] };
    model = new TableModel(connection, tiny, { ...game, look } as Game);
    model.take(pass);
    expect(model.session.value?.stage).toBe('handover');
    expect(connection.asked).toEqual([]);
    await model.undo();
    expect(model.session.value?.picks).toEqual([]);
    model.take(pass);
    await model.commit();
    expect(connection.asked).toEqual([[0, 'pass']]);
  });

  test('pressing the button of a final choice asks for confirmation', () => {
    const [move] = model.choices.value.units.get(unit('r1')) ?? [];
    if (!move) throw new Error('r1 cannot move');
    withFinal(verbOf(move.action));
    model.ending.press(move);
    expect(model.session.value?.picks).toEqual([]);
    expect(model.ending.question.value).toEqual({ choice: move });
    model.ending.answer(false);
    model.ending.press(move);
    model.ending.answer(true);
    expect(model.session.value?.picks).toHaveLength(1);
  });

  test('a piece beside the board that cannot be chosen says why when it is pressed', () => {
    const [move] = model.choices.value.units.get(unit('r1')) ?? [];
    const verb = verbOf(move?.action ?? 0);
    model.clickThing({ name: 'b1', count: 1, noun: { kind: 'unit', index: unit('b1'), verb } });
    expect(told()).toContain('not yours');
    model.clickThing({ name: 'r2', count: 1 });
    expect(told()).toContain('not yours');
  });

  test('if confirmation is turned off, the turn ends without a question', () => {
    changeSettings({ confirm: false });
    if (model.ending.choice.value) model.choose(model.ending.choice.value);
    expect(connection.asked).toEqual([[0, 'pass']]);
  });

  test('a press that may be half of a double click does not end the turn', () => {
    changeSettings({ confirm: false });
    const press = () => model.ending.choice.value && model.ending.press(model.ending.choice.value);
    const [move] = model.choices.value.units.get(unit('r1')) ?? [];
    if (move) model.ending.press(move);
    void model.undo();
    press();
    vi.advanceTimersByTime(DOUBLE_PRESS - 1);
    expect(model.notice.value?.reason).toEqual(msg('notice.too-quick'));
    press();
    expect(connection.asked).toEqual([]);
    vi.advanceTimersByTime(1);
    press();
    expect(connection.asked).toEqual([[0, 'pass']]);
    expect(model.notice.value).toBeUndefined();
  });

  test('after a click on the board, a press is no longer the second half of a double click', () => {
    const [move] = model.choices.value.units.get(unit('r1')) ?? [];
    if (move) model.ending.press(move);
    model.ending.confirm();
    expect(model.notice.value?.reason).toEqual(msg('notice.too-quick'));
    model.clickBoard('node', node('b1'));
    model.ending.confirm();
    expect(connection.asked).toEqual([[0, 'move r1', 'to b1']]);
  });

  test('if confirmation is turned off, a pick on the board is sent at once', () => {
    changeSettings({ confirm: false });
    moveTo('r1', 'b1');
    expect(connection.asked).toEqual([[0, 'move r1', 'to b1']]);
  });

  test('while the analysis board opens, the board takes no move', () => {
    changeSettings({ sendAtOnce: true });
    model.openingAnalysis.value = true;
    model.clickBoard('unit', unit('r1'));
    expect(connection.asked).toEqual([]);
    model.openingAnalysis.value = false;
    model.clickBoard('unit', unit('r1'));
    expect(connection.asked).toEqual([[0, 'move r1']]);
  });

  test('with the setting sendAtOnce every decision is sent at once', () => {
    changeSettings({ sendAtOnce: true });
    model.clickBoard('unit', unit('r1'));
    expect(connection.asked).toEqual([[0, 'move r1']]);
  });

  test('dice wait for the odds to be seen', async () => {
    const near = start(game);
    near.at.set([node('b2'), node('a2'), node('c1'), node('c2')]);
    connection.view.value = { ...viewWith(near), seq: 1 };
    moveTo('r1', 'c1');
    expect(model.oddsCard.value).toMatchObject({ rule: '3', odds: undefined });
    await vi.runAllTimersAsync();
    const chances = model.oddsCard.value?.odds?.first?.rows.map((o) => [
      format(game, o.label),
      o.text,
    ]);
    expect(chances).toEqual([
      ['attacker lost', '1/3'],
      ['no effect', '1/3'],
      ['defender lost', '1/3'],
    ]);
    expect(connection.asked).toEqual([]);
    await model.undo();
    expect(model.oddsCard.value).toBeUndefined();
    expect(model.session.value?.stage).toBe('choose');
  });
});

describe('answers', () => {
  test('a refusal restores the table’s view and is shown with its rule', async () => {
    connection.answer = { played: 0, refusal: { rule: '2', reason: 'Not there.' } };
    moveTo('r1', 'b1');
    await model.commit();
    expect(model.notice.value).toEqual({ kind: 'refusal', rule: '2', reason: 'Not there.' });
    expect(model.session.value?.picks).toEqual([]);
    expect((model.shown.value as Tiny).at[unit('r1')]).toBe(node('a1'));
  });

  test('a batch that was cut short is reported', async () => {
    moveTo('r1', 'b1');
    await model.commit();
    expect(told()).toContain('1 of 2 moves');
  });

  test('an error of the table does not break the page', async () => {
    connection.act = async () => {
      throw new Error('out of memory');
    };
    moveTo('r1', 'b1');
    await model.commit();
    expect(told()).toContain('out of memory');
    expect(model.isChoosing.value).toBe(true);
  });
});

describe('taking back', () => {
  test('undoes the player’s picks first, without a request, then sends a request to the table', async () => {
    connection.view.value = { ...viewWith(start(game)), seq: 4, canUndo: true };
    model.clickBoard('unit', unit('r1'));
    await model.undo();
    expect(connection.asked).toEqual([]);
    await model.undo();
    expect(connection.asked).toEqual([['undo', 4]]);
  });
});

describe('news', () => {
  const entry = (seq: number, text: string, side: number): Entry => ({
    seq,
    kind: 'action',
    side,
    text,
    events: [{ type: 'end', rule: '4' }],
  });

  test('moves of the others are shown before the player may continue, and can be skipped', () => {
    const entries = [entry(1, 'pass', 0), entry(2, 'move b1', 1), entry(3, 'to b1', 1)];
    connection.view.value = viewWith(positionAfter('pass', 'move b1', 'to b1'), entries);
    expect(model.isChoosing.value).toBe(false);
    model.player.skip();
    vi.advanceTimersByTime(DOUBLE_PRESS - 1);
    expect(model.isChoosing.value).toBe(false);
    vi.advanceTimersByTime(1);
    expect(model.isChoosing.value).toBe(true);
    expect((model.shown.value as Tiny).at[unit('b1')]).toBe(node('b1'));
  });

  test('input is ignored for a moment after a skip, but not if there was nothing to skip', () => {
    model.player.skip();
    expect(model.isChoosing.value).toBe(true);
    const entries = [entry(1, 'pass', 0), entry(2, 'move b1', 1), entry(3, 'to b1', 1)];
    connection.view.value = {
      ...viewWith(positionAfter('pass', 'move b1', 'to b1'), entries),
      canUndo: true,
    };
    model.clickBoard('unit', unit('r1'));
    expect(model.player.frame.value).toBeUndefined();
    model.clickBoard('unit', unit('r1'));
    void model.undo();
    expect(model.session.value?.picks).toEqual([]);
    expect(connection.asked).toEqual([]);
    vi.advanceTimersByTime(DOUBLE_PRESS);
    model.clickBoard('unit', unit('r1'));
    expect(model.session.value?.picks).toHaveLength(1);
  });

  test('the board catches up without input', () => {
    const entries = [entry(1, 'pass', 0), entry(2, 'pass', 1)];
    connection.view.value = viewWith(positionAfter('pass', 'pass'), entries);
    vi.runAllTimers();
    expect(model.isChoosing.value).toBe(true);
  });

  test('the notice “Not now” disappears when the player’s turn comes', () => {
    connection.view.value = viewWith(positionAfter('pass'), [entry(1, 'pass', 0)]);
    vi.runAllTimers();
    model.clickBoard('unit', unit('r1'));
    expect(told()).toMatch(/^Not now/);
    const entries = [entry(1, 'pass', 0), entry(2, 'pass', 1)];
    connection.view.value = viewWith(positionAfter('pass', 'pass'), entries);
    expect(model.notice.value).toBeUndefined();
  });

  test('after a resignation there are no prompts, highlights or picks, whatever the position', () => {
    model.clickBoard('unit', unit('b1'));
    moveTo('r1', 'b1');
    expect(model.session.value?.picks).not.toEqual([]);
    const resigned: Entry = { seq: 1, kind: 'resign', side: 1, text: '', events: [] };
    const outcome = { winners: [0], rule: '', reason: 'Blue resigned.' };
    connection.view.value = { ...viewWith(start(game), [resigned]), outcome };
    vi.runAllTimers();
    expect(model.isOver.value).toBe(true);
    expect(model.session.value).toMatchObject({ stage: 'over', picks: [] });
    expect(model.choices.value.all).toEqual([]);
    expect(promptOf(model)).toMatchObject({ mine: false });
    expect(promptOf(model).text).toContain('Blue resigned.');
    model.clickBoard('unit', unit('r1'));
    expect(model.notice.value?.reason).toEqual({ key: 'refusal.over' });
    model.cancel();
    expect(model.session.value?.stage).toBe('over');
  });

  test('a game that stopped asks for nothing, and reports the reason and the moves played', async () => {
    const difference = { seq: 1, rule: '2', reason: 'No way there.', played: 1, now: 2 };
    const lost: Entry = { seq: 1, kind: 'action', side: 0, text: 'to b2', events: [], lost: true };
    const view = { ...viewWith(start(game), [lost]), difference: { ...difference, stops: true } };
    connection.view.value = view;
    vi.runAllTimers();
    expect(model.choices.value.all).toEqual([]);
    expect(model.isChoosing.value).toBe(false);
    expect(promptOf(model)).toMatchObject({ rule: '', mine: false });
    expect(promptOf(model).text).toMatch(
      /^This game can be replayed only as far as the position before move 1\. .*: \[2\] No way there\.$/,
    );
    const line = (log: LogLine) => log.segments.map(({ text }) => text).join('');
    expect(linesOf(game as Game, lost).map(line)).toEqual(['Red: to b2']);
    expect(line(differenceLine(game as Game, difference))).toMatch(
      /does not follow the current rules.*\[2\] No way/,
    );
    const { table, side, ints, actor } = view;
    connection.positionAt = async (seq) => ({ table, seq, side, ints, actor, lost: true });
    await model.replay.show(1, true);
    expect(promptOf(model).text).toMatch(
      /^Position after move.* cannot reproduce this position.* before move 1\./,
    );
  });

  test('a refused click shows the reason given by the rules', () => {
    model.clickBoard('unit', unit('b1'));
    expect(model.notice.value).toMatchObject({ kind: 'refusal', rule: '2' });
  });
});

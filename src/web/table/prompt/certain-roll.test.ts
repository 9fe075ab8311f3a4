import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeConnection, game, node, unit, viewWith } from '../../../../test/page-table.ts';
import { STEP, type Tiny, tiny, tinyVerbs } from '../../../../test/tiny-game.ts';
import { start } from '../../../kernel/engine.ts';
import type { Game } from '../../../kernel/game.ts';
import type { MomentsPart } from '../../../kernel/look/moments.ts';
import type { Odds } from '../../../kernel/odds/card.ts';
import type { RollMeaning } from '../../../kernel/odds/roll-event.ts';
import type { Step } from '../../../kernel/step.ts';
import { Log } from '../../../kernel/text/log.ts';
import { format } from '../../table-messages.ts';
import { TableModel } from '../model.ts';
import { certainResult } from './certain-roll.ts';

let connection: FakeConnection;
let model: TableModel;

beforeEach(() => {
  vi.useFakeTimers();
  connection = new FakeConnection();
  connection.answer = { played: 2 };
  model = new TableModel(connection, tiny, game as Game);
});

afterEach(() => {
  model.close();
  vi.useRealTimers();
});

/** Lets r1 attack with a die that shows only these faces, each with the same meaning. */
async function attack(
  faces: readonly number[],
  meaning: RollMeaning,
  moments?: MomentsPart,
): Promise<void> {
  model.close();
  const rolls = (step: Step<Tiny>): Step<Tiny> => ({
    ...step,
    actions: (_, out) => {
      for (const face of faces) out.add(tinyVerbs.id.roll, face);
    },
    apply: (s, action, log = new Log()) => {
      const own = new Log();
      step.apply?.(s, action, own);
      for (const event of own.take()) log.add({ ...event, meaning });
    },
  });
  const steps = game.steps.map((step, id) => (id === STEP.roll ? rolls(step) : step));
  const look = { ...game.look, ...(moments && { moments }) };
  model = new TableModel(connection, tiny, { ...game, steps, look } as Game);
  const near = start(game);
  near.at.set([node('b2'), node('a2'), node('c1'), node('c2')]);
  connection.view.value = { ...viewWith(near), seq: 1 };
  model.clickBoard('unit', unit('r1'));
  model.clickBoard('node', node('c1'));
  await vi.runAllTimersAsync();
}

test('a roll that cannot fail needs no press, and its result is shown', async () => {
  await attack([5, 6], 'harm');
  expect(connection.asked).toEqual([[1, 'move r1', 'to c1']]);
  const { kind, reason = '' } = model.notice.value ?? {};
  expect(kind).toBe('info');
  expect(format(game as Game, reason)).toBe('Go to c1. Certain result: defender lost.');
});

test('a refusal is shown instead of the result', async () => {
  connection.answer = { played: 0, refusal: { rule: '2', reason: 'Not there.' } };
  await attack([5, 6], 'harm');
  expect(model.notice.value).toMatchObject({ kind: 'refusal', reason: 'Not there.' });
});

test('a roll waits for a press if it may have no effect or is certain to bring a loss', async () => {
  await attack([4, 5], 'harm');
  expect(connection.asked).toEqual([]);
  await attack([1, 2], 'loss');
  expect(connection.asked).toEqual([]);
  expect(model.oddsCard.value?.odds?.first?.rows).toHaveLength(1);
});

test('a roll that ends the game waits for a press, even if certain', () => {
  const row = { label: 'red wins', probability: 1, meaning: 'gain' } as const;
  const odds = (ends: boolean) =>
    ({
      first: { rows: [{ ...row, ...(ends && { ends: row.label }) }] },
      next: [],
      sure: [],
    }) as unknown as Odds;
  const before = { game: game as Game, state: start(game) };
  expect(certainResult(before, odds(false))).toBe('red wins');
  expect(certainResult(before, odds(true))).toBeUndefined();
});

test('a roll of a fight waits for a press', async () => {
  const fight = { at: node('c1'), attackers: [], defenders: [] };
  await attack([5, 6], 'harm', { begins: ['fight'], continues: [], fight: () => fight });
  expect(connection.asked).toEqual([]);
  expect(model.oddsCard.value?.odds?.first?.rows).toHaveLength(1);
  await attack([5, 6], 'harm', { begins: ['fight'], continues: [], fight: () => undefined });
  expect(connection.asked).toHaveLength(1);
});

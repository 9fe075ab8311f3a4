import { beforeEach, afterEach, expect, test, vi } from 'vitest';
import { FakeConnection, game, node, unit, viewWith } from '../../../../test/page-table.ts';
import { STEP, type Tiny, tiny } from '../../../../test/tiny-game.ts';
import { start } from '../../../kernel/engine.ts';
import type { Game } from '../../../kernel/game.ts';
import { changeSettings } from '../../ui/settings.ts';
import { TableModel } from '../model.ts';
import { promptOf } from './prompt.ts';

beforeEach(() => {
  vi.useFakeTimers();
  changeSettings({ showOdds: true });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Returns the prompt before a die or a draw, without the name of the action; and whether the card is about a draw. */
function next(drawn: (s: Tiny) => string | undefined): [string, boolean | undefined] {
  const connection = new FakeConnection();
  const look = { ...game.look, drawn };
  const model = new TableModel(connection, tiny, { ...game, look } as Game);
  const near = start(game);
  near.at.set([node('b2'), node('a2'), node('c1'), node('c2')]);
  connection.view.value = { ...viewWith(near), seq: 1 };
  model.clickBoard('unit', unit('r1'));
  model.clickBoard('node', node('c1'));
  const { text } = promptOf(model);
  const card = model.oddsCard.value;
  model.close();
  return [text.replace(/^.*?\. /, ''), card?.isDrawn];
}

test('the prompt names a draw before it happens, and announces dice otherwise', () => {
  const isRoll = ({ step }: Tiny) => (step === STEP.roll ? 'a straw' : undefined);
  expect(next(isRoll)).toEqual(['Next draw: a straw.', true]);
  expect(next(() => undefined)).toEqual(['Next: dice roll.', false]);
});

import { effect, type ReadonlySignal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeConnection, game, node, unit } from '../../../test/page-table.ts';
import { tiny } from '../../../test/tiny-game.ts';
import type { Game } from '../../kernel/game.ts';
import { changeSettings } from '../ui/settings.ts';
import { ScreenState } from './context.ts';
import { TableModel } from './model.ts';

let model: TableModel;
let stops: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers();
  changeSettings({ confirm: true, showOdds: true, sendAtOnce: false, pace: 'normal' });
  model = new TableModel(new FakeConnection(), tiny, game as Game);
  stops = [];
});

afterEach(() => {
  for (const stop of stops) stop();
  model.close();
  vi.useRealTimers();
});

/** Returns a list that receives the name of a signal at each change from now on. */
function changesOf(signals: Readonly<Record<string, ReadonlySignal>>): string[] {
  const changed: string[] = [];
  for (const [name, signal] of Object.entries(signals))
    stops.push(
      effect(() => {
        signal.value;
        changed.push(name);
      }),
    );
  changed.length = 0;
  return changed;
}

test('a pick that selects a unit changes nothing that the bar and the panels show', () => {
  const screen = new ScreenState(model, { kind: 'server' });
  const { base, stage, acting, lines, tallies, unsent, isOver, isBusy, isChoosing } = model;
  const { plan, force, lesson, battle, recap, ending } = model;
  const changed = changesOf({
    ...{ base, stage, acting, lines, tallies, unsent, isOver, isBusy, isChoosing },
    ...{ plan: plan.shown, isPlanMine: plan.isMine, edges: plan.edges, arrows: plan.arrows },
    ...{ force: force.shown, course: lesson.course, battle: battle.now, fallen: battle.fallen },
    ...{ recap: recap.shown, question: ending.question },
    ...{ tabs: screen.tabs, tab: screen.tab, handoverSide: screen.handoverSide },
  });
  model.clickBoard('unit', unit('r1'));
  expect(model.session.value?.picks).toHaveLength(1);
  expect(changed).toEqual([]);
  // The move is visible, and ends the turn.
  model.clickBoard('node', node('b1'));
  expect(changed).toEqual(expect.arrayContaining(['stage', 'unsent']));
});

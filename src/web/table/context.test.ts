import { expect, test } from 'vitest';
import { ScreenState } from './context.ts';
import type { TableModel } from './model.ts';

test('permanent overlays are on from the start, and can be switched off', () => {
  const overlays = [
    { id: 'reach', name: 'Reach' },
    { id: 'blasts', name: 'Charges set', isStanding: true },
  ];
  const model = { game: { look: { overlays } } } as unknown as TableModel;
  const screen = new ScreenState(model, { kind: 'local' });
  expect([...screen.overlays.value]).toEqual(['blasts']);
  screen.toggleOverlay('blasts');
  expect([...screen.overlays.value]).toEqual([]);
});

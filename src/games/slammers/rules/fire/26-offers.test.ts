/** Labels of targets and of units that can join an attack: odds before and after, or the reason why there are none. */
import { expect, test } from 'vitest';
import { ELIMINATED } from '../../state.ts';
import { act, actorNow, english, table, type TestGame } from '../../testing.ts';
import { legal } from '../../../../kernel/engine.ts';
import { ActionList, verbNameOf } from '../../../../kernel/action.ts';

/** Labels of the units that can join Green's direct fire at a Tan tank. */
function joinLabels(units: string, ...joined: string[]): string[] {
  const t: TestGame = table('direct', '1', `${units} 3-0605; tTK1 3-0606`);
  while (actorNow(t) !== 'green') act(t, 'done');
  act(t, ['aim 3-0606', ...['gTK1', ...joined].map((tank) => `join ${tank}`)].join(', '));
  return legal(t.game, t.s, new ActionList())
    .toArray()
    .filter((action) => verbNameOf(t.game.verbs, action) === 'join')
    .map((action) => english(t.game, t.game.look.actionLabel(t.s, action)));
}

test('[16.5] a unit that raises the odds is offered with the odds before and after', () => {
  const [label = ''] = joinLabels('gTK1 gTK2');
  expect(label).toMatch(
    /^Add gTK2: (\d-\d) → (?!\1)\d-\d, disrupt \d+( → \d+)?%, eliminate \d+ → \d+%$/,
  );
});

test('[16.5] a unit that changes nothing says so', () => {
  const [label = ''] = joinLabels('gTK1 gTK2 gIN1', 'gTK2');
  expect(label).toMatch(/^Add gIN1: still \d-\d, disrupt \d+%, eliminate \d+%$/);
});

test('[R2] a target that an earlier attack has eliminated is offered with that reason, without odds', () => {
  const t: TestGame = table('direct', '1', 'gTK1 gTK2 3-0605; tTK1 tTK2 3-0606');
  while (actorNow(t) !== 'green') act(t, 'done');
  act(t, 'aim 3-0606');
  t.s.mark[t.game.units.findIndex(({ id }) => id === 'tTK1')] = ELIMINATED;
  const labels = legal(t.game, t.s, new ActionList())
    .toArray()
    .map((action) => english(t.game, t.game.look.actionLabel(t.s, action)));
  expect(labels).toContain(
    'Target tTK1: no effect, because an earlier attack has already eliminated the targets',
  );
  expect(labels).toContainEqual(expect.stringMatching(/^Target tTK2: .*eliminate [1-9]\d*%$/));
});

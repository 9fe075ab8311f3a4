import { expect, test } from 'vitest';
import { ActionList, pack } from '../../kernel/action.ts';
import { apply, legal, weightOf } from '../../kernel/engine.ts';
import { parseAction } from '../../kernel/text/notation.ts';
import { viewOf } from '../../kernel/view.ts';
import { windowAt } from '../../kernel/windows.ts';
import { V } from './rules/names.ts';
import { DISCARDED } from './state/pieces.ts';
import { act, copyOf, offers, slot, stepNow, table, type TestGame } from './testing.ts';

/** Red flies against Blue's laboratory; Blue has a base next to it and a fighter in hand. */
function met(flyer: string, hand: string): TestGame {
  const t = table(
    `red at 0303: concord-keep; red hand: ${flyer}; blue at 0505: outpost laboratory; blue hand: ${hand}`,
  );
  act(t, `fly ${flyer.split(/[/!]/)[0]}, to 0505`);
  if (stepNow(t) === 'fly.at') act(t, offers(t).includes('bomb 1') ? 'bomb 1' : 'strike outpost');
  return t;
}

/** Share of all ways of the dice that shoot it down without fate or tactics. */
function share(t: TestGame, flyer: string): number {
  const rolling = act(copyOf(t), 'intercept kestrel-fighter');
  const rolls = legal(rolling.game, rolling.s, new ActionList()).toArray();
  let [all, down] = [0, 0];
  for (const roll of rolls) {
    const weight = weightOf(rolling.game, rolling.s, roll);
    const after = copyOf(rolling);
    apply(after.game, after.s, roll);
    while (stepNow(after) === 'challenge.act') act(after, 'accept');
    all += weight;
    if (after.s.place[slot(after, flyer)] === DISCARDED) down += weight;
  }
  return down / all;
}

test.each(['pelican-bomber', 'gnat-interceptor'])(
  '[25.3] [5.1] the chance to shoot down a %s agrees with the dice',
  (flyer) => {
    const t = met(flyer, 'kestrel-fighter');
    const { game, s } = t;
    const view = viewOf(game, s, 1);
    const window = windowAt(game, view);
    expect([window?.id, window?.decline]).toEqual(['intercept', parseAction(game, 'pass')]);
    const chance = window?.chance?.(view, pack(V.intercept, slot(t, 'kestrel-fighter'))) ?? -1;
    expect(chance).toBeCloseTo(share(t, flyer));
    expect(chance).toBeGreaterThan(0);
    expect(chance).toBeLessThan(1);
  },
);

/**
 * Standing orders in the games with reaction windows: their conditions use only what their side sees, and they give
 * ordinary actions.
 */
import { expect, test } from 'vitest';
import * as armageddon from '../src/games/armageddon/testing.ts';
import * as slammers from '../src/games/slammers/testing.ts';
import type { Game } from '../src/kernel/game.ts';
import type { GameState } from '../src/kernel/state.ts';
import { windowAt } from '../src/kernel/windows.ts';
import { ConditionalMoves } from '../src/server/seats/conditional-moves.ts';
import { seededDice } from '../src/table/dice/dice.ts';
import type { Will } from '../src/table/seats/orders.ts';
import { Table } from '../src/table/table.ts';

/** Returns the first reply at a table that begins at a position, where the side to act has standing orders. */
function seated(
  { game, s }: { readonly game: unknown; readonly s: unknown },
  wills: Record<string, Will>,
) {
  const [at, from] = [game as Game, s as GameState];
  const begun: Game = { ...at, begin: (fresh) => void fresh.copyFrom(from) };
  const seats = at.sides.map(() => ({ kind: 'human', name: '' }) as const);
  const table = Table.create({ id: 't', game: begun, seats, dice: seededDice('orders') });
  const side = table.actor;
  const orders = new ConditionalMoves();
  orders.set(begun, side, { seq: 0, lines: [], wills });
  orders.play(table);
  const first = table.entries.find((entry) => entry.kind === 'action' && entry.side === side);
  const isOpen = table.actor === side && windowAt(begun, table.stateFor(side)) !== undefined;
  return { text: first?.text, isOpen };
}

/** Tan drops infantry; a calliope and a hover tank may fire at it. */
const drop = () =>
  slammers.act(
    slammers.table(
      'drops',
      '10',
      'tIN1 waiting drops; rHT1 6-0101; gIN1 3-0101; gCA1 5-1205; bHT1 5-1105',
    ),
    'to 4-0105, roll 1',
  );

test('[8.1] fire at drops: declined, or answered by the most reliable unit', () => {
  expect(seated(drop(), { drop: { do: 'decline' } })).toEqual({ text: 'pass', isOpen: false });
  const met = seated(drop(), { drop: { do: 'best', percent: 90 } });
  expect([met.text, met.isOpen]).toEqual([expect.stringMatching(/^shoot /), false]);
  // A window of another kind still asks the player.
  expect(seated(drop(), { shell: { do: 'decline' } })).toEqual({ text: undefined, isOpen: true });
});

/** Red flies against Blue’s laboratory; Blue has a fighter in hand. */
function sortie() {
  const t = armageddon.table(
    'red at 0303: concord-keep; red hand: pelican-bomber; blue at 0505: outpost laboratory; blue hand: kestrel-fighter',
  );
  armageddon.act(t, 'fly pelican-bomber, to 0505');
  if (armageddon.stepNow(t) === 'fly.at')
    armageddon.act(t, armageddon.offers(t).includes('bomb 1') ? 'bomb 1' : 'strike outpost');
  return t;
}

test('[25.1] [25.3] interception: only if the chance to destroy the attack card is high enough', () => {
  const declined = seated(sortie(), { intercept: { do: 'decline' } });
  expect(declined).toEqual({ text: 'pass', isOpen: false });
  const [sure, never] = [0, 100].map((percent) =>
    seated(sortie(), { intercept: { do: 'best', percent } }),
  );
  expect(sure?.text).toMatch(/^intercept /);
  expect(never?.text).toBe('pass');
});

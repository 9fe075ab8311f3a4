import { expect, test } from 'vitest';
import { english } from '../../../../test/english.ts';
import { viewOf } from '../../../kernel/view.ts';
import { art } from '../art.ts';
import { STEP } from '../rules/names.ts';
import { act, stepNow, table, type TestGame } from '../testing.ts';

const clash = (): TestGame =>
  act(
    table(
      'red army 0505: titan-mauler line-rifles longbow-battery marshal-orsine-vale; blue army 0505: levy-rifles tine-walker; ' +
        'red at 0504: outpost; blue at 0506: outpost; green at 0808: outpost',
      { scenario: 'three' },
    ),
    'assault army.1, fight 1',
  );

/** Rows as a side sees them: name and cards. */
const rows = ({ game, s }: TestGame, side: number): string[] =>
  (game.look.zones?.show(viewOf(game, s, side)) ?? [])
    .filter(({ isRow }) => isRow)
    .map(({ name, things }) => {
      expect(things.filter(({ type = '' }) => !(type in art.units))).toEqual([]);
      return `${english(game, name)}: ${things.map((thing) => english(game, thing.name)).join(', ')}`;
    });

test('[5.14] rows are in order, units that shoot over others behind; heroes lead from behind', () => {
  const t = clash();
  const field = [
    'Red, rear row: Longbow Battery, Marshal Orsine Vale',
    'Red, front row: Titan Mauler, Line Rifles',
    'Blue, front row: Levy Rifles, Tine Walker',
  ];
  expect([rows(t, 0), rows(t, 1)]).toEqual([field, field]);
  while (stepNow(t) === 'battle.rows')
    act(t, t.s.frame(STEP['battle.rows']).role ? 'swap line-rifles, done' : 'done');
  expect(rows(t, 0).slice(0, 2)).toEqual([
    'Red, rear row: Line Rifles, Longbow Battery, Marshal Orsine Vale',
    'Red, front row: Titan Mauler',
  ]);
});

test('[5.17] the choice of a target names the striking unit, even if nobody chose that unit', () => {
  const t = clash();
  while (stepNow(t) === 'battle.rows') act(t, 'done');
  if (stepNow(t) === 'battle.initiative') act(t, 'first 1');
  act(t, 'attack titan-mauler');
  const asked = english(t.game, t.game.look.prompt(viewOf(t.game, t.s, 0)));
  expect(asked).toBe('choose a target for Titan Mauler.');
});

test('[5.16] units that have acted are marked, on the map too; without a battle there are no rows', () => {
  const t = clash();
  while (stepNow(t) === 'battle.rows') act(t, 'done');
  if (stepNow(t) === 'battle.initiative') act(t, 'first 1');
  act(t, 'attack titan-mauler, strike levy-rifles');
  act(t, 'roll 0:0, rest');
  const mauler = t.game.look.counters(t.s).find(({ type }) => type === 'titan-mauler');
  expect(mauler?.conditions.map((text) => english(t.game, text))).toContain('has acted');
  expect(rows(table('red at 0404: concord-keep'), 0)).toEqual([]);
});

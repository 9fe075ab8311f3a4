import { describe, expect, test } from 'vitest';
import { BrokenInvariant } from '../../kernel/conformance/invariant.ts';
import { english, faultOf } from '../../../test/english.ts';
import { GEAR_NUMBER } from './data/gear.ts';
import { FLAG } from './state/pieces.ts';
import { slot, table } from './testing.ts';
import type { Armageddon } from './state.ts';

type Column = 'kind' | 'place' | 'group' | 'damage' | 'flags' | 'gear1' | 'gear2' | 'marks';
type OfSide = 'handSize' | 'deckSize' | 'tacticsSize' | 'order';

const ready = () =>
  table(
    'red at 0404: concord-keep; red army 0505: line-rifles levy-rifles marshal-orsine-vale; red hand: pelican-bomber; blue army 0606: tine-walker',
  );

/** Faults that `check` reports after one value of a state has been changed. */
function fault(column: Column | OfSide, index: (s: Armageddon) => number, value: number): string {
  const t = ready();
  t.game.check(t.s);
  t.s[column][index(t.s)] = value;
  try {
    t.game.check(t.s);
  } catch (error) {
    if (error instanceof BrokenInvariant) return `${error.field}: ${english(t.game, error.text)}`;
    throw error;
  }
  return '';
}

describe('an impossible state is refused', () => {
  test.each<[string, Column, string, number, string]>([
    ['a unit without an army', 'group', 'line-rifles', -1, 'group: '],
    ['away from its army', 'place', 'line-rifles', 3, 'group: '],
    ['in the army of another', 'group', 'line-rifles', slot(ready(), 'army.2'), 'group: '],
    ['a prisoner in an own army', 'flags', 'marshal-orsine-vale', FLAG.prisoner, 'group: '],
    ['an attack card on the map', 'place', 'pelican-bomber', 3, 'place: '],
    ['a card that is dead and there', 'damage', 'line-rifles', 4, 'damage: '],
    ['cards of an army that is not', 'place', 'army.1', -1, 'group: '],
    ['gear of a hero on a unit', 'gear1', 'line-rifles', GEAR_NUMBER['body-double'], 'gear1: '],
    ['two attachments on a unit', 'gear2', 'line-rifles', GEAR_NUMBER['rail-carbines'], 'gear1: '],
    ['a mark of a flight that is over', 'flags', 'line-rifles', FLAG.fired, 'flags: '],
    ['a battle put off by a card', 'flags', 'line-rifles', FLAG.delayed, 'flags: '],
    ['a mark of a battle that is over', 'marks', 'line-rifles', 4, 'marks: '],
    ['a card that there is not', 'kind', 'line-rifles', 999, 'kind: '],
  ])('%s', (_, column, name, value, field) => {
    const found = fault(column, () => slot(ready(), name), value);
    expect(found).toContain(field);
  });

  test.each<[string, OfSide, number, number]>([
    ['a hand of another size', 'handSize', 0, 2],
    ['a deck of another size', 'deckSize', 0, 2],
    ['tactics of another size', 'tacticsSize', 1, 2],
    ['a side twice in the order', 'order', 0, 1],
  ])('%s', (_, column, index, value) => {
    expect(fault(column, () => index, value)).toContain(`${column}: `);
  });

  test('[2.12] a turn after the last of the round', () => {
    const { game } = ready();
    const late = () => table('red at 0404: concord-keep', { values: { turn: 2 } });
    expect(faultOf(late, game)).toContain('all players have already had their turn');
  });

  test('[3.11] two heroes, nine units', () => {
    const { game } = ready();
    const units = Array<string>(9).fill('line-rifles').join(' ');
    expect(faultOf(() => table(`red army 0505: ${units}`), game)).toContain('more units');
    const heroes = 'red army 0505: wren captain-tamsin-roe';
    expect(faultOf(() => table(heroes), game)).toContain('more than one hero');
    const garrison = 'red at 0505: outpost; red garrison 0505: wren captain-tamsin-roe';
    expect(() => table(garrison)).not.toThrow();
  });
});

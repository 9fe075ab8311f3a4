import { describe, expect, test } from 'vitest';
import { legal } from '../../../../kernel/engine.ts';
import { ActionList } from '../../../../kernel/action.ts';
import { act, log, slot, stepNow, table, type TestGame } from '../../testing.ts';
import { DISCARDED } from '../../state/pieces.ts';
import { incomeOf } from './02-collect.ts';
import { packed } from '../resources.ts';

/** A two-player position in which hex 0505 has the given resources. */
function rich(text: string, amounts: readonly number[] = [2, 1, 0, 3]): TestGame {
  const t = table(`red at 0202: concord-keep; blue at 0808: axle-zero; ${text}`);
  t.s.resources[t.game.board.nodeOf.get('0505') as number] = packed(amounts);
  return t;
}
const income = (text: string) => incomeOf(rich(text).s, 0);

describe('[2.6] [3.3] collecting', () => {
  test.each([
    ['nothing without a base or a collector', 'red army 0505: line-rifles', [0, 0, 0, 0]],
    ['[10.3.9] a base 1 of each kind that is there', 'red at 0505: outpost', [1, 1, 0, 1]],
    ['[10.3.10] a collector 1 of its own', 'red at 0505: collector-technology', [0, 0, 0, 1]],
    [
      'both together, never more than there is',
      'red at 0505: outpost collector-humans collector-materials collector-technology',
      [2, 1, 0, 2],
    ],
    ['what is not its kind it does not', 'red at 0505: collector-energy', [0, 0, 0, 0]],
    [
      'nothing where two armies contest the hex',
      'red at 0505: outpost; red army 0505: line-rifles; blue army 0505: tine-walker',
      [0, 0, 0, 0],
    ],
    [
      'nothing where an enemy stands',
      'red at 0505: outpost; blue army 0505: tine-walker',
      [0, 0, 0, 0],
    ],
    [
      '[R108] collects in spite of an enemy that it has not seen',
      'red at 0505: outpost; hidden blue army 0505: tine-walker',
      [1, 1, 0, 1],
    ],
  ])('[S132] %s', (_, text, expected) => {
    expect(income(text)).toEqual(expected);
  });

  test('[2.6] [3.1] the stock grows before the first turn, and players learn only their own income', () => {
    const t = rich('red at 0505: outpost');
    act(t, 'end-turn, end-turn');
    expect(stepNow(t)).toBe('blind.draw');
    expect([...t.s.stock.slice(0, 8)]).toEqual([10, 10, 9, 10, 9, 9, 9, 9]);
    expect(log(t, 'collected')).toEqual([
      'Red collects 1 H, 1 M, 1 T.',
      'Blue collects no resources.',
    ]);
    expect(t.events.filter(({ type }) => type === 'collected').map(({ to }) => to)).toEqual([
      [0],
      [1],
    ]);
    expect(legal(t.game, t.s, new ActionList()).toArray()).not.toEqual([]);
  });
});

test('[10.2.22] units that gather collect in their hex, like a base', () => {
  const t = rich('red army 0505: line-rifles; red army 0606: line-rifles');
  expect(incomeOf(t.s, 0)).toEqual([0, 0, 0, 0]);
  const gathers = (_: typeof t.s, u: number) => (u === slot(t, 'line-rifles') ? 1 : 0);
  expect(incomeOf(t.s, 0, gathers)).toEqual([1, 1, 0, 1]);
  expect(incomeOf(t.s, 1, gathers)).toEqual([0, 0, 0, 0]);
});

describe('[3.4] collectors in danger', () => {
  const isLost = (text: string) => {
    const t = rich(`red at 0505: collector-humans; ${text}`);
    act(t, 'end-turn, end-turn');
    return t.s.place[slot(t, 'collector-humans')] === DISCARDED;
  };

  test.each([
    ['nobody there', 'red at 0304: outpost', false],
    ['an enemy hero alone is enough', 'blue army 0505: axiom', true],
    ['an enemy army', 'blue army 0505: tine-walker', true],
    [
      'an own army with units contests it',
      'red army 0505: line-rifles; blue army 0505: tine-walker',
      false,
    ],
    [
      'an own hero alone does not keep it',
      'red army 0505: wren; blue army 0505: tine-walker',
      true,
    ],
    ['a base there keeps it', 'red at 0505: outpost; blue army 0505: tine-walker', false],
  ])('[S133] %s', (_, text, expected) => {
    expect(isLost(text)).toBe(expected);
  });

  test.each([
    ['its owner and who has observed it', '', [0, 1]],
    ['its owner alone where nobody else has', 'hidden ', [0]],
  ])('[S133] of its loss is told %s', (_, hidden, to) => {
    const t = rich(`${hidden}red at 0505: collector-humans; blue army 0505: axiom`);
    act(t, 'end-turn, end-turn');
    expect(log(t, 'overrun')).toEqual(['An enemy controls 0505. Destroyed: Work Camp (humans).']);
    expect(t.events.filter(({ type }) => type === 'overrun').map((e) => [e.rule, e.to])).toEqual([
      ['3.4', to],
    ]);
  });
});

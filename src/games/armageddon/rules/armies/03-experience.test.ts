import { describe, expect, test } from 'vitest';
import { act, drawHidden, offers, slot, stepNow, table, type TestGame } from '../../testing.ts';
import { addOne, learn } from './03-experience.ts';
import { discard } from '../battle/05-damage.ts';

const field = (blue: string): TestGame =>
  table(
    `red at 0504: outpost; red army 0505: war-rigs wren; blue army 0505: ${blue}; blue at 0506: outpost`,
  );
const of = (t: TestGame, name: string): number => t.s.experience[slot(t, name)];

test('[3.22] 1 for a hit, 3 more for a unit destroyed, 5 for a battle won', () => {
  const t = act(field('titan-mauler'), 'assault army.1, fight 1, first 1');
  act(t, 'roll 0:0, rest');
  expect(of(t, 'army.1')).toBe(0);
  const hit = act(field('titan-mauler'), 'assault army.1, fight 1, first 1, roll 1:0, rest');
  expect(of(hit, 'army.1')).toBe(1);
  const won = act(field('levy-rifles!2'), 'assault army.1, fight 1, first 1, roll 1:0, rest');
  expect(of(won, 'army.1')).toBe(1 + 3 + 5);
});

describe('[3.22] [R109] a pursuit', () => {
  /** Blue retreats after a round without a hit; then come the rolls of the pursuers and the dice of the march. */
  const pursued = (blue: string, rolls: readonly string[], way = 'blue at 0507: outpost') => {
    const t = table(
      `red at 0504: outpost; red army 0505: war-rigs titan-mauler wren; blue army 0505: ${blue}; ${way}`,
    );
    act(t, 'assault army.1, fight 1');
    while (stepNow(t) !== 'battle.go') {
      if (stepNow(t) === 'challenge.roll') act(t, 'roll 0:0, rest');
      else act(t, stepNow(t) === 'battle.rows' ? 'done' : offers(t)[0]);
    }
    act(t, 'stay, retreat');
    for (const roll of rolls) act(t, `roll ${roll}, rest`);
    drawHidden(t, 3);
    return [of(t, 'army.1'), of(t, 'army.2')];
  };
  const WIN = 5;

  test('[R109] 1 for a hit, 3 more for a unit destroyed, each once', () => {
    const two = 'tine-walker husk-drones';
    expect(pursued(two, ['0:0', '0:0'])).toEqual([WIN, 0]);
    expect(pursued(two, ['1:0', '0:0'])).toEqual([1 + WIN, 0]);
    expect(pursued(two, ['0:0', '1:0'])).toEqual([1 + WIN, 0]);
    expect(pursued('tine-walker husk-drones!3', ['1:0', '1:0'])).toEqual([1 + 1 + 3 + WIN, 0]);
  });

  test('[R109] an army that is lost for lack of a way out gives no experience', () => {
    expect(pursued('tine-walker', ['0:0'], '')).toEqual([WIN, 0]);
  });
});

test('[S138] [3.21] a leaving unit takes a quarter, a joining unit dilutes by a tenth; a hero does neither', () => {
  const t = table('red at 0504: outpost; red army 0505: war-rigs line-rifles wren');
  learn(t.s, slot(t, 'army.1'), 43);
  discard(t.s, slot(t, 'war-rigs'));
  expect(of(t, 'army.1')).toBe(33);
  addOne(t.s, slot(t, 'line-rifles'), slot(t, 'army.1'));
  expect(of(t, 'army.1')).toBe(30);
  discard(t.s, slot(t, 'wren'));
  addOne(t.s, slot(t, 'wren'), slot(t, 'army.1'));
  expect(of(t, 'army.1')).toBe(30);
});

test('[3.21] a transfer costs both armies experience', () => {
  const t = table(
    'red at 0505: outpost; red army 0505: war-rigs line-rifles; red army 0505: levy-rifles wren',
  );
  for (const army of ['army.1', 'army.2']) learn(t.s, slot(t, army), 40);
  act(t, 'transfer line-rifles');
  if (t.game.stepNames[t.s.step] === 'transfer.to') act(t, 'into army.2');
  expect([of(t, 'army.1'), of(t, 'army.2')]).toEqual([30, 36]);
});

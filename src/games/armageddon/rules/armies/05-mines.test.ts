import { describe, expect, test } from 'vitest';
import { FLAG } from '../../state/pieces.ts';
import {
  act,
  damage,
  drawHidden,
  log,
  offers,
  pools,
  refusal,
  slot,
  stepNow,
  table,
  type TestGame,
  where,
} from '../../testing.ts';

const KEEP = 'red at 0404: concord-keep; blue at 1008: axle-zero; ';
/** An army marches from 0505 into 0506, which has a minefield or something else. */
const go = (cards: string, more = 'hidden blue at 0506: minefield', values = {}): TestGame =>
  drawHidden(
    act(table(`${KEEP}red army 0505: ${cards}; ${more}`, { values }), 'march army.1, to 0506'),
    3,
  );

describe('[5.29] minefields', () => {
  test('[S162] [5.29] [10.3.16] they stop every army that enters, and challenge every card of it', () => {
    const t = table(`${KEEP}red army 0505: picket-riders wren; hidden blue at 0506: minefield`);
    drawHidden(act(t, 'march army.1, to 0507'), 3);
    expect([where(t, 'army.1'), stepNow(t), pools(t)]).toEqual(['0506', 'challenge.roll', '4 v 2']);
    act(t, 'roll 1:1, rest');
    // A hero defends with fate.
    expect(pools(t)).toBe('4 v 6');
    act(t, 'roll 0:0, rest');
    expect([stepNow(t), where(t, 'army.1')]).toEqual(['turn.act', '0506']);
    expect(refusal(t, 'march army.1').rule).toBe('3.9');
    expect(log(t, 'mined')).toEqual(['Red army 1 runs into a minefield in 0506.']);
  });

  test('[S162] [5.29] the field loses the margin of each challenge that it wins, and is removed at 0', () => {
    const t = act(go('line-rifles levy-rifles'), 'roll 3:1, rest');
    expect([damage(t, 'line-rifles'), damage(t, 'minefield')]).toEqual([2, 2]);
    act(t, 'roll 4:0, rest');
    expect([where(t, 'levy-rifles'), where(t, 'minefield')]).toEqual(['discarded', 'discarded']);
    expect(t.s.destroyed[0]).toBe(0);
  });

  test('[5.29] [10.3.16] of several fields, the lowest slot goes off first', () => {
    const t = act(go('line-rifles', 'blue at 0506: minefield minefield'), 'roll 3:1, rest');
    expect([damage(t, 'minefield'), damage(t, 'minefield.2')]).toEqual([2, 0]);
  });

  test('[S162] [5.29] no further card is challenged when the field is gone', () => {
    const t = act(go('line-rifles levy-rifles', 'blue at 0506: minefield!5'), 'roll 2:0, rest');
    expect([where(t, 'minefield'), stepNow(t)]).toEqual(['discarded', 'turn.act']);
  });

  test('[5.29] units use the fate of their hero; neither the hero nor the field has any', () => {
    const t = act(go('line-rifles axiom'), 'roll 3:1');
    expect([stepNow(t), offers(t, 'fate')]).toEqual(['challenge.act', ['fate']]);
    act(t, 'rest');
    act(t, 'roll 3:1');
    expect(stepNow(t)).toBe('turn.act');
  });

  test('[5.29] not the side’s own fields, nor in a hex that it controls, nor when an army leaves', () => {
    expect(stepNow(go('line-rifles', 'red at 0506: minefield'))).toBe('turn.act');
    const held = 'blue at 0506: minefield; red army 0506: levy-rifles';
    expect(stepNow(go('line-rifles', held))).toBe('turn.act');
    const t = table(`${KEEP}red army 0505: line-rifles; blue at 0505: minefield`);
    drawHidden(act(t, 'march army.1, to 0506'), 1);
    expect(stepNow(t)).toBe('turn.act');
  });

  test('[5.29] independents may have minefields; a known one stops planned marches', () => {
    expect(stepNow(go('line-rifles', 'independents at 0506: minefield'))).toBe('challenge.roll');
    const t = table(
      `${KEEP}red army 0505: picket-riders; blue at 0506: minefield; mountains 0405 0406 0605 0606`,
    );
    expect(offers(act(t, 'march army.1'), 'to')).not.toContain('to 0507');
  });

  test('[5.29] an army that is destroyed in it is removed', () => {
    const t = act(go('levy-rifles!2'), 'roll 4:0, rest');
    expect([where(t, 'army.1'), stepNow(t)]).toEqual(['free', 'turn.act']);
  });
});

describe('[5.30] engineers', () => {
  test('[S162] [5.30] [R30] [R40] are immune, and the best one lowers the dice for companions by its level', () => {
    const t = go('breach-pioneers levy-rifles');
    expect(pools(t)).toBe('2 v 3');
    act(t, 'roll 0:0, rest');
    expect(stepNow(t)).toBe('turn.act');
    expect(pools(go('breach-pioneers sapper-kin levy-rifles'))).toBe('1 v 3');
  });

  test('[S162] [5.30] [10.2.3] for 1 AP they remove as many points as their level, once per turn', () => {
    const t = go('breach-pioneers');
    expect([t.s.ap[0], offers(t, 'clear')]).toEqual([11, ['clear army.1']]);
    act(t, 'clear army.1');
    expect([t.s.ap[0], damage(t, 'minefield'), refusal(t, 'clear army.1').rule]).toEqual([
      10,
      2,
      '5.30',
    ]);
    act(t, 'end-turn, end-turn, dawn');
    expect(refusal(act(t, 'clear army.1'), 'clear army.1').rule).toBe('5.30');
    act(t, 'end-turn, end-turn, dawn, clear army.1');
    expect(where(t, 'minefield')).toBe('discarded');
  });

  test('[5.30] not without engineers, AP, or a known field of another side', () => {
    const at = (cards: string, more: string, values = {}) =>
      refusal(table(`${KEEP}red army 0505: ${cards}; ${more}`, { values }), 'clear army.1').rule;
    expect(at('breach-pioneers', 'blue at 0505: minefield')).toBe('');
    expect(at('line-rifles', 'blue at 0505: minefield')).toBe('5.30');
    expect(at('breach-pioneers', 'red at 0505: minefield')).toBe('5.30');
    expect(at('breach-pioneers', 'hidden blue at 0505: minefield')).toBe('5.30');
    expect(at('breach-pioneers', 'blue at 0505: minefield', { 'red-ap': 0 })).toBe('5.30');
  });
});

test('[5.29] [3.26] an army that leaves stealth sets off no mines', () => {
  const t = table(`${KEEP}red army 0505: picket-riders; blue at 0505: minefield`);
  t.s.flags[slot(t, 'army.1')] |= FLAG.stealth;
  drawHidden(act(t, 'show army.1'), 1);
  expect(stepNow(t)).toBe('turn.act');
});

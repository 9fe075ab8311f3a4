import { describe, expect, test } from 'vitest';
import { act, ideasOf, stepNow, table, type TestGame } from '../testing.ts';

const HOMES = 'red at 0205: concord-keep; blue at 1005: axle-zero';
const ARMY =
  'red at 0705: outpost; red army 0905: marshal-orsine-vale rampart-guard courser-light-tank line-rifles';
const EQUAL = 'blue garrison 1005: vector-striker vector-striker caltrop-frame';

/** The army meets the headquarters. */
function storm(text: string): TestGame {
  const t = act(table(`${HOMES}; ${ARMY}; ${text}`), 'march army.1, to 1005');
  while (stepNow(t) === 'blind.draw') act(t, 'blind 7');
  return t;
}

describe('sieges of bots', () => {
  test('[3.24] [3.18] it besieges a base that would starve, and storms one that would not', () => {
    expect(stepNow(storm(EQUAL))).toBe('meeting');
    expect(ideasOf(storm(EQUAL))[0]).toBe('besiege');
    expect(ideasOf(storm(`${EQUAL}; blue at 1003: outpost`))[0]).not.toBe('besiege');
    expect(ideasOf(storm('blue garrison 1005: husk-drones'))[0]).toBe('fight 1');
  });

  test('[3.25] it keeps up a siege, and storms the base once its garrison is weakened by hunger', () => {
    const t = act(storm(EQUAL), 'besiege');
    expect(stepNow(t)).toBe('sally');
    expect(ideasOf(t, 1)[0]).toBe('stay');
    act(t, 'stay');
    expect(ideasOf(t)[0]).toBe('assault army.1');
  });

  test('[3.24] a garrison stronger than the besieger breaks out at once', () => {
    const strong = `${EQUAL} bastion-colossus bastion-colossus bastion-colossus`;
    const t = storm(strong);
    expect(ideasOf(act(t, 'besiege'), 1)[0]).toBe('sally');
  });
});

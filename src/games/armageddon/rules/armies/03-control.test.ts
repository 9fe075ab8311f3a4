import { describe, expect, test } from 'vitest';
import { slot, table, type TestGame } from '../../testing.ts';
import { FLAG } from '../../state/pieces.ts';
import { controllerOf, groundBonus, isBesieged, isSupplied } from './03-control.ts';
import { isArmySupplied } from './03-speed.ts';

const at = (t: TestGame, label: string): number => t.game.board.nodeOf.get(label) as number;
const control = (text: string, viewer?: number) => {
  const t = table(text);
  return t.s.world.owners[controllerOf(t.s, at(t, '0505'), viewer)] ?? 'nobody';
};

describe('[3.13] [3.14] control', () => {
  test.each([
    ['nothing', 'red at 0404: outpost', 'nobody'],
    ['an army with units', 'blue army 0505: line-rifles', 'blue'],
    ['it before a facility', 'red at 0505: laboratory; blue army 0505: line-rifles', 'blue'],
    ['a facility before a hero', 'red at 0505: laboratory; blue army 0505: wren', 'red'],
    ['a hero alone', 'blue army 0505: wren', 'blue'],
    [
      'a hero before a collector',
      'red at 0505: collector-energy minefield; blue army 0505: wren',
      'blue',
    ],
    [
      'a collector before an army without anybody in it',
      'red at 0505: collector-energy; blue army 0505:',
      'red',
    ],
    ['nor does such an army hold anything', 'blue army 0505:', 'nobody'],
    ['nor contest it', 'blue army 0505: ; red army 0505: wren', 'red'],
    ['two heroes contest it', 'blue army 0505: axiom; red army 0505: wren', 'nobody'],
    ['a collector alone', 'red at 0505: collector-energy', 'red'],
    ['two armies contest it', 'red army 0505: levy-rifles; blue army 0505: line-rifles', 'nobody'],
    ['independents', 'independents army 0505: dune-hounds', 'independents'],
  ])('[3.13] [3.14] %s', (_, text, owner) => {
    expect(control(text)).toBe(owner);
  });

  test('[S135] [3.26] an army in stealth controls nothing', () => {
    const t = table('blue army 0505: picket-riders');
    t.s.flags[slot(t, 'army.1')] = 16;
    expect(controllerOf(t.s, at(t, '0505'))).toBe(-1);
  });

  test('control follows from what a side knows', () => {
    expect(control('hidden blue army 0505: line-rifles', 0)).toBe('nobody');
    expect(control('hidden blue army 0505: line-rifles', 1)).toBe('blue');
    expect(control('hidden blue army 0505: line-rifles')).toBe('blue');
  });
});

describe('[3.16] [3.17] supply', () => {
  const reached = (text: string, options = {}) => {
    const t = table(text, { options });
    return ['0504', '0505', '0506', '0507', '0508', '0509']
      .filter((hex) => isSupplied(t.s, at(t, hex), 0))
      .join(' ');
  };

  test('[S127] [3.16] [11.4] [10.3.2] four points from a base, five for the Clans', () => {
    expect(reached('red at 0504: outpost')).toBe('0504 0505 0506 0507 0508');
    expect(reached('red at 0504: outpost', { 'red-faction': 'clans' })).toBe(
      '0504 0505 0506 0507 0508 0509',
    );
    expect(reached('red at 0504: outpost; hills 0405 0505 0605 0404 0604')).toBe(
      '0504 0505 0506 0507',
    );
    expect(reached('red at 0504: laboratory')).toBe('');
  });

  test('[S128] [3.16] known enemy hexes cut it', () => {
    const wall =
      'blue army 0405: line-rifles; blue army 0505: rampart-guard; blue army 0605: levy-rifles';
    expect(reached(`red at 0504: outpost; ${wall}`)).toBe('0504');
    expect(reached('red at 0504: outpost; hidden blue army 0505: rampart-guard')).toBe(
      '0504 0505 0506 0507 0508',
    );
  });

  test('[3.16] [3.14] a hex held by a facility alone cuts it as well', () => {
    const wall = (card: string) => ['0405', '0505', '0605'].map((n) => `blue at ${n}: ${card}`);
    for (const card of ['collector-energy', 'laboratory'])
      expect(reached(['red at 0504: outpost', ...wall(card)].join('; '))).toBe('0504');
    // A single enemy hex can be bypassed.
    expect(reached('red at 0504: outpost; blue at 0505: laboratory')).not.toContain('0505');
    expect(reached('red at 0504: outpost; red at 0505: laboratory')).toContain('0505');
  });

  test('[S129] [3.17] [10.2.8] mobile supply is for armies of its own hex only', () => {
    const t = table(
      'red army 0508: supply-column; red army 0508: line-rifles; red army 0509: levy-rifles',
    );
    expect(
      ['army.1', 'army.2', 'army.3'].map((name) => isArmySupplied(t.s, slot(t, name))),
    ).toEqual([true, true, false]);
    expect(isSupplied(t.s, at(t, '0508'), 0)).toBe(false);
    const theirs = table('red army 0508: line-rifles; blue army 0508: supply-column');
    expect(isArmySupplied(theirs.s, slot(theirs, 'army.1'))).toBe(false);
  });

  test('[3.7] works help the side that controls the hex, terrain helps every defender', () => {
    const t = table('red army 0505: line-rifles; hills 0505; works 0505');
    expect([0, 1].map((owner) => groundBonus(t.s, at(t, '0505'), owner))).toEqual([3, 2]);
  });

  test('[3.24] an army cannot besiege a base of its own side', () => {
    const t = table('red at 0505: outpost; red army 0505: line-rifles');
    t.s.flags[slot(t, 'army.1')] |= FLAG.besieging;
    expect(isBesieged(t.s, slot(t, 'outpost'))).toBe(false);
  });
});

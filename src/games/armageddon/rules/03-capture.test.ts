import { describe, expect, test } from 'vitest';
import { act, drawBlind, slot, type Table, table, told, where } from '../testing.ts';
import { garrisonOf } from './pieces.ts';
import { FLAG } from '../state/pieces.ts';

const KEEP = 'red at 0404: concord-keep; blue at 1008: axle-zero; ';
/** An army goes from 0505 into 0506. */
const go = (text: string, cards = 'line-rifles', flags = 0): Table => {
  const t = table(`${KEEP}red army 0505: ${cards}; ${text}`);
  t.s.flags[slot(t, 'army.1')] |= flags;
  return drawBlind(act(t, 'march army.1, to 0506'), 3);
};
const ownerOf = (t: Table, name: string): number => t.s.owner[slot(t, name)] as number;

describe('[3.15] what nobody guards', () => {
  test('[3.15] bases and what they host change hands, with a new garrison; collectors are destroyed', () => {
    const t = go('blue at 0506: outpost laboratory collector-energy; blue garrison 0506:');
    expect(['outpost', 'laboratory'].map((name) => ownerOf(t, name))).toEqual([0, 0]);
    expect(where(t, 'collector-energy')).toBe('discarded');
    const army = garrisonOf(t.s, slot(t, 'outpost'));
    expect([t.s.owner[army], t.s.place[army]]).toEqual([0, t.s.place[slot(t, 'outpost')]]);
    expect(where(t, 'army.2')).toBe('free');
    expect(told(t, 'captured')).toHaveLength(2);
  });

  test('[3.15] not while an army with units stands there, of the owner or of others', () => {
    for (const guard of ['blue army', 'blue garrison', 'independents army'])
      expect(ownerOf(go(`blue at 0506: outpost; ${guard} 0506: husk-drones`), 'outpost')).toBe(1);
    expect(ownerOf(go('blue at 0506: outpost; blue army 0506: axiom'), 'outpost')).toBe(0);
  });

  test('[3.15] [3.4] a hero alone takes no base, but collectors do not last', () => {
    const t = go('blue at 0506: outpost', 'wren');
    expect(ownerOf(t, 'outpost')).toBe(1);
    expect(where(go('blue at 0506: collector-energy', 'wren'), 'collector-energy')).toBe(
      'discarded',
    );
  });

  test('[S135] [3.26] who is in stealth takes nothing', () => {
    const t = go('blue at 0506: outpost collector-energy', 'picket-riders', FLAG.stealth);
    expect([ownerOf(t, 'outpost'), where(t, 'collector-energy')]).toEqual([1, '0506']);
  });

  test('[9.2] a headquarters that is taken is lost; heroes who were in it stand apart, prisoners are free', () => {
    const t = table(
      'red at 0404: concord-keep; red army 0505: line-rifles; blue at 0506: axle-zero; blue garrison 0506: axiom lemma marshal-orsine-vale',
    );
    const marshal = slot(t, 'marshal-orsine-vale');
    [t.s.owner[marshal], t.s.flags[marshal]] = [0, FLAG.prisoner];
    drawBlind(act(t, 'march army.1, to 0506'), 3);
    expect([t.s.headquarters[1], t.s.beheaded[1], ownerOf(t, 'axle-zero')]).toEqual([-1, 1, 0]);
    const armies = ['axiom', 'lemma', 'marshal-orsine-vale'].map(
      (name) => t.s.group[slot(t, name)],
    );
    expect(new Set(armies).size).toBe(3);
    expect(armies.map((army) => t.s.group[army as number])).toEqual([-1, -1, -1]);
    expect(t.s.flags[marshal]).toBe(0);
  });

  test('[R62] minefields stay whose they are', () => {
    expect(ownerOf(go('blue at 0506: minefield'), 'minefield')).toBe(1);
  });

  test('[2.16] armies without cards are no more', () => {
    expect(where(go('blue at 0506: outpost; blue army 0506:'), 'army.2')).toBe('free');
  });
});

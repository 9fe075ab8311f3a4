import { describe, expect, test } from 'vitest';
import { act, drawHidden, log, refusal, slot, table, type TestGame, where } from '../../testing.ts';
import { takeHex } from './03-capture.ts';
import { lose, loseFacility } from '../battle/05-damage.ts';
import { garrisonOf } from '../pieces.ts';
import { FLAG } from '../../state/pieces.ts';

const KEEP = 'red at 0404: concord-keep; blue at 1008: axle-zero; ';
/** An army marches from 0505 into 0506. */
const go = (text: string, cards = 'line-rifles', flags = 0): TestGame => {
  const t = table(`${KEEP}red army 0505: ${cards}; ${text}`);
  t.s.flags[slot(t, 'army.1')] |= flags;
  return drawHidden(act(t, 'march army.1, to 0506'), 3);
};
const ownerOf = (t: TestGame, name: string): number => t.s.owner[slot(t, name)] as number;

describe('[3.15] an unguarded hex', () => {
  test('[3.15] bases and what they host change hands, with a new garrison; collectors are destroyed', () => {
    const t = go('blue at 0506: outpost laboratory collector-energy; blue garrison 0506:');
    expect(['outpost', 'laboratory'].map((name) => ownerOf(t, name))).toEqual([0, 0]);
    expect(where(t, 'collector-energy')).toBe('discarded');
    const army = garrisonOf(t.s, slot(t, 'outpost'));
    expect([t.s.owner[army], t.s.place[army]]).toEqual([0, t.s.place[slot(t, 'outpost')]]);
    expect(where(t, 'army.2')).toBe('free');
    expect(log(t, 'captured')).toHaveLength(2);
  });

  test('[3.15] the old and the new owner of a base both know it', () => {
    const t = table(`${KEEP}red army 0506: line-rifles; blue at 0506: outpost`);
    t.s.known.fill(0);
    takeHex(t.s, 0, t.s.place[slot(t, 'outpost')]);
    const knows = (side: number) => t.s.world.pieceRows.has(t.s.known, side, slot(t, 'outpost'));
    expect([ownerOf(t, 'outpost'), knows(0), knows(1)]).toEqual([0, true, true]);
  });

  test('[3.15] [3.26] an army in stealth guards nothing', () => {
    const t = table(
      `${KEEP}red army 0506: line-rifles; blue at 0506: outpost; blue army 0506: mote-scout`,
    );
    t.s.flags[slot(t, 'army.2')] |= FLAG.stealth;
    takeHex(t.s, 0, t.s.place[slot(t, 'outpost')]);
    expect(ownerOf(t, 'outpost')).toBe(0);
  });

  test('[13.2] [3.15] a Hall of the Choir that a player takes loses its mark as somebody’s former base', () => {
    const t = table(
      `${KEEP}red army 0505: line-rifles; lantern at 0506: choir-hall!7; lantern garrison 0506:`,
      { options: { cult: 'lantern' }, values: { cult: 1 } },
    );
    t.s.flags[slot(t, 'choir-hall')] |= FLAG.converted;
    drawHidden(act(t, 'march army.1, to 0506'), 3);
    expect([ownerOf(t, 'choir-hall'), t.s.flags[slot(t, 'choir-hall')]]).toEqual([0, 0]);
    t.game.check(t.s);
  });

  test('[3.15] not while an army with units is there, of the owner or of another side', () => {
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

  test('[S135] [3.26] an army in stealth takes nothing', () => {
    const t = go('blue at 0506: outpost collector-energy', 'picket-riders', FLAG.stealth);
    expect([ownerOf(t, 'outpost'), where(t, 'collector-energy')]).toEqual([1, '0506']);
  });

  test('[9.2] a captured headquarters is lost; its heroes form armies of their own, and prisoners are freed', () => {
    const t = table(
      'red at 0404: concord-keep; red army 0505: line-rifles; blue at 0506: axle-zero; blue garrison 0506: axiom lemma marshal-orsine-vale',
    );
    const marshal = slot(t, 'marshal-orsine-vale');
    [t.s.owner[marshal], t.s.flags[marshal]] = [0, FLAG.prisoner];
    drawHidden(act(t, 'march army.1, to 0506'), 3);
    const keep = slot(t, 'axle-zero');
    expect([t.s.headquarters[1], t.s.beheaded[1], t.s.owner[keep]]).toEqual([keep, 1, 0]);
    const armies = ['axiom', 'lemma', 'marshal-orsine-vale'].map(
      (name) => t.s.group[slot(t, name)],
    );
    expect(new Set(armies).size).toBe(3);
    expect(armies.map((army) => t.s.group[army as number])).toEqual([-1, -1, -1]);
    expect(t.s.flags[marshal]).toBe(0);
  });

  test('[R62] minefields keep their owner', () => {
    expect(ownerOf(go('blue at 0506: minefield'), 'minefield')).toBe(1);
  });

  test('[2.16] armies without cards are removed', () => {
    expect(where(go('blue at 0506: outpost; blue army 0506:'), 'army.2')).toBe('free');
  });
});

describe('[9.1] a captured headquarters', () => {
  /** Blue has taken Red's stronghold in Red's current turn; an army of Red is next to it. */
  const fallen = (guard = ''): TestGame => {
    const t = table(
      `red at 0506: concord-keep; red army 0505: line-rifles; blue at 1008: axle-zero; ${guard}`,
    );
    const keep = slot(t, 'concord-keep');
    loseFacility(t.s, keep);
    t.s.owner[keep] = 1;
    return t;
  };

  test('[S165] [9.1] does not put its owner out if they retake it before the turn ends', () => {
    const t = fallen();
    expect([t.s.beheaded[0], t.s.headquarters[0]]).toEqual([1, slot(t, 'concord-keep')]);
    drawHidden(act(t, 'march army.1, to 0506'), 3);
    expect([ownerOf(t, 'concord-keep'), t.s.beheaded[0]]).toEqual([0, 0]);
    expect(log(t, 'retaken')).toEqual(['Red retakes the headquarters.']);
    act(t, 'end-turn');
    expect(t.s.out[0]).toBe(0);
  });

  test('[S165] [9.1] puts its owner out if they do not retake it', () => {
    const t = act(fallen(), 'end-turn');
    expect([t.s.out[0], t.s.headquarters[0]]).toEqual([1, -1]);
  });

  test('[S166] [9.2] puts its owner out if it is destroyed, even while another player holds it', () => {
    const t = fallen();
    lose(t.s, slot(t, 'concord-keep'));
    expect([t.s.beheaded[0], t.s.headquarters[0]]).toEqual([1, -1]);
    drawHidden(act(t, 'march army.1, to 0506'), 3);
    act(t, 'end-turn');
    expect(t.s.out[0]).toBe(1);
  });

  test('[9.1] cannot be relocated while another side holds it', () => {
    expect(refusal(fallen(), 'relocate').rule).toBe('9.1');
  });
});

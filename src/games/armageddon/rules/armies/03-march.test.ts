import { describe, expect, test } from 'vitest';
import { viewOf } from '../../../../kernel/view.ts';
import { FLAG } from '../../state/pieces.ts';
import { hasRoomAt } from './03-march.ts';
import {
  act,
  drawHidden,
  log,
  offers,
  refusal,
  slot,
  stepNow,
  table,
  type TestGame,
  where,
} from '../../testing.ts';

const KEEP = 'red at 0404: concord-keep; blue at 1008: axle-zero; ';
const field = (text: string, values = {}, options = {}) => table(KEEP + text, { values, options });

/** Hexes that an army may march to. */
const reach = (t: TestGame, army = 'army.1'): string[] =>
  offers(act(t, `march ${army}`)).map((o) => o.slice(3));
const march = (t: TestGame, to: string, army = 'army.1'): TestGame =>
  drawHidden(act(t, `march ${army}, to ${to}`), 7);

describe('[3.9] moving', () => {
  test('[S123] [3.9] an army goes as far as its slowest card', () => {
    expect(reach(field('red army 0404: picket-riders'))).toContain('0806');
    const t = field('red army 0404: picket-riders line-rifles');
    expect(reach(t)).toContain('0605');
    expect(offers(t)).not.toContain('to 0705');
  });

  test('[10.1.18] a Leader’s army has one more movement point, whatever its cards', () => {
    const far = (hero: string) => reach(field(`red army 0404: line-rifles ${hero}`)).length;
    expect(far('captain-tamsin-roe')).toBe(37 - 1);
    expect(far('marshal-orsine-vale')).toBe(19 - 1);
  });

  test('[3.9] each hex costs its terrain', () => {
    const t = field('red army 0404: line-rifles; hills 0405 0505');
    expect(reach(t)).toContain('0405');
    expect(offers(t)).not.toContain('to 0406');
  });

  test('[S125] [3.9] one neighbouring hex can always be entered, which ends the move', () => {
    const t = field('red army 0404: line-rifles; mountains 0403 0405 0304 0305 0504 0505');
    expect(reach(t)).toContain('0405');
    expect(offers(t)).toHaveLength(6);
    drawHidden(act(t, 'to 0405'), 1);
    expect([where(t, 'army.1'), where(t, 'line-rifles')]).toEqual(['0405', '0405']);
    expect(refusal(t, 'march army.1').rule).toBe('3.9');
  });

  test('[S124] [R72] a march is one move per turn: remaining points may be used later, and it is paid once', () => {
    const t = march(field('red army 0404: picket-riders'), '0505');
    expect(t.s.ap[0]).toBe(11);
    t.s.ap[0] = 0;
    expect(reach(t)).toContain('0806');
    expect(offers(t)).not.toContain('to 0906');
    drawHidden(act(t, 'to 0806'), 1);
    expect(where(t, 'army.1')).toBe('0806');
    expect(refusal(t, 'march army.1').rule).toBe('3.9');
    act(t, 'end-turn, end-turn, dawn');
    t.s.ap[0] = 1;
    expect(refusal(t, 'march army.1').rule).toBe('');
  });

  test('[R72] a card that has moved cannot move again with another army', () => {
    const t = march(field('red army 0404: line-rifles; red army 0505: levy-rifles'), '0505');
    t.s.group[slot(t, 'line-rifles')] = slot(t, 'army.2');
    expect(refusal(t, 'march army.2').rule).toBe('3.9');
  });

  test('[3.5] an army cannot plan through unmapped hexes, and maps hexes that it enters', () => {
    const t = field('red army 0404: picket-riders');
    t.s.mapped.fill(0);
    t.s.explored.fill(0);
    expect(refusal(t, 'march army.1').rule).toBe('3.9');
    t.game.board.labels.forEach((label, n) => {
      if (['0404', '0405', '0406'].includes(label)) t.s.world.hexRows.add(t.s.mapped, 0, n);
    });
    expect(reach(t)).toEqual(['0405', '0406']);
    drawHidden(act(t, 'to 0406'), 1);
    const mapped = t.game.board.labels.filter((_, n) => t.s.world.hexRows.has(t.s.mapped, 0, n));
    expect(mapped.length).toBeGreaterThan(9);
    expect(t.s.world.hexRows.count(t.s.explored, 0)).toBe(2);
  });

  test('[3.6] [S126] a discovery stops the march; taking it ends the move', () => {
    const t = field('red army 0404: picket-riders; special-cache 0406');
    t.s.explored.fill(0);
    march(t, '0408');
    expect(where(t, 'army.1')).toBe('0406');
    expect(refusal(t, 'march army.1').rule).toBe('');
    const claimed = act(t, 'claim army.1');
    claimed.s.pop();
    expect(refusal(claimed, 'march army.1').rule).toBe('3.9');
  });
});

describe('[3.10] the price', () => {
  const price = (text: string) => {
    const t = march(field(text), '0405');
    return 12 - (t.s.ap[0] as number);
  };

  test('[S120] [3.10] [10.1.1] 1 AP for each hero and unit, none for Fast Start', () => {
    expect(price('red army 0404: line-rifles levy-rifles marshal-orsine-vale')).toBe(3);
    expect(price('red army 0404: mote-scout husk-drones')).toBe(1);
    expect(price('red army 0404: mote-scout')).toBe(0);
  });

  test('[10.1.17] Pathfinder lowers the price by the hero’s level, never below zero', () => {
    expect(price('red army 0404: line-rifles levy-rifles captain-tamsin-roe')).toBe(1);
    expect(price('red army 0404: captain-tamsin-roe')).toBe(0);
  });

  test('[3.10] a player who cannot pay cannot march', () => {
    const t = field('red army 0404: line-rifles levy-rifles', { 'red-ap': 1 });
    expect(refusal(t, 'march army.1').rule).toBe('3.10');
    expect(offers(t)).not.toContain('march army.1');
  });
});

describe('[3.11] limits', () => {
  test('[S137] [3.11] no ninth army of a player in a hex; garrisons do not count and never move', () => {
    const eight = Array.from({ length: 8 }, () => 'red army 0405: mote-scout').join('; ');
    const t = field(`${eight}; red army 0404: mote-scout; red garrison 0404: line-rifles`);
    expect(refusal(t, 'march army.10').rule).toBe('3.11');
    expect(reach(t, 'army.9')).not.toContain('0405');
    expect(offers(t)).toContain('to 0406');
    t.s.group[slot(t, 'army.1')] = slot(t, 'concord-keep');
    expect(offers(t)).toContain('to 0405');
  });

  test('[3.9] armies of others, and armies without cards, cannot march', () => {
    const t = field('blue army 0505: husk-drones; red army 0404:');
    expect([refusal(t, 'march army.1').rule, refusal(t, 'march army.2').rule]).toEqual([
      '3.11',
      '2.16',
    ]);
  });
});

describe('[3.12] meeting enemies', () => {
  test('[3.12] an army with units, not in stealth, stops enemies entering its hex, and plans avoid it', () => {
    const t = field(
      'red army 0404: picket-riders; blue army 0406: husk-drones; mountains 0305 0306 0505 0506',
    );
    expect(reach(t)).not.toContain('0407');
    drawHidden(act(t, 'to 0406'), 1);
    expect(where(t, 'army.1')).toBe('0406');
    act(t, 'later');
    expect(refusal(t, 'march army.1').rule).toBe('3.9');
  });

  test('[3.12] an unseen army stops them too; an army of heroes alone, or in stealth, does not', () => {
    const ends = (text: string, flags = 0) => {
      const t = field(`red army 0404: picket-riders; ${text}`);
      t.s.flags[slot(t, 'army.2')] |= flags;
      return where(march(t, '0408', 'army.1'), 'army.1');
    };
    expect(['0405', '0406']).toContain(ends('hidden blue army 0406: husk-drones'));
    expect(ends('blue army 0406: palimpsest')).toBe('0408');
    expect(ends('hidden blue army 0406: mote-scout', FLAG.stealth)).toBe('0408');
    expect(['0405', '0406']).toContain(ends('hidden independents army 0406: dune-hounds'));
  });

  test('[3.26] an army in stealth passes players who do not see it, and is stopped by players who do', () => {
    const ends = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const t = field(
        'red army 0404: beacon-cell; blue army 0406: mote-scout; independents army 0407: dune-hounds',
      );
      t.s.flags[slot(t, 'army.1')] |= FLAG.stealth;
      const known = () => t.s.world.pieceRows.has(t.s.known, 1, slot(t, 'army.1'));
      t.s.world.pieceRows.remove(t.s.known, 1, slot(t, 'army.1'));
      drawHidden(act(t, 'march army.1, to 0407'), seed);
      ends.add(where(t, 'army.1'));
      if (where(t, 'army.1') === '0406') expect(known()).toBe(true);
    }
    expect([...ends].sort()).toEqual(['0406', '0407']);
  });

  test('[3.25] [R73] a besieged army can march out only in stealth; a siege ends when its army moves', () => {
    const t = field('red army 0404: picket-riders; blue army 0404: husk-drones');
    const [own, foe] = [slot(t, 'army.1'), slot(t, 'army.2')];
    t.s.flags[foe] |= FLAG.besieging;
    expect(refusal(t, 'march army.1').rule).toBe('3.25');
    t.s.flags[own] |= FLAG.stealth;
    expect(refusal(t, 'march army.1').rule).toBe('');
    t.s.turn = 1;
    march(t, '0405', 'army.2');
    expect(t.s.flags[foe] & FLAG.besieging).toBe(0);
  });
});

describe('[14.4] hot ground', () => {
  test('[14.4] damages every card that enters, 3 minus a roll up to its resistance, and is visible from then on', () => {
    const losses = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      const t = field('red army 0404: line-rifles axiom; special-hot-ground 0405');
      t.s.explored.fill(0);
      drawHidden(act(t, 'march army.1, to 0405'), seed);
      losses.add(t.s.damage[slot(t, 'line-rifles')] as number);
      expect(t.s.damage[slot(t, 'axiom')]).toBeLessThan(3);
      expect(t.s.world.hexRows.has(t.s.explored, 0, t.s.place[slot(t, 'army.1')])).toBe(true);
    }
    expect([...losses].sort()).toEqual([1, 2]);
  });

  test('[14.4] an army that is destroyed there is removed', () => {
    const t = march(field('red army 0404: levy-rifles!2; special-hot-ground 0405'), '0405');
    expect([where(t, 'levy-rifles'), where(t, 'army.1'), stepNow(t)]).toEqual([
      'discarded',
      'free',
      'turn.act',
    ]);
  });
});

test('[3.11] armies of other sides do not count', () => {
  const eight = Array.from({ length: 8 }, () => 'blue army 0405: wren').join('; ');
  const t = field(eight);
  const hex = t.s.place[slot(t, 'army.1')] as number;
  expect([0, 1].map((side) => hasRoomAt(t.s, side, hex))).toEqual([true, false]);
});

test('[4.6] [R35] a player who does not see a march learns neither its destination nor its length', () => {
  const t = field('red army 0404: picket-riders');
  for (const name of ['army.1', 'picket-riders'])
    t.s.world.pieceRows.remove(t.s.known, 1, slot(t, name));
  act(t, 'march army.1');
  expect(t.game.steps[t.s.step]?.secret).toBe(true);
  const frames = () => [...viewOf(t.game, t.s, 1).ints.subarray(0, 30)].join();
  const before = t.s.clone();
  act(t, 'to 0405');
  const near = frames();
  t.s.copyFrom(before);
  act(t, 'to 0408');
  expect(frames()).toBe(near);
  drawHidden(t, 1);
  expect(t.events.flatMap(({ to }) => to ?? [0, 1])).not.toContain(1);
  expect(log(t, 'enters')).toHaveLength(4);
});

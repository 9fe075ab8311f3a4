import { describe, expect, test } from 'vitest';
import { lose } from '../battle/05-damage.ts';
import { isOver } from '../09-victory.ts';
import { STEP } from '../names.ts';
import { cultArmies, cultBases } from './13-cults.ts';
import { growCult } from './13-zeal.ts';
import { cardsOf, hasFlag, leftOf } from '../pieces.ts';
import { takeHex } from '../armies/03-capture.ts';
import {
  act,
  copyOf,
  drawHidden,
  left,
  log,
  slot,
  stepNow,
  table,
  type TestGame,
  where,
} from '../../testing.ts';

const HOMES =
  'red at 0101: concord-keep; red garrison 0101: levy-rifles; blue at 1109: axle-zero; blue garrison 1109: husk-drones';
const CHOIR = 'lantern at 0509: choir-hall; lantern garrison 0509: chorister';
const FAST = 'iron at 0509: fast-house; iron garrison 0509: hammer-brother';

const abroad = (text: string, cult: 'lantern' | 'iron' = 'lantern'): TestGame =>
  table(`${HOMES}; ${text}`, {
    options: { cult },
    values: { cult: cult === 'iron' ? 2 : 1, round: 6, turn: 1 },
  });

/** Plays the cult's turn, up to a decision or to dice in a battle. */
function prowl(t: TestGame, seed = 1): TestGame {
  act(t, 'end-turn');
  return drawHidden(t, seed);
}

/** Hex of a cult's army after its turn. */
const goal = (text: string, cult?: 'lantern' | 'iron') =>
  where(prowl(abroad(text, cult)), 'army.4');

describe('[13.1] how armies of a cult move', () => {
  test('[13.1] two points a round, at least one hex', () => {
    const aim = `${CHOIR}; lantern army 0505: chorister; independents army 0705: stray-mower`;
    // On flat land it goes two hexes and meets the independents there; hills use up its points.
    expect(goal(aim)).toBe('0705');
    expect(['0604', '0605', '0606']).toContain(goal(`${aim}; hills 0605 0606 0604`));
    const steep = `${CHOIR}; lantern army 0505: chorister; independents army 0605: stray-mower`;
    expect(goal(`${steep}; mountains 0605`)).toBe('0605');
  });

  test('[13.1] without an aim it stays', () => {
    expect(goal(`${FAST}; iron army 0505: hammer-brother`, 'iron')).toBe('0505');
  });
});

describe('[13.2] the Lantern Choir', () => {
  test('[13.2] it goes to the nearest independents before outposts, to outposts before armies', () => {
    const army = `${CHOIR}; lantern army 0505: chorister chorister`;
    const outpost = '; red at 0303: outpost';
    const prey = '; red army 0603: levy-rifles';
    expect(goal(`${army}${outpost}${prey}; independents army 0707: stray-mower`)).toMatch(
      /060[67]|070[67]/,
    );
    expect(goal(`${army}${outpost}${prey}`)).toMatch(/040[345]|0303/);
  });

  test('[13.2] [R106] it ignores an outpost that it sees defended, and goes for one out of its sight', () => {
    const army = `${CHOIR}; lantern army 0505: chorister`;
    const held = (hex: string) => `red at ${hex}: outpost; red garrison ${hex}: rampart-guard`;
    expect(goal(`${army}; ${held('0507')}; blue at 0501: outpost`)).toMatch(/050[34]/);
    // It sees two hexes far, not three.
    expect(goal(`${army}; ${held('0507')}`)).toBe('0505');
    expect(goal(`${army}; ${held('0508')}`)).toMatch(/050[67]/);
  });

  test('[13.2] independents join it in 6 of 10 cases, otherwise it fights them', () => {
    const before = abroad(
      `${CHOIR}; lantern army 0505: chorister chorister; independents army 0605: stray-mower`,
    );
    let joined = 0;
    for (let seed = 0; seed < 300; seed++) {
      const t = prowl(copyOf(before), seed);
      if (t.s.owner[slot(t, 'stray-mower')] === 3) joined += 1;
      else expect(log(t, 'battle')).toHaveLength(1);
    }
    expect(joined / 300).toBeGreaterThan(0.52);
    expect(joined / 300).toBeLessThan(0.68);
  });

  test('[13.2] an outpost that it takes becomes a Hall of 7, everything else there is destroyed', () => {
    const t = prowl(
      abroad(`${CHOIR}; lantern army 0505: chorister; red at 0506: outpost laboratory`),
    );
    expect([where(t, 'outpost'), where(t, 'laboratory')]).toEqual(['discarded', 'discarded']);
    const halls = cultBases(t.s);
    expect(halls.map((u) => leftOf(t.s, u)).sort((a, b) => a - b)).toEqual([7, 14]);
    const rules = t.events.filter(({ type }) => type === 'destroyed').map(({ rule }) => rule);
    expect(rules).toEqual(['13.2', '13.2']);
    // It adds devotion, whether or not the first Hall still exists.
    const growth = () => {
      t.s.zeal = 0;
      growCult(t.s, () => 0);
      return t.s.zeal;
    };
    expect(growth()).toBe(2);
    for (const u of halls.filter((v) => leftOf(t.s, v) === 14)) lose(t.s, u);
    expect([cultBases(t.s).length, growth()]).toEqual([1, 2]);
    t.game.check(t.s);
  });

  test('[13.2] [9.2] a player who loses the headquarters to it is eliminated after its turn', () => {
    const t = abroad(`${CHOIR}; lantern army 1109: chorister`);
    const hex = t.s.place[slot(t, 'axle-zero')];
    lose(t.s, slot(t, 'husk-drones'));
    takeHex(t.s, 3, hex);
    expect([t.s.beheaded[1], isOver(t.s), t.s.out[1]]).toEqual([1, false, 1]);
  });

  test('[13.2] it fights an army that it sees, if that is worth at most 5/4 of it', () => {
    // A Chorister is worth 2, two Bearers 6.
    const at = (own: string, foe: string) => {
      const t = prowl(abroad(`${CHOIR}; lantern army 0505: ${own}; red army 0506: ${foe}`));
      return log(t, 'battle').length;
    };
    expect([
      at('chorister', 'levy-rifles'),
      at('chorister', 'line-rifles'),
      at('lantern-bearer lantern-bearer', 'line-rifles line-rifles'),
      at('lantern-bearer lantern-bearer', 'line-rifles line-rifles levy-rifles'),
      // Exactly 5 to 4.
      at('chorister chorister', 'courser-light-tank'),
    ]).toEqual([1, 0, 1, 0, 1]);
  });
});

describe('[13.1] the leader of a cult', () => {
  const fight = (begins: string, roll: string) =>
    act(
      table(
        `${HOMES}; ${CHOIR}; red army 0505: titan-mauler; lantern army 0505: lantern-bearer precentor-oake`,
        { options: { cult: 'lantern' }, values: { cult: 1 } },
      ),
      `assault army.4, fight 3, ${begins}, roll ${roll}`,
    );

  test('[13.1] spends fate automatically and without AP, but only while one of their units is hurt', () => {
    // 3 of the bearer's 4 points would be lost: two of its three dice failed.
    const t = act(fight('first 1, attack titan-mauler', '4:1'), 'again 1');
    expect([stepNow(t), t.s.frame(STEP.challenge).defenceFate]).toEqual(['challenge.again', 1]);
    act(t, 'again 0, again 0');
    expect([log(t, 'fate').length, left(t, 'lantern-bearer')]).toEqual([3, 2]);
    expect(log(t, 'fate')[0]).toMatch(/Lantern Choir spends a point of fate\./);
    expect(log(fight('first 1, attack titan-mauler', '1:1'), 'fate')).toEqual([]);
  });

  test('[13.1] spends fate in an attack while it could do more damage, but not after the prerogative', () => {
    const t = act(fight('first 0', '1:0'), 'again 1, again 1, again 0');
    expect([log(t, 'fate').length, left(t, 'titan-mauler')]).toEqual([3, 5]);
    expect(log(fight('first 0', '0:0'), 'fate')).toEqual([]);
  });

  test('[13.1] [R42] not against sorties', () => {
    const t = table(
      `${HOMES}; ${CHOIR}; red hand: pelican-bomber; lantern army 0102: lantern-bearer/shoulder-launchers precentor-oake`,
      { options: { cult: 'lantern' }, values: { cult: 1 } },
    );
    act(t, 'fly pelican-bomber, to 0102, roll 1:0, rest');
    expect([log(t, 'fate'), left(t, 'pelican-bomber')]).toEqual([[], 3]);
  });
});

describe('[13.3] the Iron Fast', () => {
  test('[13.3] a raid destroys undefended places of learning, and keeps nothing', () => {
    const t = prowl(
      abroad(`${FAST}; iron army 0505: hammer-brother; red at 0506: outpost laboratory`, 'iron'),
    );
    expect([where(t, 'outpost'), where(t, 'laboratory')]).toEqual(['discarded', 'discarded']);
    expect(cultBases(t.s)).toHaveLength(1);
  });

  test('[13.3] [R106] it avoids enemies that are too strong, then goes for cards that make devices', () => {
    const strong = '; red garrison 0506: rampart-guard rampart-guard';
    const t = abroad(
      `${FAST}; iron army 0505: hammer-brother; red at 0506: outpost laboratory${strong}; red army 0503: doctor-ilse-karam`,
      'iron',
    );
    prowl(t);
    expect(left(t, 'laboratory')).toBe(6);
    expect(where(t, 'army.4')).toBe('0503');
  });

  test('[13.3] a scout sabotages with 4 dice once per round, stays hidden and ignores enemies', () => {
    const before = abroad(
      `${FAST}; hidden iron army 0506: barefoot-scout; red at 0506: outpost laboratory; red garrison 0506: rampart-guard`,
      'iron',
    );
    before.s.flags[slot(before, 'army.4')] = 16;
    const losses = Array.from(
      { length: 200 },
      (_, seed) => 6 - left(prowl(copyOf(before), seed), 'laboratory'),
    );
    // 4 dice against a defence of 2.
    expect(Math.max(...losses)).toBe(4);
    expect(losses.reduce((a, b) => a + b, 0) / 200).toBeGreaterThan(0.9);
    expect(losses.reduce((a, b) => a + b, 0) / 200).toBeLessThan(1.35);
    const t = prowl(copyOf(before), 3);
    expect([stepNow(t), hasFlag(t.s, slot(t, 'army.4'), 'stealth')]).not.toContain('battle');
    expect(cultArmies(t.s).flatMap((a) => cardsOf(t.s, a))).toContain(slot(t, 'barefoot-scout'));
  });
});

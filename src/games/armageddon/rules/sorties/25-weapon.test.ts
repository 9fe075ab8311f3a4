import { describe, expect, test } from 'vitest';
import { attackCard } from '../../data/card.ts';
import { GEAR, GEAR_NUMBER } from '../../data/gear.ts';
import { chanceOfMargin } from '../battle/05-chances.ts';
import { FLAG } from '../../state/pieces.ts';
import { weaponIn } from '../pieces.ts';
import {
  act,
  copyOf,
  damage,
  drawHidden,
  eventsOf,
  left,
  log,
  offers,
  slot,
  stepNow,
  table,
  type TestGame,
  where,
} from '../../testing.ts';

const SEEDS = [...Array(200).keys()];
const bus = (device: string) => `judgement-bus/${device}`;

/** Red flies a bus with a device against 0505, and misses; the dice of the weapon are about to be drawn. */
function bomb(device: string, there: string, situation = {}, dice = 'roll 0:0') {
  const t = table(`red at 0404: concord-keep; red hand: ${bus(device)}; ${there}`, situation);
  act(t, 'fly judgement-bus, to 0505');
  while (['sortie.pick', 'fly.at'].includes(stepNow(t))) act(t, offers(t)[0] as string);
  return act(t, `${dice}, rest`);
}

const drawn = (t: TestGame, seeds: readonly number[] = SEEDS): TestGame[] =>
  seeds.map((seed) => drawHidden(copyOf(t), seed));
const once = (t: TestGame): TestGame => drawHidden(copyOf(t), 1);

describe('[25.27] triggers', () => {
  test('[S67] [25.27] [10.4.5] the card’s own ability, with two numbers; a munition takes precedence', () => {
    const { abilities } = attackCard('own', 'lattice', 'missile', [0, 0, 0, 0], [1, 1, 0, 1, 1], {
      weapon: [10, 15],
    });
    expect(weaponIn(abilities, [])).toEqual({ dice: 10, rays: 15 });
    const device = GEAR[GEAR_NUMBER['small-fusion-device']];
    expect(weaponIn(abilities, [device])).toEqual({ dice: 6, rays: 5 });
    expect(weaponIn({}, [GEAR[GEAR_NUMBER['cluster-load']]])).toEqual({ dice: 0, rays: 0 });
  });

  test('[S68] [25.27] a munition triggers it', () => {
    const t = bomb('great-fusion-device', 'blue at 0505: outpost');
    expect(stepNow(t)).toBe('blind.draw');
    expect(log(t, 'weapon')).toEqual(['A weapon of mass destruction goes off in 0505.']);
    expect(stepNow(bomb('cluster-load', 'blue at 0505: outpost'))).toBe('turn.act');
  });

  test('[S69] [10.4.5] [10.6.19] weapons with radiation and weapons without', () => {
    const there = 'blue at 0505: outpost; blue army 0505: bastion-colossus';
    const least = (device: string) =>
      Math.min(...drawn(bomb(device, there)).map((one) => damage(one, 'bastion-colossus')));
    expect(least('small-fusion-device')).toBeGreaterThanOrEqual(0);
    expect(least('great-fusion-device')).toBeGreaterThanOrEqual(6);
    expect(least('singularity-device')).toBe(0);
  });

  test('[S70] [25.27] [R9] not if the card is shot down first', () => {
    const t = bomb('great-fusion-device', 'blue at 0505: missile-shield', {}, 'roll 6:0');
    expect([stepNow(t), where(t, 'missile-shield')]).toEqual(['turn.act', '0505']);
    // The device is lost with it.
    expect(t.s.load.some((code) => code >= 0)).toBe(false);
  });

  test('[S71] [R13] also on a miss; by option only on a hit', () => {
    const there = 'blue at 0505: outpost';
    expect(where(once(bomb('small-fusion-device', there)), 'outpost')).toBe('discarded');
    const options = { 'weapon-on-miss': 'no' };
    expect(stepNow(bomb('small-fusion-device', there, { options }))).toBe('turn.act');
    expect(stepNow(bomb('small-fusion-device', there, { options }, 'roll 2:0'))).toBe('blind.draw');
  });

  test('[R14] collateral damage comes before it; by option the weapon replaces it', () => {
    const there = 'blue at 0505: outpost; blue army 0505: line-rifles';
    const t = (options = {}) => {
      const s = table(
        `red at 0404: concord-keep; red hand: scrap-barrage/small-fusion-device; ${there}`,
        { options },
      );
      return act(s, 'fly scrap-barrage, to 0505, pick outpost, roll 0:0, rest');
    };
    const both = drawHidden(t(), 3);
    expect([stepNow(both), log(both, 'weapon').length]).toEqual(['blind.draw', 1]);
    const only = t({ 'weapon-replaces': 'yes' });
    expect(log(only, 'weapon')).toHaveLength(1);
    expect(stepNow(drawHidden(only, 3))).toBe('turn.act');
  });
});

describe('[25.28] [25.29] [25.31] effects', () => {
  const crowd =
    'blue at 0505: outpost laboratory bunkered-outpost collector-energy minefield; independents at 0505: squatter-fort; ' +
    'blue army 0505: line-rifles wren; red army 0505: levy-rifles; green army 0505: hawk-launchers';

  test('[S72] [25.28] facilities that are not Hardened are destroyed, whoever owns them', () => {
    for (const one of drawn(bomb('small-fusion-device', crowd, { scenario: 'three' }), [1, 2, 3]))
      for (const name of [
        'outpost',
        'laboratory',
        'collector-energy',
        'minefield',
        'squatter-fort',
      ])
        expect([name, where(one, name)]).toEqual([name, 'discarded']);
    const one = once(bomb('small-fusion-device', crowd, { scenario: 'three' }));
    expect(log(one, 'destroyed')).toContain('10 damage to Relay Node: destroyed.');
    expect(
      eventsOf(one, 'destroyed')
        .map(({ rule }) => rule)
        .filter((rule) => rule === '25.28'),
    ).toHaveLength(5);
    const rules = new Set([
      ...eventsOf(one, 'destroyed').map(({ rule }) => rule),
      ...eventsOf(one, 'damaged').map(({ rule }) => rule),
    ]);
    expect([...rules].sort()).toEqual(['25.28', '25.29', '25.30']);
  });

  test('[S73] [25.28] [10.3.8] Hardened ones are not', () => {
    const t = bomb('small-fusion-device', crowd, { scenario: 'three' });
    expect(drawn(t).every((one) => where(one, 'bunkered-outpost') === '0505')).toBe(true);
  });

  test('[S74] [25.29] every remaining facility, unit and hero is challenged, also of the attacker', () => {
    const t = bomb('great-fusion-device', crowd, { scenario: 'three' });
    const all = drawn(t);
    for (const name of ['bunkered-outpost', 'line-rifles', 'wren', 'levy-rifles', 'hawk-launchers'])
      expect(all.some((one) => damage(one, name) > 0)).toBe(true);
  });

  /** How often a card in 0505 takes damage from a singularity, which has no radiation. */
  function share(there: string, name: string, situation = {}): number {
    const t = bomb('singularity-device', `blue at 0505: outpost; ${there}`, situation);
    const all = drawn(t, [...Array(1500).keys()]);
    return all.filter((one) => damage(one, name) > 0).length / all.length;
  }

  test('[S75] [S76] [25.29] [R25] the first number against defence and all bonuses; for a hero against fate', () => {
    // Nine dice each.
    expect(
      Math.abs(share('blue army 0505: rampart-guard', 'rampart-guard') - chanceOfMargin(9, 5, 1)),
    ).toBeLessThan(0.05);
    const hills = 'blue army 0505: rampart-guard wren; hills 0505; tunnels 0505';
    expect(Math.abs(share(hills, 'rampart-guard') - chanceOfMargin(9, 9, 1))).toBeLessThan(0.06);
    expect(Math.abs(share(hills, 'wren') - chanceOfMargin(9, 10, 1))).toBeLessThan(0.06);
    expect(Math.abs(share('blue army 0505: wren', 'wren') - chanceOfMargin(9, 6, 1))).toBeLessThan(
      0.05,
    );
  });

  test('[S82] [25.31] every card exactly once, whatever is destroyed before it', () => {
    const t = bomb('great-fusion-device', crowd, { scenario: 'three' });
    for (const one of drawn(t, [1, 2, 3, 4, 5, 6])) {
      const lines = [...log(one, 'damaged'), ...log(one, 'destroyed')];
      // Dice and radiation at most, once each.
      const about = lines.filter(
        (text) => text.includes(' Bunkered') || text.includes(' Hard Relay'),
      );
      expect(about.length).toBeLessThanOrEqual(2);
      expect(log(one, 'destroyed')).toHaveLength(new Set(log(one, 'destroyed')).size);
    }
  });
});

describe('[25.30] [R16] radiation', () => {
  const there = (card: string) => `blue at 0505: outpost; blue army 0505: ${card}`;

  test('[S77] [25.30] a card destroyed by the dice takes no radiation', () => {
    const t = bomb('great-fusion-device', there('dune-hounds'));
    const dead = drawn(t).filter((one) => where(one, 'dune-hounds') === 'discarded');
    const blows = dead.map(
      (one) =>
        [...log(one, 'damaged'), ...log(one, 'destroyed')].filter((x) => x.includes('to Dune'))
          .length,
    );
    // One log line for the dice alone, two with radiation.
    expect([...new Set(blows)].sort()).toEqual([1, 2]);
  });

  test('[S78] [S79] [25.30] a surviving card takes the second number minus a roll from 1 to its resistance', () => {
    // Resistance 6: 12 minus 1 to 6; the dice often do nothing.
    const all = drawn(bomb('great-fusion-device', there('bastion-colossus')), [
      ...Array(400).keys(),
    ]);
    const clean = all.flatMap((one) => {
      const lines = [...log(one, 'damaged'), ...log(one, 'destroyed')].filter((x) =>
        x.includes('to Bastion'),
      );
      return lines.length === 1 ? [Number(/^(\d+) damage/.exec(lines[0] as string)?.[1])] : [];
    });
    expect([Math.min(...clean), Math.max(...clean)]).toEqual([6, 11]);
  });

  test('[S80] [R16] never below 0; resistance 0 reduces nothing', () => {
    // Small device: 5 minus 1 to 6 for the colossus.
    const all = drawn(bomb('small-fusion-device', there('bastion-colossus')));
    const none = all.filter((one) => damage(one, 'bastion-colossus') === 0);
    expect(none.length).toBeGreaterThan(0);
    const mined = bomb('small-fusion-device', 'blue at 0505: outpost minefield/blast-doors');
    // Six points; radiation is 5 without reduction, so it survives only if the dice do nothing.
    for (const one of drawn(mined)) expect([5, 6]).toContain(Math.min(6, damage(one, 'minefield')));
  });

  test('[S81] [25.31] with points left a card stays, else it is discarded', () => {
    for (const one of drawn(bomb('small-fusion-device', there('line-rifles rampart-guard'))))
      for (const name of ['line-rifles', 'rampart-guard'])
        expect(where(one, name)).toBe(left(one, name) > 0 ? '0505' : 'discarded');
  });
});

test('[6.9] [1.3] half of the dice, rounded down', () => {
  const hurt = (place: string) =>
    drawn(
      bomb('singularity-device', `blue at 0505: axle-zero; blue ${place} 0505: rampart-guard`),
    ).map((one) => damage(one, 'rampart-guard'));
  const open = hurt('army');
  expect(open.some((n) => n % 2 === 1)).toBe(true);
  expect(hurt('garrison')).toEqual(open.map((n) => Math.trunc(n / 2)));
});

test('[R59] plating does not reduce the damage of its dice', () => {
  const hurt = (unit: string) => {
    const t = bomb('singularity-device', `blue at 0505: outpost; blue army 0505: ${unit}`);
    return drawn(t).map((one) => damage(one, unit));
  };
  // Both defend with 5 dice and have 6 points.
  expect(hurt('bulwark-heavy-tank')).toEqual(hurt('rampart-guard'));
});

describe('[6.9] [R17] [R18] [R22] [R24] Hardened bases', () => {
  const keep =
    'blue at 0505: axle-zero; blue garrison 0505: line-rifles ledger; blue army 0505: levy-rifles';

  test('[S83] [6.9] a Hardened facility takes the full dice, not half, and radiation', () => {
    const all = drawn(bomb('great-fusion-device', 'blue at 0505: bunkered-outpost'));
    const worst = Math.max(...all.map((one) => damage(one, 'bunkered-outpost')));
    // Ten dice against 4, plus 11 of radiation: more than half of ten.
    expect(worst).toBeGreaterThan(13);
  });

  test('[S83] [25.29] it takes more than half of the dice also without radiation', () => {
    const all = drawn(bomb('singularity-device', 'blue at 0505: bunkered-outpost'));
    // Nine dice and no radiation.
    expect(Math.max(...all.map((one) => damage(one, 'bunkered-outpost')))).toBeGreaterThan(4);
  });

  test('[S84] [6.9] [R17] its garrison takes half of the dice and no radiation, heroes too', () => {
    const all = drawn(bomb('great-fusion-device', keep));
    // Ten dice against 3: at most half of 10.
    expect(Math.max(...all.map((one) => damage(one, 'line-rifles')))).toBeLessThanOrEqual(5);
    expect(all.some((one) => damage(one, 'line-rifles') === 0)).toBe(true);
    expect(all.some((one) => where(one, 'ledger') === '0505')).toBe(true);
    const options = { 'sheltered-heroes': 'no' };
    const bare = drawn(bomb('great-fusion-device', keep, { options }));
    expect(bare.every((one) => where(one, 'ledger') === 'discarded')).toBe(true);
    expect(bare.some((one) => where(one, 'line-rifles') === '0505')).toBe(true);
  });

  test('[S85] [6.9] an army in the field in its hex has no shelter', () => {
    const all = drawn(bomb('great-fusion-device', keep));
    expect(all.every((one) => where(one, 'levy-rifles') === 'discarded')).toBe(true);
  });

  test('[R24] without its base a garrison is unsheltered, as a field army', () => {
    const open = 'blue at 0505: outpost; blue garrison 0505: bastion-colossus';
    const one = drawn(bomb('singularity-device', open)).find(
      (t) => where(t, 'bastion-colossus') === '0505',
    );
    const army = one?.s.group[slot(one, 'bastion-colossus')] as number;
    expect([one?.s.place[army], one?.s.group[army]]).toEqual([
      one?.game.board.nodeOf.get('0505'),
      -1,
    ]);
    // It takes all of the damage.
    const all = drawn(bomb('great-fusion-device', open));
    expect(all.some((t) => where(t, 'bastion-colossus') === 'discarded')).toBe(true);
  });

  test('[R24] of more than eight units the cheapest are lost; all heroes but one form armies of their own', () => {
    const eight = Array<string>(8).fill('bastion-colossus').join(' ');
    const fall = (units: string) => {
      const t = table(
        `red at 0404: concord-keep; red hand: needle-missile; blue at 0505: outpost!9; blue garrison 0505: ${units}`,
      );
      return act(t, 'fly needle-missile, to 0505, roll 7:0, rest');
    };
    const t = fall(`husk-drones ${eight} axiom lemma`);
    expect([where(t, 'outpost'), where(t, 'husk-drones')]).toEqual(['discarded', 'discarded']);
    const armyOf = (name: string) => t.game.units[t.s.group[slot(t, name)]]?.id;
    const units = [...Array(8).keys()].map((i) =>
      armyOf(i === 0 ? 'bastion-colossus' : `bastion-colossus.${i + 1}`),
    );
    expect([new Set(units).size, armyOf('axiom')]).toEqual([1, units[0]]);
    expect([armyOf('lemma') === units[0], armyOf('lemma')?.startsWith('bA')]).toEqual([
      false,
      true,
    ]);
    // Of equals, the last one is lost.
    expect(where(fall(`${eight} bastion-colossus`), 'bastion-colossus.9')).toBe('discarded');
  });

  test('[R18] prisoners are hit like heroes, by option not; without the base they are freed', () => {
    const held = (options = {}) => {
      const t = table(
        `red at 0404: concord-keep; red hand: ${bus('singularity-device')}; blue at 0505: axle-zero; ` +
          'blue garrison 0505: line-rifles; red army 0505: wren',
        { options },
      );
      const [hero, army] = [slot(t, 'wren'), t.s.group[slot(t, 'wren')]];
      t.s.group[hero] = slot(t, 'army.1');
      t.s.flags[hero] = 8;
      [t.s.owner[army], t.s.place[army]] = [-1, -1];
      act(t, 'fly judgement-bus, to 0505');
      while (stepNow(t) === 'sortie.pick') act(t, offers(t)[0] as string);
      return act(t, 'roll 0:0, rest');
    };
    expect(drawn(held()).some((one) => damage(one, 'wren') > 0)).toBe(true);
    const spared = drawn(held({ 'prisoners-hit': 'no' }));
    expect(spared.every((one) => damage(one, 'wren') === 0)).toBe(true);
  });

  test('[R18] by option they take no damage even if their prison is destroyed', () => {
    const t = table(
      `red at 0404: concord-keep; red hand: ${bus('great-fusion-device')}; blue at 0505: outpost; ` +
        'blue garrison 0505: line-rifles; red army 0505: wren',
      { options: { 'prisoners-hit': 'no' } },
    );
    const [hero, army] = [slot(t, 'wren'), t.s.group[slot(t, 'wren')]];
    t.s.group[hero] = slot(t, 'army.1');
    t.s.flags[hero] = FLAG.prisoner;
    [t.s.owner[army], t.s.place[army]] = [-1, -1];
    const games = drawn(act(t, 'fly judgement-bus, to 0505, pick outpost, roll 0:0, rest'));
    expect(games.every((one) => where(one, 'outpost') === 'discarded')).toBe(true);
    expect(games.every((one) => damage(one, 'wren') === 0 && where(one, 'wren') === '0505')).toBe(
      true,
    );
  });

  test('[R18] [R24] if a base is destroyed, the heroes that it held are free, each in their own army', () => {
    const t = table(
      `red at 0404: concord-keep; red hand: needle-missile; blue at 0505: outpost!9; blue garrison 0505: line-rifles; ` +
        'green army 0505: wren; red army 0505: marshal-orsine-vale',
      { scenario: 'three' },
    );
    for (const name of ['wren', 'marshal-orsine-vale']) {
      const [hero, army] = [slot(t, name), t.s.group[slot(t, name)]];
      t.s.group[hero] = slot(t, 'army.1');
      t.s.flags[hero] = FLAG.prisoner;
      [t.s.owner[army], t.s.place[army]] = [-1, -1];
    }
    t.game.check(t.s);
    act(t, 'fly needle-missile, to 0505, roll 4:0, rest');
    expect(where(t, 'outpost')).toBe('discarded');
    const armies = ['wren', 'marshal-orsine-vale', 'line-rifles'].map(
      (name) => t.s.group[slot(t, name)],
    );
    expect(armies.map((army) => t.s.owner[army])).toEqual([2, 0, 1]);
    expect([t.s.flags[slot(t, 'wren')], where(t, 'wren')]).toEqual([0, '0505']);
  });

  test('[S87] [R22] [9.2] a player who loses the headquarters this way is eliminated at the end of the turn', () => {
    const t = bomb('great-fusion-device', 'blue at 0505: axle-zero!14');
    const one = drawn(t).find((game) => where(game, 'axle-zero') === 'discarded') as TestGame;
    expect([one.s.beheaded[1], one.s.out[1], stepNow(one)]).toEqual([1, 0, 'turn.act']);
    act(one, 'end-turn');
    expect([one.s.out[1], stepNow(one)]).toEqual([1, 'game.over']);
    expect(one.game.outcome(one.s)?.winners).toEqual([0]);
  });

  test('[S87] [S167] [R22] [9.3] a player’s own weapon counts too; both at once are a draw', () => {
    const all = (keep: string) => {
      const t = table(
        `red at 0505: concord-keep!14; red hand: ${bus('great-fusion-device')}; blue at 0505: ${keep}; blue at 0606: outpost`,
      );
      return drawn(act(t, 'fly judgement-bus, to 0505, pick axle-zero, roll 0:0, rest'));
    };
    const winners = (t?: TestGame) => t && act(t, 'end-turn').game.outcome(t.s)?.winners;
    const own = all('axle-zero').find((t) => t.s.beheaded[0] === 1 && t.s.beheaded[1] === 0);
    expect(winners(own)).toEqual([1]);
    const both = all('axle-zero!14').find((t) => t.s.beheaded[0] === 1 && t.s.beheaded[1] === 1);
    expect(winners(both)).toEqual([0, 1]);
  });
});

import { describe, expect, test } from 'vitest';
import { hiddenBelow, hiddenFlips, hiddenMargin } from '../hidden-dice.ts';
import { chanceOfMargin } from '../battle/05-chances.ts';
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

const SEEDS = [...Array(300).keys()];

/** Red flies a missile against the only facility in 0505, and misses; its hidden dice are about to be drawn. */
function shower(missile: string, there: string, situation = {}, dice = 'roll 0:0') {
  const t = table(`red at 0404: concord-keep; red hand: ${missile}; ${there}`, situation);
  act(t, `fly ${missile}, to 0505`);
  if (stepNow(t) === 'sortie.pick') act(t, offers(t)[0] as string);
  return act(t, `${dice}, rest`);
}

/** The position after each of many draws. */
const drawn = (t: TestGame, seeds: readonly number[] = SEEDS): TestGame[] =>
  seeds.map((seed) => drawHidden(copyOf(t), seed));

const rolls = (t: TestGame): number[] =>
  [...log(t, 'collateral'), ...log(t, 'spared')].map((text) =>
    Number(/rolled (\d+)/.exec(text)?.[1]),
  );

const base = 'blue at 0505: outpost';

describe('[25.24] [25.25] armies that are hit', () => {
  test('[S52] [25.24] [10.4.4] only missiles with the ability, only with a facility and an army', () => {
    const army = `${base}; blue army 0505: line-rifles`;
    expect(stepNow(shower('javelin-rocket', army))).toBe('blind.draw');
    expect(stepNow(shower('needle-missile', army))).toBe('turn.act');
    const alone = drawHidden(shower('javelin-rocket', base), 1);
    expect([log(alone, 'collateral'), log(alone, 'spared'), damage(alone, 'outpost')]).toEqual([
      [],
      [],
      0,
    ]);
  });

  test('[R14] without a weapon aboard the option changes nothing', () => {
    const options = { 'weapon-replaces': 'yes' };
    const there = `${base}; blue army 0505: line-rifles`;
    expect(stepNow(shower('javelin-rocket', there, { options }))).toBe('blind.draw');
  });

  test('[S53] [25.24] also when the strike missed', () => {
    const t = shower('scrap-barrage', `${base}; blue army 0505: line-rifles`);
    expect(drawn(t).some((one) => damage(one, 'line-rifles') > 0)).toBe(true);
  });

  test('[S54] [25.24] also when it destroyed the facility', () => {
    const there = 'blue at 0505: collector-energy; blue army 0505: line-rifles';
    const t = shower('scrap-barrage', there, {}, 'roll 6:0');
    expect(where(t, 'collector-energy')).toBe('discarded');
    expect(drawn(t).some((one) => log(one, 'collateral').length === 1)).toBe(true);
  });

  test('[S55] [25.25] one ten-sided die an army, garrisons too [R23]', () => {
    const t = shower(
      'javelin-rocket',
      `${base}; blue garrison 0505: levy-rifles; blue army 0505: line-rifles; blue army 0505: rampart-guard`,
    );
    const all = drawn(t).map(rolls);
    expect(all.every((one) => one.length === 3)).toBe(true);
    expect([...new Set(all.flat())].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    // Each army has its own die.
    expect(all.some(([a, b]) => a !== b)).toBe(true);
  });

  test('[S56] [25.25] 60 %: a 6 hits, a 7 does not', () => {
    const t = shower('hammerfall-missile', `${base}; blue army 0505: line-rifles`);
    const hit = drawn(t).flatMap((one) =>
      rolls(one).map((n) => [n, log(one, 'collateral').length]),
    );
    expect(hit.every(([n = 0, hits]) => hits === (n <= 6 ? 1 : 0))).toBe(true);
    expect(new Set(hit.map(([n]) => n)).has(7) && new Set(hit.map(([n]) => n)).has(6)).toBe(true);
  });

  test('[S57] [R19] 0 % would never hit and 100 % always: a die is never 0 or above 10', () => {
    const t = drawHidden(shower('javelin-rocket', `${base}; blue army 0505: line-rifles`), 7);
    const dice = SEEDS.map(() => 1 + hiddenBelow(t.s, 10));
    expect([Math.min(...dice), Math.max(...dice)]).toEqual([1, 10]);
  });

  test('[S65] [25.25] armies are hit as often as the percentage says', () => {
    const count = (missile: string) => {
      const t = shower(missile, `${base}; blue army 0505: line-rifles`);
      const seeds = [...Array(2000).keys()];
      return drawn(t, seeds).filter((one) => log(one, 'collateral').length > 0).length / 2000;
    };
    // For 2,000 rolls, four standard deviations are 0.044.
    expect(Math.abs(count('javelin-rocket') - 0.4)).toBeLessThan(0.044);
    expect(Math.abs(count('scrap-barrage') - 0.8)).toBeLessThan(0.036);
  });
});

describe('[25.26] cards that are hit', () => {
  const two = `${base}; blue army 0505: line-rifles levy-rifles wren; blue army 0505: rampart-guard`;

  test('[S58] [25.26] every hero and unit of an army that is hit, no card of other armies', () => {
    const t = shower('scrap-barrage', two);
    const seen = new Set<string>();
    for (const one of drawn(t)) {
      for (const name of ['line-rifles', 'levy-rifles', 'wren', 'rampart-guard']) {
        if (damage(one, name) === 0) continue;
        seen.add(name);
        expect(log(one, 'spared').some((text) => isArmyOf(one, name, text))).toBe(false);
      }
    }
    expect([...seen].sort()).toEqual(['levy-rifles', 'line-rifles', 'rampart-guard', 'wren']);
  });

  test('[S59] [S60] [S61] [25.26] the weapon’s dice against defence, or the fate of a hero', () => {
    // Two dice against 3, 5 and 6: how often a card takes damage.
    const t = shower('scrap-barrage', two);
    const all = drawn(t, [...Array(1500).keys()]);
    const share = (name: string) => {
      const isHit = (one: TestGame) =>
        log(one, 'collateral').some((text) => isArmyOf(one, name, text));
      const struck = all.filter(isHit);
      return struck.filter((one) => damage(one, name) > 0).length / struck.length;
    };
    expect(Math.abs(share('line-rifles') - chanceOfMargin(2, 3, 1))).toBeLessThan(0.05);
    expect(Math.abs(share('rampart-guard') - chanceOfMargin(2, 5, 1))).toBeLessThan(0.05);
    expect(Math.abs(share('wren') - chanceOfMargin(2, 6, 1))).toBeLessThan(0.03);
  });

  test('[S62] [R15] [R35] [5.9] no decisions: three secret numbers are drawn, whatever is there', () => {
    for (const there of [base, two]) {
      const t = shower('javelin-rocket', there, { values: { 'blue-surge': 1 } });
      for (let i = 0; i < 3; i++)
        expect(stepNow(act(t, `blind ${i}`))).toBe(i < 2 ? 'blind.draw' : 'turn.act');
      expect([t.s.tacticsSize[1], t.s.ap[1]]).toEqual([1, 12]);
    }
  });

  test('[S63] [25.24] it comes after the missile’s own challenge', () => {
    const t = shower('javelin-rocket', `${base}; blue army 0505: line-rifles`, {}, 'roll 4:1');
    expect([damage(t, 'outpost'), damage(t, 'line-rifles'), stepNow(t)]).toEqual([
      3,
      0,
      'blind.draw',
    ]);
  });

  test('[S64] [25.26] the difference is damage; a card without points is discarded', () => {
    const t = shower('hammerfall-missile', `${base}; blue army 0505: picket-riders line-rifles`);
    const all = drawn(t);
    const amounts = new Set(all.map((one) => damage(one, 'line-rifles')));
    expect(Math.max(...amounts)).toBeGreaterThan(1);
    expect(Math.max(...amounts)).toBeLessThanOrEqual(4);
    for (const one of all)
      expect(where(one, 'picket-riders')).toBe(
        left(one, 'picket-riders') > 0 ? '0505' : 'discarded',
      );
    expect(all.some((one) => where(one, 'picket-riders') === 'discarded')).toBe(true);
    expect(new Set(all.flatMap((one) => eventsOf(one, 'damaged').map(({ rule }) => rule)))).toEqual(
      new Set(['25.26']),
    );
  });
});

test('[S66] [R10] [R11] [R12] no terrain, armies of any owner, also after a shoot-down; by option otherwise', () => {
  const hills = `${base}; hills 0505; blue army 0505: line-rifles; red army 0505: levy-rifles`;
  const hurt = (options: Record<string, string>, name: string) =>
    drawn(shower('scrap-barrage', hills, { options })).filter((one) => damage(one, name) > 0)
      .length;
  expect(hurt({ 'collateral-terrain': 'yes' }, 'line-rifles')).toBeLessThan(
    hurt({}, 'line-rifles'),
  );
  expect(hurt({}, 'levy-rifles')).toBeGreaterThan(0);
  expect(hurt({ 'collateral-armies': 'enemies' }, 'levy-rifles')).toBe(0);
  expect(hurt({ 'collateral-armies': 'enemies' }, 'line-rifles')).toBeGreaterThan(0);

  const guarded = 'blue at 0505: missile-shield; blue army 0505: line-rifles';
  const shot = shower('javelin-rocket', guarded, {}, 'roll 6:0');
  expect([where(shot, 'javelin-rocket'), stepNow(shot)]).toEqual(['discarded', 'blind.draw']);
  expect(drawn(shot).some((one) => damage(one, 'line-rifles') > 0)).toBe(true);
  const options = { 'collateral-shot-down': 'no' };
  expect(stepNow(shower('javelin-rocket', guarded, { options }, 'roll 6:0'))).toBe('turn.act');
});

describe('[R35] blind dice', () => {
  const seeded = (seed: number) => {
    const t = table('red at 0404: concord-keep');
    [t.s.blindHigh, t.s.blindLow] = [(seed * 7919) & 32767, (seed * 104729) & 32767];
    return t.s;
  };

  test.each([
    [6, 4],
    [10, 3],
    [3, 8],
    [15, 15],
    [0, 5],
  ])(
    '[S89] [5.2] the hidden margin of %i against %i is distributed as the open one',
    (attack, defence) => {
      const s = seeded(attack * 100 + defence);
      const n = 20_000;
      const margins = Array.from({ length: n }, () => hiddenMargin(s, attack, defence));
      for (let margin = -defence; margin <= attack; margin++) {
        const expected = chanceOfMargin(attack, defence, margin);
        const found = margins.filter((m) => m >= margin).length / n;
        const sigma = Math.sqrt((expected * (1 - expected)) / n);
        expect(Math.abs(found - expected)).toBeLessThanOrEqual(4 * sigma + 1e-9);
      }
    },
  );

  test('[S88] [5.1] half of all dice succeed, and the same numbers give the same dice', () => {
    const s = seeded(1);
    const count = Array.from({ length: 50_000 }, () => hiddenFlips(s, 10)).reduce(
      (a, b) => a + b,
      0,
    );
    expect(Math.abs(count / 500_000 - 0.5)).toBeLessThan(0.003);
    const [a, b] = [seeded(9), seeded(9)];
    expect(SEEDS.map(() => hiddenBelow(a, 1000))).toEqual(SEEDS.map(() => hiddenBelow(b, 1000)));
  });

  test('[S90] [1.3] no dice, no success', () => {
    expect(SEEDS.every((seed) => hiddenFlips(seeded(seed), 0) === 0)).toBe(true);
  });
});

/** Whether a log line is about the army of a card. */
function isArmyOf(t: TestGame, name: string, text: string): boolean {
  const army = t.s.group[slot(t, name)];
  const id = t.game.units[army < 0 ? firstArmy(t, name) : army].id;
  return text.includes(`Blue army ${id.slice('bA'.length)} `);
}

/** The first of the test's two armies, by name, as its card has been discarded. */
const firstArmy = (t: TestGame, name: string): number =>
  slot(t, name === 'rampart-guard' ? 'army.2' : 'army.1');

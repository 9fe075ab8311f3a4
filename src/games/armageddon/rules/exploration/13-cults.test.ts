import { describe, expect, test } from 'vitest';
import { nodeDistance } from '../../../../kernel/board/hex.ts';
import { ActionList } from '../../../../kernel/action.ts';
import { apply, drawOutcome, legal } from '../../../../kernel/engine.ts';
import { Sfc32 } from '../../../../kernel/random.ts';
import { parseSetup } from '../../../../kernel/setup/setup.ts';
import { UNKNOWN } from '../../../../kernel/state.ts';
import { viewOf } from '../../../../kernel/view.ts';
import { CARDS } from '../../data/cards.ts';
import { armageddon, openArmageddon } from '../../index.ts';
import { FLAG } from '../../state/pieces.ts';
import { act, drawHidden, slot, stepNow, table, type TestGame } from '../../testing.ts';
import { lose } from '../battle/05-damage.ts';
import { cultArmies, cultBases, isCultAlive } from './13-cults.ts';
import { STEP } from '../names.ts';
import { growCult } from './13-zeal.ts';
import { cardsOf, garrisonOf, hasFlag, setFlag } from '../pieces.ts';

type CultWord = 'lantern' | 'iron' | 'random';

/** A game whose map has just been generated. */
function dealt(cult: CultWord, seed: number, scenario = 'duel') {
  const game = openArmageddon(parseSetup(armageddon, { scenario, options: { cult } }));
  const s = game.create();
  game.begin(s);
  const [rng, list] = [new Sfc32(seed), new ActionList()];
  while (s.round === 0 || game.stepNames[s.step].startsWith('setup')) {
    legal(game, s, list);
    apply(
      game,
      s,
      drawOutcome(game, s, list, (n) => rng.below(n)),
    );
  }
  game.check(s);
  return { game, s };
}

const namesIn = (s: TestGame['s'], army: number): string[] =>
  cardsOf(s, army).map((u) => CARDS[s.kind[u]].id);

const HOMES = 'red at 0202: concord-keep; blue at 0808: axle-zero';
const CHOIR = 'lantern at 0505: choir-hall; lantern garrison 0505: chorister';
const FAST = 'iron at 0505: fast-house; iron garrison 0505: hammer-brother';

const abroad = (text: string, cult: CultWord = 'lantern', values = {}): TestGame =>
  table(`${HOMES}; ${text}`, {
    options: { cult },
    values: { cult: cult === 'iron' ? 2 : 1, round: 6, ...values },
  });

const FIRST = () => 0;

describe('[13.1] how a cult begins', () => {
  test.each([1, 2, 3, 4])(
    '[13.1] [13.2] the Choir: a hall far from strongholds, with its garrison and one army (%i)',
    (seed) => {
      const { s } = dealt('lantern', seed);
      const [hall, ...more] = cultBases(s);
      expect(more).toEqual([]);
      expect(namesIn(s, garrisonOf(s, hall))).toEqual(['chorister', 'chorister', 'chorister']);
      expect(cultArmies(s).map((a) => namesIn(s, a))).toEqual([
        ['precentor-oake', 'lantern-bearer', 'lantern-bearer'],
      ]);
      for (const base of s.headquarters)
        expect(nodeDistance(s.world.board, s.place[base], s.place[hall])).toBeGreaterThanOrEqual(5);
    },
  );

  test.each([1, 2, 3])(
    '[13.1] [13.3] the Fast: two houses, also far from each other (%i)',
    (seed) => {
      const { s } = dealt('iron', seed, 'three');
      const [one, two, ...more] = cultBases(s);
      expect(more).toEqual([]);
      for (const house of [one, two])
        expect(namesIn(s, garrisonOf(s, house))).toEqual(['hammer-brother']);
      expect(cultArmies(s).map((a) => namesIn(s, a))).toEqual([
        ['abbess-tarn', 'hammer-brother', 'hammer-brother'],
      ]);
      expect(s.place[cultArmies(s)[0]]).toBe(s.place[one]);
      const far = nodeDistance(s.world.board, s.place[one], s.place[two]);
      expect(far).toBeGreaterThanOrEqual(4);
    },
  );

  test('[13.1] a random one; all sides know which, but not its motives', () => {
    const found = new Set<number>();
    for (let seed = 0; seed < 12; seed++) {
      const { game, s } = dealt('random', seed);
      found.add(s.cult);
      expect([viewOf(game, s, 0).cult, viewOf(game, s, 0).zeal]).toEqual([s.cult, UNKNOWN]);
    }
    expect([...found].sort()).toEqual([1, 2]);
  });

  test('[13.1] without the option there is none', () => {
    const t = table(HOMES);
    expect([t.s.cult, isCultAlive(t.s)]).toEqual([0, false]);
  });
});

describe('[13.1] while a cult lives', () => {
  test('[13.1] the last player has not won while it lives', () => {
    const t = abroad(CHOIR);
    lose(t.s, slot(t, 'axle-zero'));
    act(t, 'end-turn, dawn');
    expect([stepNow(t), t.s.out[1]]).toEqual(['turn.act', 1]);
    for (const name of ['choir-hall', 'chorister']) lose(t.s, slot(t, name));
    expect(isCultAlive(t.s)).toBe(false);
    act(t, 'end-turn');
    expect(stepNow(t)).toBe('game.over');
  });

  test('[13.1] with no player left, the game ends anyway', () => {
    const t = abroad(CHOIR);
    for (const name of ['axle-zero', 'concord-keep']) lose(t.s, slot(t, name));
    expect(stepNow(act(t, 'end-turn'))).toBe('game.over');
  });

  test('[13.1] [R35] the dice do not reveal whether it lives: a dead cult rolls as many', () => {
    const drawn = (round: number, isDead: boolean) => {
      const t = abroad(CHOIR, 'lantern', { round });
      if (isDead) for (const name of ['choir-hall', 'chorister']) lose(t.s, slot(t, name));
      act(t, 'end-turn, end-turn');
      return [stepNow(t), t.s.isPending(STEP['cult.act']), isCultAlive(t.s)];
    };
    expect([drawn(6, false), drawn(6, true)]).toEqual([
      ['blind.draw', true, true],
      ['blind.draw', true, false],
    ]);
    expect(drawn(5, true)[1]).toBe(false);
  });

  test('[13.1] [R35] its actions have a log heading of their own, even if it is dead', () => {
    const headings = (round: number, isDead: boolean) => {
      const t = abroad(CHOIR, 'lantern', { round });
      if (isDead) for (const name of ['choir-hall', 'chorister']) lose(t.s, slot(t, name));
      act(t, 'end-turn, end-turn, dawn');
      return t.events.flatMap(({ heading, type }) => (heading ? [`${type} ${heading}`] : []));
    };
    const round = ['round shared', 'turn true'];
    expect(headings(6, false)).toEqual(['turn true', 'cult-turn shared', ...round]);
    expect(headings(6, true)).toEqual(headings(6, false));
    expect(headings(5, false)).toEqual(['turn true', ...round]);
  });

  test('[13.1] it acts from the sixth round on, after the last player', () => {
    const zeal = (round: number) =>
      act(abroad(CHOIR, 'lantern', { round }), 'end-turn, end-turn, dawn').s.zeal;
    expect([zeal(5), zeal(6)]).toEqual([0, 1]);
  });
});

describe('[13.2] devotion', () => {
  const grown = (text: string, values = {}): number => {
    const t = abroad(text, 'lantern', values);
    growCult(t.s, FIRST);
    return t.s.zeal;
  };
  test('[13.2] 1 a round, 1 for each group of independents within 4 hexes of a hall, at most 3', () => {
    const groups = (n: number, hex = '0605') =>
      Array.from({ length: n }, () => `; independents army ${hex}: stray-mower`).join('');
    expect([0, 1, 3, 4].map((n) => grown(CHOIR + groups(n)))).toEqual([1, 2, 4, 4]);
    expect(grown(CHOIR + groups(1, '0509'))).toBe(2);
    expect(grown(CHOIR + groups(1, '1005'))).toBe(1);
  });

  test('[13.2] 1 more for each outpost converted to a hall; none without a hall', () => {
    const t = abroad(`${CHOIR}; lantern at 0303: choir-hall!7`);
    setFlag(t.s, slot(t, 'choir-hall.2'), 'converted');
    growCult(t.s, FIRST);
    expect(t.s.zeal).toBe(2);
    expect(grown('lantern army 0505: chorister')).toBe(0);
  });

  test('[13.2] at 8 it founds an army at the hall nearest to a base, for 8 devotion', () => {
    const t = abroad(`${CHOIR}; lantern at 0704: choir-hall!7; blue at 0803: outpost`, 'lantern', {
      zeal: 8,
    });
    growCult(t.s, FIRST);
    expect(t.s.zeal).toBe(1);
    const [army] = cultArmies(t.s);
    expect(namesIn(t.s, army)).toEqual(['chorister', 'chorister', 'lantern-bearer']);
    expect(t.s.place[army]).toBe(t.s.place[slot(t, 'choir-hall.2')]);
    t.game.check(t.s);
  });

  test('[13.2] at most 6 armies', () => {
    const armies = (n: number) =>
      Array.from({ length: n }, () => '; lantern army 0505: chorister').join('');
    const count = (n: number) => {
      const t = abroad(CHOIR + armies(n), 'lantern', { zeal: 20 });
      growCult(t.s, FIRST);
      return [cultArmies(t.s).length, t.s.zeal];
    };
    expect([count(5), count(6)]).toEqual([
      [6, 13],
      [6, 21],
    ]);
  });

  test('[13.2] slots of destroyed pieces are reused, which reveals nothing', () => {
    const t = abroad(`${CHOIR}; lantern army 0505: ${Array(8).fill('chorister').join(' ')}`);
    const u = slot(t, 'chorister.2');
    lose(t.s, u);
    t.s.zeal = 7;
    growCult(t.s, FIRST);
    expect([viewOf(t.game, t.s, 0).kind[u], viewOf(t.game, t.s, 0).owner[u]]).toEqual([
      UNKNOWN,
      UNKNOWN,
    ]);
    t.game.check(t.s);
  });
});

describe('[13.3] wrath', () => {
  const grown = (text: string): number => {
    const t = abroad(`${FAST}; ${text}`, 'iron');
    growCult(t.s, FIRST);
    return t.s.zeal;
  };
  test('[13.3] 1 a round and 1 for each laboratory, academy and intel centre, at most 4', () => {
    expect(grown('red at 0202: radar-mast')).toBe(1);
    expect(grown('red at 0202: laboratory academy')).toBe(3);
    expect(
      grown('red at 0202: laboratory academy intel-centre; blue at 0808: academy laboratory'),
    ).toBe(5);
  });

  test('[13.3] 6 for each weapon of mass destruction; the Choir ignores them', () => {
    const fallout = (cult: CultWord, base: string) => {
      const t = abroad(
        `${base}; red hand: scrap-barrage/small-fusion-device; blue at 0303: outpost`,
        cult,
      );
      act(t, 'fly scrap-barrage, to 0303, pick outpost, roll 2:0, rest');
      // Hidden dice of the collateral damage.
      drawHidden(t, 1);
      return t.s.zeal;
    };
    expect([fallout('iron', FAST), fallout('lantern', CHOIR)]).toEqual([6, 0]);
  });

  test('[13.3] at 10 a raid and a scout in stealth appear at a random house, for 10 wrath', () => {
    const t = abroad(`${FAST}; iron at 0702: fast-house`, 'iron', { zeal: 9 });
    growCult(t.s, (n) => n - 1);
    expect(t.s.zeal).toBe(0);
    const armies = cultArmies(t.s);
    expect(armies.map((a) => [namesIn(t.s, a), hasFlag(t.s, a, 'stealth')])).toEqual([
      [['hammer-brother', 'hammer-brother'], false],
      [['barefoot-scout'], true],
    ]);
    expect(new Set(armies.map((a) => t.s.place[a]))).toEqual(
      new Set([t.s.place[slot(t, 'fast-house.2')]]),
    );
    expect(t.s.flags[armies[1]]).toBe(FLAG.stealth);
  });
});

import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../../../kernel/state.ts';
import { viewOf } from '../../../../kernel/view.ts';
import { type MischiefId, MISCHIEFS, type ReportId, REPORTS } from '../../data/reports.ts';
import { FLAG, HAND } from '../../state/pieces.ts';
import {
  act,
  copyOf,
  damage,
  drawHidden,
  log,
  offers,
  refusal,
  slot,
  stepNow,
  table,
  type TestGame,
  weights,
} from '../../testing.ts';
import { isSupplied } from '../armies/03-control.ts';
import { giveActionPoints } from '../empire/02-action-points.ts';
import { observeRound } from '../exploration/04-observe.ts';
import { drawReports, file } from './05-reports.ts';
import { harm, read, resultOf } from './05-spy.ts';
import { forgetByAll, isKnown } from '../knowledge.ts';

const HOMES = 'red at 0101: concord-keep; blue at 1109: axle-zero';
const field = (text: string, situation = {}) =>
  table(`${HOMES}; red army 0505: ledger; ${text}`, { scenario: 'three', ...situation });
const at = (t: TestGame, label: string): number => t.game.board.nodeOf.get(label) as number;
const LAB = 'blue at 0505: outpost laboratory';

describe('[5.25] espionage', () => {
  const spies = (t: TestGame) => offers(t).filter((text) => text.startsWith('spy '));

  test('[10.1.13] [R91] in a hex with a known facility of another player, for 3 AP', () => {
    const t = field(LAB);
    expect(spies(t)).toEqual(['spy ledger']);
    act(t, 'spy ledger');
    expect(offers(t)).toEqual(['passive 1', 'active 1']);
    act(t, 'passive 1');
    expect([t.s.ap[0], refusal(t, 'spy ledger').rule]).toEqual([9, '5.8']);
  });

  test.each([
    ['without a facility', 'blue army 0505: tine-walker'],
    ['that nobody has seen', 'hidden blue at 0505: minefield'],
    ['of nobody', 'independents at 0505: squatter-fort'],
    ['of one’s own', 'red at 0505: outpost'],
    ['somewhere else', 'blue at 0506: outpost'],
  ])('[R91] not in a hex %s', (_, text) => {
    const t = field(text);
    expect([spies(t), refusal(t, 'spy ledger').rule]).toEqual([[], '5.25']);
  });

  test('[R91] with several players, the spy chooses one', () => {
    const t = act(field(`${LAB}; green at 0505: academy`), 'spy ledger');
    expect(offers(t)).toEqual(['passive 1', 'passive 2', 'active 1', 'active 2']);
  });

  test.each([
    ['2', LAB, 2],
    ['1 more for each level of intel', 'blue at 0505: outpost intel-centre', 3],
    ['also of upgrades', 'blue at 0505: outpost intel-centre^2', 5],
    ['of each centre', 'blue at 0505: outpost intel-centre intel-centre^1', 5],
    ['not of others', `${LAB}; green at 0505: intel-centre`, 2],
  ])('[S160] [10.3.4] the threshold: %s', (_, text, needed) => {
    const t = act(field(text), 'spy ledger, passive 1, again 6');
    expect(log(t, 'tested')).toEqual([`Ledger: 6 successes, ${needed} needed.`]);
  });

  test('[S160] the number of dice is the level', () => {
    const t = act(field(LAB), 'spy ledger, passive 1');
    expect(Object.keys(weights(t))).toHaveLength(7);
  });

  test('[S160] the result is the margin plus a roll from 1 to 16, at most 20', () => {
    const { s } = field(LAB);
    expect([
      resultOf(s, 0, 16),
      resultOf(s, 4, 16),
      resultOf(s, 5, 16),
      resultOf(s, -3, 1),
    ]).toEqual([16, 20, 20, -2]);
    const seen = new Set<number>();
    const before = act(field(LAB), 'spy ledger, active 1, again 2, accept');
    for (let seed = 0; seed < 400; seed++) {
      const t = drawHidden(copyOf(before), seed);
      seen.add(Number(/result is (\d+)/.exec(log(t, 'spied')[0])?.[1]));
    }
    expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, i) => i + 1));
  });

  test('[5.25] [5.8] a spy who has reached the threshold may still spend fate, as each success counts', () => {
    const t = act(field(LAB), 'spy ledger, passive 1, again 2');
    expect(offers(t)).toEqual(['accept', 'fate']);
    drawHidden(act(t, 'fate, again 1, accept'), 1);
    expect(t.s.margin).toBe(1);
  });

  test('[R91] no other side gets a message', () => {
    const t = drawHidden(act(field(LAB), 'spy ledger, passive 1, again 6'), 1);
    const lines = t.events.filter(({ type }) => ['spied', 'report'].includes(type));
    expect(new Set(lines.map(({ to }) => to?.join()))).toEqual(new Set(['0']));
  });
});

describe('[5.26] passive', () => {
  const reports = (result: number): number => {
    const t = field(LAB);
    read(t.s, slot(t, 'ledger'), 1, result);
    return [...t.s.reports].filter((until) => until > 0).length;
  };

  test.each([
    [20, 7],
    [17, 7],
    [16, 5],
    [15, 5],
    [14, 3],
    [12, 3],
    [11, 2],
    [9, 2],
    [8, 1],
    [6, 1],
    [5, 0],
    [1, 0],
  ])('%i brings so many reports: %i', (result, count) => {
    expect(reports(result)).toBe(count);
  });

  test('reports differ, and have equal chances', () => {
    const found = new Map<ReportId, number>();
    const t = field(LAB);
    for (let seed = 0; seed < 700; seed++) {
      t.s.blindLow = seed;
      for (const report of drawReports(t.s, 1)) found.set(report, (found.get(report) ?? 0) + 1);
    }
    for (const report of REPORTS) expect(Math.abs((found.get(report) ?? 0) - 100)).toBeLessThan(40);
  });

  const TRAP = 'blue at 0505: outpost intel-centre^2; blue army 0505: tine-walker';

  test.each([
    ['[5.26] 1 and less wound and expose who reads', 'passive', 1],
    ['[5.27] and expose who does harm', 'active', 0],
  ])('%s', (_, how, wounds) => {
    let blown = 0;
    for (let seed = 0; seed < 60; seed++) {
      const t = field(TRAP);
      t.s.flags[slot(t, 'army.1')] = FLAG.stealth;
      for (const name of ['army.1', 'ledger']) forgetByAll(t.s, slot(t, name));
      drawHidden(act(t, `spy ledger, ${how} 1, again 0, accept`), seed);
      const result = Number(/result is (-?\d+)/.exec(log(t, 'spied')[0])?.[1]);
      const isBlown = result <= 1;
      blown += isBlown ? 1 : 0;
      expect([log(t, 'exposed').length, damage(t, 'ledger')]).toEqual(
        isBlown ? [1, wounds] : [0, 0],
      );
      expect(t.s.flags[slot(t, 'army.1')]).toBe(isBlown ? FLAG.exposed : FLAG.stealth);
      expect(['army.1', 'ledger'].map((name) => isKnown(t.s, slot(t, name), 1))).toEqual([
        isBlown,
        isBlown,
      ]);
    }
    expect(blown).toBeGreaterThan(5);
    expect(blown).toBeLessThan(55);
  });

  const about = (t: TestGame, report: ReportId): TestGame => {
    file(t.s, 0, 1, report);
    return t;
  };
  const hidden = () =>
    field(
      `hidden ${LAB}; hidden blue at 0908: minefield; hidden blue army 0808: tine-walker; blue hand: gnat-interceptor`,
      { values: { 'blue-surge': 2, 'blue-cluster-load': 1 } },
    );
  const knows = (t: TestGame, name: string, side = 0) => isKnown(t.s, slot(t, name), side);

  test('[R90] the terrain within 3 hexes of each base', () => {
    const t = hidden();
    t.s.mapped.fill(0);
    about(t, 'ground');
    const maps = (label: string) => t.s.world.hexRows.has(t.s.mapped, 0, at(t, label));
    expect(['0505', '0508', '1106', '0509', '0101'].map(maps)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  test('[R90] all facilities, also with camouflage; the places of armies; the hand', () => {
    const names = ['outpost', 'minefield', 'army.2', 'tine-walker', 'gnat-interceptor'];
    const seen = (report: ReportId) => names.map((name) => knows(about(hidden(), report), name));
    expect(seen('bases')).toEqual([true, true, false, false, false]);
    expect(seen('armies')).toEqual([false, false, true, false, false]);
    expect(seen('hand')).toEqual([false, false, false, false, true]);
    expect(knows(about(hidden(), 'bases'), 'minefield', 2)).toBe(false);
  });

  test.each([
    ['stock', 'stock', 4],
    ['tactics', 'tactics', 10],
    ['hand', 'held', 21],
    ['headquarters', 'headquarters', 1],
  ] as const)(
    '[R90] %s is visible to no other side, for this round and the next three',
    (report, column, each) => {
      const t = about(hidden(), report);
      const sees = (side: number) => viewOf(t.game, t.s, side)[column][each] !== UNKNOWN;
      expect([sees(0), sees(2)]).toEqual([true, false]);
      t.s.round += 3;
      expect(sees(0)).toBe(true);
      t.s.round += 1;
      expect(sees(0)).toBe(false);
    },
  );

  test('[R90] armies are shown again each round, as long as the report lasts', () => {
    const t = about(hidden(), 'armies');
    for (const isSeen of [true, true, true, false]) {
      t.s.round += 1;
      observeRound(t.s);
      drawHidden(t, t.s.round);
      expect(knows(t, 'army.2')).toBe(isSeen);
    }
  });
});

test('[R90] the hand is shown again each round, as long as the report lasts', () => {
  const t = field(`${LAB}; blue hand: gnat-interceptor husk-drones; blue deck: tine-walker`);
  file(t.s, 0, 1, 'hand');
  const drawn = slot(t, 'tine-walker');
  t.s.place[drawn] = HAND;
  for (const isSeen of [true, false]) {
    forgetByAll(t.s, drawn);
    t.s.round += isSeen ? 3 : 1;
    observeRound(t.s);
    drawHidden(t, 1);
    expect(isKnown(t.s, drawn, 0)).toBe(isSeen);
  }
});

describe('[5.27] active', () => {
  const RICH = { 'blue-humans': 2, 'blue-materials': 8, 'blue-energy': 4, 'blue-technology': 1 };
  const stock = (t: TestGame) => [...t.s.stock.slice(4, 8)];
  const doIt = (result: number, values = RICH): TestGame => {
    const t = field(LAB, { values });
    harm(t.s, slot(t, 'ledger'), 1, result);
    t.game.steps[t.s.step]?.enter?.(t.s);
    return t;
  };
  const choose = (what: MischiefId): TestGame =>
    act(doIt(17), `mischief ${MISCHIEFS.indexOf(what)}`);

  test.each([
    [16, [2, 2, 4, 1], 0, 0],
    [15, [2, 2, 4, 1], 0, 0],
    [14, [2, 8, 4, 1], 4, 0],
    [12, [2, 8, 4, 1], 4, 0],
    [11, [2, 5, 4, 1], 0, 0],
    [9, [2, 5, 4, 1], 0, 0],
    [8, [2, 8, 4, 1], 0, 2],
    [6, [2, 8, 4, 1], 0, 2],
    [5, [2, 8, 4, 1], 0, 0],
  ])('%i: what is burnt, how long supply is cut, action points', (result, left, cut, ap) => {
    const t = doIt(result);
    expect([stock(t), t.s.cutUntil[1], t.s.drained[1]]).toEqual([left, cut, ap]);
  });

  test('17 or more gives a choice', () => {
    expect(offers(doIt(17))).toEqual(['mischief 0', 'mischief 1', 'mischief 2']);
    expect(stepNow(doIt(16))).toBe('turn.act');
    expect(stock(choose('burn-six'))).toEqual([2, 2, 4, 1]);
    expect(choose('cut').s.cutUntil[1]).toBe(4);
    expect(choose('drain').s.drained[1]).toBe(2);
  });

  test('[R92] the amount burnt is limited to the stock', () => {
    expect(stock(doIt(15, { ...RICH, 'blue-materials': 3 }))).toEqual([2, 3, 0, 1]);
  });

  test('[3.16] supply reaches one point less while it is cut', () => {
    const t = field('blue at 0505: outpost');
    const supplied = () => isSupplied(t.s, at(t, '0509'), 1);
    expect(supplied()).toBe(true);
    t.s.cutUntil[1] = 4;
    t.s.round = 4;
    expect(supplied()).toBe(false);
    t.s.round = 5;
    expect(supplied()).toBe(true);
  });

  test('[2.10] the next round brings 2 action points less, once', () => {
    const t = choose('drain');
    giveActionPoints(t.s);
    expect([...t.s.ap]).toEqual([12, 6, 6]);
    giveActionPoints(t.s);
    expect([...t.s.ap]).toEqual([12, 8, 6]);
  });

  test('[R92] both sides get a message, which does not name the spy’s side to the victim', () => {
    const t = copyOf(doIt(17));
    act(t, 'mischief 0');
    expect(log(t, 'burnt')).toEqual(['Spies raid Blue’s stock: materials −6.']);
    expect(t.events.find(({ type }) => type === 'burnt')?.to).toEqual([0, 1]);
  });
});

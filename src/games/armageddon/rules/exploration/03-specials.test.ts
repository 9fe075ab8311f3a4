import { describe, expect, test } from 'vitest';
import { english } from '../../../../../test/english.ts';
import { ActionList, pack } from '../../../../kernel/action.ts';
import { checkSecrets } from '../../../../kernel/conformance/secrets.ts';
import { legal } from '../../../../kernel/engine.ts';
import { oddsOf } from '../../../../kernel/odds/odds.ts';
import { Sfc32 } from '../../../../kernel/random.ts';
import { viewOf } from '../../../../kernel/view.ts';
import { FINDS } from '../../data/finds.ts';
import { GEAR } from '../../data/gear.ts';
import { SPECIAL } from '../../data/maps.ts';
import {
  act,
  actorNow,
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
import { FLAG } from '../../state/pieces.ts';
import { V } from '../names.ts';
import { byTier } from '../../../../../test/tier.ts';

const HOME = 'red at 0202: concord-keep; blue at 1008: axle-zero';
const at = (t: TestGame, label: string): number => t.game.board.nodeOf.get(label) as number;
const stock = (t: TestGame, side = 0) => [...t.s.stock.slice(side * 4, side * 4 + 4)];
/** Number of a find at a special: gear by its id, resources written like prices. */
function find(special: keyof typeof SPECIAL, what: string): number {
  return (FINDS[SPECIAL[special]] ?? []).findIndex(({ gear, stock: amounts }) =>
    gear === undefined ? amounts?.join('/') === what : GEAR[gear].id === what,
  );
}
/** Chances of finds in percent, grouped by a key. */
function chances(special: keyof typeof SPECIAL, key: (find: string) => string) {
  const all = FINDS[SPECIAL[special]] ?? [];
  const total = all.reduce((sum, { weight }) => sum + weight, 0);
  const found: Record<string, number> = {};
  for (const { weight, gear, stock: amounts = [] } of all) {
    const name = key(gear === undefined ? amounts.join('/') : GEAR[gear].family);
    found[name] = (found[name] ?? 0) + weight / total;
  }
  return found;
}

describe('[3.6] discoveries', () => {
  test('an army in the field takes an explored discovery at no cost, which ends its move', () => {
    const t = table(
      `${HOME}; red garrison 0202: levy-rifles; red army 0505: line-rifles; red army 0506: wren; blue army 0505: tine-walker; special-cache 0505 0202`,
    );
    expect(offers(t, 'claim')).toEqual(['claim army.2']);
    act(t, `claim army.2, find ${find('cache', '0/6/0/0')}`);
    expect([stepNow(t), t.s.ap[0], ...stock(t)]).toEqual(['turn.act', 12, 9, 15, 9, 9]);
    expect(t.s.flags[slot(t, 'army.2')]).toBe(FLAG.moved);
    expect([log(t, 'claims'), log(t, 'found')]).toEqual([
      ['Red takes the discovery in 0505.'],
      ['Found: 6 M.'],
    ]);
    expect(t.events.every(({ to }) => to?.join() === '0')).toBe(true);
    expect(t.s.special[at(t, '0505')]).toBe(SPECIAL.none);
    expect([
      refusal(t, 'claim army.2').rule,
      refusal(t, 'claim army.3').rule,
      refusal(t, 'claim army.1').rule,
    ]).toEqual(['3.6', '3.6', '3.6']);
    act(t, 'end-turn, dawn');
    expect(stepNow(t)).toBe('turn.act');
    act(t, 'end-turn, dawn');
    expect(t.s.flags[slot(t, 'army.2')]).toBe(0);
  });

  test('[3.5] an unexplored discovery is not offered, and its refusal reveals nothing', () => {
    const t = table(`${HOME}; red army 0505: line-rifles; special-cache 0505`);
    t.s.explored.fill(0);
    const empty = table(`${HOME}; red army 0505: line-rifles`);
    expect(offers(t)).toEqual(offers(empty));
    expect(refusal(t, 'claim army.1').reason).toBe(refusal(empty, 'claim army.1').reason);
  });

  test('[D14] a cache has 4 of a kind in three of six cases, 6 in two, 6 of two kinds in one', () => {
    const found = chances('cache', (what) => [...what.replace(/[/0]/g, '')].sort().join(''));
    expect(found['4']).toBeCloseTo(3 / 6);
    expect(found['6']).toBeCloseTo(2 / 6);
    expect(found['66']).toBeCloseTo(1 / 6);
  });

  test('[2.15] a piece of gear goes to the hand, if there is room for it', () => {
    const t = table(`${HOME}; red army 0505: line-rifles; special-card 0505`);
    t.s.handSize[0] = 7;
    t.s.held[0] = 7;
    const full = copyOf(t);
    [full.s.handSize[0], full.s.held[0]] = [8, 8];
    expect([refusal(full, 'claim army.1').rule, offers(full, 'claim')]).toEqual(['2.15', []]);
    const code = GEAR.findIndex(({ id }) => id === 'composite-plates');
    act(t, `claim army.1, find ${find('card', 'composite-plates')}`);
    expect([t.s.handSize[0], t.s.held[code], log(t, 'found')]).toEqual([
      8,
      (code === 0 ? 7 : 0) + 1,
      ['Found: Composite Plates.'],
    ]);
  });
});

test('[3.6] the odds of a find list the possible finds', () => {
  const t = table(`${HOME}; red army 0505: line-rifles; special-cache 0505`);
  const label = (action: number) => english(t.game, t.game.look.actionLabel(t.s, action));
  const claim = pack(V.claim, slot(t, 'army.1'));
  expect(label(claim)).toBe('Take a cache with Red army 1, ending its march');
  const { rows = [] } = oddsOf(t.game, viewOf(t.game, t.s, 0), claim)?.first ?? {};
  const told = rows.map((chance) => `${english(t.game, chance.label)} ${chance.text}`);
  expect([...told.slice(0, 3), told.at(-1)]).toEqual([
    ...['4 H 1/8', '6 H 1/12', '4 M 1/8'],
    '7 other results 1/4',
  ]);
});

describe('[14.5] Wreck Row', () => {
  test('an attachment in three of six cases, 2 M and 2 T in two, a munition in one', () => {
    const found = chances('wreck-row', (what) => what);
    expect(found.attachment).toBeCloseTo(3 / 6);
    expect(found['0/2/0/2']).toBeCloseTo(2 / 6);
    expect(found.munition).toBeCloseTo(1 / 6);
    const t = table(`${HOME}; red army 0505: line-rifles wren; special-wreck-row 0505`);
    act(t, 'claim army.1');
    expect(Object.keys(weights(t))).toHaveLength((FINDS[SPECIAL['wreck-row']] ?? []).length);
    act(t, `find ${find('wreck-row', '0/2/0/2')}`);
    expect([stepNow(t), ...stock(t)]).toEqual(['turn.act', 9, 11, 9, 11]);
  });

  test('with a technologist two finds are drawn, and one is taken', () => {
    const t = table(`${HOME}; red army 0505: doctor-ilse-karam; special-wreck-row 0505`);
    const pair = find('wreck-row', '0/2/0/2');
    const same = act(copyOf(t), `claim army.1, find ${pair}, find ${pair}`);
    expect([stepNow(same), ...stock(same)]).toEqual(['turn.act', 9, 11, 9, 11]);
    act(t, `claim army.1, find ${pair}, find 0`);
    expect([actorNow(t), offers(t)]).toEqual(['red', ['take 0', `take ${pair}`]]);
    act(t, 'take 0');
    expect([...stock(t), t.s.handSize[0]]).toEqual([9, 9, 9, 9, 1]);
    t.game.check(t.s);
  });
});

describe('[14.2] Sealed Clinic', () => {
  const clinic = (cards: string) =>
    table(`${HOME}; red army 0505: ${cards}; red army 0505: rampart-guard!2; special-clinic 0505`);

  test('heals the heroes of the army and one unit, by choice', () => {
    const t = clinic('line-rifles!1 levy-rifles!2 wren!1');
    act(t, 'claim army.1');
    expect([damage(t, 'wren'), offers(t)]).toEqual([0, ['heal line-rifles', 'heal levy-rifles']]);
    act(t, 'heal levy-rifles');
    expect(['line-rifles', 'levy-rifles', 'rampart-guard'].map((id) => damage(t, id))).toEqual([
      1, 0, 2,
    ]);
    expect(stepNow(t)).toBe('turn.act');
  });

  test('without a choice there is no decision', () => {
    const t = act(clinic('line-rifles!1 levy-rifles'), 'claim army.1');
    expect([stepNow(t), damage(t, 'line-rifles')]).toEqual(['turn.act', 0]);
    expect(stepNow(act(clinic('wren'), 'claim army.1'))).toBe('turn.act');
  });
});

describe('[14.3] Signal Mast', () => {
  const climbed = (army: string, seed: number) => {
    const t = table(`${HOME}; red army 0505: line-rifles; hidden ${army}; special-mast 0505`);
    t.s.mapped.fill(0);
    t.s.explored.fill(0);
    t.s.world.hexRows.add(t.s.explored, 0, at(t, '0505'));
    return drawHidden(act(t, 'claim army.1'), seed);
  };

  test('[14.3] [R35] reveals nothing before the hidden dice are drawn', () => {
    const t = table(`${HOME}; red army 0505: line-rifles; special-mast 0505; hills 0506`);
    t.s.mapped.fill(0);
    t.s.world.hexRows.add(t.s.explored, 0, at(t, '0505'));
    act(t, 'claim army.1');
    expect([stepNow(t), t.s.world.hexRows.has(t.s.mapped, 0, at(t, '0506'))]).toEqual([
      'blind.draw',
      false,
    ]);
  });

  test('reveals the terrain within four hexes, with specials', () => {
    const t = climbed('blue army 0909: tine-walker', 0);
    const knows = (label: string) =>
      ['mapped', 'explored'].map((row) =>
        t.s.world.hexRows.has(t.s[row as 'mapped'], 0, at(t, label)),
      );
    expect([knows('0501'), knows('0905'), knows('1005')]).toEqual([
      [true, true],
      [true, true],
      [false, false],
    ]);
  });

  test('[4.4] [4.5] [4.8] observes every army there with four dice', () => {
    const count = byTier(130, 40, 400);
    const share = (army: string, name: string) => {
      let seen = 0;
      for (let seed = 0; seed < count; seed++) {
        const t = climbed(army, seed);
        if (t.s.world.pieceRows.has(t.s.known, 0, slot(t, name))) seen += 1;
      }
      return seen / count;
    };
    /** Within four standard deviations. */
    const expectShare = (found: number, p: number) =>
      expect(Math.abs(found - p)).toBeLessThan(4 * Math.sqrt((p * (1 - p)) / count));
    // Four dice against one: 26 of 32 have more, 16 of 32 two more; against none, 15 of 16.
    expectShare(share('blue army 0505: tine-walker', 'army.2'), 26 / 32);
    expectShare(share('blue army 0405: tine-walker', 'tine-walker'), 16 / 32);
    expectShare(share('blue army 0405: tine-walker husk-drones mote-scout', 'army.2'), 15 / 16);
    expect(share('blue army 1005: tine-walker', 'army.2')).toBe(0);
  });
});

describe('[14.6] Buried Silo', () => {
  test('an engineer blows it up for 2 AP', () => {
    const text = `${HOME}; red army 0505: breach-pioneers; red army 0505: line-rifles; special-silo 0505`;
    const t = table(text);
    expect(offers(t, 'blow')).toEqual(['blow army.1']);
    expect(refusal(t, 'blow army.2').rule).toBe('14.6');
    expect(refusal(table(text, { values: { 'red-ap': 1 } }), 'blow army.1').rule).toBe('14.6');
    act(t, 'blow army.1');
    expect([t.s.ap[0], t.s.special[at(t, '0505')], offers(t, 'blow')]).toEqual([10, 0, []]);
  });
});

test('[R48] discoveries reveal nothing hidden', () => {
  const fail = (message: string, cause?: unknown): never => {
    throw new Error(message, { cause });
  };
  const t = table(
    `${HOME}; red army 0505: doctor-ilse-karam line-rifles!1 levy-rifles!1 breach-pioneers; hidden blue army 0505: tine-walker; special-wreck-row 0505`,
  );
  const list = new ActionList();
  const look = (words: string) => {
    act(t, words);
    legal(t.game, t.s, list);
    checkSecrets(t.game, t.s, list, new Sfc32(4), fail);
  };
  look(`claim army.1, find 0, find ${find('wreck-row', '0/2/0/2')}`);
  look('take 0');
  t.s.special[at(t, '0505')] = SPECIAL.clinic;
  look('claim army.1');
  expect(stepNow(t)).toBe('clinic.heal');
});

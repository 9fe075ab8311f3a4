import { describe, expect, test } from 'vitest';
import { ActionList } from '../../../../kernel/action.ts';
import { checkSecrets } from '../../../../kernel/conformance/secrets.ts';
import { legal } from '../../../../kernel/engine.ts';
import { readPositionOf, writePosition } from '../../../../kernel/position/position.ts';
import { Sfc32 } from '../../../../kernel/random.ts';
import { hashState, UNKNOWN } from '../../../../kernel/state.ts';
import { viewOf } from '../../../../kernel/view.ts';
import { GEAR_NUMBER, type GearId } from '../../data/gear.ts';
import { FLAG } from '../../state/pieces.ts';
import {
  act,
  copyOf,
  log,
  offers,
  refusal,
  slot,
  stepNow,
  table,
  type TestGame,
  where,
} from '../../testing.ts';
import { packGear, unpackGear } from '../gear-bits.ts';
import { lose } from '../battle/05-damage.ts';
import { STEP } from '../names.ts';

const BASES = 'red at 0502: outpost; blue at 0508: outpost';
const at = (t: TestGame, label = '0505'): number => t.game.board.nodeOf.get(label) as number;
const bundle = (...ids: readonly GearId[]): number => packGear(ids.map((id) => GEAR_NUMBER[id]));
const lying = (t: TestGame, label = '0505'): number[] => unpackGear(t.s.salvage[at(t, label)]);

/** A unit of Blue just before the strike that destroys it. */
function doomed(unit = 'levy-rifles!2/rail-carbines', more = BASES): TestGame {
  const t = table(
    `red army 0505: titan-mauler doctor-ilse-karam; blue army 0505: ${unit}; ${more}`,
    { scenario: 'three' },
  );
  return act(t, 'assault army.1, fight 1, first 1, attack titan-mauler');
}

/** The position with the hidden dice of a seed. */
function seeded(t: TestGame, seed: number): TestGame {
  [t.s.blindHigh, t.s.blindLow, t.s.blindUsed] = [seed % 7, seed, 0];
  return t;
}

const struck = (t: TestGame): TestGame => act(t, 'roll 8:0, rest');
/** Copies in which the unit has been destroyed, each with other dice. */
const deaths = (t: TestGame, n: number): TestGame[] =>
  Array.from({ length: n }, (_, seed) => struck(seeded(copyOf(t), seed)));
/** A copy in which salvage is left. */
function fallen(t = doomed()): TestGame {
  const found = deaths(t, 30).find((each) => lying(each).length > 0);
  if (!found) throw new Error('nothing is left in 30 battles');
  return found;
}

describe('[3.8] [S139] salvage', () => {
  test('[3.8] [S139] the gear of a unit destroyed in battle is left with one chance in four', () => {
    const ends = deaths(doomed('levy-rifles!2/rail-carbines/shaped-charges/reflex-graft'), 1200);
    const left = ends.filter((t) => lying(t).length > 0);
    expect(Math.abs(left.length / ends.length - 1 / 4)).toBeLessThan(0.03);
    // Both pieces are left together, or none [R107]; the graft never is.
    const both = [GEAR_NUMBER['rail-carbines'], GEAR_NUMBER['shaped-charges']];
    for (const t of left) expect(lying(t)).toEqual(both);
    expect(log(left[0], 'salvage')).toEqual([
      'Left behind in 0505: Rail Carbines, Shaped Charges.',
    ]);
  });

  test('[3.8] nothing is left elsewhere, nor by units destroyed otherwise, nor by heroes', () => {
    const t = doomed();
    for (let seed = 0; seed < 60; seed++) {
      const peace = seeded(table('blue army 0505: levy-rifles/rail-carbines'), seed);
      lose(peace.s, slot(peace, 'levy-rifles'));
      expect(lying(peace)).toEqual([]);
      const other = seeded(copyOf(t), seed);
      other.s.gear1[slot(other, 'doctor-ilse-karam')] = GEAR_NUMBER['ghost-mesh'];
      lose(other.s, slot(other, 'doctor-ilse-karam'));
      // The unit has retreated, and is destroyed by a mine.
      other.s.place[slot(other, 'levy-rifles')] = at(other, '0506');
      lose(other.s, slot(other, 'levy-rifles'));
      expect([...lying(other), ...lying(other, '0506')]).toEqual([]);
    }
  });

  test('[3.8] a munition is left as well, if it was not fired', () => {
    const left = fallen(doomed('levy-rifles!2/shaped-charges'));
    expect(lying(left)).toEqual([GEAR_NUMBER['shaped-charges']]);
  });

  test('[3.8] [10.6.11] a charge that is being fired is used up', () => {
    const t = table(
      `red army 0505: levy-rifles!2/rail-carbines/shaped-charges; blue army 0505: spite-thorns!3 tine-walker; ${BASES}`,
    );
    act(t, 'assault army.1, fight 1');
    while (stepNow(t) === 'battle.rows') act(t, 'done');
    act(t, 'first 1, charge levy-rifles, strike spite-thorns, roll 2:0, rest');
    expect(where(t, 'spite-thorns')).toBe('discarded');
    const ends = Array.from({ length: 30 }, (_, i) => act(seeded(copyOf(t), i), 'roll 3:0, rest'));
    for (const end of ends) expect(where(end, 'levy-rifles')).toBe('discarded');
    const left = ends.filter((end) => lying(end).length > 0);
    expect(left.length).toBeGreaterThan(0);
    for (const end of left) expect(lying(end)).toEqual([GEAR_NUMBER['rail-carbines']]);
  });

  test('[R107] at most three pieces are left in a hex', () => {
    const t = doomed('levy-rifles!2/rail-carbines/shaped-charges');
    t.s.salvage[at(t)] = bundle('ghost-mesh', 'composite-plates');
    const full = deaths(t, 30).find((each) => lying(each).length > 2);
    expect(full && lying(full)).toEqual(
      (['ghost-mesh', 'composite-plates', 'rail-carbines'] as const).map((id) => GEAR_NUMBER[id]),
    );
    full?.game.check(full.s);
  });
});

describe('[R107] [R35] salvage of a battle', () => {
  test('[R107] [R35] has no draw of its own: the same entries follow, whatever a unit carried', () => {
    const course = (unit: string) =>
      deaths(doomed(unit), 30).map((t) => [
        stepNow(t),
        ...offers(t).filter((offer) => !offer.startsWith('salvage')),
        ...t.events.filter(({ to }) => to === undefined || to.includes(2)).map(({ type }) => type),
      ]);
    expect(course('levy-rifles!2/rail-carbines')).toEqual(course('levy-rifles!2'));
  });

  test('[R107] is visible to sides with an army or a facility there; mapping the hex does not reveal a loss', () => {
    const t = fallen();
    const seen = (side: number) => viewOf(t.game, t.s, side).salvage[at(t)];
    expect([seen(0), seen(1), seen(2)]).toEqual([bundle('rail-carbines'), UNKNOWN, UNKNOWN]);
    expect(t.s.world.hexRows.has(t.s.explored, 2, at(t))).toBe(true);
    const [left] = t.events.filter(({ type }) => type === 'salvage');
    // Blue's army there was destroyed with its only unit.
    expect(left?.to?.includes(2)).toBe(false);
    expect(left?.to?.includes(0)).toBe(true);
    const names = t.game.look.markers(viewOf(t.game, t.s, 0)).map(({ type }) => type);
    expect(names).toContain('salvage');
    expect(t.game.look.markers(viewOf(t.game, t.s, 2)).map(({ type }) => type)).not.toContain(
      'salvage',
    );
  });

  test('[R107] an unguarded base sees it too: founding an army there reveals nothing new', () => {
    const t = table(`blue army 0505: levy-rifles; ${BASES}`);
    t.s.salvage[at(t, '0502')] = bundle('ghost-mesh');
    const seen = (side: number) => viewOf(t.game, t.s, side).salvage[at(t, '0502')];
    expect([seen(0), seen(1)]).toEqual([bundle('ghost-mesh'), UNKNOWN]);
  });

  test('[R107] is visible nowhere else, and survives saving and loading', () => {
    const t = fallen();
    t.s.salvage[at(t, '0508')] = bundle('ghost-mesh', 'ghost-mesh');
    t.s.salvage[at(t, '0303')] = bundle('shaped-charges');
    const fail = (message: string, cause?: unknown): never => {
      throw new Error(message, { cause });
    };
    checkSecrets(t.game, t.s, legal(t.game, t.s, new ActionList()), new Sfc32(4), fail);
    expect(hashState(readPositionOf(t.game, writePosition(t.game, t.s)))).toBe(hashState(t.s));
  });

  test.each([
    ['a hero’s gear', bundle('body-double')],
    ['a graft', bundle('reflex-graft')],
    ['no gear', 31],
    ['a gap', bundle('ghost-mesh') << 5],
  ])('cannot be %s', (_, value) => {
    const t = doomed();
    t.s.salvage[at(t)] = value;
    expect(() => t.game.check(t.s)).toThrow('salvage');
  });
});

describe('[3.8] [S139] picking up', () => {
  const field = (more = '') => {
    const t = table(
      `red army 0505: doctor-ilse-karam; red army 0505: marshal-orsine-vale; red army 0506: cantor-9; blue army 0505: cantor-9; ${BASES}; ${more}`,
    );
    t.s.salvage[at(t)] = bundle('shaped-charges', 'rail-carbines');
    return t;
  };

  test('[3.8] [R107] a technologist takes it into the hand, piece by piece, at no cost', () => {
    const t = field();
    expect(offers(t, 'salvage')).toEqual(['salvage doctor-ilse-karam']);
    const ap = t.s.ap[0];
    act(t, 'salvage doctor-ilse-karam');
    expect([t.s.handSize[0], t.s.held[GEAR_NUMBER['shaped-charges']], t.s.ap[0]]).toEqual([
      1,
      1,
      ap,
    ]);
    expect(lying(t)).toEqual([GEAR_NUMBER['rail-carbines']]);
    expect(log(t, 'salvaged')).toEqual(['Picked up in 0505: Shaped Charges.']);
    expect(t.events.every(({ to }) => to?.join() === '0')).toBe(true);
    act(t, 'salvage doctor-ilse-karam');
    expect([t.s.handSize[0], t.s.held[GEAR_NUMBER['rail-carbines']]]).toEqual([2, 1]);
    expect([offers(t, 'salvage'), refusal(t, 'salvage doctor-ilse-karam').rule]).toEqual([
      [],
      '3.8',
    ]);
  });

  test('[3.8] [2.15] the hand must have room', () => {
    const t = field();
    [t.s.handSize[0], t.s.held[0]] = [8, 8];
    expect([offers(t, 'salvage'), refusal(t, 'salvage doctor-ilse-karam').rule]).toEqual([
      [],
      '2.15',
    ]);
    [t.s.handSize[0], t.s.held[0]] = [7, 7];
    act(t, 'salvage doctor-ilse-karam');
    // The other piece stays.
    expect([offers(t, 'salvage'), refusal(t, 'salvage doctor-ilse-karam').rule]).toEqual([
      [],
      '2.15',
    ]);
    expect(lying(t)).toHaveLength(1);
  });

  test('[3.8] no other hero can, nor one elsewhere, of another side, or in prison', () => {
    const t = field();
    for (const hero of ['marshal-orsine-vale', 'cantor-9', 'cantor-9.2', 'army.1'])
      expect(refusal(t, `salvage ${hero}`).rule).toBe('3.8');
    expect(refusal(t, 'salvage cantor-9').reason).toContain('technologist');
    const held = table(`red army 0505: line-rifles; blue at 0505: outpost; ${BASES}`);
    held.s.salvage[at(held)] = bundle('rail-carbines');
    expect(offers(held, 'salvage')).toEqual([]);
    const caught = field('blue at 0505: outpost; blue garrison 0505: line-rifles');
    const hero = slot(caught, 'doctor-ilse-karam');
    caught.s.group[hero] = slot(caught, 'army.5');
    caught.s.flags[hero] |= FLAG.prisoner;
    expect(refusal(caught, 'salvage doctor-ilse-karam').rule).toBe('3.8');
  });

  test('[3.8] [R107] the winner of the battle can take it afterwards', () => {
    const t = fallen();
    expect(t.s.isPending(STEP.battle)).toBe(false);
    act(t, 'salvage doctor-ilse-karam');
    expect([t.s.held[GEAR_NUMBER['rail-carbines']], lying(t)]).toEqual([1, []]);
  });
});

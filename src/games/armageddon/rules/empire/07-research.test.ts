import { describe, expect, test } from 'vitest';
import { english } from '../../../../../test/english.ts';
import { UNKNOWN } from '../../../../kernel/state.ts';
import { viewOf } from '../../../../kernel/view.ts';
import { GEAR, GEAR_NUMBER, type GearId, TACTICS } from '../../data/gear.ts';
import { FLAG } from '../../state/pieces.ts';
import {
  act,
  copyOf,
  drawHidden,
  log,
  offers,
  refusal,
  slot,
  stepNow,
  table,
  type TestGame,
  type TestSituation,
} from '../../testing.ts';
import { STEP } from '../names.ts';
import { offersOf } from './07-research.ts';

const labelOfAction = ({ game, s }: TestGame, action: number): string =>
  english(game, game.look.actionLabel(s, action));

/** Doctor Karam, Technologist 6, at a laboratory, together with Colonel Duarte, Tactician 6. */
const WORKS =
  'red at 0404: concord-keep laboratory academy; red garrison 0404: doctor-ilse-karam colonel-ines-duarte line-rifles; blue at 0606: axle-zero';

const workshop = (more = '', situation: TestSituation = {}) =>
  table(`${WORKS}${more}`, { values: { 'red-ap': 40 }, ...situation });

const research = (t: TestGame, hero: string, seed = 1): TestGame =>
  drawHidden(act(t, `research ${hero}`), seed);

/** A position in which a hero is offered a given project, by some seed. */
function offered(hero: string, code: number, t = workshop()): TestGame {
  for (let seed = 0; seed < 200; seed++) {
    const next = research(copyOf(t), hero, seed);
    if (offersOf(next.s).includes(code)) return next;
  }
  throw new Error('never offered');
}

const researchers = (t: TestGame) => offers(t).filter((action) => action.startsWith('research'));

describe('[7.1] where researchers work', () => {
  test('[S163] [7.1] [10.1.4] [10.1.5] [10.3.11] [10.3.12] at a place of their craft', () => {
    expect(researchers(workshop())).toEqual([
      'research doctor-ilse-karam',
      'research colonel-ines-duarte',
    ]);
    const at = (facility: string) =>
      researchers(
        table(
          `red at 0404: concord-keep ${facility}; red garrison 0404: doctor-ilse-karam colonel-ines-duarte`,
        ),
      );
    expect(at('laboratory')).toEqual(['research doctor-ilse-karam']);
    expect(at('academy')).toEqual(['research colonel-ines-duarte']);
    expect(at('intel-centre')).toEqual([]);
  });

  test('[10.1.6] a geneticist works at a laboratory, and makes gear that only geneticists can make', () => {
    const t = table('red at 0404: concord-keep laboratory; red garrison 0404: marrow-weaver');
    const codes = offersOf(offered('marrow-weaver', GEAR_NUMBER['body-double'], t).s);
    expect(codes.every((code) => code < GEAR.length)).toBe(true);
    const alone = research(workshop(), 'doctor-ilse-karam');
    expect(offersOf(alone.s).every((code) => GEAR[code]?.maker === 'technologist')).toBe(true);
    // Geneticist 6 and Technologist 3: the dice depend on the craft.
    const dice = (id: GearId) => {
      const made = act(offered('marrow-weaver', GEAR_NUMBER[id], t), `make ${GEAR_NUMBER[id]}`);
      return made.s.frame(STEP.threshold).dice;
    };
    expect([dice('body-double'), dice('rail-carbines')]).toEqual([6, 3]);
  });

  test('[7.1] in a facility of the side in the hex, supplied and not besieged; prisoners do not work', () => {
    const far = table(
      'red at 0404: concord-keep; red at 0408: laboratory; red army 0408: doctor-ilse-karam; mountains 0406 0305 0405 0505 0306 0506 0307 0407 0507',
    );
    expect([researchers(far), refusal(far, 'research doctor-ilse-karam').rule]).toEqual([
      [],
      '7.1',
    ]);
    const beside = table('red at 0404: concord-keep laboratory; red army 0405: doctor-ilse-karam');
    expect(researchers(beside)).toEqual([]);
    const foreign = table(
      'red at 0404: concord-keep; blue at 0405: laboratory; red army 0405: doctor-ilse-karam',
    );
    expect(researchers(foreign)).toEqual([]);
    const siege = workshop('; red at 0405: outpost; blue army 0404: husk-drones');
    expect(researchers(siege)).toHaveLength(2);
    siege.s.flags[slot(siege, 'army.2')] |= FLAG.besieging;
    expect(researchers(siege)).toEqual([]);
    const prison = workshop();
    prison.s.flags[slot(prison, 'doctor-ilse-karam')] |= FLAG.prisoner;
    expect(researchers(prison)).toEqual(['research colonel-ines-duarte']);
  });
});

describe('[7.2] offers', () => {
  test('[S163] [7.2] [R46] six different ones with equal chances, or all if there are fewer', () => {
    const t = workshop();
    const often = new Map<number, number>();
    for (let seed = 0; seed < 600; seed++) {
      const codes = offersOf(research(copyOf(t), 'colonel-ines-duarte', seed).s);
      expect(new Set(codes).size).toBe(6);
      for (const code of codes) often.set(code, (often.get(code) ?? 0) + 1);
    }
    expect([...often.keys()].sort((a, b) => a - b)).toEqual(TACTICS.map((_, i) => GEAR.length + i));
    // The expected number is 360 each, with a standard deviation of 12.
    for (const n of often.values()) expect(Math.abs(n - 360)).toBeLessThan(60);
  });

  test('[7.2] one attempt per hero and turn, used up by viewing the offers; another in the next turn', () => {
    const t = act(research(workshop(), 'doctor-ilse-karam'), 'pass');
    expect(stepNow(t)).toBe('turn.act');
    expect(refusal(t, 'research doctor-ilse-karam').rule).toBe('7.2');
    expect(researchers(t)).toEqual(['research colonel-ines-duarte']);
    act(t, 'end-turn, end-turn, dawn');
    expect(researchers(t)).toHaveLength(2);
    expect(refusal(t, 'research line-rifles').rule).toBe('7.1');
  });

  test('[7.2] [R46] they are listed ascending, then passing; other projects are refused', () => {
    const t = research(workshop(), 'doctor-ilse-karam', 3);
    const codes = [...offersOf(t.s)].sort((a, b) => a - b);
    expect(codes).not.toEqual(offersOf(t.s));
    expect(offers(t)).toEqual([...codes.map((code) => `make ${code}`), 'pass']);
    const other = GEAR.findIndex((_, code) => !codes.includes(code));
    expect(refusal(t, `make ${other}`).rule).toBe('7.2');
    act(t, 'pass');
    expect([stepNow(t), t.s.ap[0]]).toEqual(['turn.act', 40]);
  });

  test('[7.2] [4.6] no other side sees them, nor what is tried', () => {
    const t = research(workshop(), 'doctor-ilse-karam');
    expect(offersOf(viewOf(t.game, t.s, 0))).toEqual(offersOf(t.s));
    expect(offersOf(viewOf(t.game, t.s, 1)).every((code) => code === UNKNOWN)).toBe(true);
    const made = act(copyOf(t), offers(t)[0] ?? '');
    const seen = viewOf(made.game, made.s, 1);
    expect(seen.frame(STEP['research.made']).project).toBe(UNKNOWN);
    expect(t.game.steps[t.s.step]?.secret).toBe(true);
  });
});

describe('[7.3] the attempt', () => {
  const kit = GEAR_NUMBER['demolition-kit'];
  const stock = (t: TestGame) => [...t.s.stock.slice(0, 4)];

  test('[S163] [7.3] it is paid, and as many successes as its difficulty bring it into the hand', () => {
    const t = act(offered('doctor-ilse-karam', kit), `make ${kit}`);
    expect([t.s.ap[0], stock(t), stepNow(t)]).toEqual([37, [9, 7, 9, 7], 'threshold.roll']);
    act(t, 'again 4');
    expect([t.s.held[kit], t.s.handSize[0], stepNow(t)]).toEqual([1, 1, 'turn.act']);
    expect(log(t, 'made')).toEqual(['Research on Demolition Kit succeeds.']);
    expect(t.events.find(({ type }) => type === 'made')?.to).toEqual([0]);
    t.game.check(t.s);
  });

  test('[7.3] with one success less, half of the resources are returned, each rounded down, but no AP', () => {
    const t = act(offered('doctor-ilse-karam', kit), `make ${kit}, again 3, accept`);
    expect([t.s.held[kit], t.s.ap[0], stock(t)]).toEqual([0, 37, [9, 8, 9, 8]]);
    const great = GEAR_NUMBER['great-fusion-device'];
    const device = act(offered('doctor-ilse-karam', great), `make ${great}, again 0, accept`);
    expect([device.s.ap[0], stock(device)]).toEqual([33, [9, 6, 6, 6]]);
    expect(log(device, 'not-made')).toHaveLength(1);
  });

  test('[7.3] [5.8] tactics and fate can be used', () => {
    const t = offered(
      'doctor-ilse-karam',
      kit,
      workshop('', { values: { 'red-ap': 40, 'red-certain-shot': 1 } }),
    );
    act(t, `make ${kit}, again 2, tactic certain-shot, fate, again 1`);
    expect([t.s.held[kit], t.s.ap[0]]).toEqual([1, 35]);
  });

  test('[7.3] [1.10] a tactic costs only AP, and is added to the tactics', () => {
    const surge = GEAR.length;
    const t = act(offered('colonel-ines-duarte', surge), `make ${surge}, again 2`);
    expect([t.s.tactics[0], t.s.tacticsSize[0], t.s.handSize[0]]).toEqual([1, 1, 0]);
    expect([t.s.ap[0], stock(t)]).toEqual([39, [9, 9, 9, 9]]);
    t.game.check(t.s);
  });

  test('[7.3] a project that the player cannot pay for cannot be tried', () => {
    const poor = offered('doctor-ilse-karam', kit, workshop('', { values: { 'red-ap': 2 } }));
    expect([refusal(poor, `make ${kit}`).rule, refusal(poor, `make ${kit}`).reason]).toEqual([
      '7.3',
      'Trying Demolition Kit costs 3 AP, 2 M and 2 T; you have 2 AP, 9 M and 9 T. Choose another card, or none.',
    ]);
    const bare = workshop('', { values: { 'red-ap': 40, 'red-technology': 1 } });
    expect(refusal(offered('doctor-ilse-karam', kit, bare), `make ${kit}`).rule).toBe('7.3');
  });

  test('[7.2] [7.3] an offer that is too expensive is shown with its price, and cannot be tried', () => {
    const bare = workshop('', {
      values: { 'red-ap': 40, 'red-materials': 0, 'red-energy': 0, 'red-technology': 0 },
    });
    const t = offered('doctor-ilse-karam', kit, bare);
    const barred = t.game.look.barred?.(t.s).map((action) => labelOfAction(t, action)) ?? [];
    const shown = [...barred, ...offers(t).filter((action) => action.startsWith('make'))];
    expect(shown).toHaveLength(offersOf(t.s).length);
    expect(barred.some((label) => /\(\d AP, .*[MET].*; difficulty \d\)/.test(label))).toBe(true);
    expect(t.game.look.barred?.(workshop().s)).toEqual([]);
  });

  test('[S163] [7.5] [2.15] a project without room for its product cannot be tried', () => {
    const surge = GEAR.length;
    const at = (n: number) => workshop('', { values: { 'red-ap': 40, 'red-deny': n } });
    expect(refusal(offered('colonel-ines-duarte', surge, at(4)), `make ${surge}`).rule).toBe('');
    expect(refusal(offered('colonel-ines-duarte', surge, at(5)), `make ${surge}`).rule).toBe('7.5');
    const hand = (n: number) => workshop('', { values: { 'red-ap': 40, 'red-ghost-mesh': n } });
    expect(refusal(offered('doctor-ilse-karam', kit, hand(7)), `make ${kit}`).rule).toBe('');
    expect(refusal(offered('doctor-ilse-karam', kit, hand(8)), `make ${kit}`).rule).toBe('2.15');
    // [10.1.22] Pollen Ear at the headquarters raises the limit by 1.
    const ear = table(`${WORKS}; red army 0404: pollen-ear`, {
      values: { 'red-ap': 40, 'red-ghost-mesh': 8 },
    });
    expect(refusal(offered('doctor-ilse-karam', kit, ear), `make ${kit}`).rule).toBe('');
  });
});

import { describe, expect, test } from 'vitest';
import { viewOf } from '../../../../kernel/view.ts';
import { UNKNOWN } from '../../../../kernel/state.ts';
import { type GearId, GEAR_NUMBER } from '../../data/gear.ts';
import { FLAG } from '../../state/pieces.ts';
import { act, log, offers, refusal, slot, stepNow, table, type TestGame } from '../../testing.ts';
import { STEP } from '../names.ts';
import { carries } from '../pieces.ts';

/** A position in which Red has gear in the hand. */
const hand = (text: string, ...held: GearId[]): TestGame =>
  table(text, { values: Object.fromEntries(held.map((id) => [`red-${id}`, 2])) });

const BASE = 'red at 0404: concord-keep; blue at 0606: axle-zero';
const fits = (t: TestGame) => offers(t).filter((action) => action.startsWith('fit'));
const gear = (id: GearId) => `gear ${GEAR_NUMBER[id]}`;

describe('[1.7] [1.8] [1.9] gear', () => {
  test('[1.7] a unit has one attachment, one munition, and different enhancements', () => {
    const t = hand(
      `${BASE}; red garrison 0404: line-rifles`,
      ...(['rail-carbines', 'shaped-charges', 'reflex-graft', 'myofibre-graft'] as const),
    );
    expect(fits(t)).toEqual(['fit line-rifles']);
    for (const id of ['rail-carbines', 'shaped-charges', 'reflex-graft', 'myofibre-graft'] as const)
      act(t, `fit line-rifles, ${gear(id)}`);
    t.game.check(t.s);
    const u = slot(t, 'line-rifles');
    expect(carries(t.s, u, 'rail-carbines') && carries(t.s, u, 'shaped-charges')).toBe(true);
    expect(carries(t.s, u, 'reflex-graft') && carries(t.s, u, 'myofibre-graft')).toBe(true);
    expect([fits(t), refusal(t, 'fit line-rifles').rule, t.s.handSize[0]]).toEqual([[], '1.7', 4]);
    expect(t.s.held[GEAR_NUMBER['rail-carbines']]).toBe(1);
    expect([t.s.ap[0], log(t, 'fitted')[0]]).toEqual([
      12,
      'Equipped with Rail Carbines: Line Rifles.',
    ]);
  });

  test('[1.8] a hero has two attachments and one munition', () => {
    const t = hand(
      `${BASE}; red garrison 0404: doctor-ilse-karam`,
      ...(['field-staff-kit', 'body-double', 'ghost-mesh', 'quiet-needle'] as const),
    );
    act(t, `fit doctor-ilse-karam, ${gear('field-staff-kit')}`);
    act(t, `fit doctor-ilse-karam, ${gear('ghost-mesh')}`);
    act(t, 'fit doctor-ilse-karam');
    expect(offers(t)).toEqual([gear('quiet-needle')]);
    act(t, gear('quiet-needle'));
    expect(fits(t)).toEqual([]);
    t.game.check(t.s);
  });

  test('[1.7] each fits only its kind of card', () => {
    const t = hand(
      `${BASE}; red garrison 0404: line-rifles doctor-ilse-karam; red hand: pelican-bomber`,
      'blast-doors',
    );
    expect(fits(t)).toEqual(['fit concord-keep']);
  });

  test('[1.9] [10.4.6] [R47] an attack card has a munition if it has a slot; a weapon needs a slot for it', () => {
    const red = `${BASE}; red hand: pelican-bomber kestrel-fighter judgement-bus`;
    expect(fits(hand(red, 'cluster-load'))).toEqual(['fit pelican-bomber', 'fit judgement-bus']);
    const t = hand(red, 'great-fusion-device');
    expect(fits(t)).toEqual(['fit judgement-bus']);
    act(t, `fit judgement-bus, ${gear('great-fusion-device')}`);
    expect([fits(t), stepNow(t)]).toEqual([[], 'turn.act']);
  });

  test('[R47] at a base that is supplied and not besieged; no prisoner; nobody else’s card', () => {
    const t = hand(
      `${BASE}; red garrison 0404: line-rifles; red army 0404: tine-walker; red army 0405: husk-drones; blue army 0404: stray-mower; blue garrison 0606: vector-striker`,
      'rail-carbines',
    );
    expect(fits(t)).toEqual(['fit line-rifles', 'fit tine-walker']);
    for (const name of ['husk-drones', 'stray-mower', 'vector-striker'])
      expect(refusal(t, `fit ${name}`).rule).toBe('R47');
    t.s.flags[slot(t, 'line-rifles')] |= FLAG.prisoner;
    expect(fits(t)).toEqual(['fit tine-walker']);
    t.s.flags[slot(t, 'army.4')] |= FLAG.besieging;
    expect([fits(t), refusal(t, 'fit tine-walker').rule]).toEqual([[], 'R47']);
  });

  test('[4.6] [R47] a side that does not know the card does not learn its gear', () => {
    const t = hand(`${BASE}; hidden red garrison 0404: line-rifles`, 'rail-carbines');
    act(t, 'fit line-rifles');
    expect(viewOf(t.game, t.s, 1).frame(STEP['fit.gear']).card).toBe(UNKNOWN);
    expect(t.game.steps[t.s.step]?.secret).toBe(true);
    act(t, gear('rail-carbines'));
    expect(t.events.find(({ type }) => type === 'fitted')?.to).toEqual([0]);
    expect(viewOf(t.game, t.s, 1).gear1[slot(t, 'line-rifles')]).toBe(UNKNOWN);
  });
});

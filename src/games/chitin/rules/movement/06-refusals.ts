/** Reasons for refusing a move: the rule that applies, in a sentence. */
import { node, ruleRef } from '../../../../kernel/text/message.ts';
import type { Refusal } from '../../../../kernel/rulebook.ts';
import type { WhyNot } from '../../../../kernel/step.ts';
import {
  CENTRE,
  HEXES,
  IS_ENTRY,
  isBeside,
  MEGAHEX_OF,
  NODES,
  TERRAIN_OF,
} from '../../data/field.ts';
import { TERRAINS } from '../../data/map.ts';
import { TOKENS } from '../../data/scenarios.ts';
import { isFlyer, isWorker, PLUNGE, sideOf } from '../../data/units.ts';
import { type Chitin, DEAD, GONE, holdsHex, mayStack, ownBox } from '../../state.ts';
import { airPlace, named } from '../../i18n/nouns.ts';
import { msg, refuse } from '../../i18n/msg.ts';
import { JOINING, mayJoin, readParty } from './06-party.ts';
import { floodFrom } from './06-reach.ts';
import { whyNotOverrun } from '../battle/07-overrun.ts';
import { mayDeclareStill, whyNotCharge } from '../air/08-charge.ts';
import { isBarredByFlyers, mayLeaveBehind } from '../air/08-air-movement.ts';
import { STEP } from '../names.ts';
import type { Party, Survey } from '../scratch.ts';
import type { ChitinStep } from '../step.ts';
import { survey } from '../survey.ts';

/** Returns why a unit cannot be picked. */
export function whyNotPick(s: Chitin, u: number): Refusal {
  const args = { u: named(u) };
  if (sideOf(u) !== s.mover) return refuse('5.00', 'refusal.enemy-unit', args);
  if (s.at[u] === DEAD) return refuse('7.063', 'refusal.dead', args);
  if (s.at[u] === GONE) return refuse('6.07', 'refusal.gone', args);
  if (s.at[u] < 0) return refuse('3.03', 'refusal.not-in-force', args);
  const charge = s.world.rules.advanced && mayDeclareStill(s, u) && s.disrupted[u] === 0;
  const reason = charge
    ? msg('refusal.no-points-nor-charge', {
        ...args,
        points: s.world.values['charge.points'],
        rule: ruleRef('8.021'),
      })
    : msg('refusal.no-points', args);
  return { rule: '6.02', reason };
}

/** [R41] Returns whether the party consists of units without points, picked in order to charge. */
const isForCharge = (s: Chitin): boolean =>
  s.frame(STEP['move.party']).stage === JOINING && readParty(s).spent > 0;

/** Wraps a refusal: for a party that only charges, the refusal about charging comes first. */
const unlessForCharge =
  (whyNot: WhyNot<Chitin>): WhyNot<Chitin> =>
  (s, noun) =>
    isForCharge(s) ? refuse('R41', 'refusal.only-charge') : whyNot(s, noun);

/** Refusals of a party's actions in its hex. */
export const ON_HEX_REFUSALS = {
  take: (s, token) => whyNotTake(s, readParty(s), token),
  overrun: (s, n) => whyNotRideDown(s, readParty(s), n),
  face: whyNotFace,
  charge: (s) => whyNotCharge(s, readParty(s)),
  stay: whyNotStay,
} satisfies ChitinStep['refusals'];

/** Refusals of the actions of a party that has arrived; it goes no farther. */
export const FACE_REFUSALS = {
  ...ON_HEX_REFUSALS,
  to: (s) => refuse('6.06', 'refusal.arrived', { at: node(readParty(s).node) }),
} satisfies ChitinStep['refusals'];

/** Refusals of the actions of a party that is still being formed. */
export const PARTY_REFUSALS = {
  pick: whyNotJoin,
  charge: ON_HEX_REFUSALS.charge,
  to: unlessForCharge((s, n) => (readParty(s).flyers ? whyNotFly(s, n) : whyNotTo(s, n))),
  take: unlessForCharge(ON_HEX_REFUSALS.take),
  overrun: unlessForCharge(ON_HEX_REFUSALS.overrun),
  face: unlessForCharge(whyNotFace),
  stay: unlessForCharge(whyNotStay),
} satisfies ChitinStep['refusals'];

function whyNotFace(s: Chitin): Refusal {
  const party = readParty(s);
  if (party.flyers) return refuse('8.013', 'refusal.flyers-face');
  if (party.node >= HEXES) return refuse('6.06', 'refusal.off-map-face');
  return refuse('8.021', 'refusal.charge-faces');
}

function whyNotStay(s: Chitin): Refusal {
  if (readParty(s).charging > 0) return refuse('8.021', 'refusal.charge-stays');
  return refuse('6.06', 'refusal.ground-stays');
}

function whyNotJoin(s: Chitin, u: number): Refusal | undefined {
  const party = readParty(s);
  const args = { u: named(u) };
  if (s.marked[u]) return refuse('6.02', 'refusal.joined', args);
  const mayGo = s.left[u] > 0 || mayDeclareStill(s, u);
  if (sideOf(u) !== s.mover || !mayGo) return whyNotPick(s, u);
  if (isFlyer(u) !== party.flyers) return refuse('8.011', 'refusal.flyers-apart');
  if (s.at[u] !== party.node) return refuse('R4', 'refusal.party-elsewhere', args);
  if (!mayJoin(s, party, u) && party.size >= 3) return refuse('6.05', 'refusal.party-of-four');
  if (!mayJoin(s, party, u)) return refuse('6.051', 'refusal.party-of-types');
  const { last, stage } = s.frame(STEP['move.party']);
  if (stage === JOINING && u > last) return refuse('R41', 'refusal.party-cannot-charge', args);
  return refuse('R4', 'refusal.party-order');
}

function whyNotTo(s: Chitin, n: number): Refusal {
  const party = readParty(s);
  const sv = survey(s, s.mover);
  if (n >= HEXES) return whyNotLeave(s, party, n);
  return whyNotStop(sv, party, n) ?? whyNotReach(s, sv, party, n);
}

function whyNotLeave(s: Chitin, party: Party, n: number): Refusal {
  if (n !== ownBox(s, s.mover)) return refuse('6.07', 'refusal.other-end');
  if (party.charging > 0) return refuse('8.021', 'refusal.charge-leaves');
  if (party.node >= HEXES) return refuse('6.01', 'refusal.off-already');
  if (!IS_ENTRY[s.end[s.mover]][party.node]) return refuse('R7', 'refusal.no-way-off');
  return refuse('6.02', 'refusal.no-points-to-leave');
}

function whyNotStop(sv: Survey, party: Party, n: number): Refusal | undefined {
  const at = node(n);
  if (n === party.node) return refuse('6.02', 'refusal.here-already', { at });
  if (sv.foe[n] > 0) return refuse('6.09', 'refusal.enemy-holds', { at });
  if (sv.own[n] + party.size > 3) return refuse('6.05', 'refusal.hex-full', { at });
  if (!mayStack(sv.types[n] | party.types)) return refuse('6.051', 'refusal.hex-of-others', { at });
  if (party.charging > 0 && !sv.near[n])
    return refuse('8.021', 'refusal.charge-without-enemy', { at });
  return undefined;
}

/** Returns whether the party could reach a hex under other conditions; the survey then matches no real position. */
const wouldReach = (s: Chitin, sv: Survey, party: Party, n: number): boolean =>
  floodFrom(s, { ...sv, version: Number.NaN }, party, s.mover).best[n] >= 0;

function whyNotReach(s: Chitin, sv: Survey, party: Party, n: number): Refusal {
  const at = node(n);
  if (party.disrupted > 0) return refuse('7.064', 'refusal.disrupted-moves');
  const nowhere = new Int8Array(NODES);
  if (wouldReach(s, { ...sv, fighters: new Int8Array(NODES).fill(1) }, party, n))
    return refuse('6.082', 'refusal.workers-alone', { at });
  if (wouldReach(s, { ...sv, foe: nowhere }, party, n))
    return refuse('6.09', 'refusal.enemy-in-way', { at });
  if (wouldReach(s, { ...sv, zone: nowhere }, party, n))
    return refuse('6.04', 'refusal.zones-in-way');
  const ground = msg(`ground.${TERRAINS[TERRAIN_OF[n]].id}`);
  return refuse('6.02', 'refusal.too-far', { at, ground });
}

function whyNotFly(s: Chitin, n: number): Refusal {
  const party = readParty(s);
  if (n >= HEXES && n !== ownBox(s, s.mover)) return refuse('6.07', 'refusal.flyers-other-end');
  if (n < HEXES && CENTRE[MEGAHEX_OF[n]] !== n)
    return refuse('R32', 'refusal.not-centre', {
      centre: node(CENTRE[MEGAHEX_OF[n]]),
      at: node(n),
    });
  if (party.node === n) return refuse('8.011', 'refusal.flyers-there');
  if (!mayLeaveBehind(s, party)) return refuse('8.014', 'refusal.too-few-stay');
  if (isBarredByFlyers(s, party, n))
    return refuse('8.014', 'refusal.flyers-bar', { air: airPlace(n) });
  return refuse('8.011', 'refusal.air-too-far', {
    air: airPlace(n),
    n: s.world.ratings.types[PLUNGE].moves,
  });
}

function whyNotTake(s: Chitin, party: Party, t: number): Refusal {
  const units = Array.from(party.units.subarray(0, party.size));
  if (!units.some(isWorker)) return refuse('6.081', 'refusal.not-worker');
  if (s.tokenAt[t] !== party.node)
    return refuse('6.081', 'refusal.token-elsewhere', { token: TOKENS[t] });
  if (s.tokenMoved[t]) return refuse('R10', 'refusal.token-moved', { token: TOKENS[t] });
  return refuse('6.081', 'refusal.hands-full');
}

function whyNotRideDown(s: Chitin, party: Party, n: number): Refusal | undefined {
  if (party.flyers) return refuse('R30', 'refusal.flyers-overrun');
  const beside = party.node < HEXES && isBeside(party.node, n);
  if (!beside || !holdsHex(s, 1 - s.mover, n)) return refuse('R29', 'refusal.overrun-afar');
  return whyNotOverrun(s, party, n);
}

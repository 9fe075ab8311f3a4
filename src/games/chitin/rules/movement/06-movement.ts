/** [6.00] Moving: pick a party in one hex, send it somewhere, face it. */
import {
  type Action,
  ActionList,
  type LegalActions,
  nounOf,
  verbOf,
} from '../../../../kernel/action.ts';
import type { Log } from '../../../../kernel/text/log.ts';
import { type Message, node } from '../../../../kernel/text/message.ts';
import { NONE } from '../../../../kernel/state.ts';
import { HEXES, NEXT, NODES } from '../../data/field.ts';
import { TOKENS } from '../../data/scenarios.ts';
import { firstUnit } from '../../data/units.ts';
import { type Chitin, face, unitsEnd } from '../../state.ts';
import { airPlace, doers, inTurn, piece } from '../../i18n/nouns.ts';
import { fixed, msg } from '../../i18n/msg.ts';
import { isWarned, roundsLeft } from '../04-standstill.ts';
import { declareEnd } from '../04-victory.ts';
import {
  disband,
  FIXED,
  isGrounded,
  JOINING,
  MOVED,
  mayJoin,
  mayMove,
  partyWith,
  readParty,
} from './06-party.ts';
import { floodFrom, pathTo, payFor, priceOf } from './06-reach.ts';
import { FACE_REFUSALS, PARTY_REFUSALS, whyNotPick } from './06-refusals.ts';
import { leave, listTokens, takeToken } from './06-workers.ts';
import { listOverruns, overrun } from '../battle/07-overrun.ts';
import { flyTo, listFlights } from '../air/08-air-movement.ts';
import {
  chargersOn,
  chargesAt,
  declareCharge,
  mayCharge,
  mayDeclareStill,
} from '../air/08-charge.ts';
import { STEP, V } from '../names.ts';
import type { ChitinStep } from '../step.ts';
import type { Party, Survey } from '../scratch.ts';
import { hasRoom, survey } from '../survey.ts';
import { facingOn, relocate } from '../units.ts';

const PICK = { label: (_: Chitin, u: number) => msg('label.pick', { piece: piece(u) }) };

/** [8.021] [8.022] Returns the label of a charge, with the points that it gives and the factor on strength. */
const chargeLabel = ({ world: { values } }: Chitin) =>
  msg('label.charge', { points: values['charge.points'], factor: values['charge.factor'] });

/** Actions of a party in its own hex. */
const ON_HEX = {
  charge: { label: chargeLabel },
  take: { label: (_: Chitin, t: number) => msg('label.take', { token: TOKENS[t] }) },
  overrun: {
    label: (_: Chitin, n: number) => msg('label.overrun', { at: node(n) }),
    preview: (_: Chitin, n: number) => [{ type: 'target', name: msg('area.overrun'), nodes: [n] }],
  },
  face: { label: (_: Chitin, d: number) => msg('label.face', { d: { direction: d } }) },
};

/** [6.02] [R4] The player picks the unit that moves next, alone or as the first of a party, or ends movement. */
export const pickStep: ChitinStep<'pick' | 'done'> = {
  rule: '6.02',
  prompt: (s) => inTurn(msg('prompt.move.pick'), standstillWarning(s)),
  offers: { pick: PICK, done: { label: fixed('label.done.move.pick') } },
  who: (s) => s.mover,
  enter(s) {
    for (let u = firstUnit(s.mover); u < unitsEnd(s.mover); u++) if (mayMove(s, u)) return;
    // [8.02] A charge may be declared until the movement phase ends.
    const mayChargeOn = chargersOn(s);
    for (let u = firstUnit(s.mover); u < unitsEnd(s.mover); u++) if (mayChargeOn(u)) return;
    s.goto(STEP['turn.recover']);
  },
  actions(s, out) {
    const mayChargeOn = chargersOn(s);
    for (let u = firstUnit(s.mover); u < unitsEnd(s.mover); u++)
      if (mayMove(s, u) || mayChargeOn(u)) out.add(V.pick, u);
    out.add(V.done);
  },
  apply(s, action) {
    if (verbOf(action) === V.done) {
      s.goto(STEP['turn.recover']);
      return;
    }
    s.marked[nounOf(action)] = 1;
    s.push(STEP['move.party'], { last: nounOf(action), stage: JOINING });
  },
  refusals: { pick: whyNotPick },
};

/** [6.02] More units join the party; once it acts, it is complete. */
export const partyStep: ChitinStep<
  'pick' | 'charge' | 'take' | 'overrun' | 'face' | 'to' | 'stay'
> = {
  rule: '6.02',
  prompt: partyPrompt,
  focus: partyFocus,
  offers: {
    pick: PICK,
    ...ON_HEX,
    to: { label: toLabel, path: pathOf },
    stay: { label: fixed('label.stay') },
  },
  who: (s) => s.mover,
  actions(s, out) {
    const party = readParty(s);
    const sv = survey(s, s.mover);
    const { last, stage } = s.frame(STEP['move.party']);
    const isJoining = stage === JOINING;
    if (isJoining) listJoiners(s, sv, party, last, out);
    if (party.flyers) {
      listFlights(s, party, out);
      out.add(V.stay);
      return;
    }
    if (mayCharge(s, sv, party)) out.add(V.charge);
    // [R41] A unit without points is picked only for a charge.
    if (isJoining && party.spent > 0) return;
    listTokens(s, party, out);
    listGoals(s, sv, party, out);
    listOverruns(s, sv, party, out);
    if (isGrounded(party)) listFacings(s, sv, party.node, out);
    // [8.021] A unit that has declared a charge off the map must enter and attack.
    else if (party.charging === 0) out.add(V.stay);
  },
  apply(s, action, log) {
    const party = readParty(s);
    const frame = s.frame(STEP['move.party']);
    switch (verbOf(action)) {
      case V.pick:
        s.marked[nounOf(action)] = 1;
        frame.last = nounOf(action);
        return;
      case V.to:
        moveTo(s, party, nounOf(action), log);
        return;
      case V.stay:
        finish(s, party, false);
        return;
      default:
        applyOnHex(s, party, action, Math.max(FIXED, frame.stage), log);
    }
  },
  refusals: PARTY_REFUSALS,
};

/** [6.06] A party that has arrived turns, or goes on: it takes a token, charges, or overruns an enemy. */
export const faceStep: ChitinStep<'charge' | 'take' | 'overrun' | 'face'> = {
  rule: '6.06',
  prompt: (s) => inTurn(msg('prompt.move.face'), overrunHint(s)),
  focus: partyFocus,
  offers: ON_HEX,
  who: (s) => s.mover,
  actions(s, out) {
    const party = readParty(s);
    const sv = survey(s, s.mover);
    if (mayCharge(s, sv, party)) out.add(V.charge);
    listTokens(s, party, out);
    listOverruns(s, sv, party, out);
    listFacings(s, sv, party.node, out);
  },
  apply(s, action, log) {
    applyOnHex(s, readParty(s), action, MOVED, log);
  },
  refusals: FACE_REFUSALS,
};

/** [R59] Returns the warning at the beginning of every move, and what would prevent the end. */
const standstillWarning = (s: Chitin): Message | undefined =>
  isWarned(s) ? msg('prompt.standstill', { left: roundsLeft(s) }) : undefined;

function partyPrompt(s: Chitin): Message {
  const party = readParty(s);
  const who = { n: party.size, piece: piece(party.units[0]) };
  if (party.flyers) return msg('prompt.move.party.flyers', who);
  if (s.frame(STEP['move.party']).stage === JOINING && party.spent > 0)
    return msg('prompt.move.party.spent', { ...who, points: s.world.values['charge.points'] });
  return inTurn(
    party.node < HEXES
      ? msg('prompt.move.party', { ...who, at: node(party.node) })
      : msg('prompt.move.party.enter', who),
    party.charging > 0 ? msg('prompt.move.party.charging') : undefined,
  );
}

function partyFocus(s: Chitin) {
  const party = readParty(s);
  return { unit: party.units[0], node: party.node };
}

function toLabel(s: Chitin, n: number): Message {
  if (n >= HEXES) return msg('label.to.off');
  return readParty(s).flyers
    ? msg('label.to.air', { air: airPlace(n) })
    : msg('label.to', { at: node(n) });
}

/** [6.02] Returns the path of a party, with the points each member pays. */
function pathOf(s: Chitin, n: number) {
  const party = readParty(s);
  if (party.flyers) return { nodes: [n], cost: '' };
  const sv = survey(s, s.mover);
  const nodes = pathTo(floodFrom(s, sv, party, s.mover), n);
  const costs = Array.from(party.units.subarray(0, party.size), (u) =>
    s.disrupted[u] ? 1 : nodes.reduce((sum, each) => sum + priceOf(s, sv, u, each), 0),
  );
  return { nodes, cost: [...new Set(costs)].join('/') };
}

/**
 * [7.07] Returns a hint about overruns beside the party, which are easily overlooked because it may be unable to move.
 */
function overrunHint(s: Chitin): Message | undefined {
  const list = new ActionList();
  listOverruns(s, survey(s, s.mover), readParty(s), list);
  const hexes = list.toArray().map((action) => node(nounOf(action)));
  if (hexes.length === 0) return undefined;
  return msg('prompt.move.face.overrun', { hexes: { list: hexes, join: 'or' } });
}

/** Carries out an action of a party in its hex: charge, take a token, overrun, or choose a facing. */
function applyOnHex(s: Chitin, party: Party, action: Action, stage: number, log?: Log): void {
  const noun = nounOf(action);
  if (verbOf(action) === V.charge) {
    declareCharge(s, party, log);
    s.goto(STEP['move.party'], { last: 0, stage });
  } else if (verbOf(action) === V.take) {
    takeToken(s, party, noun, log);
    s.goto(STEP['move.party'], { last: 0, stage });
  } else if (verbOf(action) === V.overrun) {
    overrun(s, party, noun, log);
    s.goto(STEP['move.party'], { last: 0, stage: MOVED });
  } else {
    face(s, s.mover, party.node, noun);
    log?.add({
      type: 'face',
      // A stack that only turns has no earlier line.
      ...(stage === MOVED && { joins: true }),
      rule: '6.06',
      args: { at: node(party.node), d: { direction: noun } },
    });
    finish(s, party, stage === MOVED);
  }
}

function finish(s: Chitin, party: Party, moved: boolean): void {
  disband(s, party, moved);
  s.pop();
}

/**
 * Lists units that may join. They join in ascending order, so that every party can be picked in one way only. [R41] A
 * party with a member without points must be able to charge.
 */
function listJoiners(
  s: Chitin,
  sv: Survey,
  party: Party,
  last: number,
  out: LegalActions<'pick'>,
): void {
  for (let u = last + 1; u < unitsEnd(s.mover); u++) {
    if (!mayJoin(s, party, u) || !(mayMove(s, u) || mayDeclareStill(s, u))) continue;
    const isFree = party.spent === 0 && mayMove(s, u);
    if (isFree || mayCharge(s, sv, partyWith(s, party, u))) out.add(V.pick, u);
  }
}

/** [6.02] Lists the nodes that the party can reach and stop at. */
function listGoals(s: Chitin, sv: Survey, party: Party, out: LegalActions<'to'>): void {
  const reach = floodFrom(s, sv, party, s.mover);
  for (let n = 0; n < NODES; n++) if (reach.best[n] >= 0 && mayStop(sv, party, n)) out.add(V.to, n);
}

/**
 * [R3] Returns whether a party may stop at a node: stacking limits apply, and [8.021] a charge must end beside an
 * enemy.
 */
export function mayStop(sv: Survey, party: Party, n: number): boolean {
  if (n >= HEXES) return true;
  return hasRoom(sv, n, party.size, party.types) && (party.charging === 0 || sv.near[n] === 1);
}

/** [6.06] Lists the facings: any of the six sides, or, [8.021] for a charging party, those with an enemy in front. */
function listFacings(s: Chitin, sv: Survey, n: number, out: LegalActions<'face'>): void {
  const bound = chargesAt(s, n);
  for (let d = 0; d < 6; d++) if (!bound || hasFoeInFront(sv, n, d)) out.add(V.face, d);
}

function hasFoeInFront(sv: Survey, n: number, facing: number): boolean {
  for (let turn = 5; turn <= 7; turn++) {
    const to = NEXT[n * 6 + ((facing + turn) % 6)];
    if (to >= 0 && sv.foe[to] > 0) return true;
  }
  return false;
}

/** Carries out a move: all members pay, tokens come along; the party leaves the map, or chooses a facing next. */
function moveTo(s: Chitin, party: Party, n: number, log?: Log): void {
  const units = Array.from(party.units.subarray(0, party.size));
  const from = party.node;
  if (party.flyers) {
    log?.add({
      type: from >= HEXES ? 'fly-in' : n >= HEXES ? 'fly-off' : 'fly',
      rule: '8.011',
      args: { ...doers(units), from: airPlace(from), to: airPlace(n) },
    });
    flyTo(s, party, n);
    finish(s, party, true);
    return;
  }
  log?.add({
    type: from >= HEXES ? 'enter' : n >= HEXES ? 'leave' : 'move',
    rule: '6.02',
    args: { ...doers(units), from: node(from), to: node(n) },
  });
  const sv = survey(s, s.mover);
  const path = pathTo(floodFrom(s, sv, party, s.mover), n);
  payFor(s, sv, party, path);
  relocate(s, units, n, facingOn(s, s.mover, n, lastDirection(from, path)));
  for (const u of units) if (s.carries[u] !== NONE) s.tokenMoved[s.carries[u]] = 1;
  if (n < HEXES) {
    s.goto(STEP['move.face']);
    return;
  }
  finish(s, party, true);
  leave(s, units, log);
  declareEnd(s);
}

/** [R5] Returns the direction of the last step, which is the facing of a party until it chooses one. */
function lastDirection(from: number, path: readonly number[]): number {
  const n = path[path.length - 1];
  const before = path[path.length - 2] ?? from;
  for (let d = 0; d < 6; d++) if (before < HEXES && NEXT[before * 6 + d] === n) return d;
  return 0;
}

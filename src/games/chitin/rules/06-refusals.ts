/** Why a move is refused: the rule that stands in the way, in a sentence. */
import { type Action, nounOf, verbOf } from '../../../kernel/action.ts';
import type { Refusal } from '../../../kernel/rulebook.ts';
import {
  airName,
  BOARD,
  CENTRE,
  HEXES,
  IS_ENTRY,
  isBeside,
  MEGAHEX_OF,
  NODES,
  TERRAIN_OF,
} from '../data/field.ts';
import { TERRAINS } from '../data/map.ts';
import { TOKENS } from '../data/scenarios.ts';
import { isFlyer, isWorker, sideOf, UNITS } from '../data/units.ts';
import { type Chitin, DEAD, GONE, holdsHex, mayStack, ownBox } from '../state.ts';
import { JOINING, mayJoin, readParty } from './06-party.ts';
import { floodFrom } from './06-reach.ts';
import { whyNotOverrun } from './07-overrun.ts';
import { mayDeclareStill, whyNotCharge } from './08-charge.ts';
import { isBarredByFlyers, mayLeaveBehind } from './08-air-movement.ts';
import { STEP, V } from './names.ts';
import type { Party, Survey } from './scratch.ts';
import { survey } from './survey.ts';

/** Why a unit cannot be picked. */
export function whyNotPick(s: Chitin, action: Action): Refusal | undefined {
  if (verbOf(action) !== V.pick) return undefined;
  const u = nounOf(action);
  const { id } = UNITS[u];
  if (sideOf(u) !== s.mover) return { rule: '5.00', reason: `${id} belongs to the enemy.` };
  if (s.at[u] === DEAD) return { rule: '7.063', reason: `${id} is dead.` };
  if (s.at[u] === GONE)
    return { rule: '6.07', reason: `${id} has left the map and cannot return.` };
  if (s.at[u] < 0) return { rule: '3.03', reason: `${id} is not part of your force.` };
  const charge = s.world.rules.advanced && mayDeclareStill(s, u) && s.disrupted[u] === 0;
  const more = charge ? ', and with two more for a charge it would reach no enemy [8.021]' : '';
  return { rule: '6.02', reason: `${id} has no movement points left in this turn${more}.` };
}

/** Why a party cannot do what was asked of it. */
export function whyNotParty(s: Chitin, action: Action): Refusal | undefined {
  const noun = nounOf(action);
  if (verbOf(action) !== V.pick && verbOf(action) !== V.charge && isForCharge(s))
    return { rule: 'R41', reason: 'They have no points left, and can only declare a charge.' };
  switch (verbOf(action)) {
    case V.pick:
      return whyNotJoin(s, noun);
    case V.to:
      return readParty(s).flyers ? whyNotFly(s, noun) : whyNotTo(s, noun);
    default:
      return whyNotFace(s, action);
  }
}

/** [R41] Whether the party is made up of units that were picked to charge, having no points left. */
const isForCharge = (s: Chitin): boolean =>
  s.frame(STEP['move.party']).stage === JOINING && readParty(s).spent > 0;

/** The same for what a party does where it stands. */
export function whyNotFace(s: Chitin, action: Action): Refusal | undefined {
  const party = readParty(s);
  const noun = nounOf(action);
  switch (verbOf(action)) {
    case V.take:
      return whyNotTake(s, party, noun);
    case V.overrun:
      return whyNotRideDown(s, party, noun);
    case V.face:
      if (party.flyers) return { rule: '8.013', reason: 'Flyers have no facing.' };
      if (party.node >= HEXES) return { rule: '6.06', reason: 'Off the map there is no facing.' };
      return { rule: '8.021', reason: 'Who charges must end with an enemy in front.' };
    case V.charge:
      return whyNotCharge(s, party);
    case V.stay:
      if (party.charging > 0)
        return { rule: '8.021', reason: 'Who has declared a charge must come and attack.' };
      return { rule: '6.06', reason: 'Ground units end their move by facing a side of their hex.' };
    default:
      return undefined;
  }
}

function whyNotJoin(s: Chitin, u: number): Refusal | undefined {
  const party = readParty(s);
  const { id } = UNITS[u];
  if (s.marked[u]) return { rule: '6.02', reason: `${id} is in the party already.` };
  const mayGo = s.left[u] > 0 || mayDeclareStill(s, u);
  if (sideOf(u) !== s.mover || !mayGo) return whyNotPick(s, (V.pick << 16) | u);
  if (isFlyer(u) !== party.flyers)
    return { rule: '8.011', reason: 'Flyers and ground units do not move together.' };
  if (s.at[u] !== party.node)
    return { rule: 'R4', reason: `${id} stands elsewhere; a party sets out from one hex.` };
  if (!mayJoin(s, party, u) && party.size >= 3)
    return { rule: '6.05', reason: 'No more than three ground units may stand in a hex.' };
  if (!mayJoin(s, party, u))
    return { rule: '6.051', reason: 'Different types of warriors never share a hex.' };
  const { last, stage } = s.frame(STEP['move.party']);
  if (stage === JOINING && u > last)
    return { rule: 'R41', reason: `With ${id} this party could not declare a charge.` };
  return { rule: 'R4', reason: 'A party is picked in the order of its units, before it moves.' };
}

function whyNotTo(s: Chitin, n: number): Refusal {
  const party = readParty(s);
  const sv = survey(s, s.mover);
  if (n >= HEXES) return whyNotLeave(s, party, n);
  return whyNotStop(sv, party, n) ?? whyNotReach(s, sv, party, n);
}

function whyNotLeave(s: Chitin, party: Party, n: number): Refusal {
  if (n !== ownBox(s, s.mover))
    return { rule: '6.07', reason: 'Units leave the map only by the end at which they entered.' };
  if (party.charging > 0) return { rule: '8.021', reason: 'Who charges must attack, not leave.' };
  if (party.node >= HEXES) return { rule: '6.01', reason: 'They are off the map already.' };
  if (!IS_ENTRY[s.end[s.mover]][party.node])
    return { rule: 'R7', reason: 'They cannot get to a hex of their own short edge and off it.' };
  return { rule: '6.02', reason: 'They have not the points left.' };
}

function whyNotStop(sv: Survey, party: Party, n: number): Refusal | undefined {
  const at = BOARD.labels[n];
  if (n === party.node)
    return { rule: '6.02', reason: `They stand at ${at} already; face a side to stay.` };
  if (sv.foe[n] > 0)
    return {
      rule: '6.09',
      reason: `Enemy ground units hold ${at}; ground units never enter their hex.`,
    };
  if (sv.own[n] + party.size > 3)
    return { rule: '6.05', reason: `${at} would hold more than three ground units.` };
  if (!mayStack(sv.types[n] | party.types))
    return { rule: '6.051', reason: `Warriors of another type stand at ${at}.` };
  if (party.charging > 0 && !sv.near[n])
    return { rule: '8.021', reason: `No enemy is beside ${at}, and a charge must attack.` };
  return undefined;
}

/** Whether the party would get to a hex if things stood otherwise. */
const wouldReach = (s: Chitin, sv: Survey, party: Party, n: number): boolean =>
  floodFrom(s, sv, party, s.mover).best[n] >= 0;

function whyNotReach(s: Chitin, sv: Survey, party: Party, n: number): Refusal {
  const at = BOARD.labels[n];
  if (party.disrupted > 0)
    return {
      rule: '7.064',
      reason: `Disrupted units move one hex at most, and never into an enemy zone of control.`,
    };
  const nowhere = new Int8Array(NODES);
  if (wouldReach(s, { ...sv, fighters: new Int8Array(NODES).fill(1) }, party, n))
    return {
      rule: '6.082',
      reason: `On the way to ${at} Workers would have to enter an enemy zone of control, which they do only with, or onto, a warrior or Basic.`,
    };
  if (wouldReach(s, { ...sv, foe: nowhere }, party, n))
    return {
      rule: '6.09',
      reason: `Enemy ground units stand in the way to ${at}; round them it is too far for the points that are left.`,
    };
  if (wouldReach(s, { ...sv, zone: nowhere }, party, n))
    return {
      rule: '6.04',
      reason: `The points that are left would do but for enemy zones of control, where each hex costs one more.`,
    };
  const { name } = TERRAINS[TERRAIN_OF[n]];
  return {
    rule: '6.02',
    reason: `${at} (${name.toLowerCase()}) is too far for the points that are left.`,
  };
}

function whyNotFly(s: Chitin, n: number): Refusal {
  const party = readParty(s);
  if (n >= HEXES && n !== ownBox(s, s.mover))
    return { rule: '6.07', reason: 'Flyers leave the map only by the end at which they entered.' };
  if (n < HEXES && CENTRE[MEGAHEX_OF[n]] !== n)
    return {
      rule: 'R32',
      reason: `Flyers fly to the centre hex of a megahex: ${BOARD.labels[CENTRE[MEGAHEX_OF[n]]]} for that of ${BOARD.labels[n]}.`,
    };
  if (party.node === n) return { rule: '8.011', reason: 'They are there already.' };
  if (!mayLeaveBehind(s, party))
    return {
      rule: '8.014',
      reason: 'Too few would stay to meet the enemy flyers in this megahex.',
    };
  if (isBarredByFlyers(s, party, n))
    return {
      rule: '8.014',
      reason: `The way to ${airName(n)} leads over enemy flyers, and nobody would stay to meet them.`,
    };
  return { rule: '8.011', reason: `Flyers move two megahexes a turn; ${airName(n)} is too far.` };
}

function whyNotTake(s: Chitin, party: Party, t: number): Refusal {
  const units = Array.from(party.units.subarray(0, party.size));
  if (!units.some(isWorker))
    return { rule: '6.081', reason: 'Only Workers pick up harvest tokens.' };
  if (s.tokenAt[t] !== party.node)
    return { rule: '6.081', reason: `Token ${TOKENS[t]} is not in this hex.` };
  if (s.tokenMoved[t])
    return { rule: 'R10', reason: `Token ${TOKENS[t]} has been carried in this turn already.` };
  return { rule: '6.081', reason: 'Each Worker carries one token at most.' };
}

function whyNotRideDown(s: Chitin, party: Party, n: number): Refusal | undefined {
  if (party.flyers) return { rule: 'R30', reason: 'Flyers take no part in overruns.' };
  const beside = party.node < HEXES && isBeside(party.node, n);
  if (!beside || !holdsHex(s, 1 - s.mover, n))
    return { rule: 'R29', reason: 'Only an enemy stack beside the party can be overrun.' };
  return whyNotOverrun(s, party, n);
}

/** [9.1] The moving player moves units one by one: each to a hex, with its other actions before and after. */
import {
  type Action,
  type LegalActions,
  nounOf,
  verbNameOf,
  verbOf,
} from '../../../../kernel/action.ts';
import { slotTo } from '../../../../kernel/board/graph.ts';
import type { ActionPath } from '../../../../kernel/look/focus.ts';
import type { Log } from '../../../../kernel/text/log.ts';
import { node, unit } from '../../../../kernel/text/message.ts';
import { NONE } from '../../../../kernel/state.ts';
import { fixed } from '../../i18n/msg.ts';
import { LEFT, type Slammers } from '../../state.ts';
import { noteVacated } from './09-closed.ts';
import { canAct, UNIT_ACTIONS, unitActions, type UnitVerb } from './09-unit-actions.ts';
import { mayMove } from './09-movers.ts';
import { isFresh, pointsLeft, pointsText, spend } from './09-points.ts';
import { hasFoes, isUnsearched, wayTo } from './09-reach.ts';
import { MOVE_REFUSALS, PICK_REFUSALS } from './09-refusals.ts';
import { endsOf, isCrowded, relievers } from './09-stacking.ts';
import {
  blowUp,
  fortressesToBlowUp,
  hasLeavers,
  isLeaving,
  mustHook,
  removeBlownUp,
} from '../22-fortresses.ts';
import { goalOn } from '../victory/30-places.ts';
import { bringHome } from '../victory/44-spice.ts';
import { ALONG, ONE_HEX, STEP, V, VERBS } from '../names.ts';
import { goOn, movingSide } from '../sequence.ts';
import { asks, DONE, frameFocus, nodeLabel, type SlammersStep, unitLabel } from '../step.ts';
import { cargoOf, countStacks, partyOf, put } from '../units.ts';
import { endIfReached } from '../victory/victory.ts';

type S = Slammers;

/**
 * [9.1] Picks the next unit to move, or ends movement; units that must leave an overstacked hex come first [R14]
 * [R68].
 */
export const pickStep: SlammersStep<'move' | 'blow-up' | 'done'> = {
  rule: '9.1',
  prompt: fixed('prompt.move.pick'),
  offers: {
    move: { label: unitLabel('label.move') },
    'blow-up': { label: nodeLabel('label.blow-up') },
    done: DONE,
  },
  who: movingSide,
  enter(s) {
    // [40.5] [41.6] A move that reaches a winning hex ends the game at once.
    if (!endIfReached(s) && movers(s).length === 0) endMovement(s);
  },
  actions(s, out) {
    const first = relievers(s);
    for (const u of first.length > 0 ? first : movers(s)) out.add(V.move, u);
    if (first.length > 0) return;
    for (const n of fortressesToBlowUp(s)) out.add(V['blow-up'], n);
    if (!hasLeavers(s)) out.add(V.done);
  },
  apply(s, action, log) {
    if (verbOf(action) === V.move) s.push(STEP['move.unit'], { unit: nounOf(action), went: 0 });
    else if (verbOf(action) === V.done) endMovement(s);
    else blowUp(s, nounOf(action), log);
  },
  refusals: PICK_REFUSALS,
};

/** Returns the units that may be picked, ascending. Calls `countStacks`. */
function movers(s: S): number[] {
  countStacks(s);
  const units: number[] = [];
  for (let u = 0; u < s.at.length; u++) if (mayMove(s, u)) units.push(u);
  return units;
}

function endMovement(s: S): void {
  removeBlownUp(s);
  goOn(s);
}

/** Verbs of a moving unit. */
type MoveVerb = 'to' | UnitVerb | 'stay';

/** [9.1] Moves a unit to a hex, with its other actions; the move ends when no action is left. */
export const moveStep: SlammersStep<MoveVerb> = {
  rule: '9.1',
  prompt: asks('prompt.move.unit'),
  focus: frameFocus,
  offers: {
    to: { label: nodeLabel('label.to'), path: pathTo },
    ...unitActions.offers,
    stay: { label: fixed('label.stay') },
  },
  who: movingSide,
  enter(s) {
    if (!hasMore(s)) end(s);
  },
  actions: listMoves,
  apply(s, action, log) {
    if (verbOf(action) === V.to) goTo(s, nounOf(action), log);
    else if (verbOf(action) === V.stay) end(s);
    else act(s, action, log);
  },
  refusals: MOVE_REFUSALS,
};

/** [9.2] Returns the path of the unit to a hex, with its cost. */
function pathTo(s: S, n: number): ActionPath {
  const { unit: u } = s.frame(STEP['move.unit']);
  const { hexes, left } = wayTo(s, u, n);
  return { nodes: [...hexes], cost: pointsText(Math.max(0, pointsLeft(s, u) - left)) };
}

/** Returns whether the unit has not started, or can still act. [9.10] [18.10] In a hex with enemies it cannot. */
function hasMore(s: S): boolean {
  const { unit: u, went } = s.frame(STEP['move.unit']);
  if (went === 0 && isFresh(s, u)) return true;
  countStacks(s);
  if (s.at[u] >= 0 && hasFoes(s, partyOf(s, u), s.at[u])) return false;
  return canAct(s, u) || (went === 0 && endsOf(s, u).length > 0);
}

function listMoves(s: S, out: LegalActions<MoveVerb>): void {
  const { unit: u, went } = s.frame(STEP['move.unit']);
  countStacks(s);
  const takesGun = went === 0 && mustHook(s, u);
  const ends = went === 0 && !takesGun ? endsOf(s, u) : [];
  for (const n of ends) out.add(V.to, n);
  const leaves = isLeaving(s, u) && (takesGun || ends.length > 0);
  const mustGo = went === 0 && (isCrowded(s, u) || leaves);
  for (const kind of Object.values(UNIT_ACTIONS))
    if (!mustGo || kind.inCrowd || (takesGun && kind === UNIT_ACTIONS.tow)) kind.list(s, u, out);
  // [R14] [R68] [22.8] A unit that must leave its hex may not stay.
  if (!mustGo) out.add(V.stay);
}

/** Ends the unit's move for this player turn. */
function end(s: S): void {
  s.moved[s.frame(STEP['move.unit']).unit] = 1;
  s.pop();
}

function act(s: S, action: Action, log?: Log): void {
  const frame = s.frame(STEP['move.unit']);
  if (UNIT_ACTIONS[verbNameOf<UnitVerb>(VERBS, action)].goesOn) frame.went = 0;
  unitActions.apply(s, action, log);
  if (s.at[frame.unit] === LEFT) s.pop();
}

/** [9.2] Moves the unit along the cheapest path, but no farther than a winning hex [41.6]. */
function goTo(s: S, end: number, log?: Log): void {
  const frame = s.frame(STEP['move.unit']);
  const { unit: u } = frame;
  const from = s.at[u];
  const { hexes, left } = wayTo(s, u, end);
  const n = goalOn(s, u, hexes) ?? end;
  const isOneHex = from !== NONE && isFresh(s, u) && slotTo(s.world.board, from, n) >= 0;
  spend(s, u, pointsLeft(s, u) - left);
  put(s, u, n);
  log?.add({ type: 'moved', rule: '9.1', args: { u: unit(u), at: node(n) } });
  noteVacated(s, u, from, hexes);
  for (let v = u; v !== NONE; v = cargoOf(s, v)) bringHome(s, v, hexes, log);
  frame.went = isOneHex ? ONE_HEX : ALONG;
  // [36.3] The first unit to enter a forest searches it.
  if (isUnsearched(s, n)) s.push(STEP['search.roll'], { unit: u, hex: n });
}

/** Actions that look like folly, whatever they may be worth: no bot that slips does so by these. */
import { type Action, nounOf, verbOf } from '../../../kernel/action.ts';
import { NONE } from '../../../kernel/state.ts';
import { HOME_RING } from './evaluate.ts';
import { distance } from './melee.ts';
import { RING } from '../data/map.ts';
import { FIRST_REPAIRBOT, UNITS } from '../data/units.ts';
import { STEP, VERB } from '../rules/names.ts';
import {
  type AnnihilatorState,
  blastHexes,
  dueCharges,
  isHuman,
  isMarked,
  typeOf,
  underWay,
} from '../state.ts';

type S = AnnihilatorState;

/** Hexes from which others of a side may still come to help. */
const HELP = 4;
/** Odds below this are hopeless: a half. */
const HOPELESS = 2;

export function isRash(s: S, action: Action): boolean {
  if (verbOf(action) !== VERB.to) return false;
  const u = underWay(s);
  const to = nounOf(action);
  return goesIntoBlast(s, u, to) || straysFromCore(s, u, to) || isHopeless(s, u, to);
}

/** [8.3] A squad that goes where one of its own charges is about to go off. */
function goesIntoBlast(s: S, u: number, to: number): boolean {
  if (!isHuman(u) || s.step !== STEP['human.move.to']) return false;
  return dueCharges(s).some((i) =>
    blastHexes(s, s.chargeHex[i], s.chargePattern[i], s.chargeDirection[i]).includes(to),
  );
}

/** [9.0] A Repairbot that goes further out than it was, where there is nothing to repair. */
const straysFromCore = (s: S, u: number, to: number): boolean =>
  u >= FIRST_REPAIRBOT && RING[to] > Math.max(HOME_RING, RING[s.hex[u]]) && !isMarked(s, to);

/** [7.1] Too few against many, though all that are near should come too. */
function isHopeless(s: S, u: number, to: number): boolean {
  let attack = typeOf(s, u).attack;
  let defence = 0;
  for (let v = 0; v < UNITS.length; v++) {
    if (v === u || s.hex[v] === NONE) continue;
    if (isHuman(v) === isHuman(u)) {
      if (canHelp(s, v, to)) attack += typeOf(s, v).attack;
    } else if (s.hex[v] === to) defence += typeOf(s, v).defence;
  }
  return attack * HOPELESS < defence;
}

function canHelp(s: S, v: number, to: number): boolean {
  if (s.hex[v] === to) return s.disrupted[v] === 0;
  return !s.acted[v] && s.disrupted[v] === 0 && distance(s.hex[v], to) <= HELP;
}

/** Actions that look silly, whatever their value. Bots that slip never choose these by mistake. */
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

export function isBlunder(s: S, action: Action): boolean {
  if (verbOf(action) !== VERB.to) return false;
  const u = underWay(s);
  const to = nounOf(action);
  return goesIntoBlast(s, u, to) || straysFromCore(s, u, to) || isHopeless(s, u, to);
}

/** [8.3] Returns whether a squad would enter the blast of a charge that is due. */
function goesIntoBlast(s: S, u: number, to: number): boolean {
  if (!isHuman(u) || s.step !== STEP['human.move.to']) return false;
  return dueCharges(s).some((i) =>
    blastHexes(s, s.chargeHex[i], s.chargePattern[i], s.chargeDirection[i]).includes(to),
  );
}

/** [9.0] Returns whether a Repairbot would move outwards to a hex with nothing to repair. */
const straysFromCore = (s: S, u: number, to: number): boolean =>
  u >= FIRST_REPAIRBOT && RING[to] > Math.max(HOME_RING, RING[s.hex[u]]) && !isMarked(s, to);

/** [7.1] Returns whether an attack would be too weak even if all nearby units of the side joined it. */
function isHopeless(s: S, u: number, to: number): boolean {
  let attack = typeOf(s, u).attack;
  let defence = 0;
  for (let v = 0; v < UNITS.length; v++) {
    if (v === u || s.hex[v] === NONE) continue;
    if (isHuman(v) === isHuman(u)) {
      if (canHelp(s, v, to)) attack += typeOf(s, v).attack;
    } else if (s.hex[v] === to) defence += typeOf(s, v).defence;
  }
  // [R2] Below the first column, there is no attack.
  const [n, m] = s.world.tables.odds[0];
  return attack * m < n * defence;
}

/** Distance within which a unit may still come to help. */
const helpRange = (s: S, v: number): number => typeOf(s, v).move - (isHuman(v) ? 0 : 1);

function canHelp(s: S, v: number, to: number): boolean {
  if (s.hex[v] === to) return s.disrupted[v] === 0;
  return !s.acted[v] && s.disrupted[v] === 0 && distance(s.hex[v], to) <= helpRange(s, v);
}

/** Section 3: capture of unguarded hexes. */
import type { Log } from '../../../../kernel/text/log.ts';
import type { Armageddon } from '../../state.ts';
import { isBase } from './03-control.ts';
import { destroy, dissolve, loseFacility } from '../battle/05-damage.ts';
import { reveal, whoKnows } from '../knowledge.ts';
import { raiseGarrison } from './03-garrison.ts';
import { isCult, takeForCult } from '../exploration/13-cult-capture.ts';
import { named, ownerName } from '../named.ts';
import {
  armiesAt,
  cardsOf,
  clearFlag,
  facilitiesAt,
  has,
  hasFlag,
  isCombatCapable,
  isGarrison,
  isPlayer,
} from '../pieces.ts';

type S = Armageddon;

/** [3.15] Returns whether another side has an army with units there, not in stealth. */
export const isGuarded = (s: S, side: number, hex: number): boolean =>
  armiesAt(s, hex).some(
    (a) => s.owner[a] !== side && !hasFlag(s, a, 'stealth') && isCombatCapable(s, a),
  );

/**
 * [3.15] [5.21] Lets a side take a hex that no army with units defends. It gets strongholds, outposts and the
 * facilities that they host; collectors are destroyed, and armies without cards removed. Minefields keep their owner
 * [R62].
 */
export function takeHex(s: S, side: number, hex: number, log?: Log): void {
  if (isGuarded(s, side, hex)) return;
  if (isCult(s, side)) {
    takeForCult(s, hex, log);
    return;
  }
  for (const u of facilitiesAt(s, hex)) {
    if (s.owner[u] === side || has(s, u, 'mines')) continue;
    if (has(s, u, 'collects-one')) destroy(s, u, '3.15', log, side);
    else capture(s, u, side, log);
  }
  for (const army of armiesAt(s, hex))
    if (s.owner[army] !== side && !isGarrison(s, army) && cardsOf(s, army).length === 0)
      dissolve(s, army, log);
}

/** [3.15] [9.1] Transfers a facility. A headquarters is lost with it, and a base gets a garrison of its new owner. */
function capture(s: S, u: number, side: number, log?: Log): void {
  const old = s.owner[u];
  const to = [...new Set([...whoKnows(s, u), ...[side, old].filter((o) => isPlayer(s, o))])];
  loseFacility(s, u, log);
  s.owner[u] = side;
  // [13.2] A captured Hall is no longer a Hall of the Choir, regardless of whose base it was.
  clearFlag(s, u, 'converted');
  for (const seer of to) reveal(s, u, seer);
  const args = { card: named(s, u), by: ownerName(s, side) };
  log?.add({ type: 'captured', rule: '3.15', args, to });
  retake(s, u, side, log);
  if (isBase(s, u)) raiseGarrison(s, u);
}

/** [9.1] Restores a headquarters that its owner takes back before the turn ends, as if never lost. */
function retake(s: S, u: number, side: number, log?: Log): void {
  if (!isPlayer(s, side) || s.out[side] || s.headquarters[side] !== u) return;
  s.beheaded[side] = 0;
  log?.add({ type: 'retaken', rule: '9.1', args: { by: { side } } });
}

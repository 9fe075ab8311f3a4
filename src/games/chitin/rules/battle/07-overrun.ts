/** [7.07] Overruns: a party eliminates a far weaker stack while moving, and goes on. */
import type { LegalActions } from '../../../../kernel/action.ts';
import type { Log } from '../../../../kernel/text/log.ts';
import { node } from '../../../../kernel/text/message.ts';
import type { Refusal } from '../../../../kernel/rulebook.ts';
import { NEXT } from '../../data/field.ts';
import { type Chitin, stackAt } from '../../state.ts';
import { doers } from '../../i18n/nouns.ts';
import { refuse } from '../../i18n/msg.ts';
import { isGrounded, readParty } from '../movement/06-party.ts';
import { priceOf } from '../movement/06-reach.ts';
import {
  attackStrength,
  classAdd,
  defenceStrength,
  type StrengthGroup,
  rearAdd,
} from './07-strength.ts';
import { canReachEnemy, othersKeepTargets } from '../air/08-charge.ts';
import { V } from '../names.ts';
import type { Party, Survey } from '../scratch.ts';
import { survey } from '../survey.ts';
import { kill, relocate } from '../units.ts';

/** [R30] Lists the overruns, which are never compulsory. Needs a survey of the mover's side. */
export function listOverruns(
  s: Chitin,
  sv: Survey,
  party: Party,
  out: LegalActions<'overrun'>,
): void {
  if (!isGrounded(party) || party.disrupted > 0 || sv.near[party.node] === 0) return;
  const found: number[] = [];
  for (let i = party.node * 6; i < party.node * 6 + 6; i++) {
    const n = NEXT[i];
    if (sv.foe[n] > 0 && whyNotOverrun(s, party, n) === undefined) found.push(n);
  }
  for (const n of found.sort((a, b) => a - b)) out.add(V.overrun, n);
}

/** Returns why a party may not overrun the enemy stack in an adjacent hex; undefined if it may. */
export function whyNotOverrun(s: Chitin, party: Party, n: number): Refusal | undefined {
  const units = Array.from(party.units.subarray(0, party.size));
  const at = node(n);
  if (party.disrupted > 0) return refuse('R29', 'refusal.disrupted-overruns');
  const odds = s.world.values.overrun;
  const [attack, defence] = overrunStrengths(s, { node: party.node, units }, n);
  if (attack < odds * defence)
    return refuse('7.07', 'refusal.overrun-odds', { at, attack, defence, odds });
  const sv = survey(s, s.mover);
  if (units.some((u) => s.left[u] < overrunPrice(s, sv, u, n)))
    return refuse('R29', 'refusal.overrun-points', { at });
  if (!othersKeepTargets(s, n) || !keepsTarget(s, party, n))
    return refuse('8.021', 'refusal.overrun-frees');
  return undefined;
}

/**
 * [8.021] [R41] Returns whether a charging party can reach another enemy after the overrun, with its remaining points.
 */
function keepsTarget(s: Chitin, party: Party, n: number): boolean {
  if (party.charging === 0) return true;
  const trial = s.clone();
  overrun(trial, party, n);
  const found = canReachEnemy(trial, survey(trial, trial.mover), readParty(trial), 0);
  // Restores the party of the real position.
  readParty(s);
  survey(s, s.mover);
  return found;
}

/** [7.07] [R29] Returns the strengths: rear and class adds count, doubling by a charge does not. */
function overrunStrengths(s: Chitin, group: StrengthGroup, n: number): [number, number] {
  const target = { node: n, units: stackAt(s, 1 - s.mover, n) };
  const adds = rearAdd(s, group, [target]) + classAdd(s, group.units, [target]);
  return [attackStrength(s, group.units) + adds, defenceStrength(s, target)];
}

/** [7.07] [R29] Returns the cost: two points, one more for terrain that costs 2, one more in another enemy's zone. */
function overrunPrice(s: Chitin, sv: Survey, u: number, n: number): number {
  return 1 + priceOf(s, sv, u, n);
}

/** [7.07] [R31] Eliminates the defenders at once, without a die, and moves the party into their hex. */
export function overrun(s: Chitin, party: Party, n: number, log?: Log): void {
  const sv = survey(s, s.mover);
  const units = Array.from(party.units.subarray(0, party.size));
  log?.add({ type: 'overrun', rule: '7.07', args: { ...doers(units), at: node(n) } });
  for (const u of units) s.left[u] -= overrunPrice(s, sv, u, n);
  for (const u of stackAt(s, 1 - s.mover, n)) kill(s, u, '7.07', log);
  const d = [0, 1, 2, 3, 4, 5].find((k) => NEXT[party.node * 6 + k] === n) ?? 0;
  relocate(s, units, n, d);
}

/** [18.3] Why something is not done in a close assault. */
import { node, unit } from '../../../../kernel/text/message.ts';
import type { Refusal } from '../../../../kernel/rulebook.ts';
import { NONE } from '../../../../kernel/state.ts';
import { FIRES, type Slammers } from '../../state.ts';
import { msg } from '../../i18n/msg.ts';
import { hasShift, isTowed, mayCombine } from './18-melee.ts';
import { STEP } from '../names.ts';
import { turnAt } from '../sequence.ts';
import type { SlammersStep } from '../step.ts';
import { areEnemies, isCarried, kindOf } from '../units.ts';

type S = Slammers;

/** Whether a unit attacks for those whose attack it is. */
const isTheirs = (s: S, u: number): boolean =>
  s.world.turnOf[s.world.colour[u]] === turnAt(s, s.frame(STEP['assault.hex']).order);

/** [18.3] Refusals of targets. */
export const OPPONENT_REFUSALS = {
  all(s) {
    const { hex, last } = s.frame(STEP['assault.targets']);
    return last === NONE
      ? { rule: 'R40', reason: msg('refusal.odds-all', { at: node(hex) }) }
      : { rule: '18.3', reason: msg('refusal.target-chosen') };
  },
  target: whyNotOpponent,
  done(s) {
    const { hex } = s.frame(STEP['assault.targets']);
    return { rule: '18.2', reason: msg('refusal.must-attack', { at: node(hex) }) };
  },
} satisfies SlammersStep['refusals'];

function whyNotOpponent(s: S, u: number): Refusal {
  const { hex, last } = s.frame(STEP['assault.targets']);
  const args = { u: unit(u), at: node(hex), last: unit(last) };
  if (s.at[u] !== hex) return { rule: '18.3', reason: msg('refusal.target-elsewhere', args) };
  if (isCarried(s, u)) return { rule: 'R27', reason: msg('refusal.target-carried', args) };
  if (u <= last) return { rule: '18.3', reason: msg('refusal.target-order', args) };
  if (!hasEnemies(s, u, hex)) return { rule: '18.1', reason: msg('refusal.no-opponent', args) };
  return { rule: 'R40', reason: msg('refusal.odds-target', args) };
}

/** Whether a unit has enemies among those in the hex whose attack it is. */
function hasEnemies(s: S, u: number, n: number): boolean {
  for (let v = 0; v < s.at.length; v++)
    if (s.at[v] === n && isTheirs(s, v) && areEnemies(s, u, v)) return true;
  return false;
}

/** Why a unit does not join the attack. */
export function whyNotAttacker(s: S, u: number): Refusal {
  const { hex, last } = s.frame(STEP['assault.units']);
  const args = { u: unit(u), at: node(hex), last: unit(last) };
  if (s.at[u] !== hex) return { rule: '18.1', reason: msg('refusal.not-in-assault', args) };
  if (!isTheirs(s, u)) return { rule: '18.3', reason: msg('refusal.not-yours', args) };
  return whyNoAttack(s, u) ?? whyNotTogether(s, u, last) ?? tooWeak(s, u, hex);
}

/** [R40] What has joined is too weak, or [18.2] too strong for what it leaves behind. */
export function whyNotNow(s: S): Refusal {
  const at = node(s.frame(STEP['assault.units']).hex);
  if (!s.role.includes(FIRES)) return { rule: '18.3', reason: msg('refusal.no-attacker') };
  return { rule: '18.2', reason: msg('refusal.odds-assault', { at }) };
}

/** Why a unit makes no attack at all. */
function whyNoAttack(s: S, u: number): Refusal | undefined {
  const args = { u: unit(u), carrier: unit(s.carrier[u]) };
  if (s.role[u] === FIRES) return { rule: '18.3', reason: msg('refusal.joined', args) };
  if (s.fired[u]) return { rule: '12.7', reason: msg('refusal.fired', args) };
  if (kindOf(s, u).calliope) return { rule: 'R39', reason: msg('refusal.calliope', args) };
  if (isTowed(s, u)) return { rule: 'R27', reason: msg('refusal.towed', args) };
  return undefined;
}

/** Why two units do not attack together. */
function whyNotTogether(s: S, u: number, last: number): Refusal | undefined {
  if (last === NONE || mayCombine(s, u, last)) return undefined;
  const args = { u: unit(u), last: unit(last) };
  if (areEnemies(s, u, last)) return { rule: '41.3', reason: msg('refusal.not-allies', args) };
  if (s.disrupted[u] !== s.disrupted[last])
    return { rule: '18.9', reason: msg('refusal.apart', args) };
  if (hasShift(s, u) !== hasShift(s, last))
    return { rule: 'R72', reason: msg('refusal.apart-landed', args) };
  return { rule: '23.3', reason: msg('refusal.jammed', { u: unit(s.jammed[u] ? u : last) }) };
}

function tooWeak(s: S, u: number, n: number): Refusal {
  const { last } = s.frame(STEP['assault.units']);
  const args = { u: unit(u), at: node(n), last: unit(last) };
  if (u < last) return { rule: '18.3', reason: msg('refusal.firer-order', args) };
  return { rule: 'R40', reason: msg('refusal.odds-joining', args) };
}

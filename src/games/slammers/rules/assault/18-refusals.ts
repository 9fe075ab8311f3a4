/** [18.3] Reasons for illegal actions in a close assault. */
import { node, unit } from '../../../../kernel/text/message.ts';
import type { Refusal } from '../../../../kernel/rulebook.ts';
import { NONE } from '../../../../kernel/state.ts';
import { leastDirectOdds } from '../../data/tables.ts';
import { FIRES, type Slammers } from '../../state.ts';
import { refuse } from '../../i18n/msg.ts';
import { hasShift, isTowed, mayCombine } from './18-melee.ts';
import { STEP } from '../names.ts';
import { turnAt } from '../sequence.ts';
import type { SlammersStep } from '../step.ts';
import { areEnemies, isCarried, kindOf } from '../units.ts';

type S = Slammers;

/** Returns whether a unit belongs to the player turn whose attack is due. */
const isTheirs = (s: S, u: number): boolean =>
  s.world.turnOf[s.world.colour[u]] === turnAt(s, s.frame(STEP['assault.hex']).order);

/** [18.3] Refusals of target choices. */
export const OPPONENT_REFUSALS = {
  all(s) {
    const { hex, last } = s.frame(STEP['assault.targets']);
    return last === NONE
      ? refuse('R40', 'refusal.odds-all', { at: node(hex), least: leastDirectOdds(s.world.tables) })
      : refuse('18.3', 'refusal.target-chosen');
  },
  target: whyNotOpponent,
  done(s) {
    const { hex } = s.frame(STEP['assault.targets']);
    return refuse('18.2', 'refusal.must-attack', { at: node(hex) });
  },
} satisfies SlammersStep['refusals'];

function whyNotOpponent(s: S, u: number): Refusal {
  const { hex, last } = s.frame(STEP['assault.targets']);
  const args = { u: unit(u), at: node(hex), last: unit(last) };
  if (s.at[u] !== hex) return refuse('18.3', 'refusal.target-elsewhere', args);
  if (isCarried(s, u)) return refuse('R27', 'refusal.target-carried', args);
  if (u <= last) return refuse('18.3', 'refusal.target-order', args);
  if (!hasEnemies(s, u, hex)) return refuse('18.1', 'refusal.no-opponent', args);
  return refuse('R40', 'refusal.odds-target', { ...args, least: leastDirectOdds(s.world.tables) });
}

/** Returns whether a unit has enemies in the hex among the units whose attack is due. */
function hasEnemies(s: S, u: number, n: number): boolean {
  for (let v = 0; v < s.at.length; v++)
    if (s.at[v] === n && isTheirs(s, v) && areEnemies(s, u, v)) return true;
  return false;
}

/** Returns why a unit does not join the attack. */
export function whyNotAttacker(s: S, u: number): Refusal {
  const { hex, last } = s.frame(STEP['assault.units']);
  const args = { u: unit(u), at: node(hex), last: unit(last) };
  if (s.at[u] !== hex) return refuse('18.1', 'refusal.not-in-assault', args);
  if (!isTheirs(s, u)) return refuse('18.3', 'refusal.not-yours', args);
  return whyNoAttack(s, u) ?? whyNotTogether(s, u, last) ?? tooWeak(s, u, hex);
}

/** [R40] Returns why the attack cannot be made yet: too weak, or [18.2] too strong to leave the others an attack. */
export function whyNotNow(s: S): Refusal {
  const at = node(s.frame(STEP['assault.units']).hex);
  if (!s.role.includes(FIRES)) return refuse('18.3', 'refusal.no-attacker');
  return refuse('18.2', 'refusal.odds-assault', { at, least: leastDirectOdds(s.world.tables) });
}

/** Returns why a unit has no attack at all. */
function whyNoAttack(s: S, u: number): Refusal | undefined {
  const args = { u: unit(u), carrier: unit(s.carrier[u]) };
  if (s.role[u] === FIRES) return refuse('18.3', 'refusal.joined', args);
  if (s.fired[u]) return refuse('12.7', 'refusal.fired', args);
  if (kindOf(s, u).calliope) return refuse('R39', 'refusal.calliope', args);
  if (isTowed(s, u)) return refuse('R27', 'refusal.towed', args);
  return undefined;
}

/** Returns why two units cannot attack together. */
function whyNotTogether(s: S, u: number, last: number): Refusal | undefined {
  if (last === NONE || mayCombine(s, u, last)) return undefined;
  const args = { u: unit(u), last: unit(last) };
  if (areEnemies(s, u, last)) return refuse('41.3', 'refusal.not-allies', args);
  if (s.disrupted[u] !== s.disrupted[last]) return refuse('18.9', 'refusal.apart', args);
  if (hasShift(s, u) !== hasShift(s, last)) return refuse('R72', 'refusal.apart-landed', args);
  return refuse('23.3', 'refusal.jammed', { u: unit(s.jammed[u] ? u : last) });
}

function tooWeak(s: S, u: number, n: number): Refusal {
  const { last } = s.frame(STEP['assault.units']);
  const args = { u: unit(u), at: node(n), last: unit(last) };
  if (u < last) return refuse('18.3', 'refusal.firer-order', args);
  return refuse('R40', 'refusal.odds-joining', { ...args, least: leastDirectOdds(s.world.tables) });
}

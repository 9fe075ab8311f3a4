/** [16.1] Reasons for illegal actions in direct fire. */
import { node, unit } from '../../../../kernel/text/message.ts';
import type { Refusal } from '../../../../kernel/rulebook.ts';
import type { StepId } from '../../../../kernel/frames.ts';
import { leastDirectOdds } from '../../data/tables.ts';
import { FIRES, type Slammers } from '../../state.ts';
import { refuse } from '../../i18n/msg.ts';
import { isOfTurn } from '../movement/12-bearing.ts';
import { whyIdle, whyNoTarget, whyTooFar, whyUnseen } from '../movement/12-refusals.ts';
import { STEP } from '../names.ts';
import { turnAt } from '../sequence.ts';
import type { SlammersStep } from '../step.ts';
import { areEnemies, hasGas, isCarried, isOnMap, kindOf } from '../units.ts';

type S = Slammers;

const turnNow = (s: S): number => turnAt(s, s.frame(STEP['direct.hex']).order);

/** Returns why a hex cannot be aimed at. */
export function whyNotAim(s: S, n: number): Refusal {
  const ours = [...s.at.keys()].filter((u) => isOfTurn(s, u, turnNow(s)));
  return whyNoTarget(s, n, ours) ?? whyNobodyFires(s, n, ours);
}

function whyNobodyFires(s: S, n: number, ours: readonly number[]): Refusal {
  const at = node(n);
  const friend = ours.find((u) => s.at[u] === n);
  if (friend !== undefined) return refuse('R35', 'refusal.own-there', { at, u: unit(friend) });
  const ready = ours.filter((u) => isDirect(s, u) && !whyIdle(s, u));
  if (ready.length === 0) return refuse('12.7', 'refusal.nobody-left');
  const near = ready.filter((u) => !whyTooFar(s, u, n));
  if (near.length === 0) return refuse('12.5', 'refusal.none-in-range', { at });
  const unseen = near.map((u) => whyUnseen(s, u, n));
  const [first] = unseen;
  if (first && unseen.every((why) => why)) return first;
  return refuse('16.8', 'refusal.odds-direct', { at, least: leastDirectOdds(s.world.tables) });
}

const isDirect = (s: S, u: number): boolean => kindOf(s, u).fire !== 'indirect';

/** [16.3] Refusals of target choices, and of gas instead of a target. */
export const TARGET_REFUSALS = {
  all: (s) => whyChosen(s) ?? oddsOfAll(s),
  target: whyNotTarget,
  gas: (s, u) => whyChosen(s) ?? whyNoGas(s, u),
  done: () => refuse('16.3', 'refusal.no-target'),
} satisfies SlammersStep['refusals'];

function oddsOfAll(s: S): Refusal {
  const { hex } = s.frame(STEP['direct.targets']);
  return refuse('16.8', 'refusal.odds-all', {
    at: node(hex),
    least: leastDirectOdds(s.world.tables),
  });
}

function whyNotTarget(s: S, u: number): Refusal {
  const { hex, last } = s.frame(STEP['direct.targets']);
  const args = { u: unit(u), at: node(hex), last: unit(last) };
  if (s.at[u] !== hex) return refuse('16.2', 'refusal.target-elsewhere', args);
  if (isCarried(s, u)) return refuse('R27', 'refusal.target-carried', args);
  if (u <= last) return refuse('16.3', 'refusal.target-order', args);
  if (last >= 0 && s.inside[u] !== s.inside[last])
    return refuse('R36', 'refusal.target-apart', args);
  return refuse('16.8', 'refusal.odds-target', { ...args, least: leastDirectOdds(s.world.tables) });
}

/** Returns a refusal if a target has been chosen already; undefined otherwise. */
const whyChosen = (s: S): Refusal | undefined =>
  s.frame(STEP['direct.targets']).last < 0 ? undefined : refuse('16.3', 'refusal.target-chosen');

function whyNoGas(s: S, u: number): Refusal {
  if (!isOfTurn(s, u, turnNow(s))) return notOurs(u);
  if (!hasGas(s, u)) return refuse('15.1', 'refusal.no-gas', { u: unit(u) });
  return whyNotAt(s, u, STEP['direct.targets']);
}

const notOurs = (u: number): Refusal => refuse('12.6', 'refusal.not-yours', { u: unit(u) });

/** Returns why a unit does not take part. */
export function whyNotFirer(s: S, u: number): Refusal {
  if (!isOfTurn(s, u, turnNow(s))) return notOurs(u);
  return whyNotAt(s, u, STEP['direct.guns']);
}

/** Returns why the units that have joined cannot fire yet. */
export function whyNotYet(s: S): Refusal {
  const { hex } = s.frame(STEP['direct.guns']);
  if (!s.role.includes(FIRES)) return refuse('16.4', 'refusal.no-attacker');
  return refuse('16.8', 'refusal.odds-so-far', {
    at: node(hex),
    least: leastDirectOdds(s.world.tables),
  });
}

function whyNotAt(s: S, u: number, step: StepId<'hex' | 'last'>): Refusal {
  const { hex: n, last } = s.frame(step);
  const args = { u: unit(u), at: node(n), last: unit(last) };
  if (isOnMap(s, u) && !isDirect(s, u)) return refuse('14.2', 'refusal.howitzer', args);
  const idle = whyIdle(s, u);
  if (idle) return idle;
  const out = whyTooFar(s, u, n) ?? whyUnseen(s, u, n);
  if (out) return out;
  const apart = whyNotTogether(s, u, last);
  if (apart) return apart;
  if (u <= last) return refuse('16.4', 'refusal.firer-order', args);
  return refuse('16.8', 'refusal.odds-firer', { ...args, least: leastDirectOdds(s.world.tables) });
}

function whyNotTogether(s: S, u: number, last: number): Refusal | undefined {
  const args = { u: unit(u), last: unit(last) };
  if (last >= 0 && areEnemies(s, u, last)) return refuse('41.3', 'refusal.not-allies', args);
  const jammed = [u, last].find((v) => v >= 0 && s.jammed[v]);
  if (last < 0 || jammed === undefined) return undefined;
  return refuse('23.3', 'refusal.jammed', { u: unit(jammed) });
}

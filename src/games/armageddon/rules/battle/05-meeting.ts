/**
 * Section 5: the start of battles. An army that meets an enemy fights now, or at the end of the turn [5.12], so that
 * several armies can join.
 */
import { nounOf, verbOf } from '../../../../kernel/action.ts';
import { NONE } from '../../../../kernel/state.ts';
import type { Armageddon } from '../../state.ts';
import { fixed, msg } from '../../i18n/msg.ts';
import { beginBattle } from './05-battle.ts';
import { besiege, closeSieges } from '../armies/03-siege.ts';
import { fightersAt, foesAt } from './05-battle-state.ts';
import type { SideAction } from '../turn-action.ts';
import { mayPay, pay } from '../empire/02-pay.ts';
import { isKnown, reveal } from '../knowledge.ts';
import { namedFor, ownerName } from '../named.ts';
import { STEP, V } from '../names.ts';
import {
  armiesAt,
  cardsOf,
  clearFlag,
  facilitiesAt,
  has,
  hasFlag,
  isArmy,
  isCombatCapable,
  setFlag,
} from '../pieces.ts';
import { type ArmageddonStep, armyFor, focus, sideNow, withOwner } from '../step.ts';

type S = Armageddon;

/** Ways to meet an enemy. */
const WAY_IN = { entry: 0, inside: 1, turnEnd: 2 } as const;

/**
 * [5.11] Handles an army that entered a hex: if visible enemies are there and it is its owner's turn [R103], the
 * owner decides. Returns whether there is a decision.
 */
export function meet(s: S, army: number, hex: number): boolean {
  const side = s.owner[army];
  if (side !== sideNow(s) || s.isPending(STEP.battle) || !isReady(s, army)) return false;
  // [3.26] A detected army in stealth may be attacked later, from inside.
  const isOpen = (foe: number) => fightersAt(s, hex, foe).some((a) => isKnown(s, a, side));
  if (!foesAt(s, hex, side).some(isOpen)) return false;
  s.push(STEP.meeting, { army, hex, way: WAY_IN.entry });
  return true;
}

/** [5.11] Returns whether an army could fight, and does not hide. */
const isReady = (s: S, army: number): boolean =>
  isCombatCapable(s, army) && !hasFlag(s, army, 'stealth');

const frameOf = (s: S) => s.frame(STEP.meeting);

/** Returns the possible opponents: owners of armies that the side sees. */
const foesNow = (s: S): number[] => foesAt(s, frameOf(s).hex, sideNow(s));

/**
 * Returns the opponents at the end of a turn, when nothing new becomes visible: those that the side already knows.
 */
const foesSeen = (s: S, hex: number): number[] =>
  foesNow(s).filter((foe) => fightersAt(s, hex, foe, sideNow(s)).length > 0);

/** Returns the base of an opponent that holds it, or `NONE`. */
function baseHere(s: S): number {
  const [foes, side] = [foesNow(s), sideNow(s)];
  const bases = facilitiesAt(s, frameOf(s).hex).filter((u) => has(s, u, 'supply'));
  return bases.find((u) => foes.includes(s.owner[u]) && isKnown(s, u, side)) ?? NONE;
}

/** [3.24] Returns whether an army that arrives at a base may besiege it instead. */
const mayBesiege = (s: S): boolean => frameOf(s).way === WAY_IN.entry && baseHere(s) !== NONE;

/** [5.11] [5.12] [3.24] Decides whether to fight now, later, or to besiege. */
export const meetingStep: ArmageddonStep<'fight' | 'later' | 'besiege'> = {
  rule: '5.12',
  who: sideNow,
  prompt: fixed('prompt.meeting'),
  focus,
  offers: {
    fight: { label: withOwner('label.fight') },
    later: { label: fixed('label.later') },
    besiege: { label: fixed('label.besiege') },
  },
  reveals: true,
  enter(s, log) {
    const { hex, way } = frameOf(s);
    const foes = way === WAY_IN.turnEnd ? foesSeen(s, hex) : foesNow(s);
    if (foes.length === 0) return s.pop();
    if (way !== WAY_IN.turnEnd || foes.length > 1) return;
    s.pop();
    beginBattle(s, hex, sideNow(s), foes[0], log);
  },
  actions(s, out) {
    for (const foe of foesNow(s)) out.add(V.fight, foe);
    if (frameOf(s).way !== WAY_IN.turnEnd) out.add(V.later);
    if (mayBesiege(s)) out.add(V.besiege);
  },
  apply(s, action, log) {
    const { hex, army } = frameOf(s);
    const base = baseHere(s);
    s.pop();
    if (verbOf(action) === V.besiege) {
      besiege(s, army, s.owner[base], log);
      return;
    }
    lookOver(s, hex);
    if (verbOf(action) === V.later) {
      setFlag(s, army, 'delayed');
      return;
    }
    beginBattle(s, hex, sideNow(s), nounOf(action), log);
  },
  refusals: {
    fight(s, foe) {
      if (foe >= s.world.owners.length) return undefined;
      return { rule: '5.11', reason: msg('refusal.not-there', { owner: ownerName(s, foe) }) };
    },
    later: () => ({ rule: '5.12', reason: msg('refusal.not-later') }),
    besiege: () => ({ rule: '3.24', reason: msg('refusal.no-siege') }),
  },
};

/** [4.8] Reveals the cards of known armies to a side in their hex. */
function lookOver(s: S, hex: number): void {
  const side = sideNow(s);
  const seen = armiesAt(s, hex).filter((a) => isKnown(s, a, side));
  for (const army of seen) for (const u of cardsOf(s, army)) reveal(s, u, side);
}

/** [5.12] Starts battles that were put off at the end of the turn, hex by hex. */
export const delayedStep: ArmageddonStep = {
  rule: '5.12',
  enter(s) {
    const side = sideNow(s);
    const army = delayedArmy(s, side);
    if (army === undefined) {
      closeSieges(s, side);
      return s.goto(STEP['turn.end']);
    }
    const hex = s.place[army];
    for (const a of armiesAt(s, hex)) if (s.owner[a] === side) clearFlag(s, a, 'delayed');
    s.push(STEP.meeting, { army, hex, way: WAY_IN.turnEnd });
  },
};

/** Returns the army with a delayed battle in the lowest hex. */
function delayedArmy(s: S, side: number): number | undefined {
  let found: number | undefined;
  for (let a = s.world.cards; a < s.world.units.length; a++) {
    if (s.owner[a] !== side || !hasFlag(s, a, 'delayed')) continue;
    if (found === undefined || s.place[a] < s.place[found]) found = a;
  }
  return found;
}

/** Returns whether a side knows of enemies in the hex of its army, which could fight. */
const mayAssault = (s: S, side: number, army: number): boolean =>
  s.owner[army] === side &&
  isArmy(s, army) &&
  isReady(s, army) &&
  foesAt(s, s.place[army], side).length > 0;

/** [3.25] Breaks a siege or storms a base from inside a hex, for 3 AP. */
export const assaultAction: SideAction<'assault'> = {
  label: armyFor('label.assault', 'apSiege'),
  list(s, side, out) {
    if (!mayPay(s, side, s.world.values.apSiege)) return;
    for (let a = s.world.cards; a < s.world.units.length; a++)
      if (mayAssault(s, side, a)) out.add(V.assault, a);
  },
  apply(s, side, army) {
    pay(s, side, s.world.values.apSiege);
    s.push(STEP.meeting, { army, hex: s.place[army], way: WAY_IN.inside });
  },
  whyNot(s, side, army) {
    const args = { army: namedFor(s, army, side), n: s.world.values.apSiege };
    const key = mayAssault(s, side, army) ? 'refusal.assault-dear' : 'refusal.no-enemy-here';
    return { rule: '3.25', reason: msg(key, args) };
  },
};

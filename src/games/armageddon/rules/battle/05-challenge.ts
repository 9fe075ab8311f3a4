/**
 * Section 5, [25.2]: the course of a challenge. After the roll, the defender may use the prerogative if there is no
 * damage [5.3]; then both sides act in turns until both accept in a row [5.4].
 */
import { nounOf, verbOf } from '../../../../kernel/action.ts';
import type { Log } from '../../../../kernel/text/log.ts';
import type { Message } from '../../../../kernel/text/message.ts';
import { TACTICS } from '../../data/gear.ts';
import type { Armageddon } from '../../state.ts';
import { msg } from '../../i18n/msg.ts';
import { type DamageKind, wound } from './05-damage.ts';
import { ATTACKER, DEFENDER, TURN } from './05-pools.ts';
import { kindOf, standingDamage } from './05-results.ts';
import {
  canPayFate,
  failuresOf,
  handOf,
  mayHavePlay,
  playTactic,
  tacticLabel,
} from './05-tactics.ts';
import { isCult } from '../exploration/13-cult-capture.ts';
import { named, ownerName } from '../named.ts';
import { STEP, V } from '../names.ts';
import { isPlayer, leftOf } from '../pieces.ts';
import { whoKnows } from '../knowledge.ts';
import { type ArmageddonStep, focus } from '../step.ts';

type S = Armageddon;

const frameOf = (s: S) => s.frame(STEP.challenge);

const slotOf = (s: S, role: number): number =>
  role === ATTACKER ? frameOf(s).attacker : frameOf(s).defender;
const sideOf = (s: S, role: number): number => s.owner[slotOf(s, role)];

/** [R37] [R42] Returns whether a role has a decision: it can act, and acting could be useful. */
function isAsked(s: S, role: number): boolean {
  const side = sideOf(s, role);
  if (!isPlayer(s, side) || isContent(s, role)) return false;
  return maySpend(s, side, role) || mayHavePlay(s, side);
}

/**
 * [13.1] Returns whether a cult spends its leader's fate automatically: if it takes damage, or could do more; not
 * against sorties [R42].
 */
function isDriven(s: S, role: number): boolean {
  if (!isCult(s, sideOf(s, role)) || !hasFate(s, role) || AGAINST_SORTIES.includes(kindOf(s)))
    return false;
  return role === DEFENDER ? standingDamage(s, DEFENDER) > 0 : !isContent(s, role);
}

const AGAINST_SORTIES: readonly DamageKind[] = ['anti-air', 'anti-missile'];

/** [13.1] Spends fate for a cult, which has no action points to pay. */
function drive(s: S, role: number, log?: Log): void {
  answer(s, role);
  useFate(s, role, log);
}

const hasFate = (s: S, role: number): boolean =>
  handOf(s, role).fate > 0 && failuresOf(handOf(s, role)) > 0;

/** [5.5] Returns whether a player has fate for a failed die, and can pay. */
const maySpend = (s: S, side: number, role: number): boolean =>
  hasFate(s, role) && canPayFate(s, side);

/**
 * Returns whether acting is useless: the role takes no damage, and either cannot do any or already destroys the other
 * card.
 */
function isContent(s: S, role: number): boolean {
  const other = 1 - role;
  // [5.28] A hunter may prefer to take the hero alive.
  if (role === ATTACKER && kindOf(s) === 'hunt') return false;
  if (standingDamage(s, role) > 0) return false;
  const canHurt = role === ATTACKER || frameOf(s).duel === 1;
  return !canHurt || standingDamage(s, other) >= leftOf(s, slotOf(s, other));
}

/**
 * [5.4] Accepts for a role. The challenge ends by the prerogative, which the defender has in a duel too [25.6]
 * [25.12], or if the other role has just accepted.
 */
function accept(s: S, role: number): void {
  const f = frameOf(s);
  const isPrerogative = role === DEFENDER && f.opening === 1 && standingDamage(s, DEFENDER) === 0;
  f.turn = isPrerogative || f.accepted ? TURN.over : turnOf(1 - role);
  [f.opening, f.accepted] = [0, 1];
}

/** [5.4] Passes the turn to the other role after an action, which gives up the prerogative. */
function answer(s: S, role: number): void {
  const f = frameOf(s);
  f.turn = turnOf(1 - role);
  [f.opening, f.accepted] = [0, 0];
}

const turnOf = (role: number): number => (role === ATTACKER ? TURN.attacker : TURN.defender);

export const challengeStep: ArmageddonStep = {
  rule: '5.2',
  enter(s, log) {
    const { turn } = frameOf(s);
    if (turn === TURN.roll) return s.push(STEP['challenge.roll'], { attack: 0, defence: 0 });
    if (turn === TURN.over) return resolve(s, log);
    const role = turn === TURN.attacker ? ATTACKER : DEFENDER;
    if (isDriven(s, role)) return drive(s, role, log);
    if (!isAsked(s, role)) return accept(s, role);
    s.push(STEP['challenge.act'], { side: sideOf(s, role), role });
  },
};

/**
 * [5.2] [25.3] [25.10] [25.19] Applies the margin as damage to the defender, or in a duel to the attacker [25.5]
 * [25.11].
 */
function resolve(s: S, log?: Log): void {
  const { attacker, defender, hits, saves } = frameOf(s);
  const [there, back] = [standingDamage(s, DEFENDER), standingDamage(s, ATTACKER)];
  const rule = RULES[kindOf(s)];
  const args = { attacker: named(s, attacker), defender: named(s, defender), hits, saves };
  log?.add({ type: 'challenge', rule, args, to: whoKnows(s, attacker, defender) });
  s.pop();
  [s.margin, s.scored] = [hits - saves, hits];
  // [5.28] The hunt itself decides what happens to the hero.
  if (rule === RULES.hunt) return;
  wound(s, defender, there, rule, log, s.owner[attacker]);
  wound(s, attacker, back, rule, log, s.owner[defender]);
}

/** Rule number for each kind of challenge. */
const RULES: Readonly<Record<DamageKind, string>> = {
  intercept: '25.3',
  'anti-air': '25.10',
  'anti-missile': '25.13',
  strike: '25.19',
  collateral: '25.26',
  ground: '5.2',
  mines: '5.29',
  assassination: '5.23',
  sabotage: '5.24',
  hunt: '5.28',
  snipe: '5.22',
};

/** [5.3] [5.4] [5.5] [5.10] Accepts, spends fate, or plays a tactic. */
export const actStep: ArmageddonStep<'accept' | 'fate' | 'tactic'> = {
  rule: '5.4',
  who: (s) => s.frame(STEP['challenge.act']).side,
  prompt: challengePrompt,
  promptRule: (s) => (isPrerogative(s) ? '5.3' : undefined),
  focus,
  offers: {
    accept: { label: (s) => msg(isPrerogative(s) ? 'label.prerogative' : 'label.accept') },
    fate: { label: (s) => msg('label.fate', { n: s.world.values.apFate }) },
    tactic: { label: tacticNow },
  },
  // The next events may show other armies there.
  reveals: true,
  actions(s, out) {
    const { side, role } = s.frame(STEP['challenge.act']);
    out.add(V.accept);
    if (maySpend(s, side, role)) out.add(V.fate);
    for (let i = 0; i < TACTICS.length; i++) if (mayPlay(s, side, i)) out.add(V.tactic, i);
  },
  apply(s, action, log) {
    const { side, role } = s.frame(STEP['challenge.act']);
    s.pop();
    const verb = verbOf(action);
    if (verb === V.accept) return accept(s, role);
    answer(s, role);
    if (verb === V.fate) spendFate(s, side, role, log);
    else spendTactic(s, side, role, nounOf(action), log);
  },
  refusals: {
    fate(s) {
      const { fate } = handOf(s, roleNow(s));
      if (fate <= 0) return { rule: '5.5', reason: msg('refusal.no-fate') };
      if (!hasFate(s, roleNow(s))) return { rule: '5.5', reason: msg('refusal.no-failure') };
      return { rule: '5.5', reason: msg('refusal.fate-dear', { n: s.world.values.apFate }) };
    },
    tactic(s, tactic) {
      const { side } = s.frame(STEP['challenge.act']);
      const isHeld = s.tactics[side * TACTICS.length + tactic] > 0;
      const args = { tactic: { item: tactic }, n: s.world.prints.tactics[tactic].price };
      const why = isHeld ? 'refusal.tactic-dear' : 'refusal.tactic-missing';
      return { rule: '5.10', reason: msg(why, args) };
    },
  },
};

const roleNow = (s: S): number => s.frame(STEP['challenge.act']).role;

/** [5.3] Returns whether the deciding player may use the prerogative. */
const isPrerogative = (s: S): boolean =>
  roleNow(s) === DEFENDER && frameOf(s).opening === 1 && standingDamage(s, DEFENDER) === 0;

function challengePrompt(s: S): Message {
  if (isPrerogative(s)) return msg('prompt.challenge.prerogative');
  const isDefender = roleNow(s) === DEFENDER;
  return msg(isDefender ? 'prompt.challenge.defender' : 'prompt.challenge.attacker');
}

function tacticNow(s: S, tactic: number): Message {
  const role = roleNow(s);
  return tacticLabel(s, tactic, handOf(s, role), handOf(s, 1 - role));
}

/** [5.10] Returns whether a side has a tactic and can pay for it. */
const mayPlay = (s: S, side: number, tactic: number): boolean =>
  s.tactics[side * TACTICS.length + tactic] > 0 &&
  s.ap[side] >= s.world.prints.tactics[tactic].price;

/** [5.5] Spends a point of fate. */
function spendFate(s: S, side: number, role: number, log?: Log): void {
  s.ap[side] -= s.world.values.apFate;
  useFate(s, role, log);
}

function useFate(s: S, role: number, log?: Log): void {
  handOf(s, role).fate -= 1;
  log?.add({ type: 'fate', rule: '5.5', args: { by: ownerName(s, sideOf(s, role)) } });
  s.push(STEP['challenge.again'], { role, dice: 1 });
}

/** [5.10] Plays a tactic. */
function spendTactic(s: S, side: number, role: number, tactic: number, log?: Log): void {
  s.tactics[side * TACTICS.length + tactic] -= 1;
  s.tacticsSize[side] -= 1;
  s.ap[side] -= s.world.prints.tactics[tactic].price;
  const args = { by: { side }, tactic: { item: tactic } };
  log?.add({ type: 'tactic', rule: '5.10', args });
  playTactic(s, tactic, role);
}

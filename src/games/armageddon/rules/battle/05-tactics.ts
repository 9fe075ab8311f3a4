/** [10.5] The ten tactics: their immediate effect on a challenge, and the dice that they reroll. */
import { NONE } from '../../../../kernel/state.ts';
import { TACTICS, type TacticId } from '../../data/gear.ts';
import type { Armageddon } from '../../state.ts';
import { ATTACKER } from './05-pools.ts';
import { STEP } from '../names.ts';
import type { Message } from '../../../../kernel/text/message.ts';
import { msg } from '../../i18n/msg.ts';

type S = Armageddon;

/** One side of a challenge, as tactics read and change it. */
export interface Hand {
  pool: number;
  successes: number;
  /** Fate left; `NONE` if it never had any. */
  fate: number;
}

/** Returns a role's side of the current challenge. */
export function handOf(s: S, role: number): Hand {
  const f = s.frame(STEP.challenge);
  const isAttacker = role === ATTACKER;
  return {
    get pool() {
      return isAttacker ? f.attack : f.defence;
    },
    set pool(n) {
      if (isAttacker) f.attack = n;
      else f.defence = n;
    },
    get successes() {
      return isAttacker ? f.hits : f.saves;
    },
    set successes(n) {
      if (isAttacker) f.hits = n;
      else f.saves = n;
    },
    get fate() {
      return isAttacker ? f.attackFate : f.defenceFate;
    },
    set fate(n) {
      if (isAttacker) f.attackFate = n;
      else f.defenceFate = n;
    },
  };
}

export const failuresOf = ({ pool, successes }: Hand): number => pool - successes;

/** Dice to roll, and their owner: 0 for the player of the tactic, 1 for the enemy. */
interface Reroll {
  readonly dice: number;
  readonly ofEnemy: boolean;
}

type Effect = (own: Hand, enemy: Hand, n: number) => Reroll | undefined;

/** Takes back successes and rolls them again. */
function rollAgain(hand: Hand, dice: number, ofEnemy: boolean): Reroll {
  hand.successes -= Math.min(dice, hand.successes);
  return { dice, ofEnemy };
}

const EFFECTS: Readonly<Record<TacticId, Effect>> = {
  /** [10.5.1] */
  surge(own, _, n) {
    if (own.fate !== NONE) own.fate += n;
    return undefined;
  },
  /** [10.5.2] */
  doubt(_, enemy, n) {
    if (enemy.fate !== NONE) enemy.fate = Math.max(0, enemy.fate - n);
    return undefined;
  },
  /** [10.5.3] */
  'extra-weight'(own, _, n) {
    own.pool += n;
    return { dice: n, ofEnemy: false };
  },
  /** [10.5.4] */
  'second-look': (_, enemy, n) => rollAgain(enemy, Math.min(n, enemy.successes), true),
  /** [10.5.5] A success without a die, which cannot be rerolled as a failure. */
  'certain-shot'(own, _, n) {
    own.pool += n;
    own.successes += n;
    return undefined;
  },
  /** [10.5.6] The die is removed with its success. */
  deny(_, enemy, n) {
    const taken = Math.min(n, enemy.successes);
    enemy.pool -= taken;
    enemy.successes -= taken;
    return undefined;
  },
  /** [10.5.7] */
  'turn-the-tide'(own, _, n) {
    own.successes += Math.min(n, failuresOf(own));
    return undefined;
  },
  /** [10.5.8] */
  falter(_, enemy, n) {
    enemy.successes -= Math.min(n, enemy.successes);
    return undefined;
  },
  /** [10.5.9] */
  reset(own) {
    own.successes = 0;
    return { dice: own.pool, ofEnemy: false };
  },
  /** [10.5.10] */
  unsettle(_, enemy) {
    enemy.successes = 0;
    return { dice: enemy.pool, ofEnemy: true };
  },
};

/** [5.10] Applies the immediate effect of a tactic to both sides; returns the dice to roll. */
export const effectOf = (
  { world: { prints } }: S,
  tactic: number,
  own: Hand,
  enemy: Hand,
): Reroll | undefined => EFFECTS[TACTICS[tactic].id](own, enemy, prints.tactics[tactic].level);

/** [5.5] Returns whether a side can pay for a point of fate. */
export const canPayFate = (s: S, side: number): boolean => s.ap[side] >= s.world.values.apFate;

/**
 * [R37] Returns whether a side has enough AP for the cheapest tactic, and any tactic in hand. The enemy does not know
 * which one, so its own price does not count.
 */
export const mayHavePlay = (s: S, side: number): boolean =>
  s.tacticsSize[side] > 0 && s.world.prints.tactics.some(({ price }) => price <= s.ap[side]);

/** The other side of a test, which has no dice. */
export const NO_HAND: Hand = { pool: 0, successes: 0, fate: NONE };

/** [5.10] Returns whether a tactic would change any dice, successes or fate. */
function hasEffect(s: S, tactic: number, own: Hand, enemy: Hand): boolean {
  const hands = [own, enemy].map(copyOf);
  const reroll = effectOf(s, tactic, hands[0], hands[1]);
  if (reroll !== undefined && reroll.dice > 0) return true;
  return [own, enemy].some((hand, i) => !isSame(hand, hands[i]));
}

const copyOf = ({ pool, successes, fate }: Hand): Hand => ({ pool, successes, fate });

const isSame = (a: Hand, b: Hand): boolean =>
  a.pool === b.pool && a.successes === b.successes && a.fate === b.fate;

/** [5.10] Returns the label of a tactic: its price, and whether it would have an effect. */
export function tacticLabel(s: S, tactic: number, own: Hand, enemy: Hand): Message {
  const key = hasEffect(s, tactic, own, enemy) ? 'label.tactic' : 'label.tactic.idle';
  return msg(key, { tactic: { item: tactic }, n: s.world.prints.tactics[tactic].price });
}

/** [5.10] Plays a tactic for a role of a challenge, and pushes the roll of its dice. */
export function playTactic(s: S, tactic: number, role: number): void {
  const other = 1 - role;
  const reroll = effectOf(s, tactic, handOf(s, role), handOf(s, other));
  if (reroll === undefined || reroll.dice === 0) return;
  s.push(STEP['challenge.again'], { role: reroll.ofEnemy ? other : role, dice: reroll.dice });
}

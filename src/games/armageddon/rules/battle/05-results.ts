/** Section 5: results of a challenge or a test if no side acts again, for rules, plans and odds. */
import type { Message } from '../../../../kernel/text/message.ts';
import type { KnownResult, RollMeaning } from '../../../../kernel/odds/roll-event.ts';
import type { Armageddon } from '../../state.ts';
import { msg } from '../../i18n/msg.ts';
import { waysOf } from './05-chances.ts';
import { damageBack, damageOf, KINDS, type DamageKind } from './05-damage.ts';
import { ATTACKER, DEFENDER } from './05-pools.ts';
import { handOf } from './05-tactics.ts';
import { nameOf } from '../named.ts';
import { STEP } from '../names.ts';
import { leftOf } from '../pieces.ts';

type S = Armageddon;

const frameOf = (s: S) => s.frame(STEP.challenge);

/** Returns the kind of the current challenge. */
export const kindOf = (s: S): DamageKind => KINDS[frameOf(s).kind];

/** [5.2] [R27] Returns the damage to a role by the current dice. */
export function standingDamage(s: S, role: number): number {
  const { attacker, defender, hits, saves, duel } = frameOf(s);
  if (role === DEFENDER) return damageOf(s, kindOf(s), attacker, defender, hits - saves);
  return duel ? damageBack(s, attacker, saves - hits) : 0;
}

/** Result of a position and its name; a higher rank is better for the attacker, or for the tested hero. */
export interface BattleResult {
  readonly label: Message;
  readonly rank: number;
}

/** [5.7] Returns the result of the challenge if no side acts again. */
export function challengeResult(s: S): BattleResult {
  const { attacker, defender } = frameOf(s);
  const [there, back] = [standingDamage(s, DEFENDER), standingDamage(s, ATTACKER)];
  if (there > 0) return { label: hit(s, defender, there), rank: there };
  if (back > 0) return { label: hit(s, attacker, back), rank: -back };
  return { label: msg('chances.nothing'), rank: 0 };
}

const hit = (s: S, u: number, n: number): Message =>
  n >= leftOf(s, u)
    ? msg('chances.destroyed', { card: nameOf(s, u) })
    : msg('chances.damage', { card: nameOf(s, u), n });

/** [5.8] Returns whether the test would be passed. */
export function thresholdResult(s: S): BattleResult {
  const { successes, needed } = s.frame(STEP.threshold);
  return successes >= needed
    ? { label: msg('chances.passed'), rank: 1 }
    : { label: msg('chances.failed'), rank: 0 };
}

/** Returns the meaning of a result to the attacker, or to the tested hero. */
export const meaningOf = ({ rank }: BattleResult): RollMeaning =>
  rank > 0 ? 'harm' : rank < 0 ? 'loss' : 'none';

/** Returns the results of the pending dice of a challenge, however many: computed by sums, not die by die. */
export function comingResults(s: S): (BattleResult & { readonly ways: bigint })[] {
  const { attack, defence } = s.isPending(STEP['challenge.roll'])
    ? dueDice(s)
    : { attack: dueAgain(s, ATTACKER), defence: dueAgain(s, DEFENDER) };
  const scratch = s.clone();
  const [own, other] = [handOf(scratch, ATTACKER), handOf(scratch, DEFENDER)];
  const [hits, saves] = [own.successes, other.successes];
  const results: (BattleResult & { readonly ways: bigint })[] = [];
  for (let k = 0; k <= attack; k++)
    for (let l = 0; l <= defence; l++) {
      [own.successes, other.successes] = [hits + k, saves + l];
      results.push({ ...challengeResult(scratch), ways: waysOf(attack, k) * waysOf(defence, l) });
    }
  return results;
}

/** Returns the dice of both pools that have not been rolled. */
export function dueDice(s: S) {
  const f = frameOf(s);
  const rolled = s.frame(STEP['challenge.roll']);
  return { attack: f.attack - rolled.attack, defence: f.defence - rolled.defence };
}

/** [5.5] [5.10] Returns the dice of a role that are yet to be rolled, again or additionally. */
function dueAgain(s: S, role: number): number {
  if (!s.isPending(STEP['challenge.again'])) return 0;
  const f = s.frame(STEP['challenge.again']);
  return f.role === role ? f.dice : 0;
}

/** Returns the results of the pending dice of a test. */
export function comingTests(s: S): (BattleResult & { readonly ways: bigint })[] {
  const scratch = s.clone();
  const f = scratch.frame(STEP.threshold);
  const isAgain = s.isPending(STEP['threshold.again']);
  const dice = isAgain ? s.frame(STEP['threshold.again']).dice : f.dice - f.successes;
  const before = f.successes;
  return Array.from({ length: dice + 1 }, (_, k) => {
    f.successes = before + k;
    return { ...thresholdResult(scratch), ways: waysOf(dice, k) };
  });
}

/** Returns the results in the form that odds display. */
export const knownResults = (s: S): KnownResult[] =>
  comingResults(s).map((result) => ({
    ...{ label: result.label, ways: result.ways, meaning: meaningOf(result) },
  }));

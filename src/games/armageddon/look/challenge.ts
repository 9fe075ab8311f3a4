/**
 * Section 5: challenges and tests as dice pools, with their results as they are now and after each possible action.
 */
import { type Action, ActionList, nounOf, verbOf } from '../../../kernel/action.ts';
import type { PlanItem, PlanLine, PlanLook, PlanSide } from '../../../kernel/look/plan.ts';
import type { Message } from '../../../kernel/text/message.ts';
import { NONE } from '../../../kernel/state.ts';
import { challengeResult, type BattleResult, thresholdResult } from '../rules/battle/05-results.ts';
import { ATTACKER, DEFENDER, TURN } from '../rules/battle/05-pools.ts';
import { failuresOf, type Hand, handOf } from '../rules/battle/05-tactics.ts';
import { nameOf } from '../rules/named.ts';
import { STEP, V } from '../rules/names.ts';
import { seenCard } from '../rules/pieces.ts';
import { TABLE } from '../rules/steps.ts';
import type { Armageddon } from '../state.ts';
import { msg } from '../i18n/msg.ts';
import { after, chancesOf } from './chances.ts';

type S = Armageddon;

/** Returns the current challenge or test; undefined if there is none, or if the viewer sees only its dice. */
export function plan(s: S): PlanLook | undefined {
  if (s.isPending(STEP.challenge)) return challenge(s);
  if (s.isPending(STEP.threshold)) return threshold(s);
  return undefined;
}

// Opposed rolls

function challenge(s: S): PlanLook | undefined {
  const { attacker, defender, turn } = s.frame(STEP.challenge);
  if (!seenCard(s, attacker) || !seenCard(s, defender)) return undefined;
  const args = { attacker: nameOf(s, attacker), defender: nameOf(s, defender) };
  return {
    title: msg('plan.challenge', args),
    rule: turn === TURN.roll ? '5.1' : '5.4',
    items: items(s, challengeItem),
    isOpen: false,
  };
}

const challengeItem = (s: S, name: Message, next?: Action): PlanItem => ({
  name,
  attack: poolOf(s, ATTACKER),
  defence: poolOf(s, DEFENDER),
  ...(next !== undefined && { next }),
  ...oddsOf(s, 'plan.odds', challengeResult),
  rule: '5.2',
});

/** [5.1] [5.5] Returns successful dice, failed dice, and fate. */
function poolOf(s: S, role: number): PlanSide {
  const hand = handOf(s, role);
  const { attacker, defender, turn } = s.frame(STEP.challenge);
  const node = s.place[role === ATTACKER ? attacker : defender];
  const isRolled = turn !== TURN.roll;
  return { nodes: node >= 0 ? [node] : [], ...shown(hand, isRolled, dueOf(s, role)) };
}

/** [5.5] [5.10] Returns the dice of a role that are yet to be rolled, again or additionally. */
function dueOf(s: S, role: number): number {
  if (s.step !== STEP['challenge.again']) return 0;
  const f = s.frame(STEP['challenge.again']);
  return f.role === role ? f.dice : 0;
}

const [SUCCESS, FAILURE, UNROLLED, POINT] = ['●', '○', '◇', '★'];

function shown(hand: Hand, isRolled: boolean, due: number): Pick<PlanSide, 'lines' | 'total'> {
  const { pool, successes, fate } = hand;
  const dice = isRolled
    ? SUCCESS.repeat(successes) + FAILURE.repeat(failuresOf(hand) - due) + UNROLLED.repeat(due)
    : UNROLLED.repeat(pool);
  const lines: PlanLine[] = [{ label: msg('plan.dice', { n: pool }), value: dice, rule: '5.1' }];
  if (fate !== NONE)
    lines.push({ label: msg('plan.fate', { n: fate }), value: POINT.repeat(fate), rule: '5.5' });
  return { lines, total: isRolled ? `${successes}` : '?' };
}

// Against a number

function threshold(s: S): PlanLook | undefined {
  const { hero } = s.frame(STEP.threshold);
  if (!seenCard(s, hero)) return undefined;
  return {
    title: msg('plan.test', { hero: nameOf(s, hero) }),
    rule: '5.8',
    items: items(s, thresholdItem),
    isOpen: false,
  };
}

function thresholdItem(s: S, name: Message, next?: Action): PlanItem {
  const { hero, dice, successes, fate, needed, turn } = s.frame(STEP.threshold);
  const hand = { pool: dice, successes, fate };
  const nodes = s.place[hero] >= 0 ? [s.place[hero]] : [];
  const due = s.step === STEP['threshold.again'] ? s.frame(STEP['threshold.again']).dice : 0;
  return {
    name,
    attack: { nodes, ...shown(hand, turn !== TURN.roll, due) },
    defence: { nodes: [], lines: [], total: `${needed}` },
    ...(next !== undefined && { next }),
    ...oddsOf(s, 'plan.odds-test', thresholdResult),
    rule: '5.8',
  };
}

// Challenges and tests

/** Returns the current result, and the result after every action that is possible now. */
function items(s: S, item: (s: S, name: Message, next?: Action) => PlanItem): PlanItem[] {
  const asked = s.step === STEP['challenge.act'] || s.step === STEP['threshold.act'];
  const isDue = !asked && s.step !== STEP.challenge && s.step !== STEP.threshold;
  const now = item(s, msg(isDue ? 'plan.roll' : 'plan.stands'));
  if (!asked) return [now];
  const list = new ActionList();
  TABLE[s.step].actions?.(s, list);
  return list
    .toArray()
    .map((action) =>
      verbOf(action) === V.accept
        ? { ...now, next: action }
        : item(after(s, action), spendName(action), action),
    );
}

const spendName = (action: Action): Message =>
  verbOf(action) === V.fate
    ? msg('plan.spend-fate')
    : msg('plan.spend-tactic', { tactic: { item: nounOf(action) } });

/** Returns the attacker's chance of success, and all results. */
function oddsOf(
  s: S,
  words: 'plan.odds' | 'plan.odds-test',
  resultOf: (s: S) => BattleResult,
): Pick<PlanItem, 'odds' | 'chances'> {
  const { good, chances } = chancesOf(s, resultOf);
  return { odds: msg(words, { n: Math.round(100 * good) }), chances };
}

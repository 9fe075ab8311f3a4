/** Section 5: the dice of a challenge. Both pools are rolled at once; fate and tactics may reroll or add dice. */
import { nounOf } from '../../../../kernel/action.ts';
import type { RollEvent } from '../../../../kernel/odds/roll-event.ts';
import type { Armageddon } from '../../state.ts';
import { msg } from '../../i18n/msg.ts';
import { choose, MOST_AT_ONCE } from './05-chances.ts';
import { TURN } from './05-pools.ts';
import { challengeResult, dueDice, knownResults, meaningOf } from './05-results.ts';
import { handOf } from './05-tactics.ts';
import { named } from '../named.ts';
import { isPlayer } from '../pieces.ts';
import { STEP, V } from '../names.ts';
import { type ArmageddonStep, DICE, withNumber } from '../step.ts';

type S = Armageddon;

const frameOf = (s: S) => s.frame(STEP.challenge);

/** Returns the dice of the pending roll. */
function diceNow(s: S): { readonly attack: number; readonly defence: number } {
  const { attack, defence } = dueDice(s);
  return { attack: Math.min(MOST_AT_ONCE, attack), defence: Math.min(MOST_AT_ONCE, defence) };
}

const isLarge = ({ attack, defence }: { readonly attack: number; readonly defence: number }) =>
  Math.max(attack, defence) > MOST_AT_ONCE;

/**
 * [5.1] Describes the roll of a challenge. In a battle it belongs to the side whose unit acts; otherwise to the side
 * whose decision caused it.
 */
function rollEvent(s: S): RollEvent {
  const { attacker, defender } = frameOf(s);
  const args = { attacker: named(s, attacker), card: named(s, defender) };
  const rolled = s.frame(STEP['challenge.roll']);
  const isStrike = s.isPending(STEP['battle.blow']) && !s.isPending(STEP['battle.retreat']);
  return {
    title: msg('roll.challenge', args),
    continues: rolled.attack + rolled.defence > 0,
    ...(isStrike && { by: s.owner[s.frame(STEP['battle.blow']).unit] }),
    aim: { meaning: 'harm', label: msg('aim.challenge', args) },
    ...(isLarge(frameOf(s)) && { known: () => knownResults(s) }),
  };
}

/**
 * [5.1] [R34] Rolls both pools at once; successes count, and the result is public. Of large pools, the first 15 dice
 * are rolled, then the next.
 */
export const rollStep: ArmageddonStep<'roll'> = {
  rule: '5.1',
  ...DICE,
  outcomes: {
    roll: {
      label: (_, noun) => msg('label.roll', { hits: Math.trunc(noun / BASE), saves: noun % BASE }),
    },
  },
  event: rollEvent,
  actions(s, out) {
    const { attack, defence } = diceNow(s);
    for (let hits = 0; hits <= attack; hits++)
      for (let saves = 0; saves <= defence; saves++) out.add(V.roll, hits * BASE + saves);
  },
  weight(s, action) {
    const { attack, defence } = diceNow(s);
    const noun = nounOf(action);
    return choose(attack, Math.trunc(noun / BASE)) * choose(defence, noun % BASE);
  },
  apply(s, action, log) {
    const f = frameOf(s);
    const { attack, defence } = diceNow(s);
    const [hits, saves] = [Math.trunc(nounOf(action) / BASE), nounOf(action) % BASE];
    f.hits += hits;
    f.saves += saves;
    const rolled = s.frame(STEP['challenge.roll']);
    rolled.attack += attack;
    rolled.defence += defence;
    if (log) {
      const pools = [
        { dice: attack, successes: hits },
        { dice: defence, successes: saves },
      ];
      const args = { hits, saves, attack, defence };
      const result = challengeResult(s);
      const shown = { outcome: msg('outcome.rolled', args), row: result.label };
      const by = s.owner[frameOf(s).attacker];
      const whose = isPlayer(s, by) ? { by } : {};
      const meaning = meaningOf(result);
      log.add({ type: 'rolled', rule: '5.1', args, pools, ...shown, meaning, ...whose });
    }
    if (rolled.attack < f.attack || rolled.defence < f.defence) return;
    f.turn = TURN.defender;
    s.pop();
  },
};
const BASE = MOST_AT_ONCE + 1;

/** [5.5] Describes a reroll, which belongs to the role that acted, regardless of whose dice they are. */
function againEvent(s: S): RollEvent {
  const { attacker, defender, turn } = frameOf(s);
  const { dice } = s.frame(STEP['challenge.again']);
  const isAttackers = turn === TURN.defender;
  const args = { card: named(s, defender), n: dice };
  return {
    title: msg('roll.again', args),
    by: s.owner[isAttackers ? attacker : defender],
    aim: isAttackers
      ? { meaning: 'harm', label: msg('aim.challenge', args) }
      : { meaning: 'none', label: msg('chances.nothing') },
    ...(dice > MOST_AT_ONCE && { known: () => knownResults(s) }),
  };
}

/**
 * [5.5] [R26] Rolls dice of a role again and adds successes. A die that fails again counts as a failure like any
 * other.
 */
export const againStep: ArmageddonStep<'again'> = {
  rule: '5.5',
  ...DICE,
  outcomes: { again: { label: withNumber('label.again') } },
  event: againEvent,
  actions(s, out) {
    const dice = diceAgain(s);
    for (let n = 0; n <= dice; n++) out.add(V.again, n);
  },
  weight: (s, action) => choose(diceAgain(s), nounOf(action)),
  apply(s, action, log) {
    const frame = s.frame(STEP['challenge.again']);
    const [role, dice, n] = [frame.role, diceAgain(s), nounOf(action)];
    frame.dice -= dice;
    handOf(s, role).successes += n;
    if (log) {
      const result = challengeResult(s);
      const shown = { outcome: msg('outcome.again', { n }), row: result.label };
      const pools = [{ dice, successes: n }];
      const args = { n, dice };
      log.add({ type: 'again', rule: '5.5', args, pools, ...shown, meaning: meaningOf(result) });
    }
    if (frame.dice === 0) s.pop();
  },
};

const diceAgain = (s: S): number => Math.min(MOST_AT_ONCE, s.frame(STEP['challenge.again']).dice);

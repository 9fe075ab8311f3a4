/** [5.10] A tactic on its button: its price, and beforehand whether it would do anything. */
import type { Message } from '../../../kernel/text/message.ts';
import { TACTICS } from '../data/gear.ts';
import { hasEffect, handOf, NO_HAND } from '../rules/battle/05-tactics.ts';
import { handOf as handOfHero } from '../rules/battle/05-threshold.ts';
import { STEP } from '../rules/names.ts';
import type { Armageddon } from '../state.ts';
import { msg } from '../i18n/msg.ts';

type S = Armageddon;

export function tacticLabel(s: S, tactic: number): Message {
  const args = { tactic: { item: tactic }, n: TACTICS[tactic].price };
  return msg(isIdle(s, tactic) ? 'label.tactic.idle' : 'label.tactic', args);
}

/** Whether a tactic would change nothing for whoever is asked. */
function isIdle(s: S, tactic: number): boolean {
  if (s.step === STEP['threshold.act']) return !hasEffect(tactic, handOfHero(s), NO_HAND);
  if (s.step !== STEP['challenge.act']) return false;
  const { role } = s.frame(STEP['challenge.act']);
  return !hasEffect(tactic, handOf(s, role), handOf(s, 1 - role));
}

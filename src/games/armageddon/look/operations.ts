/** Names of special operations in lists of choices. */
import type { Message } from '../../../kernel/text/message.ts';
import { MISCHIEFS } from '../data/reports.ts';
import { nameOf } from '../rules/named.ts';
import { STEP, type VerbName } from '../rules/names.ts';
import type { Armageddon } from '../state.ts';
import { msg } from '../i18n/msg.ts';
import { type Label, withCard, withNumber } from './label.ts';

/** [2.28] Prompt for the owner of a prisoner who is offered for ransom. */
export const ransomPrompt = (s: Armageddon): Message =>
  msg('prompt.prisoner.ransom', { hero: nameOf(s, s.frame(STEP['prisoner.ransom']).hero) });

export const OPERATION_LABELS = {
  assassinate: withCard('label.assassinate'),
  sabotage: withCard('label.sabotage'),
  target: withCard('label.target'),
  spy: withCard('label.spy'),
  passive: (_, about) => msg('label.passive', { about: { side: about } }),
  active: (_, about) => msg('label.active', { about: { side: about } }),
  mischief: (_, i) => msg(`label.mischief-${MISCHIEFS[i]}`),
  hunt: withCard('label.hunt'),
  execute: withCard('label.execute'),
  escort: withCard('label.escort'),
  ransom: withCard('label.ransom'),
  toll: withNumber('label.toll'),
  decline: (s) => msg(isRansom(s) ? 'label.no-ransom' : 'label.decline'),
} satisfies Partial<Record<VerbName, Label>>;

/** [2.28] Whether a ransom is asked for. */
export const isRansom = (s: Armageddon): boolean => s.step === STEP['prisoner.ransom'];

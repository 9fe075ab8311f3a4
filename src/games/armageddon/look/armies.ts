/** Actions of armies, in words. */
import { type Message, node } from '../../../kernel/text/message.ts';
import { ATTITUDE } from '../data/independents.ts';
import { foundingPrice } from '../rules/armies/03-armies.ts';
import { jumpPrice } from '../rules/armies/03-jump.ts';
import { duePrice } from '../rules/armies/03-march.ts';
import { nameOf } from '../rules/named.ts';
import { lonePrice } from '../rules/armies/03-transfer.ts';
import { STEP, type VerbName } from '../rules/names.ts';
import { welcomeOf } from '../rules/exploration/12-attitude.ts';
import type { Armageddon } from '../state.ts';
import { msg } from '../i18n/msg.ts';
import { type Label, withArmy } from './label.ts';

/** Where to; [12.1] with the chances of the die, if a march meets independents there. */
function toLabel(s: Armageddon, n: number): Message {
  const at = node(n);
  if (s.step === STEP['fly.to']) return msg('label.to', { at });
  const welcome =
    s.step === STEP['march.to'] ? welcomeOf(s, s.frame(STEP['march.to']).army, n) : undefined;
  if (welcome === undefined) return msg('label.go', { at });
  if (welcome === 'strangers') return msg('label.go.strangers', { at, die: ATTITUDE.die });
  return msg('label.go.people', { at, ...welcome, die: ATTITUDE.die });
}

export const ARMY_LABELS = {
  found: (s, u) => msg('label.found', { card: nameOf(s, u), n: foundingPrice(s, u) }),
  transfer: (s, u) => {
    const [card, n] = [nameOf(s, u), lonePrice(s, u)];
    return n > 0 ? msg('label.transfer-paid', { card, n }) : msg('label.transfer', { card });
  },
  march: (s, u) => msg('label.march', { army: nameOf(s, u), n: duePrice(s, u) }),
  to: toLabel,
  jump: (s, u) => msg('label.jump', { army: nameOf(s, u), n: jumpPrice(s, u) }),
  clear: withArmy('label.clear'),
  hide: withArmy('label.hide'),
  show: withArmy('label.show'),
  disband: withArmy('label.disband'),
} satisfies Partial<Record<VerbName, Label>>;

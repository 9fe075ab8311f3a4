/** Actions for initiative and the hand, in words. */
import { type Message, node } from '../../../kernel/text/message.ts';
import { builtCard, builtName } from '../rules/empire/02-build.ts';
import { drawPrice } from '../rules/empire/02-draw.ts';
import { priceOf } from '../rules/empire/02-initiative.ts';
import { repairOf } from '../rules/empire/02-repair.ts';
import { sideNow } from '../rules/empire/02-turn.ts';
import { joiningPrice } from '../rules/armies/03-transfer.ts';
import { nameOf, projectName } from '../rules/named.ts';
import { STEP, type VerbName } from '../rules/names.ts';
import type { Armageddon } from '../state.ts';
import { msg } from '../i18n/msg.ts';
import { cardCost, costOf, priceText } from './cards.ts';
import { type Label, plainly, withCard, withNumber } from './label.ts';

type S = Armageddon;

/** [2.18] Whom a card joins, [2.17] and what that costs between armies in the field. */
function intoLabel(s: S, army: number): Message {
  const n = s.step === STEP['transfer.to'] ? joiningPrice(s, army) : 0;
  const card = nameOf(s, army);
  return n > 0 ? msg('label.join', { army: card, n }) : msg('label.into', { card });
}

export const ROUND_LABELS = {
  bid: (_, n) => msg('label.bid', { n, price: priceOf(n) }),
  hits: withNumber('label.again'),
  draw: (s) => msg('label.draw', { n: drawPrice(s, sideNow(s)) }),
  'make-room': plainly('label.make-room'),
  deal: (_, i) => msg('label.deal', { n: i + 1 }),
  discard: withCard('label.discard'),
  scrap: (_, code) => msg('label.discard', { card: projectName(code) }),
  deploy: (s, u) => msg('label.deploy', { card: nameOf(s, u), cost: costOf(s, u) }),
  into: intoLabel,
  site: (_, n) => msg('label.site', { at: node(n) }),
  build: (_, n) => msg('label.build', { at: node(n) }),
  raise: (s, i) => msg('label.raise', { card: builtName(s, i), cost: cardCost(builtCard(i)) }),
  upgrade: withCard('label.upgrade'),
  repair: (s, u) => {
    const { ap, cost } = repairOf(s, u);
    return msg('label.repair', { card: nameOf(s, u), cost: priceText(ap, cost) });
  },
  restore: withCard('label.restore'),
  withdraw: (_, code) => msg('label.withdraw', { project: projectName(code) }),
} satisfies Partial<Record<VerbName, Label>>;

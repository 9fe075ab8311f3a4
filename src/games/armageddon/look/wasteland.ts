/** Actions for events and independents, in words. */
import type { Message } from '../../../kernel/text/message.ts';
import { priceOf } from '../rules/exploration/12-attitude.ts';
import { tradeOf } from '../rules/exploration/14-barter.ts';
import { eventName } from '../rules/exploration/14-events.ts';
import { STEP, type VerbName } from '../rules/names.ts';
import type { Armageddon } from '../state.ts';
import { msg } from '../i18n/msg.ts';
import { type Label, plainly, withNumber } from './label.ts';

type S = Armageddon;

export const WASTELAND_LABELS = {
  barter: plainly('label.barter'),
  trade: (_, trade) => tradeLabel(trade),
  event: (_, event) => msg('label.event', { what: eventName(event) }),
  attitude: withNumber('label.attitude'),
  hire: (s) => msg('label.hire', { price: priceNow(s) }),
} satisfies Partial<Record<VerbName, Label>>;

/** [12.4] What is asked for. */
function priceNow(s: S): Message {
  const price = priceOf(s, s.frame(STEP['attitude.bargain']).hex);
  const [humans, materials, energy, technology] = price;
  return msg('panel.stock', { humans, materials, energy, technology });
}

/** [14.1] */
function tradeLabel(noun: number): Message {
  const { given, got } = tradeOf(noun);
  return msg('label.trade', { given: msg(`resource.${given}`), got: msg(`resource.${got}`) });
}

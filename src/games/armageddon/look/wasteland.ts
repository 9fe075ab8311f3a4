/** What is to be done about events and independents, in words. */
import { nounOf, verbOf } from '../../../kernel/action.ts';
import type { Message } from '../../../kernel/message.ts';
import { priceOf } from '../rules/12-attitude.ts';
import { tradeOf } from '../rules/14-barter.ts';
import { eventName } from '../rules/14-events.ts';
import { STEP, V } from '../rules/names.ts';
import type { Armageddon } from '../state.ts';
import { say } from '../words/say.ts';

type S = Armageddon;

/** Undefined: the action is of another area. */
export function wastelandLabel(s: S, action: number): Message | undefined {
  const noun = nounOf(action);
  switch (verbOf(action)) {
    case V.barter:
      return say('label.barter');
    case V.trade:
      return tradeLabel(noun);
    case V.event:
      return say('label.event', { what: eventName(noun) });
    case V.attitude:
      return say('label.attitude', { n: noun });
    case V.hire:
      return say('label.hire', { price: priceNow(s) });
    case V.decline:
      return say('label.decline');
    default:
      return undefined;
  }
}

/** [12.4] What is asked for. */
function priceNow(s: S): Message {
  const price = priceOf(s, s.frame(STEP['attitude.bargain']).hex);
  const [humans, materials, energy, technology] = price;
  return say('panel.stock', { humans, materials, energy, technology });
}

/** [14.1] */
function tradeLabel(noun: number): Message {
  const { given, got } = tradeOf(noun);
  return say('label.trade', { given: say(`resource.${given}`), got: say(`resource.${got}`) });
}

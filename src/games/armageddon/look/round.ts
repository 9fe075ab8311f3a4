/** What is to be done about initiative and the hand, in words. */
import { nounOf, verbOf } from '../../../kernel/action.ts';
import type { Message } from '../../../kernel/message.ts';
import { priceOf } from '../rules/02-initiative.ts';
import { V } from '../rules/names.ts';
import type { Armageddon } from '../state.ts';
import { say } from '../words/say.ts';

type S = Armageddon;

/** Undefined: the action is of another area. */
export function roundLabel(_: S, action: number): Message | undefined {
  const noun = nounOf(action);
  switch (verbOf(action)) {
    case V.bid:
      return say('label.bid', { n: noun, price: priceOf(noun) });
    case V.hits:
      return say('label.again', { n: noun });
    default:
      return undefined;
  }
}

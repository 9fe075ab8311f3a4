/** What armies may do, in words. */
import { nounOf, verbOf } from '../../../kernel/action.ts';
import { type Message, node } from '../../../kernel/message.ts';
import { foundingPrice } from '../rules/03-armies.ts';
import { jumpPrice } from '../rules/03-jump.ts';
import { duePrice } from '../rules/03-march.ts';
import { nameOf } from '../rules/named.ts';
import { STEP, V } from '../rules/names.ts';
import type { Armageddon } from '../state.ts';
import { say } from '../words/say.ts';

type S = Armageddon;

/** Undefined: the action is of another area. */
export function armyLabel(s: S, action: number): Message | undefined {
  const name = () => nameOf(s, nounOf(action));
  switch (verbOf(action)) {
    case V.found:
      return say('label.found', { card: name(), n: foundingPrice(s, nounOf(action)) });
    case V.transfer:
      return say('label.transfer', { card: name() });
    case V.march:
      return say('label.march', { army: name(), n: duePrice(s, nounOf(action)) });
    case V.to:
      return say(s.step === STEP['fly.to'] ? 'label.to' : 'label.go', { at: node(nounOf(action)) });
    case V.jump:
      return say('label.jump', { army: name(), n: jumpPrice(s, nounOf(action)) });
    case V.clear:
      return say('label.clear', { army: name() });
    case V.hide:
      return say('label.hide', { army: name() });
    case V.show:
      return say('label.show', { army: name() });
    case V.disband:
      return say('label.disband', { army: name() });
    default:
      return undefined;
  }
}

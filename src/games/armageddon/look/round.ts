/** What is to be done about initiative and the hand, in words. */
import { nounOf, verbOf } from '../../../kernel/action.ts';
import { type Message, node } from '../../../kernel/message.ts';
import { builtCard, builtName } from '../rules/02-build.ts';
import { drawPrice } from '../rules/02-draw.ts';
import { priceOf } from '../rules/02-initiative.ts';
import { repairOf } from '../rules/02-repair.ts';
import { sideNow } from '../rules/02-turn.ts';
import { joiningPrice } from '../rules/03-transfer.ts';
import { nameOf, projectName } from '../rules/named.ts';
import { STEP, V } from '../rules/names.ts';
import type { Armageddon } from '../state.ts';
import { say } from '../words/say.ts';
import { cardCost, costOf } from './cards.ts';

type S = Armageddon;

/** [2.18] Whom a card joins, [2.17] and what that costs between armies in the field. */
function intoLabel(s: S, army: number): Message {
  const n = s.step === STEP['transfer.to'] ? joiningPrice(s, army) : 0;
  const card = nameOf(s, army);
  return n > 0 ? say('label.join', { army: card, n }) : say('label.into', { card });
}

/** Undefined: the action is of another area. */
export function roundLabel(s: S, action: number): Message | undefined {
  const noun = nounOf(action);
  switch (verbOf(action)) {
    case V.bid:
      return say('label.bid', { n: noun, price: priceOf(noun) });
    case V.hits:
      return say('label.again', { n: noun });
    case V.draw:
      return say('label.draw', { n: drawPrice(s, sideNow(s)) });
    case V['make-room']:
      return say('label.make-room');
    case V.deal:
      return say('label.deal', { n: noun + 1 });
    case V.discard:
      return say('label.discard', { card: nameOf(s, noun) });
    case V.scrap:
      return say('label.discard', { card: projectName(noun) });
    case V.deploy:
      return say('label.deploy', { card: nameOf(s, noun), cost: costOf(s, noun) });
    case V.into:
      return intoLabel(s, noun);
    case V.site:
      return say('label.site', { at: node(noun) });
    case V.build:
      return say('label.build', { at: node(noun) });
    case V.raise:
      return say('label.raise', { card: builtName(s, noun), cost: cardCost(builtCard(noun)) });
    case V.upgrade:
      return say('label.upgrade', { card: nameOf(s, noun) });
    case V.repair:
      return say('label.repair', { card: nameOf(s, noun), n: repairOf(s, noun).ap });
    case V.restore:
      return say('label.restore', { card: nameOf(s, noun) });
    case V.withdraw:
      return say('label.withdraw', { project: projectName(noun) });
    default:
      return undefined;
  }
}

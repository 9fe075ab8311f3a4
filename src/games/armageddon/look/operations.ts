/** What special operations are called where one chooses them. */
import { nounOf, verbOf } from '../../../kernel/action.ts';
import type { Message } from '../../../kernel/message.ts';
import { MISCHIEFS } from '../data/reports.ts';
import { nameOf } from '../rules/named.ts';
import { STEP, V } from '../rules/names.ts';
import type { Armageddon } from '../state.ts';
import { say } from '../words/say.ts';

/** [2.28] Who is offered a hero of his. */
export const ransomPrompt = (s: Armageddon): Message =>
  say('prompt.prisoner.ransom', { hero: nameOf(s, s.frame(STEP['prisoner.ransom']).hero) });

/** Undefined for what is none of these. */
export function operationLabel(s: Armageddon, action: number): Message | undefined {
  const noun = nounOf(action);
  const card = () => ({ card: nameOf(s, noun) });
  if (s.step === STEP['prisoner.ransom'])
    return say(verbOf(action) === V.accept ? 'label.pay-ransom' : 'label.no-ransom');
  switch (verbOf(action)) {
    case V.assassinate:
      return say('label.assassinate', card());
    case V.sabotage:
      return say('label.sabotage', card());
    case V.target:
      return say('label.target', card());
    case V.spy:
      return say('label.spy', card());
    case V.passive:
      return say('label.passive', { about: { side: noun } });
    case V.active:
      return say('label.active', { about: { side: noun } });
    case V.mischief:
      return say(`label.mischief-${MISCHIEFS[noun]}`);
    case V.hunt:
      return say('label.hunt', card());
    case V.execute:
      return say('label.execute', card());
    case V.escort:
      return say('label.escort', card());
    case V.ransom:
      return say('label.ransom', card());
    case V.toll:
      return say('label.toll', { n: noun });
    default:
      return undefined;
  }
}

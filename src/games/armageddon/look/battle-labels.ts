/** What may be done in a battle, and on the way into it, in words. */
import { nounOf, verbOf } from '../../../kernel/action.ts';
import type { Message } from '../../../kernel/message.ts';
import { ownerIn } from '../rules/05-fray.ts';
import { hasMark } from '../rules/05-marks.ts';
import { WAYS } from '../rules/05-stages.ts';
import { nameOf, ownerName } from '../rules/named.ts';
import { STEP, V } from '../rules/names.ts';
import type { Armageddon } from '../state.ts';
import { say } from '../words/say.ts';

type S = Armageddon;

/** The label of an action of a battle; undefined for any other. */
export function battleLabel(s: S, action: number): Message | undefined {
  const noun = nounOf(action);
  switch (verbOf(action)) {
    case V.fight:
      return say('label.fight', { owner: ownerName(s, noun) });
    case V.later:
      return say('label.later');
    case V.besiege:
      return say('label.besiege');
    case V.sally:
      return say('label.sally');
    case V.stay:
      return say('label.stay');
    case V.retreat:
      return say('label.retreat');
    case V['retreat-all']:
      return say('label.retreat-all');
    case V.assault:
      return say('label.assault', { army: nameOf(s, noun) });
    case V.lead:
      return say('label.lead', { army: nameOf(s, noun) });
    case V.swap:
      return say(hasMark(s, noun, 'rear') ? 'label.swap-front' : 'label.swap-rear', {
        card: nameOf(s, noun),
      });
    case V.attack:
      return say('label.attack', { card: nameOf(s, noun) });
    case V.storm:
    case V.charge:
    case V.snipe:
    case V.support:
    case V.cover:
      return say(`label.${WAYS.find((way) => V[way] === verbOf(action)) ?? 'attack'}`, {
        card: nameOf(s, noun),
      });
    case V.done:
      return say(s.step === STEP['battle.aim'] ? 'label.aims-done' : 'label.rows-done');
    case V.first:
      return say('label.first', { owner: ownerName(s, ownerIn(s, noun)) });
    default:
      return undefined;
  }
}

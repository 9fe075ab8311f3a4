/** What armies may do, in words. */
import { node } from '../../../kernel/message.ts';
import { foundingPrice } from '../rules/03-armies.ts';
import { jumpPrice } from '../rules/03-jump.ts';
import { duePrice } from '../rules/03-march.ts';
import { nameOf } from '../rules/named.ts';
import { lonePrice } from '../rules/03-transfer.ts';
import { STEP, type Verb } from '../rules/names.ts';
import { say } from '../words/say.ts';
import { type Label, withArmy } from './label.ts';

export const ARMY_LABELS = {
  found: (s, u) => say('label.found', { card: nameOf(s, u), n: foundingPrice(s, u) }),
  transfer: (s, u) => {
    const [card, n] = [nameOf(s, u), lonePrice(s, u)];
    return n > 0 ? say('label.transfer-paid', { card, n }) : say('label.transfer', { card });
  },
  march: (s, u) => say('label.march', { army: nameOf(s, u), n: duePrice(s, u) }),
  to: (s, n) => say(s.step === STEP['fly.to'] ? 'label.to' : 'label.go', { at: node(n) }),
  jump: (s, u) => say('label.jump', { army: nameOf(s, u), n: jumpPrice(s, u) }),
  clear: withArmy('label.clear'),
  hide: withArmy('label.hide'),
  show: withArmy('label.show'),
  disband: withArmy('label.disband'),
} satisfies Partial<Record<Verb, Label>>;

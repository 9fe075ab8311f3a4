/** Sources of action labels: tables by verb, in which the compiler requires every verb. */
import type { Message } from '../../../kernel/text/message.ts';
import { nameOf } from '../rules/named.ts';
import type { Armageddon } from '../state.ts';
import type { en } from '../i18n/en.ts';
import { msg } from '../i18n/msg.ts';

/** The label of an action of one verb. */
export type Label = (s: Armageddon, noun: number) => Message;
type Key = keyof typeof en;

/** The same words for every action of the verb. */
export const plainly =
  (key: Key): Label =>
  () =>
    msg(key);

/** Words that name a card. */
export const withCard =
  (key: Key): Label =>
  (s, u) =>
    msg(key, { card: nameOf(s, u) });

/** Words that name an army. */
export const withArmy =
  (key: Key): Label =>
  (s, u) =>
    msg(key, { army: nameOf(s, u) });

/** Words that give a number. */
export const withNumber =
  (key: Key): Label =>
  (_, n) =>
    msg(key, { n });

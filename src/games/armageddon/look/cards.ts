/** Print of a card, in words. */
import type { Message } from '../../../kernel/text/message.ts';
import { ABILITIES, type AbilityId, levelIn, secondIn } from '../data/abilities.ts';
import { type Card, RESOURCES } from '../data/card.ts';
import { msg } from '../i18n/msg.ts';
import { cardCost } from '../rules/named.ts';

/** An ability with its level, and the rule that says what it does. */
export interface AbilityLook {
  readonly name: Message;
  readonly rule: string;
}

/** Abilities of a card. */
export const abilitiesOf = ({ abilities }: Card): AbilityLook[] =>
  (Object.keys(abilities) as AbilityId[]).map((id) => {
    const [n, m] = [levelIn(abilities, id), secondIn(abilities, id)];
    const kind = id === 'collects-one' && { kind: msg(`resource.${RESOURCES[n - 1]}`) };
    return { name: msg(`ability.${id}`, { n, m, ...kind }), rule: ABILITIES[id].rule };
  });

/** Behind the figures of a card: what it can do, `; Engineer 2, Stealth 3`, or nothing. */
export function abilitiesText(card: Card): Message | '' {
  const row = abilitiesOf(card).map(({ name }) => name);
  return row.length > 0 ? msg('cards.abilities', { row: { row } }) : '';
}

/** [1.5] What it costs, and its printed figures. */
export function printedText(card: Card): Message {
  const { attack, defence, movement, points, range, fate } = card;
  const all = { attack, defence, movement, points, range, fate };
  const command = card.family === 'hero' ? card.command : 0;
  return msg(`printed.${card.family}`, { ...all, command, cost: cardCost(card) });
}

/** Printed values of a card, as text. */
import type { Message } from '../../../kernel/text/message.ts';
import { ABILITIES, type AbilityId, levelIn, secondIn } from '../data/abilities.ts';
import { type Card, RESOURCES } from '../data/card.ts';
import { msg } from '../i18n/msg.ts';
import { cardCost } from '../rules/named.ts';

/** An ability with its level, and the rule that explains it. */
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

/**
 * Returns the abilities as text that follows the card's values, such as `; Engineer 2, Stealth 3`; empty if there are
 * none.
 */
export function abilitiesText(card: Card): Message | '' {
  const row = abilitiesOf(card).map(({ name }) => name);
  return row.length > 0 ? msg('cards.abilities', { row: { row } }) : '';
}

/** [1.5] Returns the price and the printed values of a card. */
export function printedText(card: Card): Message {
  const { attack, defence, movement, points, range, fate } = card;
  const all = { attack, defence, movement, points, range, fate };
  const command = card.family === 'hero' ? card.command : 0;
  return msg(`printed.${card.family}`, { ...all, command, cost: cardCost(card) });
}

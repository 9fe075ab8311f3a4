/** Cards and owners in sentences: whoever hears them knows the cards. */
import { type Message, type Noun, unit } from '../../../kernel/message.ts';
import type { Armageddon } from '../state.ts';
import { say } from '../words/say.ts';
import { GEAR, gearOf, TACTICS } from '../data/gear.ts';
import type { CardId } from '../data/cards.ts';
import { isKnown } from './knowledge.ts';
import { seenCard } from './pieces.ts';

type S = Armageddon;

/** The name of a card as its owner’s faction calls it. */
export function nameOf(s: S, u: number): Message {
  const card = seenCard(s, u);
  if (card === undefined)
    return say(u >= s.world.cards ? 'piece.army' : 'piece.card', { u: unit(u) });
  const faction = s.world.factions[s.owner[u]]?.id ?? 'other';
  return say(`card.${card.id as CardId}`, { faction });
}

/** A card as something to point at. */
export const named = (s: S, u: number): Noun => unit(u, nameOf(s, u));

/** The same for one side, who may not know it. */
export const namedFor = (s: S, u: number, side: number): Noun =>
  isKnown(s, u, side) ? named(s, u) : unit(u);

/** What research makes: gear, or a tactic. */
export const projectName = (code: number): Message =>
  code < GEAR.length
    ? say(`gear.${gearOf(code).id}`)
    : say(`item.${TACTICS[code - GEAR.length].id}`);

/** An owner: a side, independents, a cult. */
export const ownerName = ({ world }: S, owner: number) =>
  owner < world.sides.length
    ? { side: owner }
    : say(`owner.${world.owners[owner]}` as 'owner.independents');

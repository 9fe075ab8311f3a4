/** Hands, decks, discards and tactics, as far as visible. */
import type { ZoneLook, ZoneThing } from '../../../kernel/look/zones.ts';
import { keyOf, side as sideNoun } from '../../../kernel/text/message.ts';
import { GEAR, TACTICS } from '../data/gear.ts';
import { V } from '../rules/names.ts';
import { cardCost, costText, nameOf, projectName } from '../rules/named.ts';
import { gearOn, leftOf, pointsOf, seenCard } from '../rules/pieces.ts';
import type { Armageddon } from '../state.ts';
import { DECK, DISCARDED, HAND } from '../state/pieces.ts';
import { msg } from '../i18n/msg.ts';
import { battleRows } from './battle.ts';
import { abilitiesText, printedText } from './cards.ts';
import { pictureOf, valuesOf } from './pieces.ts';

type S = Armageddon;

/** Returns the rows of a battle, the hands of all sides, and the visible tactics, decks and discards. */
export const zones = (s: S): ZoneLook[] => [
  ...battleRows(s),
  ...sidesOf(s).map((side) => hand(s, side)),
  ...sidesOf(s)
    .filter((side) => isOpen(s, side))
    .map((side) => tactics(s, side)),
  ...sidesOf(s)
    .filter((side) => isOpen(s, side))
    .map((side) => deck(s, side)),
  ...sidesOf(s).flatMap((side) => discards(s, side)),
];

const sidesOf = ({ world }: S): number[] => [...world.sides.keys()];

/** Returns whether the viewer sees a side's private information. */
const isOpen = (s: S, side: number): boolean => s.tactics[side * TACTICS.length] >= 0;

/** [2.15] [7.4] Returns the hand: cards and gear. */
const hand = (s: S, side: number): ZoneLook => ({
  ...{ id: 'hand', side, count: s.handSize[side], isDocked: isOpen(s, side) },
  name: msg('zone.hand', { by: sideNoun(side) }),
  things: [...cardsAt(s, side, HAND), ...(isOpen(s, side) ? gearOf(s, side) : [])],
});

/** [2.14] Returns the deck, in an order that does not reveal the next card. */
const deck = (s: S, side: number): ZoneLook => ({
  ...{ id: 'deck', side, count: s.deckSize[side], isFolded: true, pile: 'down' },
  name: msg('zone.deck', { by: sideNoun(side) }),
  things: cardsAt(s, side, DECK),
});

/** [1.10] Returns the tactics in hand. */
const tactics = (s: S, side: number): ZoneLook => ({
  ...{ id: 'tactics', side, count: s.tacticsSize[side], pile: 'up' },
  name: msg('zone.tactics', { by: sideNoun(side) }),
  things: s.world.prints.tactics.flatMap(({ id, price }, index): ZoneThing[] => {
    const count = s.tactics[side * TACTICS.length + index];
    if (count <= 0) return [];
    const [name, text] = [projectName(GEAR.length + index), msg('zone.tactic', { n: price })];
    return [{ name, text, count, noun: { kind: 'item', index }, type: `tactic-${id}` }];
  }),
});

/** Returns the cards known to be gone; others are omitted. */
function discards(s: S, side: number): ZoneLook[] {
  const things = cardsAt(s, side, DISCARDED);
  if (things.length === 0) return [];
  const count = things.reduce((sum, thing) => sum + thing.count, 0);
  const name = msg('zone.discards', { by: sideNoun(side) });
  return [{ id: 'discards', side, count, isFolded: true, pile: 'up', name, things }];
}

/** Returns the cards of a side in a place, by number, with equal ones together. */
function cardsAt(s: S, side: number, place: number): ZoneThing[] {
  const found = [...s.owner.keys()].filter((u) => s.owner[u] === side && s.place[u] === place);
  const things = new Map<string, ZoneThing>();
  for (const u of found.sort((a, b) => s.kind[a] - s.kind[b])) {
    const thing = cardThing(s, u);
    const key = `${s.kind[u]} ${keyOf(thing.text ?? '')}`;
    const before = things.get(key);
    things.set(key, before ? together(before, u) : thing);
  }
  return [...things.values()];
}

const together = (thing: ZoneThing, u: number): ZoneThing => ({
  ...thing,
  count: thing.count + 1,
  ...(thing.noun && { noun: { ...thing.noun, same: [...(thing.noun.same ?? []), u] } }),
});

function cardThing(s: S, u: number): ZoneThing {
  const card = seenCard(s, u);
  if (!card)
    return { name: nameOf(s, u), count: 1, noun: { kind: 'unit', index: u }, type: 'unknown' };
  const verb = card.family === 'attack' ? V.fly : V.deploy;
  const noun = { kind: 'unit', index: u, verb } as const;
  const [left, points] = [leftOf(s, u), pointsOf(s, u)];
  const gear = gearOn(s, u).map(projectName);
  const conditions = [
    ...(left < points ? [msg('zone.damaged', { left, points })] : []),
    ...(gear.length > 0 ? [msg('zone.carries', { gear: { row: gear } })] : []),
  ];
  const text = msg('zone.card', {
    printed: printedText(card),
    more: { parts: [...conditions.map((it) => msg('zone.also', { it })), abilitiesText(card)] },
  });
  // In the hand a card has no shield, so its defence is the printed one.
  const values = valuesOf(card, card.defence, left);
  const [name, type] = [nameOf(s, u), pictureOf(s, u, card)];
  return {
    ...{ name, text, brief: cardCost(card), count: 1, noun, type, values },
    ...(conditions.length > 0 && { conditions }),
  };
}

/** [1.7] [1.8] [1.9] Returns gear that no card carries. */
const gearOf = (s: S, side: number): ZoneThing[] =>
  s.world.prints.gear.flatMap(({ id, family, cost }, code): ZoneThing[] => {
    const count = s.held[side * GEAR.length + code];
    if (count <= 0) return [];
    const text = msg(`zone.gear.${family}`, { cost: costText(cost) });
    return [{ name: projectName(code), text, count, type: `gear-${id}` }];
  });

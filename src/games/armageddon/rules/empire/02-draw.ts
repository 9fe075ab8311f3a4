/** [2.14] [2.15] Drawing cards from the deck into the hand, and discarding them for good. */
import { nounOf, verbOf } from '../../../../kernel/action.ts';
import type { Log } from '../../../../kernel/text/log.ts';
import type { Message } from '../../../../kernel/text/message.ts';
import { GEAR } from '../../data/gear.ts';
import type { Armageddon } from '../../state.ts';
import { DECK, HAND } from '../../state/pieces.ts';
import { fixed, msg } from '../../i18n/msg.ts';
import { handLimit, hasHandRoom } from './02-hand.ts';
import { discard } from '../battle/05-damage.ts';
import type { SideAction } from '../turn-action.ts';
import { named, namedFor, projectName } from '../named.ts';
import { STEP, V } from '../names.ts';
import { seenCard } from '../pieces.ts';
import { type ArmageddonStep, drawing, sideNow, withCard } from '../step.ts';

type S = Armageddon;

/** Returns the cards of a side in a place that is no hex, ascending. */
function cardsAt(s: S, side: number, place: number): number[] {
  const found: number[] = [];
  for (let u = 0; u < s.world.cards; u++)
    if (s.owner[u] === side && s.place[u] === place) found.push(u);
  return found;
}

// Drawing

/** [2.14] [11.3] Returns the price of a card in AP: 3, or 2 for one faction. */
const drawPrice = (s: S, side: number): number => s.world.factions[side].draw;

/** [2.14] Draws a card for action points, if the hand has room. */
export const drawAction: SideAction<'draw'> = {
  label: (s) => msg('label.draw', { n: drawPrice(s, sideNow(s)) }),
  list(s, side, out) {
    if (s.deckSize[side] > 0 && s.ap[side] >= drawPrice(s, side) && hasHandRoom(s, side))
      out.add(V.draw);
  },
  apply(s, side) {
    s.ap[side] -= drawPrice(s, side);
    s.push(STEP['hand.draw']);
  },
  whyNot(s, side) {
    if (s.deckSize[side] === 0) return { rule: '2.14', reason: msg('refusal.no-deck') };
    if (!hasHandRoom(s, side)) return { rule: '2.15', reason: msg('refusal.hand-full') };
    return { rule: '2.14', reason: msg('refusal.draw-dear', { n: drawPrice(s, side) }) };
  },
};

/** [2.14] Draws a random card. The action is its place in the deck, as all sides know the size of the deck. */
export const drawStep: ArmageddonStep<'deal'> = {
  rule: '2.14',
  secret: true,
  ...drawing('drawn.card'),
  outcomes: { deal: { label: (_, i) => msg('label.deal', { n: i + 1 }) } },
  event: (s) => ({ title: msg('roll.draw'), by: sideNow(s) }),
  actions(s, out) {
    for (let i = 0; i < s.deckSize[sideNow(s)]; i++) out.add(V.deal, i);
  },
  apply(s, action, log) {
    const side = sideNow(s);
    const deck = cardsAt(s, side, DECK);
    const u = deck[nounOf(action)];
    log?.add({
      ...{ type: 'draws', rule: '2.14', args: { card: named(s, u) }, to: [side] },
      outcome: kindDrawn(s, u, deck),
    });
    s.place[u] = HAND;
    s.deckSize[side] -= 1;
    s.handSize[side] += 1;
    s.pop();
  },
};

/** Returns the sort of the card, with how many of it were in the deck, which the drawing player knows. */
function kindDrawn(s: S, u: number, deck: readonly number[]): Message {
  const family = seenCard(s, u)?.family ?? 'unit';
  const n = deck.filter((v) => seenCard(s, v)?.family === family).length;
  return msg('outcome.draws', { family, n, all: deck.length });
}

// Discarding

/** [2.15] [R71] Makes room in a full hand. */
export const discardAction: SideAction<'make-room'> = {
  label: fixed('label.make-room'),
  list(s, side, out) {
    if (!hasHandRoom(s, side)) out.add(V['make-room']);
  },
  apply: (s) => s.push(STEP['hand.discard']),
  whyNot: () => ({ rule: 'R71', reason: msg('refusal.hand-has-room') }),
};

/** [2.15] Discards one card or one piece of gear for good [2.14]. Other sides do not see which. */
export const discardStep: ArmageddonStep<'discard' | 'scrap'> = {
  rule: '2.15',
  secret: true,
  who: sideNow,
  prompt: fixed('prompt.hand.discard'),
  offers: {
    discard: { label: withCard('label.discard') },
    scrap: { label: (_, code) => msg('label.discard', { card: projectName(code) }) },
  },
  actions(s, out) {
    const side = sideNow(s);
    for (const u of cardsAt(s, side, HAND)) out.add(V.discard, u);
    for (const code of GEAR.keys()) if (heldOf(s, side, code) > 0) out.add(V.scrap, code);
  },
  apply(s, action, log) {
    const noun = nounOf(action);
    s.pop();
    if (verbOf(action) === V.discard) discardCard(s, noun, log);
    else scrap(s, noun, log);
  },
  refusals: {
    discard: (s, u) => ({
      rule: '2.15',
      reason: msg('refusal.not-of-hand', { card: namedFor(s, u, sideNow(s)) }),
    }),
  },
};

const heldOf = (s: S, side: number, code: number): number => s.held[side * GEAR.length + code];

function discardCard(s: S, u: number, log?: Log): void {
  const side = s.owner[u];
  log?.add({ type: 'discarded', rule: '2.15', args: { card: named(s, u) }, to: [side] });
  discard(s, u, log);
}

function scrap(s: S, code: number, log?: Log): void {
  const side = sideNow(s);
  s.held[side * GEAR.length + code] -= 1;
  s.handSize[side] -= 1;
  log?.add({ type: 'discarded', rule: '2.15', args: { card: projectName(code) }, to: [side] });
}

/** [2.15] Returns whether a hand is above its limit, as when a hero that raised the limit leaves the headquarters. */
export const isHandOver = (s: S, side: number): boolean => s.handSize[side] > handLimit(s, side);

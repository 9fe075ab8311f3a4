/**
 * Section 2, set-up: random order, tiles, strongholds, then the map around them, decks and hands. `turn` is the
 * acting side's place in the order, `round` the number of the tile being laid.
 */
import { nounOf } from '../../../../kernel/action.ts';
import { nodeDistance } from '../../../../kernel/board/hex.ts';
import type { Log } from '../../../../kernel/text/log.ts';
import { type Message, node, side } from '../../../../kernel/text/message.ts';
import { NONE } from '../../../../kernel/state.ts';
import type { UnitSpec } from '../../../../kernel/game.ts';
import type { CardId } from '../../data/cards.ts';
import { TILES_WITHIN, WORKS } from '../../data/maps.ts';
import { TERRAIN } from '../../data/terrain.ts';
import { TILES } from '../../data/tiles.ts';
import type { Armageddon } from '../../state.ts';
import { cultSlots } from '../../world.ts';
import { DECK, HAND } from '../../state/pieces.ts';
import { fixed, msg } from '../../i18n/msg.ts';
import { generateMap, type Guards } from './00-generator.ts';
import { startsOf } from './00-starts.ts';
import { putCard, slotFor } from '../empire/02-slots.ts';
import { exploreHex, standIn } from '../exploration/03-explore.ts';
import { raiseGarrison } from '../armies/03-garrison.ts';
import { standGuards } from '../exploration/12-independents.ts';
import { settleCult } from '../exploration/13-cults.ts';
import { type Below, hiddenStream, drawHidden } from '../hidden-dice.ts';
import { costText, named } from '../named.ts';
import { STEP, V } from '../names.ts';
import { packed } from '../resources.ts';
import { type ArmageddonStep, DICE, sideNow } from '../step.ts';

type S = Armageddon;

const sidesOf = (s: S): number[] => [...s.world.sides.keys()];

// Order

/** Returns all permutations of the sides. */
function ordersOf(sides: readonly number[]): number[][] {
  if (sides.length === 0) return [[]];
  return sides.flatMap((first) =>
    ordersOf(sides.filter((side) => side !== first)).map((rest) => [first, ...rest]),
  );
}

/** [2.2] Draws the order at once: since ties are rolled again, all orders are equally likely. */
export const orderStep: ArmageddonStep<'order'> = {
  rule: '2.2',
  ...DICE,
  outcomes: {
    order: {
      label: (s, i) => msg('label.order', { order: { list: ordersOf(sidesOf(s))[i].map(side) } }),
    },
  },
  event: () => ({ title: msg('roll.order') }),
  actions(s, out) {
    for (let i = 0; i < ordersOf(sidesOf(s)).length; i++) out.add(V.order, i);
  },
  apply(s, action, log) {
    const order = ordersOf(sidesOf(s))[nounOf(action)];
    s.order.set(order);
    log?.add({
      type: 'order',
      rule: '2.2',
      args: { by: { side: order[0] } },
      outcome: msg('outcome.order', { by: { side: order[0] } }),
      pools: [],
    });
    s.restart(STEP['setup.lay']);
  },
};

// Tiles

const startOf = (s: S, side: number): number =>
  startsOf(s.world.options.map ?? 0, s.world.sides.length)[side];

const isLaid = (s: S, hex: number, side: number): boolean =>
  s.world.hexRows.has(s.mapped, side, hex);

const isNear = (s: S, hex: number, side: number): boolean =>
  nodeDistance(s.world.board, startOf(s, side), hex) <= TILES_WITHIN;

/** Moves to the next place in the order; returns whether that was the last of a round of tiles. */
function pass(s: S): void {
  s.turn += 1;
  if (s.turn < s.world.sides.length) return;
  s.turn = 0;
  s.round += 1;
}

/** [2.2] Lays a tile near the player's start, hidden from the others; a player without tiles is skipped. */
export const layStep: ArmageddonStep<'lay'> = {
  rule: '2.2',
  secret: true,
  who: sideNow,
  prompt: layPrompt,
  offers: { lay: { label: (_, n) => msg('label.lay', { at: node(n) }) } },
  enter(s) {
    const most = Math.max(...s.world.decks.map(({ tiles }) => tiles.length));
    while (s.round < most && s.round >= s.world.decks[sideNow(s)].tiles.length) pass(s);
    if (s.round < most) return;
    [s.round, s.turn] = [0, 0];
    s.goto(STEP['setup.settle']);
  },
  actions(s, out) {
    const side = sideNow(s);
    for (let n = 0; n < s.world.board.size; n++)
      if (isNear(s, n, side) && !isLaid(s, n, side)) out.add(V.lay, n);
  },
  apply(s, action, log) {
    layTile(s, nounOf(action), sideNow(s), log);
    pass(s);
  },
  refusals: {
    lay(s, n) {
      const why = isNear(s, n, sideNow(s)) ? 'refusal.laid' : 'refusal.not-near';
      return { rule: '2.2', reason: msg(why, { at: node(n), n: TILES_WITHIN }) };
    },
  },
};

/** [D11] Returns the next tile on the current player's list. */
function tileNow(s: S): (typeof TILES)[number] {
  const id = s.world.decks[sideNow(s)].tiles[s.round];
  const tile = TILES.find((other) => other.id === id);
  if (tile === undefined) throw new Error(`there is no tile ${id}`);
  return tile;
}

/** [2.2] Returns the prompt with the next tile [D11], its contents, and the number of tiles left. */
function layPrompt(s: S): Message {
  const tile = tileNow(s);
  const works = tile.works > 0 ? [msg(`special.${WORKS[tile.works]}`)] : [];
  const hasResources = tile.resources.some((n) => n > 0);
  const what = hasResources || works.length === 0 ? [costText(tile.resources)] : [];
  const row = [msg(`terrain.${tile.terrain}`), ...what, ...works];
  const { tiles } = s.world.decks[sideNow(s)];
  const counts = { n: s.round + 1, all: tiles.length };
  return msg('prompt.setup.lay', { tile: msg(`tile.${tile.id}`), what: { row }, ...counts });
}

/** [2.2] [R45] Lays a tile; other sides do not see which, and where. */
function layTile(s: S, hex: number, side: number, log?: Log): void {
  const tile = tileNow(s);
  const args = { tile: msg(`tile.${tile.id}`), at: node(hex) };
  log?.add({ type: 'laid', rule: '2.2', args, to: [side] });
  s.terrain[hex] = TERRAIN[tile.terrain];
  [s.works[hex], s.resources[hex]] = [tile.works, packed(tile.resources)];
  exploreHex(s, hex, side);
}

// Strongholds

/** [2.3] Puts the player's stronghold on one of their tiles. */
export const settleStep: ArmageddonStep<'settle'> = {
  rule: '2.3',
  secret: true,
  who: sideNow,
  prompt: fixed('prompt.setup.settle'),
  offers: { settle: { label: (_, n) => msg('label.settle', { at: node(n) }) } },
  actions(s, out) {
    for (let n = 0; n < s.world.board.size; n++) if (isLaid(s, n, sideNow(s))) out.add(V.settle, n);
  },
  apply(s, action, log) {
    const side = sideNow(s);
    const u = freeSlot(s, side);
    putCard(s, u, s.world.decks[side].stronghold, side, nounOf(action));
    s.headquarters[side] = u;
    raiseGarrison(s, u);
    const args = { card: named(s, u), at: node(s.place[u]) };
    log?.add({ type: 'settled', rule: '2.3', args, to: [side] });
    s.turn += 1;
    if (s.turn < s.world.sides.length) return;
    s.turn = 0;
    s.goto(STEP['setup.map']);
    drawHidden(s);
  },
  refusals: {
    settle: (_, n) => ({ rule: '2.3', reason: msg('refusal.no-tile', { at: node(n) }) }),
  },
};

/** Returns a free slot; a pool has enough for the stronghold and the whole deck. */
function freeSlot(s: S, pool: number): number {
  const u = slotFor(s, pool);
  if (u === NONE) throw new Error(`pool ${pool} has no slot left`);
  return u;
}

// Map, decks, hands

/** [2.3] [2.4] Creates everything hidden from the hidden numbers that have just been drawn. */
export const mapStep: ArmageddonStep = {
  rule: '2.3',
  enter(s, log) {
    const below = hiddenStream(s);
    const guards = makeMap(s, below);
    for (const side of sidesOf(s)) {
      const base = s.headquarters[side];
      if (base >= 0) standIn(s, s.place[base], side);
      dealTo(s, side, below);
    }
    for (const group of guards) standGuards(s, group);
    settleCult(s, below, log);
    begin(s, log);
  },
};

function begin(s: S, log?: Log): void {
  s.stock.fill(s.world.values.startingStock);
  log?.add({ type: 'dealt', rule: '2.4', args: { n: s.world.values.startingHand } });
  s.restart(STEP['round.begin']);
}

/** [2.3] Generates the map around the tiles and strongholds. */
function makeMap(s: S, below: Below): Guards[] {
  const { board, options, units, cards, values } = s.world;
  const laid = [...Array(board.size).keys()].filter((n) =>
    sidesOf(s).some((side) => isLaid(s, n, side)),
  );
  const cult = cultSlots(options);
  const isNeutral = ({ side }: UnitSpec) => side < 0;
  const slots = units.slice(0, cards).filter(isNeutral).length - cult.cards;
  const groups = units.slice(cards).filter(isNeutral).length - cult.armies;
  const plan = {
    ...{ board, laid: new Set(laid) },
    starts: [...s.headquarters].filter((u) => u >= 0).map((u) => s.place[u]),
    values,
    resources: values.resourceHexes[options.resources ?? 1],
    specials: values.specialHexes[options.specials ?? 1],
    // A quarter of the slots stays free for later groups: deserters, and remains of an empire
    guards: {
      cards: Math.trunc((slots * 3) / 4),
      groups: Math.trunc((groups * 3) / 4),
    },
  };
  return generateMap(plan, s, below);
}

/**
 * [2.4] [R45] Deals a deck to its slots in random order, so that a slot reveals nothing; some of its cards are the
 * first hand.
 */
function dealTo(s: S, side: number, below: Below): void {
  const list = Object.entries(s.world.decks[side].cards).flatMap(([id, n]) =>
    Array<CardId>(n).fill(id as CardId),
  );
  const slots: number[] = [];
  while (list.length > 0) {
    const u = freeSlot(s, side);
    const [id] = list.splice(below(list.length), 1);
    putCard(s, u, id, side, DECK);
    slots.push(u);
  }
  const hand = Math.min(s.world.values.startingHand, slots.length);
  [s.deckSize[side], s.handSize[side]] = [slots.length - hand, hand];
  for (let i = 0; i < hand; i++) s.place[slots.splice(below(slots.length), 1)[0]] = HAND;
}

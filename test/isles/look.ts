/** How Isles is shown: counters as far as they are seen, hands and decks as zones. */
import type { ZoneLook, ZoneThing } from '../../src/kernel/look-zones.ts';
import { nounOf, verbOf } from '../../src/kernel/action.ts';
import type { Look } from '../../src/kernel/look.ts';
import { NONE, UNKNOWN } from '../../src/kernel/state.ts';
import { CARDS } from './document.ts';
import { outcomeOf, pointsOf, STEPS, slot, V } from './rules.ts';
import { type Isles, isAlive, sideOf } from './state.ts';

const ASKED: Readonly<Record<string, string>> = {
  turn: 'play a card, or pass.',
  move: 'which unit marches?',
  to: 'into which hex?',
  raid: 'which enemy is raided?',
  spy: 'which hex is scouted?',
};

function prompt(s: Isles): string {
  const asked = ASKED[STEPS[s.step] as string];
  if (asked) return `${s.world.sides[s.side]?.name}: ${asked}`;
  return outcomeOf(s) ? 'The game is over.' : 'The dice decide.';
}

function actionLabel(s: Isles, action: number): string {
  const noun = nounOf(action);
  const { board, units } = s.world;
  switch (verbOf(action)) {
    case V.play:
      return `Play ${CARDS[noun]}`;
    case V.draw:
      return `Draw ${CARDS[noun]}`;
    case V.move:
      return `March with ${units[noun]?.id}`;
    case V.pass:
      return 'Pass';
    case V.roll:
      return `Roll ${noun}`;
    default:
      return `To ${board.labels[noun]}`;
  }
}

/** [2] The cards of a side that are seen, kind by kind. */
const cardsIn = (column: Int16Array, side: number): ZoneThing[] =>
  CARDS.flatMap((name, index) => {
    const count = column[slot(side, index)] as number;
    return count > 0 ? [{ name, count, noun: { kind: 'item', index } }] : [];
  });

/** [2] What everybody has in his hand, and what is left of his deck. */
const zones = (s: Isles): ZoneLook[] =>
  s.world.sides.flatMap(({ name }, side) => [
    {
      id: 'hand',
      name: `${name}'s hand`,
      side,
      count: s.handSize[side] as number,
      things: cardsIn(s.hand, side),
    },
    { id: 'deck', name: `${name}'s deck`, side, count: s.deckSize[side] as number, things: [] },
  ]);

export const look: Look<Isles> = {
  terrains: [
    { id: 'land', name: 'Land', glyph: '.' },
    { id: 'hill', name: 'Hill', glyph: '^' },
  ],
  terrainIsFixed: true,
  terrainOf: (s, n) => s.world.hill[n] as number,
  counters: (s) =>
    [...s.at.keys()]
      .filter((u) => isAlive(s, u) && s.at[u] !== UNKNOWN)
      .map((u) => ({
        unit: u,
        node: s.at[u] as number,
        side: sideOf(s, u),
        type: 'troop',
        name: `Troop ${s.world.units[u]?.id}`,
        values: '',
        figures: '',
        conditions: [],
        badge: '',
        facing: -1,
      })),
  nodeOf: (s, u) => (isAlive(s, u) ? Math.max(NONE, s.at[u] as number) : NONE),
  markers: () => [],
  prompt,
  actionLabel,
  focus: (s) => ({ unit: STEPS[s.step] === 'to' ? s.arg(0) : NONE, node: NONE }),
  panel: (s) => [
    { label: 'Round', value: `${Math.min(s.round, s.world.rounds)} of ${s.world.rounds}` },
    ...s.world.sides.map(({ name }, side) => {
      return { label: `${name}'s points`, value: `at least ${pointsOf(s, side)}`, side };
    }),
  ],
  zones: { show: zones },
  overlays: [],
  charts: [],
  log: {
    drawn: 'You draw {card:item}.',
    played: '{by:side} plays {card:item}.',
    walked: '{u:unit} marches to {at:node}.',
    spied: 'Scouted at {at:node}: {us:units}.',
    fought: '{u:unit} fights {v:unit} at {at:node}, {die}: {outcome}.',
    out: '{by:side} is out of play.',
  },
};

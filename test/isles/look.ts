/** How Isles is shown: counters as far as they are seen, hands and decks as zones. */
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

const handWords = (s: Isles, side: number): string =>
  s.hand[slot(side, 0)] === UNKNOWN
    ? `${s.handSize[side]} cards`
    : CARDS.map((card, kind) => `${s.hand[slot(side, kind)]} ${card}`).join(', ');

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
  markers: () => [],
  prompt,
  actionLabel,
  focus: (s) => ({ unit: STEPS[s.step] === 'to' ? s.arg(0) : NONE, node: NONE }),
  panel: (s) => [
    { label: 'Round', value: `${Math.min(s.round, s.world.rounds)} of ${s.world.rounds}` },
    ...s.world.sides.flatMap(({ name }, side) => [
      { label: `${name}'s hand`, value: handWords(s, side), side },
      { label: `${name}'s deck`, value: `${s.deckSize[side]} cards`, side },
      { label: `${name}'s points`, value: `at least ${pointsOf(s, side)}`, side },
    ]),
  ],
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

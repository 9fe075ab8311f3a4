import { expect, test } from 'vitest';
import { english } from '../../../../test/english.ts';
import { viewOf } from '../../../kernel/view.ts';
import { art } from '../art.ts';
import { CARDS } from '../data/cards.ts';
import { discard } from '../rules/battle/05-damage.ts';
import { reveal } from '../rules/knowledge.ts';
import { V } from '../rules/names.ts';
import { DECK } from '../state/pieces.ts';
import { slot, table, type TestGame } from '../testing.ts';
import { abilitiesOf, printedText } from './cards.ts';

const field = () =>
  table(
    'red at 0404: concord-keep; red hand: pelican-bomber!1/cluster-load line-rifles line-rifles outpost; ' +
      'blue at 0505: axle-zero; blue hand: kestrel-fighter husk-drones',
    { values: { 'red-surge': 2, 'blue-deny': 1, 'red-rail-carbines': 1 } },
  );

/** Zones as a side sees them: name, number of things, and their texts. */
const shown = ({ game, s }: TestGame, side: number) =>
  (game.look.zones?.show(viewOf(game, s, side)) ?? []).map(
    ({ name, count, things }) =>
      `${english(game, name)} ${count}: ${things.map((thing) => `${thing.count} ${english(game, thing.name)}`).join(', ')}`,
  );

test('[2.15] [1.10] players see their own hand and tactics, and the size of the others’ hands', () => {
  const t = field();
  expect(shown(t, 0)).toEqual([
    'Red’s hand 5: 2 Line Rifles, 1 Pelican Bomber, 1 Waystation, 1 Rail Carbines',
    'Blue’s hand 2: ',
    'Red’s tactics 2: 2 Surge',
    'Red’s deck 0: ',
  ]);
  expect(shown(t, 1)[0]).toBe('Red’s hand 5: ');
  expect(shown(t, -1)).toEqual(['Red’s hand 5: ', 'Blue’s hand 2: ']);
});

test('[2.15] a card in hand shows its printed values on its picture, and its price beside it', () => {
  const t = field();
  const [hand] = t.game.look.zones?.show(viewOf(t.game, t.s, 0)) ?? [];
  const told = (hand?.things ?? []).map(({ values, brief }) => [
    values,
    brief && english(t.game, brief),
  ]);
  const { attack, defence, points } = CARDS.find(({ id }) => id === 'line-rifles') ?? {};
  expect(told[0]).toEqual([`${attack}-${defence}-${points}`, '2 AP, 2 H, 1 M']);
  // A facility has no attack; gear has no values.
  expect(told[2]?.[0]).toMatch(/^\d+-\d+$/);
  expect(told[3]).toEqual([undefined, undefined]);
});

test('[2.18] [6.1] a card in hand that cannot be used says why when it is pressed: attack cards fly', () => {
  const t = field();
  const hand = t.game.look.zones?.show(viewOf(t.game, t.s, 0))[0]?.things ?? [];
  const verbs = hand.map(({ noun }) => noun?.verb);
  expect(verbs.slice(0, 3)).toEqual([V.deploy, V.fly, V.deploy]);
});

test('[2.14] the deck is shown by card number, not in its actual order', () => {
  const t = field();
  const [rifles, bomber] = [slot(t, 'line-rifles'), slot(t, 'pelican-bomber')];
  t.s.place[bomber] = DECK;
  t.s.place[rifles] = DECK;
  t.s.deckSize[0] = 2;
  expect(shown(t, 0)[3]).toBe('Red’s deck 2: 1 Line Rifles, 1 Pelican Bomber');
  expect(shown(t, 1).some((line) => line.startsWith('Red’s deck'))).toBe(false);
});

test('[6.7] a discarded card is shown to players who know of it', () => {
  const t = field();
  const card = slot(t, 'pelican-bomber');
  discard(t.s, card);
  expect(shown(t, 0)).toContain('Red’s discards 1: 1 Pelican Bomber');
  expect(shown(t, 1).some((line) => line.startsWith('Red’s discards'))).toBe(false);
  reveal(t.s, card, 1);
  expect(shown(t, 1)).toContain('Red’s discards 1: 1 Pelican Bomber');
});

test('a thing shows its price and values, the points left, its gear and its abilities', () => {
  const t = field();
  const { things = [] } = t.game.look.zones?.show(t.s)[0] ?? {};
  const texts = things.map(({ text }) => english(t.game, text));
  expect(texts).toEqual([
    '2 AP, 2 H, 1 M; attack 4, defence 3, 4 hit points, movement 2, range 1',
    '2 AP, 1 M, 2 E; attack 7, defence 3, fate 1, 4 hit points, range 5; damaged: 3 of 4 points left; with Cluster Load; Munition slot 1',
    '3 AP, 1 H, 3 M, 1 E, 1 T; defence 3, 10 structure points; Supply, Barracks, Collects resources',
    'attachment',
  ]);
  expect(things.filter(({ type = '' }) => !(type in art.units))).toEqual([]);
  // A card that differs from its printed face is marked as well.
  const changed = things.map(({ conditions = [] }) => conditions.map((it) => english(t.game, it)));
  expect(changed).toEqual([[], ['damaged: 3 of 4 points left', 'with Cluster Load'], [], []]);
});

test('[2.14] beside the hand the deck lies face down, tactics and discards face up', () => {
  const t = field();
  discard(t.s, slot(t, 'pelican-bomber'));
  const own =
    t.game.look.zones?.show(viewOf(t.game, t.s, 0)).filter(({ side }) => side === 0) ?? [];
  expect(own.map(({ id, pile = '', isDocked = false }) => [id, pile, isDocked])).toEqual([
    ['hand', '', true],
    ['tactics', 'up', false],
    ['deck', 'down', false],
    ['discards', 'up', false],
  ]);
});

test('[10.1.1] every card has texts for its abilities and price', () => {
  const t = field();
  for (const card of CARDS) {
    expect(english(t.game, printedText(card))).toMatch(/^\d+ AP, .+; /);
    for (const { name, rule } of abilitiesOf(card)) {
      expect(english(t.game, name)).toMatch(/^[A-Z]/);
      expect(rule).toMatch(/^10\.[1-4]\.\d+$/);
    }
  }
});

import { expect, test } from 'vitest';
import { pack } from '../../../kernel/action.ts';
import type { ZoneLook, ZoneThing } from '../../../kernel/look/zones.ts';
import { game, positionAfter, unit as unitOf } from '../../../../test/page-table.ts';
import { openSession } from '../../session/session.ts';
import type { Choice } from '../../session/choices.ts';
import { NO_CHOICES } from '../../session/choices.ts';
import { cardTableOf, chosenThing, isBarred, topOf } from './hand-model.ts';

const thing = (index: number, type = 'known', same: readonly number[] = []): ZoneThing => ({
  ...{ name: `card ${index}`, count: 1 + same.length, type },
  noun: { kind: 'unit', index, same },
});
const zone = (
  id: string,
  things: readonly ZoneThing[],
  more: Partial<ZoneLook> = {},
): ZoneLook => ({
  ...{ id, name: id, side: 0, count: things.length, things },
  ...more,
});
const hand = (...things: ZoneThing[]) => zone('hand', things, { isDocked: true });

interface Asked {
  readonly unit?: number;
  readonly all?: readonly Choice[];
  readonly menu?: readonly Choice[];
}

/** Returns a table with these zones. Only the type `known` has a face, and the decision is about a unit. */
function modelOf(zones: readonly ZoneLook[], { unit = -1, all = [], menu = all }: Asked = {}) {
  const cards = { frames: {}, face: (type: string) => (type === 'known' ? {} : undefined) };
  const focus = () => ({ unit, node: -1 });
  const look = { ...game.look, cards, focus, zones: { show: () => zones } };
  return {
    game: { ...game, look },
    shown: { value: positionAfter() },
    choices: { value: { ...NO_CHOICES, all } },
    menu: { value: menu.length > 0 ? menu : undefined },
    view: { value: { side: 0 } },
  } as unknown as Parameters<typeof chosenThing>[0];
}

test('a hand of cards with faces is shown under the board of its side, beside the piles that hold cards', () => {
  const piles = [
    zone('deck', [], { pile: 'down', count: 9 }),
    zone('tactics', [], { pile: 'up' }),
    zone('discards', [], { pile: 'up', count: 2, side: 1 }),
  ];
  const ids = (...zones: ZoneLook[]) => {
    const { hands = [], piles: beside = [] } = cardTableOf(modelOf(zones)) ?? {};
    return [hands, beside].map((list) => list.map(({ id }) => id));
  };
  expect(ids(hand(thing(1)), ...piles)).toEqual([['hand'], ['deck']]);
  // An empty hand keeps its place beside the deck.
  expect(ids(hand(), ...piles)).toEqual([['hand'], ['deck']]);
  expect(ids(hand())).toEqual([[], []]);
  expect(ids(hand(thing(1), thing(2, 'strange')), ...piles)).toEqual([[], []]);
  expect(ids({ ...hand(thing(1)), side: 1 })).toEqual([[], []]);
});

test('a face-up pile shows a card with a face, a face-down pile shows none', () => {
  const model = modelOf([]);
  const things = [thing(1), thing(2, 'strange')];
  expect(topOf(model, zone('discards', things, { pile: 'up' }))).toBe('known');
  expect(topOf(model, zone('discards', things.slice(1), { pile: 'up' }))).toBeUndefined();
  expect(topOf(model, zone('deck', things, { pile: 'down' }))).toBeUndefined();
});

test('the chosen card is the card in focus, one of equal cards, or the card whose uses are in the menu', () => {
  const things = [thing(1), thing(2, 'known', [3]), thing(4)];
  const chosen = (how: Asked) => chosenThing(modelOf([hand(...things)], how), things)?.name;
  expect(chosen({ unit: 3 })).toBe('card 2');
  expect(chosen({ unit: 5 })).toBeUndefined();
  expect(chosen({})).toBeUndefined();
  const verb = { name: 'fly', noun: 'unit' } as Choice['verb'];
  const all = [1, 4].map((n): Choice => ({ action: pack(1, n), verb, label: `fly ${n}` }));
  expect(chosen({ unit: 1, all, menu: all.slice(1) })).toBe('card 4');
});

test('a card is barred by a reason of the current decision, not because another step asks for it', () => {
  const of = (verb: string, unit: string, isChoosing = true) => {
    const session = openSession(game, positionAfter(), 0);
    const model = { game, session: { value: session }, isChoosing: { value: isChoosing } };
    const noun = {
      kind: 'unit',
      index: unitOf(unit),
      verb: game.verbs.id[verb as 'move'],
    } as const;
    return isBarred(model as unknown as Parameters<typeof isBarred>[0], {
      name: '',
      count: 1,
      noun,
    });
  };
  // A unit of the other side.
  expect(of('move', 'b1')).toBe(true);
  expect(of('move', 'b1', false)).toBe(false);
  expect(of('move', 'r1')).toBe(false);
  // The verb belongs to another step.
  expect(of('bid', 'r1')).toBe(false);
});

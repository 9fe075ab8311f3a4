import { expect, test } from 'vitest';
import { pack } from '../../../kernel/action.ts';
import type { ZoneThing } from '../../../kernel/look/zones.ts';
import { game, positionAfter } from '../../../../test/page-table.ts';
import { type Choice, type Choices, NO_CHOICES } from '../../session/choices.ts';
import { choicesOfThing, dockedZones, zonedChoices } from './zone-choices.ts';

const FLY = { name: 'fly', noun: 'unit' } as Choice['verb'];
const DEPLOY = { name: 'deploy', noun: 'unit' } as Choice['verb'];
const choice = (verb: Choice['verb'], n: number): Choice => ({
  ...{ action: pack(verb === FLY ? 1 : 2, n), verb, label: `${verb.name} ${n}` },
});
const thing = (index: number, ...same: number[]): ZoneThing => ({
  ...{ name: `thing ${index}`, count: 1 + same.length, noun: { kind: 'unit', index, same } },
});

/** Returns a table with these entries in a hand, and these choices by button. */
function modelOf(things: readonly ZoneThing[], buttons: readonly Choice[], isDocked = false) {
  const zone = { id: 'hand', name: 'Hand', side: 0, count: things.length, things, isDocked };
  const choices: Choices = { ...NO_CHOICES, all: buttons, buttons };
  const look = { ...game.look, zones: { show: () => [zone] } };
  return {
    game: { ...game, look },
    shown: { value: positionAfter() },
    choices: { value: choices },
    view: { value: { side: 0 } },
  } as unknown as Parameters<typeof zonedChoices>[0];
}

test('equal things share one choice for each verb', () => {
  const model = modelOf([], [choice(FLY, 4), choice(FLY, 5), choice(DEPLOY, 5), choice(FLY, 7)]);
  const labels = (of: ZoneThing) => choicesOfThing(model, of).map(({ label }) => label);
  expect(labels(thing(4, 5))).toEqual(['fly 4', 'deploy 5']);
  expect(labels(thing(6))).toEqual([]);
  expect(labels({ name: 'gear', count: 1 })).toEqual([]);
});

test('few choices are buttons; many are made in their zone, and choices outside zones stay buttons', () => {
  const hand = [thing(1), thing(2, 3), thing(4), thing(5), thing(6), thing(7)];
  const few = [1, 2, 4, 5].map((n) => choice(FLY, n));
  expect(zonedChoices(modelOf(hand, few)).zones).toEqual([]);
  const many = [...[1, 2, 3, 4, 5, 6].map((n) => choice(FLY, n)), choice(FLY, 9)];
  const { zones, choices } = zonedChoices(modelOf(hand, many));
  expect(zones.map(({ zone, count }) => [zone.id, count])).toEqual([['hand', 5]]);
  expect([...choices].map(({ label }) => label)).not.toContain('fly 9');
  expect(choices.size).toBe(6);
});

test('docked things are always chosen under the board, even if they are few', () => {
  const model = modelOf([thing(1), thing(2)], [choice(FLY, 1), choice(FLY, 9)], true);
  const { zones, choices } = zonedChoices(model);
  expect([zones, [...choices].map(({ label }) => label)]).toEqual([[], ['fly 1']]);
  expect(dockedZones(model).map(({ id }) => id)).toEqual(['hand']);
});

import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { game as tiny, node, positionAfter, unit } from '../../../../test/page-table.ts';
import type { Game } from '../../../kernel/game.ts';
import { unit as unitNoun } from '../../../kernel/text/message.ts';
import type { Entry } from '../../../table/messages/messages.ts';
import { changeSettings } from '../../ui/settings.ts';
import type { DecisionModel } from '../prompt/decision-model.ts';
import { DramaModel } from './drama-model.ts';
import { MoveAnimator } from './move-animator.ts';

const open = tiny as Game;
const game: Game = {
  ...open,
  look: {
    ...open.look,
    moments: {
      begins: ['fight'],
      continues: [],
      fight: (_, [first]) => ({
        at: node('c1'),
        attackers: [unitNoun(unit('b1'))],
        defenders: first?.args?.['place'] === 1 ? [] : [unitNoun(unit('r1'))],
      }),
    },
  },
};

const before = positionAfter('pass');
const after = before.clone();
after.at[unit('r1')] = -1;
const seq = signal<number | undefined>(undefined);
let player: MoveAnimator;
let drama: DramaModel;

const die = (at: number, place = 0): Entry => ({
  ...{ seq: at, kind: 'die', side: -1, text: 'roll 4' },
  events: [{ type: 'fight', rule: '2', outcome: 'defender lost', args: { place } }],
});
const show = (...entries: Entry[]) =>
  player.again(
    before,
    entries.map((entry) => ({ state: after, entries: [entry] })),
    0,
  );

beforeEach(() => {
  vi.useFakeTimers();
  changeSettings({ pace: 'normal' });
  seq.value = undefined;
  player = new MoveAnimator(game);
  const table = { game, player, replay: { seq } } as unknown as DecisionModel;
  drama = new DramaModel(table);
});

afterEach(() => {
  drama.close();
  player.close();
  vi.useRealTimers();
});

test('a fight shows its dice, its result, and a blast where a unit was lost', () => {
  show(die(1));
  expect(drama.shown.value).toMatchObject({
    seq: 1,
    impacts: [{ node: before.at[unit('r1')], isLoss: true }],
    moment: { at: node('c1'), result: 'defender lost', dice: [{ seq: 1 }] },
    fallen: [{ n: 1 }],
  });
});

test('it lasts 1.6 s, even after playback has ended, and does not block the player', () => {
  show(die(1));
  vi.advanceTimersByTime(1000);
  expect(player.frame.value).toBeUndefined();
  expect(drama.shown.value).toBeDefined();
  vi.advanceTimersByTime(599);
  expect(drama.shown.value).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(drama.shown.value).toBeUndefined();
});

test('it is shorter at fast speed, and absent if moves are not shown', () => {
  changeSettings({ pace: 'fast' });
  show(die(1));
  vi.advanceTimersByTime(700);
  expect(drama.shown.value).toBeUndefined();
  changeSettings({ pace: 'off' });
  show(die(2));
  expect(drama.shown.value).toBeUndefined();
});

test('a move without harm does not shorten the fight before it; another fight replaces it', () => {
  const move: Entry = { seq: 2, kind: 'action', side: 1, text: 'to c1', events: [] };
  player.again(
    before,
    [
      { state: after, entries: [die(1)] },
      { state: after, entries: [{ ...move, events: [{ type: 'moved', rule: '2' }] }] },
      { state: after, entries: [die(3)] },
    ],
    0,
  );
  vi.advanceTimersByTime(950);
  expect(player.frame.value?.entries).toMatchObject([{ seq: 2 }]);
  expect(drama.shown.value?.seq).toBe(1);
  vi.advanceTimersByTime(400);
  expect(drama.shown.value?.seq).toBe(3);
});

test('a strike on a place without units shows a blast there', () => {
  player.again(before, [{ state: before, entries: [die(1, 1)] }], 0);
  expect(drama.shown.value?.impacts).toEqual([{ node: node('c1'), isLoss: true, seq: 1 }]);
});

test('looking back ends it', () => {
  show(die(1));
  seq.value = 0;
  expect(drama.shown.value).toBeUndefined();
});

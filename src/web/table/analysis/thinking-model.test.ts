import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { game, viewWith } from '../../../../test/page-table.ts';
import { TURN_MILLISECONDS } from '../../../bots/levels.ts';
import { start } from '../../../kernel/engine.ts';
import type { TableView } from '../../../table/messages/messages.ts';
import { ThinkingModel } from './thinking-model.ts';

const PERSON = { kind: 'human', name: 'me', connected: true } as const;
const BOT = { kind: 'bot', name: '5', connected: false } as const;
const MINE: TableView = {
  ...viewWith(start(game)),
  seats: [
    { side: 0, ...PERSON },
    { side: 1, ...BOT },
  ],
};
const THEIRS: TableView = { ...MINE, actor: 1 };

const view = signal<TableView | undefined>(undefined);
let model: ThinkingModel;

beforeEach(() => {
  vi.useFakeTimers();
  view.value = MINE;
  model = new ThinkingModel({ view });
});
afterEach(() => {
  model.close();
  vi.useRealTimers();
});

test('a bot’s turn is shown after half a second, until it ends', () => {
  vi.advanceTimersByTime(2_000);
  expect(model.thought.value).toBeUndefined();
  view.value = THEIRS;
  vi.advanceTimersByTime(499);
  expect(model.thought.value).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(model.thought.value?.side).toBe(1);
  view.value = MINE;
  expect(model.thought.value).toBeUndefined();
  vi.advanceTimersByTime(2_000);
  expect(model.thought.value).toBeUndefined();
});

test('a turn of many decisions and dice counts as one, with a growing share of the time limit', () => {
  view.value = THEIRS;
  vi.advanceTimersByTime(1_000);
  const before = model.thought.value?.share ?? 0;
  expect(before).toBeCloseTo(1_000 / TURN_MILLISECONDS[5], 1);
  view.value = { ...THEIRS, seq: 1, actor: -1 };
  view.value = { ...THEIRS, seq: 2 };
  vi.advanceTimersByTime(1_000);
  expect(model.thought.value?.share).toBeCloseTo(before + 1_000 / TURN_MILLISECONDS[5], 1);
});

test('a bot that exceeds its time limit, or has none, shows no share', () => {
  view.value = THEIRS;
  vi.advanceTimersByTime(TURN_MILLISECONDS[5] + 1_000);
  expect(model.thought.value).toEqual({ side: 1, share: undefined });
  view.value = {
    ...THEIRS,
    seats: [
      { side: 0, ...PERSON },
      { side: 1, ...BOT, name: '3' },
    ],
  };
  vi.advanceTimersByTime(600);
  expect(model.thought.value).toEqual({ side: 1, share: undefined });
});

test('a substitute bot is shown; a player in place of a bot, a finished game and a closed page are not', () => {
  const seat = (change: object) => [
    { side: 0, ...PERSON },
    { side: 1, ...BOT, ...change },
  ];
  view.value = { ...THEIRS, seats: seat({ ...PERSON, standIn: '4' }) };
  vi.advanceTimersByTime(600);
  expect(model.thought.value?.side).toBe(1);
  view.value = { ...THEIRS, seats: seat({ takenOver: true }) };
  expect(model.thought.value).toBeUndefined();
  view.value = { ...THEIRS, outcome: { winners: [0], rule: '4', reason: 'x' } };
  vi.advanceTimersByTime(600);
  expect(model.thought.value).toBeUndefined();
  view.value = THEIRS;
  model.close();
  vi.advanceTimersByTime(600);
  expect(model.thought.value).toBeUndefined();
});

import { expect, test } from 'vitest';
import { tiny, tinyGame } from '../../../../test/tiny-game.ts';
import type { Game } from '../../../kernel/game.ts';
import { node, unit } from '../../../kernel/text/message.ts';
import { loadMessages } from '../../messages.ts';
import { diceText, linesOf } from './log-lines.ts';

await loadMessages(tiny);

const game = tinyGame() as Game;
const moved = { type: 'moved', rule: '2', args: { u: unit(1), at: node(3) } };

test.each([
  [{ subject: 'ship 1', outcome: 'high' }, 'ship 1: high'],
  [{ outcome: 'high' }, 'b2: high'],
  [{ outcome: 'high on b2' }, 'high on b2'],
  [{}, 'b2'],
])('a die with %o says what or where it was about: %s', (told, words) => {
  expect(diceText(game, { ...moved, ...told })).toBe(words);
});

test('an undo names the entry that it went back to', () => {
  const [line] = linesOf(game, { seq: 4, kind: 'undo', side: 0, text: '2', events: [] });
  expect(line?.segments[0]?.text).toBe('Red took back all moves after move 2.');
});

test('each event is a line with its rule', () => {
  const entry = { seq: 3, kind: 'action', side: 0, text: 'to b2', events: [moved] } as const;
  expect(linesOf(game, entry).map((l) => [l.seq, l.rule])).toEqual([[3, '2']]);
});

test('an event of rules newer than the page is shown by its type', () => {
  const events = [{ type: 'landed', rule: '7' }];
  const [line] = linesOf(game, { seq: 3, kind: 'action', side: 0, text: 'land r1', events });
  expect(line).toMatchObject({ rule: '7', segments: [{ text: 'landed' }] });
  expect(diceText(game, { type: 'landed', rule: '7', outcome: 'safely' })).toBe('safely');
});

test.each([
  [
    `outage 1000 1055`,
    'The server was down for 55 seconds. The clocks did not run during that time.',
  ],
  [
    `outage 1000 1600`,
    'The server was down for 10 minutes. The clocks did not run during that time.',
  ],
  [
    `outage 1000 19000`,
    'The server was down for 5 hours. The clocks did not run during that time.',
  ],
])('an outage of the server is in the log: %s', (text, words) => {
  const lines = linesOf(game, { seq: 4, kind: 'clock', side: -1, text, events: [] });
  expect(lines.map((l) => l.segments.map((s) => s.text).join(''))).toEqual([words]);
});

test('a clock that switches with the turn is not in the log', () => {
  expect(linesOf(game, { seq: 4, kind: 'clock', side: 0, text: 'runs 5', events: [] })).toEqual([]);
});

test.each([
  ['stand-in 4', 'A substitute bot (Strong) is now playing Red.'],
  ['back', 'Red is back.'],
  ['take-over', 'A player has taken over Red from the bot.'],
  ['give-back', 'A bot is playing Red again.'],
])('a seat that changes hands: %s', (text, words) => {
  const lines = linesOf(game, { seq: 4, kind: 'seat', side: 0, text, events: [] });
  expect(lines.map((l) => l.segments.map((s) => s.text).join(''))).toEqual([words]);
});

test.each([
  ['pause 7 5', 'All clocks are paused for 7 days.'],
  ['pause 0 5', 'The pause is over. The clocks are running again.'],
])('a pause that all have agreed on is in the log: %s', (text, words) => {
  const lines = linesOf(game, { seq: 4, kind: 'clock', side: -1, text, events: [] });
  expect(lines.map((l) => l.segments.map((s) => s.text).join(''))).toEqual([words]);
});

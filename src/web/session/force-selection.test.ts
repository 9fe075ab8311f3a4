import { expect, test } from 'vitest';
import { chitin } from '../../games/chitin/index.ts';
import { apply, start } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { parseAction } from '../../kernel/text/notation.ts';
import { parseSetup } from '../../kernel/setup/setup.ts';
import { viewOf } from '../../kernel/view.ts';
import { withCounts, forceNow, readyMade, withoutForce } from './force-selection.ts';
import { batchOf, openSession, pick, type Session } from './session.ts';
import { loadMessages } from '../messages.ts';

await loadMessages(chitin);

const game = chitin.open(parseSetup(chitin, { scenario: 'intermediate' })) as Game;

/** Opens a session in which Red chooses its force; the table already knows the actions `texts`. */
function open(...texts: string[]): Session {
  const s = start(game);
  for (const text of ['roll 6', 'roll 2', 'claim north', ...texts])
    apply(game, s, parseAction(game, text));
  return openSession(game, viewOf(game, s, 0), 0);
}

const points = forceNow(open())?.points ?? 0;

test('counts can be chosen and changed in any order and are sent as one batch', () => {
  const first = withCounts(open(), { Basic: 2 });
  const second = first && withCounts(first, { Basic: 2, Gantua: 3 });
  expect(second && forceNow(second)?.left).toBe(points - 14);
  expect(second && batchOf(second).slice(0, 2)).toEqual(['count 3', 'count 0']);
  expect(second && batchOf(withoutForce(second))).toEqual([]);
});

test('an illegal choice leaves the session as it was', () => {
  expect(withCounts(open(), { Gantua: 99 })).toBeUndefined();
  expect(withCounts(open(), { Worker: 1 })).toBeUndefined();
});

test('choices that the table already knows stay', () => {
  const begun = open('count 4');
  expect(withCounts(begun, { Gantua: 4, Phlanx: 1 })).toBeDefined();
  expect(withCounts(begun, { Gantua: 3, Phlanx: 1 })).toBeUndefined();
});

test('a force that the rules offer as a whole can be chosen at any time before confirming', () => {
  const chosen = withCounts(open(), { Gantua: 1 }) as Session;
  const [usual, ...others] = readyMade(chosen);
  expect([usual?.label, others]).toEqual(['Auto-choose the force', []]);
  expect(forceNow(pick(withoutForce(chosen), usual?.action ?? -1))?.left).toBe(0);
});

test('a side without a choice sees no force selection', () => {
  expect(forceNow(openSession(game, start(game), 1))).toBeUndefined();
});

import { describe, expect, test } from 'vitest';
import { createBot } from '../../../bots/create-bot.ts';
import type { Game } from '../../../kernel/game.ts';
import { formatAction, parseAction } from '../../../kernel/text/notation.ts';
import { viewOf } from '../../../kernel/view.ts';
import { isBlunder } from './blunders.ts';
import { act, ideasOf, table, type TestGame } from '../testing.ts';

const HOMES = 'red at 0205: concord-keep; blue at 1005: axle-zero';
const GUARD = 'blue garrison 1005: bastion-colossus bastion-colossus vector-striker';

const isBlunderAt = (t: TestGame, text: string): boolean =>
  isBlunder(t.s, parseAction(t.game, text));

/** Actions that a level chooses here, over many tries. */
function done(t: TestGame, level: string, tries = 40): Set<string> {
  const seen = new Set<string>();
  for (let seed = 0; seed < tries; seed++) {
    const bot = createBot(level, seed);
    const action = bot.choose(t.game as unknown as Game, viewOf(t.game, t.s, 0), 0);
    seen.add(formatAction(t.game, action));
  }
  return seen;
}

describe('blunders that no level makes', () => {
  const raid = table(`${HOMES}; red army 0805: line-rifles levy-rifles; ${GUARD}`);
  const onTheWay = act({ ...raid, s: raid.s.clone() }, 'march army.1');

  test('[3.9] an army does not enter a hex with a known far stronger enemy', () => {
    const strong = table(`${HOMES}; red army 0905: line-rifles levy-rifles; ${GUARD}`);
    const t = act(strong, 'march army.1');
    expect([isBlunderAt(t, 'to 1005'), isBlunderAt(t, 'to 0805')]).toEqual([true, false]);
    expect(isBlunderAt(onTheWay, 'to 0905')).toBe(false);
    for (const level of ['1', '2', '3', 'greedy']) expect(done(t, level)).not.toContain('to 1005');
  });

  test('[5.12] it begins no battle without a chance, neither on entry nor from inside', () => {
    const beaten = `${HOMES}; red army 0504: line-rifles; blue army 0505: bastion-colossus`;
    const t = act(table(beaten), 'march army.1, to 0505');
    while (t.game.stepNames[t.s.step] === 'blind.draw') act(t, 'blind 7');
    expect(t.game.stepNames[t.s.step]).toBe('meeting');
    expect([isBlunderAt(t, 'fight 1'), isBlunderAt(t, 'later')]).toEqual([true, false]);
    for (const level of ['1', '2', '3', 'greedy']) expect(done(t, level)).not.toContain('fight 1');
    const inside = table(`${HOMES}; red army 0505: line-rifles; blue army 0505: bastion-colossus`);
    expect(
      isBlunder(inside.s, parseAction(inside.game, `assault ${inside.names.get('army.1')}`)),
    ).toBe(true);
    const even = table(`${HOMES}; red army 0505: line-rifles; blue army 0505: tine-walker`);
    expect(isBlunder(even.s, parseAction(even.game, `assault ${even.names.get('army.1')}`))).toBe(
      false,
    );
  });

  test('levels that make mistakes choose other useful actions, never none', () => {
    const t = table(
      `${HOMES}; red army 0405: marshal-orsine-vale rampart-guard; red army 0406: line-rifles line-rifles; red deck: line-rifles`,
    );
    const ideas = ideasOf(t);
    expect(ideas.length).toBeGreaterThan(2);
    const seen = done(t, '1');
    expect(seen.size).toBeGreaterThan(1);
    expect(seen).not.toContain('end-turn');
    expect(done(t, 'greedy').size).toBe(1);
  });
});

import { describe, expect, test } from 'vitest';
import { createBot } from '../../bots/create-bot.ts';
import { playMatch } from '../../bots/match.ts';
import { expectTunable, expectZeroSum } from '../../../test/heuristics.ts';
import { ActionList } from '../../kernel/action.ts';
import { actor, legal } from '../../kernel/engine.ts';
import { formatAction } from '../../kernel/text/notation.ts';
import { nodeAt, RING } from './data/map.ts';
import { UNITS } from './data/units.ts';
import { act, copyOf, inLabels, openGame, stepNow, table, type TestGame } from './testing.ts';

const value = ({ game, s }: TestGame, side = 0): number => game.bot.evaluate(s, side);

function candidates({ game, s }: TestGame): string[] {
  const out = new ActionList();
  game.bot.candidates?.(s, legal(game, s, new ActionList()), out);
  return out.toArray().map((action) => formatAction(game, action));
}

describe('evaluate', () => {
  test.each(['standard', 'learning'])(
    '[10.0] the values of both sides add up to 0, at every decision: %s',
    (scenario) => {
      expectZeroSum(openGame({ scenario }), 1000);
      expectTunable(openGame({ scenario }), 1000, ['gang', 'brainHex', 'brainBoth']);
    },
  );

  const base = 'A1 A2 -8,0; D1 8,0; S1 S2 5,0; R1 3,0';

  test('[10.0] the values of both sides add up to 0, and the end has the extreme values', () => {
    const t = table('human.move', base);
    expect(value(t, 1)).toBe(-value(t, 0));
    const over = table('human.move', `${base}; clear 0,0 1,0`);
    expect([value(over, 0), value(over, 1)]).toEqual([1, -1]);
  });

  test('[7.1] squads among robots look forward to their own attack, until the robots move', () => {
    const gain = (step: 'human.combat' | 'robot.move') => {
      const apart = table(step, 'A1 A2 D1 -8,0; S1 -7,0; S2 8,0');
      const among = table(step, 'A1 A2 D1 S1 -8,0; S2 8,0');
      return value(among) - value(apart);
    };
    expect(gain('human.combat')).toBeGreaterThan(0);
    expect(gain('human.combat')).toBeGreaterThan(gain('robot.move'));
  });

  test('[10.0] [8.4] squads, charges, brain hexes and nearness count for the human side', () => {
    const even = value(table('human.move', base));
    expect(value(table('human.move', `${base}; A3 9,0`))).toBeGreaterThan(even);
    expect(value(table('human.move', `${base}; S3 S4 6,0`))).toBeLessThan(even);
    expect(value(table('human.move', `${base}; clear 0,0`))).toBeGreaterThan(even);
    const near = base.replace('D1 8,0', 'D1 6,0');
    expect(value(table('human.move', near))).toBeGreaterThan(even);
    const poor = base.replace('D1 8,0', 'D1 8,0 spent=2');
    expect(value(table('human.move', poor))).toBeLessThan(even);
  });

  test('[8.1] [10.0] a charge that is going to destroy the brain is worth most of a game', () => {
    const t = table('demolition.set', 'A1 -1,0; S1 S2 S3 S4 5,5');
    const set = act(copyOf(t), 'charge A1, at 0,0, face E, done');
    expect(value(set)).toBeGreaterThan(0.9);
    expect(value(set) - value(t)).toBeGreaterThan(0.2);
  });

  test('[8.2] [7.3] opening the shield counts before the blast', () => {
    const t = table('demolition.set', 'D1 A1 A2 -5,0; D2 8,0; S1 5,5');
    const open = act(copyOf(t), 'charge D1, at -4,0, pattern D, face E');
    const waste = act(copyOf(t), 'charge D1, at -6,0, pattern D, face W');
    expect(value(open)).toBeGreaterThan(value(waste));
  });
});

describe('candidates', () => {
  test('[D5] set-up: the suggestion', () => {
    expect(candidates(table('setup.robots', ''))).toEqual(['suggest']);
  });

  test('[8.1] [10.0] next to the brain: both hexes of it in one charge', () => {
    const t = act(table('demolition.set', 'A1 -1,0; A2 -8,0'), 'charge A1');
    expect(candidates(t)[0]).toBe(inLabels('at 0,0'));
    act(t, 'at 0,0');
    expect(candidates(t)[0]).toBe('face E');
  });

  test('[8.1] a squad with nothing worth a charge in reach keeps it', () => {
    const t = table('demolition.set', 'A1 -10,0; D1 -1,0');
    expect(candidates(t)).toEqual(['charge D1', 'done']);
  });

  test('[5.1] robots look at hexes with squads first', () => {
    const t = act(table('robot.move', 'S1 -8,0; A1 -6,0; S2 9,0'), 'move S1');
    const found = candidates(t);
    expect(found[0]).toBe(inLabels('to -6,0'));
    expect(found.length).toBeLessThan(legal(t.game, t.s, new ActionList()).length);
  });
});

describe('charges left behind', () => {
  const board = 'A1 -10,0 spent=1; D1 8,0 spent=3; S1 S2 9,0; dropped 2 -5,0';

  test.each(['on', 'off'])(
    '[8.5] [R16] where they are the only way to win, bots fetch them: mind weapon %s',
    (mind) => {
      const t = table('human.move', board, { options: { 'mind-weapon': mind } });
      const bot = createBot('greedy', 'fetch');
      const isTrying = () => stepNow(t) === 'recovery.roll';
      for (let i = 0; i < 60 && !isTrying(); i++) {
        const side = actor(t.game, t.s);
        const action = side === 0 ? formatAction(t.game, bot.choose(t.game, t.s, 0)) : 'done';
        act(t, side < 0 ? 'roll 1' : action);
      }
      expect([stepNow(t), t.s.turn]).toEqual(['recovery.roll', 4]);
    },
  );

  test('[8.5] nearer is better, only for squads that may take them, and never as good as carrying a charge', () => {
    const at = (hex: string, more = '') =>
      value(table('human.move', `A1 ${hex} spent=1; S1 9,0; ${more}`));
    const lot = 'dropped 1 -5,0';
    expect(at('-9,0', lot)).toBeGreaterThan(at('-10,0', lot));
    expect(at('-10,0')).toBeLessThan(at('-10,0', lot));
    const armed = value(table('human.move', `A1 -9,0; S1 9,0; ${lot}`));
    expect(armed).toBeGreaterThan(at('-6,0', lot));
    const idle = (hex: string) =>
      value(table('human.move', `A1 -10,0 spent=1; D1 ${hex} spent=3; S1 9,0; ${lot}`));
    expect(idle('-8,0')).toBeCloseTo(idle('-7,0'), 1);
  });

  test('[8.5] a squad there that has not tried must leave and return; a squad that enters tries', () => {
    const there = value(table('human.move', 'A1 -5,0 spent=1; S1 9,0; dropped 1 -5,0'));
    const beside = table('human.move', 'A1 -6,0 spent=1; S1 9,0; dropped 1 -5,0');
    expect(value(beside)).toBeGreaterThan(there);
    act(beside, 'move A1, to -5,0');
    expect([stepNow(beside), candidates(beside)]).toEqual(['recovery', ['recover']]);
    const choice = act(table('human.move', 'A1 -6,0; S1 9,0; dropped 1 -5,0'), 'move A1, to -5,0');
    expect(candidates(choice)).toEqual(['recover', 'decline']);
  });
});

describe('no silly moves', () => {
  /** Returns the hexes of all units after greedy robots have moved. */
  function moved(text: string): TestGame {
    const t = table('robot.move', text);
    const bot = createBot('greedy', 'move');
    while (stepNow(t).startsWith('robot.move'))
      act(t, actor(t.game, t.s) < 0 ? 'roll 3' : formatAction(t.game, bot.choose(t.game, t.s, 1)));
    return t;
  }
  const hexOf = ({ s }: TestGame, unit: string): number =>
    s.hex[UNITS.findIndex(({ id }) => id === unit)];

  test('[9.0] Repairbots stay with the core when the other robots go out', () => {
    const t = moved('R1 R2 -2,0; S1 S2 S3 -3,0; A1 A2 A3 -9,0; D1 -10,0');
    for (const bot of ['R1', 'R2']) expect(RING[hexOf(t, bot)], bot).toBeLessThanOrEqual(3);
    expect(RING[hexOf(t, 'S1')]).toBeGreaterThan(3);
  });

  test('[9.0] a Repairbot goes where there is something to repair', () => {
    const t = moved('R1 -2,0; S1 -3,0; A1 -9,0; D1 -10,0; clear -5,0');
    expect(hexOf(t, 'R1')).toBe(nodeAt(-5, 0));
  });

  test('[7.1] robots attack together, or not at all', () => {
    const t = moved('S1 -4,0; S2 -5,1; S3 -4,-1; S4 -5,2; A1 A2 A3 -8,0; D1 -11,0');
    const there = ['S1', 'S2', 'S3', 'S4'].filter((bot) => hexOf(t, bot) === hexOf(t, 'A1'));
    expect([0, 3, 4]).toContain(there.length);
  });
});

describe('one decision ahead', () => {
  function humanWins(scenario: string, levels: [string, string], games: number): number {
    const game = openGame({ scenario });
    let wins = 0;
    for (let i = 0; i < games; i++) {
      const bots = levels.map((level) => createBot(level, `${level}/${i}`));
      if (playMatch(game, bots, `match/${i}`).outcome.winners[0] === 0) wins++;
    }
    return wins;
  }

  test.each([
    ['standard', 5],
    ['learning', 10],
  ] as const)('greedy beats random from either side of the %s scenario', (scenario, games) => {
    expect(humanWins(scenario, ['greedy', 'random'], games)).toBeGreaterThanOrEqual(0.8 * games);
    expect(humanWins(scenario, ['random', 'greedy'], games)).toBeLessThanOrEqual(0.2 * games);
  });
});

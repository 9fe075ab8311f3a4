import { englishEvent, inEnglish, nameIn } from '../../../../test/english.ts';
import { describe, expect, test } from 'vitest';
import { side as sideNoun } from '../../../kernel/text/message.ts';
import { NOBODY } from '../../../kernel/side.ts';
import { actor, apply, start } from '../../../kernel/engine.ts';
import { parseSetup } from '../../../kernel/setup/setup.ts';
import { Sfc32 } from '../../../kernel/random.ts';
import { annihilation } from '../index.ts';
import {
  act,
  anyAction,
  eventsOf,
  label,
  offers,
  openGame,
  outcomeOf,
  prompt,
  refusal,
  score,
  table,
  type TestGame,
  where,
} from '../testing.ts';

/** Each player has a carrier that can move to and fro. */
const QUIET = 'w2 4b, w1a 6a, b2 6b';
/** White's next move scores 2. */
const SCORING = 'w2 8a, w1a 9h';
const shot = 'emit w2, to 9a, to B';

describe('set-up', () => {
  test('[0.1] [S1] each side has its seven particles in its tray, nothing on the board, no points', () => {
    const game = openGame();
    const s = start(game);
    expect(game.units).toHaveLength(14);
    for (const { id, side } of game.units)
      expect(where({ game, s } as TestGame, id)).toBe(`tray of ${nameIn(game, sideNoun(side))}`);
    expect(game.units.map((_, u) => s.world.charge[u])).toEqual([
      ...[0, 1, 1, 2, 3, 5, 8],
      ...[0, 1, 1, 2, 3, 5, 8],
    ]);
    expect([...s.score, s.turn]).toEqual([0, 0, 1]);
    // The board is empty: a carrier is placed on an empty emergence, and the next one strikes it.
    const t = act({ game, s, events: [] }, 'place w3, place b3');
    expect(eventsOf(t, 'strike')).toEqual([]);
    expect(offers(act(t, 'place w5')).join(' ')).toMatch(/^drive 5a/);
  });

  test('[0.2] [D4] [S2] the winning score is 20 unless another from 1 to 99 is agreed', () => {
    expect(openGame().create().world.target).toBe(20);
    expect(openGame({ options: { target: 7 } }).create().world.target).toBe(7);
    for (const target of [0, 100])
      expect(() => inEnglish(() => parseSetup(annihilation, { options: { target } }))).toThrow(
        '1 to 99',
      );
  });

  test('[R14] White starts, or Black if so chosen', () => {
    expect(start(openGame()).side).toBe(0);
    expect(start(openGame({ options: { starter: 'black' } })).side).toBe(1);
  });

  test('[0.3] the players take turns', () => {
    const t = table('');
    act(t, 'place w3');
    expect(t.s.side).toBe(1);
    act(t, 'place b3');
    expect(t.s.side).toBe(0);
    expect(refusal(t, 'place b5').rule).toBe('0.3');
  });
});

test('[0.3] [4.3] [4.5] the player on turn decides everything in it', () => {
  for (const side of [0, 1]) {
    const t =
      side === 0 ? table('w3 W, w5 1a') : table('b3 B, b5 9a', { values: { side: 'black' } });
    const [one, home, near] = side === 0 ? ['w1a', 'W', '1a'] : ['b1a', 'B', '9a'];
    const asked = [
      `place ${one}`,
      `drive ${near}`,
      `emit ${near === '1a' ? 'w3' : 'b3'}`,
      `drive ${home}`,
    ];
    for (const text of [...asked, 'annihilate']) {
      expect(actor(t.game, t.s)).toBe(side);
      act(t, text);
    }
    expect(actor(t.game, t.s)).toBe(1 - side);
  }
  for (const [text, moves] of [
    ['', 'place w0'],
    ['w3 4b, w5 6a', 'emit w3'],
  ] as const)
    expect(actor(table('').game, act(table(text), moves).s)).toBe(0);
});

test('[0.3] [R15] an action of another step is refused with the rule of that step', () => {
  const t = table('w3 W, w5 1a, w2 4a');
  const elsewhere = [
    ['at 5c', '2.1'],
    ['to 5c', '3.3'],
    ['drive 5c', '4.3'],
    ['annihilate', '4.5'],
  ] as const;
  for (const [text, rule] of elsewhere) expect(refusal(t, text).rule).toBe(rule);
  act(t, 'place w1a');
  for (const text of ['place w8', 'pass']) expect(refusal(t, text).rule).toBe('0.3');
  act(t, 'drive 1a');
  for (const text of ['place w8', 'pass']) expect(refusal(t, text).rule).toBe('0.3');
  expect(refusal(t, 'drive 1a').rule).toBe('4.3');
  const on = act(table('w3 4b, w5 6a'), 'emit w3');
  for (const text of ['place w8', 'pass']) expect(refusal(on, text).rule).toBe('0.3');
});

describe('the end', () => {
  test.each([
    [2, 'white'],
    [1, 'white'],
    [3, undefined],
  ])('[0.2] [S44] with %i to win, two points scored in a turn win, or not', (target, winner) => {
    const t = act(table(SCORING, { options: { target } }), shot);
    expect(outcomeOf(t)?.[0]).toBe(winner);
    expect(actor(t.game, t.s)).toBe(winner ? NOBODY : 1);
  });

  test('[0.2] [S44] the game goes on to the end of the turn, not beyond', () => {
    // White has won as soon as the 3 is lost on B, but the defender is still driven away.
    const t = act(table('w3 8a, w1a 9h, b5 B', { options: { target: 3 } }), 'emit w3, to 9a, to B');
    expect([score(t), outcomeOf(t)]).toEqual(['3-0', undefined]);
    act(t, 'drive 9c');
    expect(outcomeOf(t)).toEqual(['white', '0.2']);
    expect(t.s.turn).toBe(1);
    expect(prompt(t)).toBe('The winning score was reached. White wins: White 3, Black 0.');
  });

  test.each([
    [3, 0, 'White wins: White 3, Black 0'],
    [0, 3, 'Black wins: White 0, Black 3'],
    [3, 3, 'The game is drawn: White 3, Black 3'],
  ])('[0.2] [R16] the result is logged and stored: %i to %i', (white, black, words) => {
    const t = table(QUIET, { values: { quiet: 39, white, black } });
    act(t, 'emit w2, to 3b, to 2a');
    const end = t.events.at(-1)!;
    expect([end.rule, englishEvent(t.game, end)]).toEqual([
      'R16',
      `No particle was placed or annihilated for 40 turns. ${words}.`,
    ]);
    expect(t.game.outcome(t.s)).toMatchObject({ rule: 'R16', scores: [white, black] });
  });

  test('[0.2] [S44] the other player’s points win too', () => {
    const t = act(table('w2 2a, w5 W, w1a 4a', { options: { target: 7 } }), 'emit w2, to 1a, to W');
    expect(outcomeOf(t)).toEqual(['black', '0.2']);
  });

  test.each(['standard', 'learning'])(
    '[R17] [S45] both never score in one turn, so they cannot both reach the target: %s',
    (scenario) => {
      const rng = new Sfc32(`both/${scenario}`);
      const gained = [0, 0];
      for (let i = 0; i < 150; i++) {
        const t = table('', { scenario });
        while (t.s.ending === 0) {
          const [turn, white, black] = [t.s.turn, ...t.s.score];
          while (t.s.turn === turn && t.s.ending === 0) apply(t.game, t.s, anyAction(t, rng));
          const gains = [t.s.score[0]! - white!, t.s.score[1]! - black!];
          expect(Math.min(...gains)).toBe(0);
          gains.forEach((gain, side) => {
            gained[side]! += Number(gain > 0);
          });
        }
      }
      for (const times of gained) expect(times).toBeGreaterThan(150);
    },
  );

  // White's only particle is on its own emergence and cannot emit itself.
  const STUCK = 'w1a W, w0! tray, w1b! tray, w2! tray, w3! tray, w5! tray, w8! tray';

  test('[R15] [S46] a player passes only without an action', () => {
    expect(refusal(table(''), 'pass').rule).toBe('R15');
    const t = table(STUCK);
    expect(offers(t)).toEqual(['pass']);
    act(t, 'pass');
    expect([t.s.side, t.s.passes, outcomeOf(t)]).toEqual([1, 1, undefined]);
    act(t, 'place b3');
    expect(t.s.passes).toBe(0);
  });

  test('[R15] the prompt names only what the player can do', () => {
    const t = table(STUCK);
    expect(prompt(t)).toBe(
      'White: your tray is empty and none of your carriers may emit itself, so you can only pass [R15].',
    );
    expect(label(t, 'pass')).toBe('Pass');
    expect(prompt(act(t, 'pass'))).toBe('Black: place a particle from your tray.');
    // The tray is empty, but a carrier can emit.
    const emitting = table('w1a 2b, w0! tray, w1b! tray, w2! tray, w3! tray, w5! tray, w8! tray');
    expect(offers(emitting)).toEqual(['emit w1a']);
    expect(prompt(emitting)).toBe(
      'White: let one of your carriers emit itself and fly as many points as its charge. Your tray is empty.',
    );
    expect(prompt(table('w3 5c'))).toBe(
      'White: place a particle from your tray, or let one of your carriers emit itself and fly as many points as its charge.',
    );
  });

  // Both players cannot lack an action at once, so the first of the two passes is part of the position.
  test.each([
    [4, 9, 'black'],
    [9, 4, 'white'],
    [5, 5, 'draw'],
  ])('[R15] [S46] [S48] two passes in a row at %i to %i: %s', (white, black, winner) => {
    const t = table(STUCK, { values: { white, black, passes: 1 } });
    expect(outcomeOf(act(t, 'pass'))).toEqual([winner, 'R15']);
  });

  test('[R16] [D5] [S47] the fortieth quiet turn ends the game', () => {
    const t = act(table(QUIET, { values: { quiet: 38, white: 3 } }), 'emit w2, to 3b, to 2a');
    expect([t.s.quiet, outcomeOf(t)]).toEqual([39, undefined]);
    act(t, 'emit b2, to 7b, to 8a');
    expect(outcomeOf(t)).toEqual(['white', 'R16']);
  });

  test.each([
    ['placing a carrier', 'place w3'],
    ['placing an annihilator', 'place w0, at 5c'],
    ['an annihilation', 'emit w2, to 5c, to 6b'],
  ])('[R16] [S47] %s starts the count again', (_, moves) => {
    const t = act(table(QUIET, { values: { quiet: 39 } }), moves);
    expect([t.s.quiet, outcomeOf(t)]).toEqual([0, undefined]);
  });

  test('[R16] [D6] [S47] [S48] turn 300 is the last; equal scores draw', () => {
    const last = { values: { turn: 299, white: 6, black: 6 } };
    const t = act(table(QUIET, last), 'emit w2, to 3b, to 2a');
    expect(outcomeOf(t)).toBe(undefined);
    act(t, 'place b3');
    expect([t.s.turn, outcomeOf(t)]).toEqual([300, ['draw', 'D6']]);
    expect(prompt(t)).toContain('Draw: White 6, Black 6');
  });

  test('[R16] [S48] a quiet end at equal scores is a draw', () => {
    const t = act(table(QUIET, { values: { quiet: 39 } }), 'emit w2, to 3b, to 2a');
    expect(outcomeOf(t)).toEqual(['draw', 'R16']);
  });
});

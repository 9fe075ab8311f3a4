import { describe, expect, test } from 'vitest';
import { NOBODY } from '../../../kernel/step.ts';
import { actor, start } from '../../../kernel/engine.ts';
import { parseSetup } from '../../../kernel/setup.ts';
import { annihilation } from '../index.ts';
import { choices, openGame, playOn, refused, score, type Table, table, where } from '../testing.ts';

/** White's next move scores 2. */
const SCORING = 'w2 8a, w1a 9h';
const shot = 'emit w2, to 9a, to B';

const outcome = ({ game, s }: Table) => {
  const result = game.outcome(s);
  return result && [game.sides[result.winner]?.id ?? 'draw', result.rule];
};

describe('set-up', () => {
  test('[0.1] [S1] each side has its seven particles in its tray, nothing on the board, no points', () => {
    const game = openGame();
    const s = start(game);
    expect(game.units).toHaveLength(14);
    for (const { id, side } of game.units)
      expect(where({ game, s } as Table, id)).toBe(`tray of ${game.sides[side]?.name}`);
    expect(game.units.map((_, u) => s.world.charge[u])).toEqual([
      ...[0, 1, 1, 2, 3, 5, 8],
      ...[0, 1, 1, 2, 3, 5, 8],
    ]);
    expect([...s.score, s.turn]).toEqual([0, 0, 1]);
  });

  test('[0.2] [D4] [S2] the winning score is 20 unless another from 1 to 99 is agreed', () => {
    expect(openGame().create().world.target).toBe(20);
    expect(openGame({ options: { target: 7 } }).create().world.target).toBe(7);
    for (const target of [0, 100])
      expect(() => parseSetup(annihilation, { options: { target } })).toThrow('1 to 99');
  });

  test('[R14] White starts, or Black if so chosen', () => {
    expect(start(openGame()).side).toBe(0);
    expect(start(openGame({ options: { starter: 'black' } })).side).toBe(1);
  });

  test('[0.3] the players take turns', () => {
    const t = table('');
    playOn(t, 'place w3');
    expect(t.s.side).toBe(1);
    playOn(t, 'place b3');
    expect(t.s.side).toBe(0);
    expect(refused(t, 'place b5')).toBe('0.3');
  });
});

describe('the end', () => {
  test.each([
    [2, 'white'],
    [1, 'white'],
    [3, undefined],
  ])('[0.2] [S44] with %i to win, two points scored in a turn win, or not', (target, winner) => {
    const t = playOn(table(SCORING, { options: { target } }), shot);
    expect(outcome(t)?.[0]).toBe(winner);
    expect(actor(t.game, t.s)).toBe(winner ? NOBODY : 1);
  });

  test('[0.2] [S44] the game goes on to the end of the turn, not beyond', () => {
    // White has won as soon as the 3 is lost on B; the defender is still driven away.
    const t = playOn(
      table('w3 8a, w1a 9h, b5 B', { options: { target: 3 } }),
      'emit w3, to 9a, to B',
    );
    expect([score(t), outcome(t)]).toEqual(['3-0', undefined]);
    playOn(t, 'drive 9c');
    expect(outcome(t)).toEqual(['white', '0.2']);
    expect(t.s.turn).toBe(1);
    expect(t.game.look.prompt(t.s)).toBe(
      'The winning score was reached. White wins, 3 to 0 (White first).',
    );
  });

  test('[0.2] [S44] the other player’s points win too', () => {
    const t = playOn(
      table('w2 2a, w5 W, w1a 4a', { options: { target: 7 } }),
      'emit w2, to 1a, to W',
    );
    expect(outcome(t)).toEqual(['black', '0.2']);
  });

  test.each([
    [24, 21, 'white'],
    [21, 24, 'black'],
    [24, 24, 'white'],
  ])('[R17] [S45] both over the target: %i to %i is won by %s, on turn', (white, black, winner) => {
    const t = playOn(table(SCORING, { values: { white, black } }), 'place w3');
    expect(outcome(t)).toEqual([winner, '0.2']);
  });

  test('[R17] [S45] at equal scores Black wins on Black’s turn', () => {
    const t = table('', { values: { white: 24, black: 24, side: 'black' } });
    expect(outcome(playOn(t, 'place b3'))).toEqual(['black', '0.2']);
  });

  // White's only particle is on its emergence and cannot emit itself.
  const STUCK = 'w1a W, w0! tray, w1b! tray, w2! tray, w3! tray, w5! tray, w8! tray';

  test('[R15] [S46] a player passes only without an action', () => {
    expect(refused(table(''), 'pass')).toBe('R15');
    const t = table(STUCK);
    expect(choices(t)).toEqual(['pass']);
    playOn(t, 'pass');
    expect([t.s.side, t.s.passes, outcome(t)]).toEqual([1, 1, undefined]);
    playOn(t, 'place b3');
    expect(t.s.passes).toBe(0);
  });

  // Both players cannot be without an action at once, so the first of the two passes is given.
  test.each([
    [4, 9, 'black'],
    [9, 4, 'white'],
    [5, 5, 'draw'],
  ])('[R15] [S46] [S48] two passes in a row at %i to %i: %s', (white, black, winner) => {
    const t = table(STUCK, { values: { white, black, passes: 1 } });
    expect(outcome(playOn(t, 'pass'))).toEqual([winner, 'R15']);
  });

  const QUIET = 'w2 4b, w1a 6a, b2 6b';

  test('[R16] [D5] [S47] the fortieth quiet turn ends the game', () => {
    const t = playOn(table(QUIET, { values: { quiet: 38, white: 3 } }), 'emit w2, to 3b, to 2a');
    expect([t.s.quiet, outcome(t)]).toEqual([39, undefined]);
    playOn(t, 'emit b2, to 7b, to 8a');
    expect(outcome(t)).toEqual(['white', 'R16']);
  });

  test.each([
    ['placing a carrier', 'place w3'],
    ['placing an annihilator', 'place w0, at 5c'],
    ['an annihilation', 'emit w2, to 5c, to 6b'],
  ])('[R16] [S47] %s starts the count again', (_, moves) => {
    const t = playOn(table(QUIET, { values: { quiet: 39 } }), moves);
    expect([t.s.quiet, outcome(t)]).toEqual([0, undefined]);
  });

  test('[R16] [D6] [S47] [S48] turn 300 is the last; equal scores draw', () => {
    const last = { values: { turn: 299, white: 6, black: 6 } };
    const t = playOn(table(QUIET, last), 'emit w2, to 3b, to 2a');
    expect(outcome(t)).toBe(undefined);
    playOn(t, 'place b3');
    expect([t.s.turn, outcome(t)]).toEqual([300, ['draw', 'D6']]);
    expect(t.game.look.prompt(t.s)).toContain('Drawn, 6 to 6');
  });

  test('[R16] [S48] a quiet end at equal scores is a draw', () => {
    const t = playOn(table(QUIET, { values: { quiet: 39 } }), 'emit w2, to 3b, to 2a');
    expect(outcome(t)).toEqual(['draw', 'R16']);
  });
});

/** The greedy bot in set positions of Chitin fetches unguarded tokens, brings them home and keeps its Workers. */
import { expect, test } from 'vitest';
import { GreedyBot } from '../src/bots/greedy.ts';
import { playMatch } from '../src/bots/match.ts';
import { ActionList } from '../src/kernel/action.ts';
import { actor, apply, legal } from '../src/kernel/engine.ts';
import { Sfc32 } from '../src/kernel/random.ts';
import { viewOf } from '../src/kernel/view.ts';
import { distance } from '../src/games/chitin/data/field.ts';
import { DEAD, stackAt } from '../src/games/chitin/state.ts';
import { act, at, hex, openGame, table, type TestGame, unit } from '../src/games/chitin/testing.ts';

const greedy = (seed: string) => new GreedyBot('greedy', new Sfc32(seed));
const small = (lines: string): TestGame => table(lines, { scenario: 'small' });

/** Plays the turn of the side to move as the greedy bot would; every die shows the first possible result. */
function playTurn(t: TestGame): TestGame {
  const { game, s } = t;
  const bot = greedy('turn');
  const [round, { mover }] = [s.round, s];
  while (s.round === round && s.mover === mover && game.outcome(s) === undefined) {
    const side = actor(game, s);
    const action =
      side < 0
        ? legal(game, s, new ActionList()).at(0)
        : bot.choose(game, viewOf(game, s, side), side);
    apply(game, s, action);
    game.check(s);
  }
  return t;
}

/** Red plays its turns, and Blue passes. */
function playRed(t: TestGame, turns: number): TestGame {
  for (let i = 0; i < turns && t.game.outcome(t.s) === undefined; i++) {
    playTurn(t);
    if (t.game.outcome(t.s) === undefined) act(t, 'done');
  }
  return t;
}

const FAR_ENEMY = 'blue Gantua -10,11 NW; blue Basic -10,12 NW';

test('[6.081] [R59] an unguarded token is fetched and brought home by the nearest Workers', () => {
  const t = playRed(small(`red 2 Worker edge; token C 5,-2 15; token H 2,-8 3; ${FAR_ENEMY}`), 12);
  expect([t.s.tokensOff[0], t.s.harvest[0], t.s.losses[0]]).toEqual([2, 18, 0]);
});

test('[4.021] [6.07] a carrier at the edge goes home at once, and its escort stays on the map', () => {
  const t = small(
    `red 2 Phlanx 2,-10 SE; red Worker 2,-10 SE carries A; token A 2,-10 30; token C 5,-2 15; ${FAR_ENEMY}`,
  );
  playTurn(t);
  expect(t.s.harvest[0]).toBe(30);
  expect(at(t, 'RP1')).toBeGreaterThanOrEqual(0);
  // [4.04] A token worth little is brought home as well, even if the other tokens are elsewhere.
  const u = small(
    `red 3 Gantua 3,-10 SE; red Worker 2,-10 SE carries H; token H 2,-10 1; token A 0,0 20`,
  );
  expect(playTurn(u).s.harvest[0]).toBe(1);
});

test('[6.05] a full stack on a token makes room for the Worker beside it', () => {
  const t = small(
    `red 3 Termagant 5,-2 SE; red Basic 4,-2 SE; red Worker 4,-2 SE; token C 5,-2 15`,
  );
  playRed(t, 2);
  expect(t.s.carries[unit('RW1')]).toBe(2);
});

test('[8.011] [6.082] when flyers are near, a carrier goes home with its escort, not alone', () => {
  const t = small(
    'red 2 Gantua 0,0 SE; red Worker 0,0 SE carries A; red Basic -1,0 SE; token A 0,0 30; blue 4 Plunge 2,3; blue 3 Phlanx -1,7 NW; blue Basic -1,8 NW',
  );
  playTurn(t);
  const n = at(t, 'RW1');
  expect(distance(n, hex(1, -10))).toBeLessThan(distance(hex(0, 0), hex(1, -10)));
  expect(stackAt(t.s, 0, n)).toEqual([unit('RG1'), unit('RG2'), unit('RW1')]);
});

test('[4.022] [6.083] Workers are not sent one by one to hexes where enemies wait for them', () => {
  const t = small(
    'red 4 Worker edge; token C 5,-2 15; blue 4 Plunge 3,-5; blue 3 Termagant 5,-3 N; blue 3 Phlanx 4,-1 NW; blue Basic 6,-3 NW'.replace(
      ' N;',
      ' NW;',
    ),
  );
  playTurn(t);
  expect(['RW1', 'RW2', 'RW3', 'RW4'].filter((id) => at(t, id) !== at(t, 'RW1'))).toEqual([]);
  expect(at(t, 'RW1')).toBeGreaterThanOrEqual(285);
});

test('[8.03] [7.063] warriors that must lose a unit lose the Basic that commands them last', () => {
  const t = table(
    'red 2 Phlanx 2,0 E; red Basic 2,0 E; blue 3 Gantua 3,0 W; red 3 Termagant 0,3 E; token A 0,0 20',
    { scenario: 'small', step: 'combat' },
  );
  act(t, 'attack 2,0/E', 'done', 'roll 1');
  const choice = greedy('loss').choose(t.game, viewOf(t.game, t.s, 0), 0);
  apply(t.game, t.s, choice);
  expect(at(t, 'RB1')).not.toBe(DEAD);
});

test('[R49] [R59] at least six of eight greedy games of Small end before the turn limit', () => {
  const game = openGame({ scenario: 'small' });
  let limited = 0;
  for (let i = 0; i < 8; i++) {
    const bots = [greedy(`${i}/red`), greedy(`${i}/blue`)];
    if (playMatch(game, bots, `harvest/${i}`).outcome.rule === 'R49') limited++;
  }
  expect(limited).toBeLessThanOrEqual(2);
}, 60_000);

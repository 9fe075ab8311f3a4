import { describe, expect, test } from 'vitest';
import {
  act,
  allEnds,
  anyAction,
  nouns,
  offers,
  placesOf,
  refusal,
  stepNow,
  table,
  type TestGame,
  where,
} from '../testing.ts';
import { apply } from '../../../kernel/engine.ts';
import { Sfc32 } from '../../../kernel/random.ts';
import { NONE } from '../../../kernel/state.ts';
import { ownerOf } from '../state.ts';
import { canSelfEmit, eachEnd } from './03-paths.ts';
import { STEP } from './names.ts';

describe('carriers that may emit', () => {
  test('[3.1] [S11] own carriers in the zone, and no other particles', () => {
    const t = table('w3 W, w2 2b, w5 4c, w0 4b, b3 6c');
    expect(nouns(t, 'emit')).toBe('w2 w5');
    expect(refusal(t, 'emit w0').rule).toBe('R12');
    expect(refusal(t, 'emit b3').rule).toBe('0.3');
  });

  test('[R6] [S11] a carrier on its own emergence cannot; it has to be struck off it', () => {
    const t = table('w3 W');
    expect(refusal(t, 'emit w3').rule).toBe('R6');
    act(t, 'place w1a, drive 1d, place b2');
    expect(nouns(t, 'emit')).toBe('w3');
  });

  test('[3.1] [R13] a particle that came over is the new owner’s to emit', () => {
    expect(nouns(table('b5! 4c, w2 2b'), 'emit')).toBe('w2 b5');
  });

  test('[3.2] [6.1] [S16] a carrier without a path that is legal to its end cannot be chosen', () => {
    // A lone carrier must go backwards, but from the emergence there is no way back.
    expect(refusal(table('w5 2b'), 'emit w5').rule).toBe('6.1');
    expect(refusal(table('w5 2b'), 'emit w5').reason).toBe(
      'From 2b, White’s 5 must move backward because it is your foremost carrier there, but no backward path is 5 points long.',
    );
    expect(offers(table('w1a 2b'))).toContain('emit w1a');
  });

  test('[R2] [S16] nor one whose only paths hit a particle that cannot be driven', () => {
    // The 8 can only step back onto the 2; for force 7, no line through layer 4 is long enough.
    const walls = 'w8 5c, w2 4b, w3 4c';
    expect(nouns(table(walls), 'emit')).toBe('w2 w3');
    expect(refusal(table(walls), 'emit w8').rule).toBe('R2');
    // A particle within seven steps of either of them opens a way.
    expect(nouns(table(`${walls}, b1a 7d`), 'emit')).toBe('w2 w3 w8');
  });
});

test('[3.2] paths found for one carrier are not reused for another', () => {
  const { game, s } = table('w5 2b, w3 4a');
  const w5 = game.units.findIndex(({ id }) => id === 'w5');
  const ends = () => {
    const found: string[] = [];
    eachEnd(s, w5, s.place[w5]!, 5, (to) => found.push(game.board.labels[to]!));
    return found.sort().join(' ');
  };
  const before = ends();
  // The lone carrier has no path, and the points found to be dead ends must be forgotten.
  const alone = s.clone();
  const w3 = alone.unitOn[game.board.nodeOf.get('4a')!]!;
  [alone.unitOn[alone.place[w3]!], alone.place[w3]] = [NONE, NONE];
  expect(canSelfEmit(alone, w5)).toBe(false);
  expect(canSelfEmit(s, w3)).toBe(true);
  expect(ends()).toBe(before);
});

test.each(['standard', 'learning'])(
  '[3.1] [3.2] [R2] [S16] a carrier may emit if and only if trying all paths finds one: %s',
  (scenario) => {
    const rng = new Sfc32(`paths/${scenario}`);
    const counts = [0, 0];
    for (let game = 0; game < 12; game++) {
      const t = table('', { scenario, options: { target: 99 } });
      while (t.s.ending === 0) {
        if (stepNow(t) === 'turn.action') {
          const may = nouns(t, 'emit').split(' ').filter(Boolean);
          expect(may).toEqual(emittersByTrying(t));
          for (const id of may) counts[t.s.side] += Number(id !== '');
        }
        apply(t.game, t.s, anyAction(t, rng));
      }
    }
    for (const count of counts) expect(count).toBeGreaterThan(300);
  },
);

/** Returns the carriers of the player on turn that reach a legal end on some path, by trying every path. */
function emittersByTrying({ game, s }: TestGame): string[] {
  const { board, units } = game;
  const { side } = s;
  const layers = s.world.steps;
  const way = (n: number) => (side === 0 ? layers - s.world.layer[n]! : s.world.layer[n]!);
  const others = (u: number) =>
    units.flatMap((_, v) =>
      v !== u && s.place[v] !== NONE && ownerOf(s, v) === side && s.world.charge[v]! > 0
        ? [way(s.place[v]!)]
        : [],
    );
  const linesOf = (n: number) => board.lines.filter((line) => line.includes(n));
  const nextTo = (n: number) =>
    linesOf(n).flatMap((line) => [line[line.indexOf(n) - 1], line[line.indexOf(n) + 1]]);
  const onPoint = (n: number, u: number) => units.findIndex((_, v) => v !== u && s.place[v] === n);
  const driven = (n: number, force: number, u: number): boolean =>
    linesOf(n).some((line) =>
      [line.slice(line.indexOf(n) + 1), line.slice(0, line.indexOf(n)).reverse()].some(
        (ahead) => ahead.length >= force || ahead.some((m) => onPoint(m, u) >= 0),
      ),
    );
  const walks = (u: number, n: number, force: number): boolean =>
    nextTo(n).some((to) => {
      if (to === undefined) return false;
      if (way(to) < way(n) && others(u).every((d) => d > way(n))) return false;
      const met = onPoint(to, u);
      if (met >= 0) return force === 1 || s.world.charge[met] === 0 || driven(to, force - 1, u);
      if (force === 1) return true;
      return way(to) > 0 && walks(u, to, force - 1);
    });
  return units.flatMap(({ id }, u) => {
    const n = s.place[u]!;
    const isOut = n === NONE || way(n) === layers || ownerOf(s, u) !== side;
    return !isOut && s.world.charge[u]! > 0 && walks(u, n, s.world.charge[u]!) ? [id] : [];
  });
}

describe('all ends of a path at once', () => {
  /** Returns the last steps that can be played, as `to/force before it`. */
  function endsByPlay(t: TestGame): string[] {
    const { force } = t.s.frame(STEP['emission.path']);
    return offers(t).flatMap((text) => {
      const after = act({ ...t, s: t.s.clone() }, text);
      if (after.s.turn === t.s.turn && stepNow(after) === 'emission.path') return endsByPlay(after);
      return [`${text.slice(3)}/${force}`];
    });
  }

  test.each([
    ['w5 4b, w3 5c, b2 6b, b0 7b'],
    ['w3 2b, w5 8a, b2 3b'],
    ['w8 5c, w2 4b, w3 4c, b1a 7d'],
    ['w2 8a, w1a 9h, b5 B'],
    ['w3 1a, w5 6a'],
    // Blocked in: after returning to its point it hits with less force.
    ['w8 5c, w1a 6b, w1b 6c, b1a 3b, b1b 3c, b2 3d, b3 5b, b5 5d'],
    ['w1a 2b'],
  ])('[3.2] [3.4] are those that can be played, each once: %s', (text) => {
    const start = table(text);
    for (const move of offers(start).filter((word) => word.startsWith('emit'))) {
      const t = act({ ...start, s: start.s.clone() }, move);
      const { particle: u, force: whole } = t.s.frame(STEP['emission.path']);
      const visited: string[] = [];
      eachEnd(t.s, u, t.s.place[u]!, whole, (to, force) => {
        visited.push(`${t.game.board.labels[to]}/${force}`);
      });
      expect(visited.sort()).toEqual([...new Set(endsByPlay(t))].sort());
      expect(visited.length).toBeGreaterThan(0);
      // Both while the carrier is still on its point, and as when its reach is shown.
      const standing: string[] = [];
      eachEnd(start.s, u, start.s.place[u]!, whole, (to, force) => {
        standing.push(`${t.game.board.labels[to]}/${force}`);
      });
      expect(standing.sort()).toEqual(visited);
    }
  });
});

describe('the path', () => {
  test('[3.2] [S12] a carrier travels exactly its charge', () => {
    for (const { moves, after } of allEnds(act(table('w3 5c, w5 9a'), 'emit w3'))) {
      expect(moves.split(', ')).toHaveLength(3);
      expect(where(after, 'w3')).toMatch(/^[2468]/);
    }
  });

  test('[3.3] [S13] it may change line at every point', () => {
    const t = act(table('w2 1d, w5 4a'), 'emit w2');
    expect(nouns(t, 'to')).toBe('W 2b');
    // L4 continues to 3b, L3 to 3c: both are open, and so are the ways back.
    expect(nouns(act(t, 'to 2b'), 'to')).toBe('1c 1d 3b 3c');
    expect(where(act(t, 'to 3c'), 'w2')).toBe('3c');
  });

  test('[3.3] [R10] it may go straight back the way it came', () => {
    expect(placesOf(act(table('w2 2b, w5 4a'), 'emit w2, to 3b'), 'w2')).toBe(
      '2a 2b 4b tray of Black',
    );
  });

  test('[3.4] [S14] example: a 3 back two points onto the 2 at home drives it one point', () => {
    const t = act(table('w3 2b, w2 W, w1a 4a'), 'emit w3, to 1c, to W');
    expect(nouns(t, 'drive')).toBe('1a 1b 1c 1d 1e 1f 1g 1h');
    act(t, 'drive 1e');
    expect([where(t, 'w3'), where(t, 'w2')]).toEqual(['W', '1e']);
  });

  test('[3.4] [S14] the same 3 as the closest carrier has no other way', () => {
    const t = act(table('w3 2b, w2 W'), 'emit w3');
    expect(nouns(t, 'to')).toBe('1c 1d');
    expect([placesOf(t, 'w3'), placesOf(t, 'w2')]).toEqual(['W', '1a 1b 1c 1d 1e 1f 1g 1h']);
  });

  test('[3.2] example: a 3 on 2b with an own 8 on 6b has a choice of 16 points', () => {
    expect(placesOf(act(table('w3 2b, w8 6b'), 'emit w3'), 'w3')).toBe(
      '1a 1b 1c 1d 1e 1f 1g 1h 3a 3b 3c 3d 5a 5b 5c 5d',
    );
  });

  test('[3.5] [S15] enemy particles are hit and driven like one’s own', () => {
    const t = act(table('w3 4b, w5 8a, b2 5c'), 'emit w3, to 5c');
    expect(stepNow(t)).toBe('transference.line');
    act(t, 'drive 7b');
    expect([where(t, 'w3'), where(t, 'b2')]).toEqual(['5c', '7b']);
  });

  test('[R11] the own emergence may be passed, and be the end, if it is empty', () => {
    const t = act(table('w2 1a, w5 4a'), 'emit w2');
    expect(placesOf(act(t, 'to W'), 'w2')).toBe('1a 1b 1c 1d 1e 1f 1g 1h');
    expect(where(act(table('w1a 1a, w5 4a'), 'emit w1a, to W'), 'w1a')).toBe('W');
  });

  test('[R11] [5.4] the empty enemy emergence is entered with the last step of force only', () => {
    const t = act(table('w2 9a, w5 9b'), 'emit w2');
    expect(refusal(t, 'to B').rule).toBe('5.4');
    const black = act(table('b2 1a, b5 1b', { values: { side: 'black' } }), 'emit b2');
    expect(refusal(black, 'to W').rule).toBe('5.4');
    act(t, 'to 8a');
    expect(refusal(t, 'to 9a').rule).toBe('');
  });

  test('[3.3] a step to a point that is not adjacent is refused with the reason', () => {
    const t = act(table('w2 1d, w5 4a'), 'emit w2');
    expect(refusal(t, 'to 3b').rule).toBe('3.3');
    // [D7] The label of a tray place says nothing to a player.
    expect(refusal(t, 'to W.w3').reason).toContain('That place is in a tray, not on any line.');
  });

  test('[6.1] [R2] [S16] a step that leads nowhere is refused by the rule that blocks it', () => {
    // Over its own emergence, which a lone carrier cannot leave.
    const lone = act(table('w5 4b, b2 3b'), 'emit w5');
    expect(refusal(lone, 'to 3c').rule).toBe('6.1');
    expect(refusal(lone, 'to 3c').reason).toBe(
      'From 3c, White’s 5 must move backward because it is your foremost carrier there, but no backward path is 4 points long.',
    );
    // Straight onto a particle that no line allows to be driven 7 points.
    const wall = act(table('w8 5c, w2 4b, w3 4c, b1a 7d'), 'emit w8');
    expect(offers(wall)).toEqual(['to 4b']);
    expect(refusal(wall, 'to 4c').rule).toBe('R2');
    expect(refusal(wall, 'to 4c').reason).toBe(
      'Struck with force 7, White’s 3 would have to move 7 points, but no line from 4c is long enough.',
    );
  });
});

import { STEP } from './names.ts';
import { describe, expect, test } from 'vitest';
import {
  act,
  allEnds,
  nouns,
  offers,
  placesOf,
  refusal,
  ruleNow,
  score,
  stepNow,
  table,
  type TestGame,
  where,
} from '../testing.ts';

describe('the struck particle', () => {
  test('[4.2] [S17] moves by the force it was given, whatever its own charge', () => {
    for (const struck of ['w8', 'w1a']) {
      const t = act(table(`w3 4b, w2 8a, ${struck} 5c`), 'emit w3, to 5c');
      for (const end of nouns(t, 'drive').split(' ')) expect(end).toMatch(/^[37]/);
    }
  });

  test('[4.1] [S21] its point is taken by the striker', () => {
    const t = act(table('w3 4b, w5 8a, b2 5c'), 'emit w3, to 5c, drive 3b');
    expect([where(t, 'w3'), where(t, 'b2')]).toEqual(['5c', '3b']);
  });

  test('[4.3] [S18] [R4] goes straight along one line, either way, as the player on turn likes', () => {
    // L1 (4b 5c 6c 7d) and L8 (4c 5c 6b 7b) cross at 5c: 3b 7d 3d 7b, but not 3c or 7c.
    for (const struck of ['b2', 'w2']) {
      const t = act(table(`w3 4b, w5 8a, ${struck} 5c`), 'emit w3, to 5c');
      expect(nouns(t, 'drive')).toBe('3b 3d 7b 7d');
      expect([t.s.side, refusal(t, 'drive 7c').rule, ruleNow(t)]).toEqual([0, '4.3', '4.3']);
    }
  });

  test('[D8] lines that end on the same point are one choice', () => {
    // From W both L1 and L2 reach 2a; other pairs of lines share a point in the same way.
    expect(nouns(act(table('w5 W'), 'place w2'), 'drive')).toBe('2a 2b 2c 2d');
    // With 1a occupied, L1 ends there, and only L2 continues to 2a.
    expect(nouns(act(table('w5 W, w3 1a'), 'place w2'), 'drive')).toBe('1a 2a 2b 2c 2d');
  });

  test('[4.4] [R1] [S19] stops at the first particle in its way and meets it without force', () => {
    const t = act(table('w2 W, b3 2a'), 'place w5');
    expect(nouns(t, 'drive')).toBe('2a 5a 5b 5c 5d 5e');
    act(t, 'drive 2a');
    expect(offers(t)).toEqual(['emit w2', 'annihilate']);
    act(t, 'annihilate');
    expect([where(t, 'w2'), where(t, 'b3'), where(t, 'w5')]).toEqual([
      'tray of Black',
      'tray of White',
      'W',
    ]);
  });

  test('[4.4] [S19] so it does at its full distance', () => {
    const t = act(table('w5 W, b3 2a'), 'place w2, drive 2a');
    expect(offers(t)).toEqual(['emit w5', 'annihilate']);
  });

  test('[R2] [S20] is not sent where the line is too short', () => {
    // A force of 7 on layer 3: seven steps up to B; down to W there are only three.
    const t = act(table('w8 2b, w5 8a, b3 3b'), 'emit w8, to 3b');
    expect(nouns(t, 'drive')).toBe('B');
    for (const point of ['W', '1a', '2b']) expect(refusal(t, `drive ${point}`).rule).toBe('R2');
    // A particle in the way makes the short line legal again.
    const held = act(table('w8 2b, w5 8a, b3 3b, w2 1a'), 'emit w8, to 3b');
    expect(nouns(held, 'drive')).toBe('1a B');
  });

  test.each(['standard', 'learning'])(
    '[4.2] [4.3] [R2] [S20] from every point, by every force: only where a line is that long, %s',
    (scenario) => {
      const { game, s } = table('', { scenario });
      const { board } = game;
      for (const here of board.labels.slice(0, s.world.points))
        for (let force = 1; force <= Math.max(...s.world.charge); force++) {
          const ends = board.lines.flatMap((line) => {
            const names = line.map((n) => board.labels[n]!);
            const at = names.indexOf(here);
            return at < 0 ? [] : [names[at - force], names[at + force]];
          });
          const open = [...new Set(ends.filter((end) => end !== undefined))];
          const t = struck(here, force, scenario);
          expect([here, force, nouns(t, 'drive').split(' ').filter(Boolean).sort()]).toEqual([
            here,
            force,
            open.sort(),
          ]);
        }
    },
  );
});

/** Returns a position in which White's lone 2 has been struck on a point and must be driven on. */
function struck(at: string, force: number, scenario: string): TestGame {
  const t = table('', { scenario });
  t.s.place[3] = t.game.board.nodeOf.get(at)!;
  t.s.restart(STEP['turn.end']);
  t.s.push(STEP['transference.line'], { particle: 3, force });
  return t;
}

describe('a direction that cannot be', () => {
  const at = (text: string) => act(table(text), 'emit w5, to 3b');

  test('[R1] behind the first particle in the way', () => {
    const t = at('w5 2b, w8 8a, b3 3b, b2 5a');
    expect(nouns(t, 'drive')).toBe('5a 7d');
    // A point before that, where the flight does not end either.
    expect(refusal(t, 'drive 4a').rule).toBe('4.2');
    expect(refusal(t, 'drive 4a').reason).toContain('On that line, choose 5a');
    expect(refusal(t, 'drive 7b').rule).toBe('R1');
    expect(refusal(t, 'drive 7b').reason).toBe(
      'Black’s 2 is in the way: on this line, Black’s 3 can only be driven to 5a, where the two meet.',
    );
  });

  test('[4.2] [4.3] nearer or farther than the force, or on no line', () => {
    const t = at('w5 2b, w8 8a, b3 3b');
    expect(nouns(t, 'drive')).toBe('7b 7d');
    for (const point of ['4a', '6a', 'B']) expect(refusal(t, `drive ${point}`).rule).toBe('4.2');
    expect(refusal(t, 'drive 4a').reason).toBe(
      'Black’s 3 must move exactly 4 points. On that line, choose 7b.',
    );
    // 4c is on a line through the next point, 3c.
    for (const point of ['7c', '3b', '4c']) expect(refusal(t, `drive ${point}`).rule).toBe('4.3');
    expect(refusal(t, 'drive 3b').reason).toBe(
      'No line leads straight from 3b to 3b. Black’s 3 must move 4 points along one line.',
    );
  });

  test('[R2] where the line ends before the force does', () => {
    const t = at('w5 2b, w8 8a, b3 3b');
    expect(refusal(t, 'drive 1d').rule).toBe('R2');
    expect(refusal(t, 'drive 1d').reason).toBe(
      'That line is too short for a force of 4: it ends at W after 3 points, and nothing is in the way.',
    );
  });
});

describe('a meeting without force', () => {
  // The 1 placed on W drives the 3 onto the 5 on 1a.
  const meeting = () => act(table('w3 W, w5 1a'), 'place w1a, drive 1a');

  test('[4.5] [S22] example: emitting is a choice, with the whole charge', () => {
    const t = meeting();
    expect([stepNow(t), ruleNow(t)]).toEqual(['meeting.choice', '4.5']);
    expect(offers(t)).toEqual(['emit w3', 'annihilate']);
    act(t, 'emit w3');
    expect(nouns(t, 'drive')).toBe('W 4b');
    act(t, 'drive 4b');
    expect([where(t, 'w1a'), where(t, 'w3'), where(t, 'w5'), t.s.side]).toEqual([
      'W',
      '1a',
      '4b',
      1,
    ]);
  });

  test('[4.5] [S22] example: or both are lost', () => {
    const t = act(meeting(), 'annihilate');
    expect([where(t, 'w3'), where(t, 'w5'), score(t)]).toEqual([
      'tray of Black',
      'tray of Black',
      '0-0',
    ]);
  });

  test('[4.5] [R1] example: the 5 sent back onto the 1 meets it without force again', () => {
    const t = act(meeting(), 'emit w3, drive W');
    expect(offers(t)).toEqual(['emit w5', 'annihilate']);
    expect(refusal(t, 'emit w1a').rule).toBe('4.6');
  });

  test('[4.6] [R8] [S22] only the one that came may emit, not the one it meets', () => {
    const t = meeting();
    expect(refusal(t, 'emit w5').rule).toBe('4.6');
    // The enemy's 5 is driven onto White's 2: neither emits, and both are lost.
    const enemy = act(table('w3 4b, w5 8a, b5 5c, w2 7b'), 'emit w3, to 5c, drive 7b');
    expect([enemy.s.turn, where(enemy, 'b5'), where(enemy, 'w2')]).toEqual([
      2,
      'tray of White',
      'tray of Black',
    ]);
  });

  test('[4.6] [R2] [S20] an 8 fits no line from layer 4, but always the way back to its striker', () => {
    const t = act(table('w8 W, b3 4a'), 'place w5, drive 4a');
    expect(offers(t)).toEqual(['emit w8', 'annihilate']);
    expect(nouns(act(t, 'emit w8'), 'drive')).toBe('W');
  });

  test('[4.6] [S23] a chain of two emissions and one of three, each particle once', () => {
    const two = act(table('w3 W, w5 1a, b2 4b'), 'place w1a, drive 1a, emit w3, drive 4b');
    expect(offers(two)).toEqual(['emit w5', 'annihilate']);
    act(two, 'emit w5, drive 9h');
    expect([where(two, 'w5'), where(two, 'b2'), where(two, 'w3')]).toEqual(['4b', '9h', '1a']);

    const three = act(
      table('w3 W, w5 1a, w2 4b, b1a 9h'),
      'place w1a, drive 1a, emit w3, drive 4b',
    );
    act(three, 'emit w5, drive 9h');
    expect(offers(three)).toEqual(['emit w2', 'annihilate']);
    act(three, 'emit w2, drive 7d');
    expect(['w1a', 'w3', 'w5', 'w2', 'b1a'].map((id) => where(three, id))).toEqual([
      'W',
      '1a',
      '4b',
      '9h',
      '7d',
    ]);
  });

  test('[4.6] [S23] no particle emits twice in any way to finish such a turn', () => {
    const ends = allEnds(act(table('w3 W, w5 1a, w2 4b, b1a 9h'), 'place w1a'));
    expect(ends.length).toBeGreaterThan(10);
    for (const { moves } of ends) {
      const emitters = moves.split(', ').filter((word) => word.startsWith('emit'));
      expect(new Set(emitters).size).toBe(emitters.length);
      expect(emitters).not.toContain('emit w1a');
    }
  });
});

test('[4.1] the force passed on is the rest after the step onto the point', () => {
  // Force 5: two steps to the particle, three left for it.
  const t = act(table('w5 2b, w2 8a, b1a 4b'), 'emit w5, to 3b, to 4b');
  expect(placesOf(t, 'b1a')).toBe('1a 1f 7a 7d');
});

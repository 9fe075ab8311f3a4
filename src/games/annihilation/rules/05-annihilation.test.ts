import { english, englishEvent } from '../../../../test/english.ts';
import { describe, expect, test } from 'vitest';
import { act, eventsOf, nouns, offers, score, stepNow, table, where } from '../testing.ts';

describe('in the zone', () => {
  test.each([
    ['with force left, the enemy’s', 'w3 4b, w5 8a, b0 5c', 'emit w3, to 5c', 'w3', 'b0'],
    ['with the last of it, the own', 'w1a 4b, w5 8a, w0 5c', 'emit w1a, to 5c', 'w1a', 'w0'],
    ['driven onto it', 'w5 W, b0 2a', 'place w3, drive 2a', 'w5', 'b0'],
  ])('[5.1] [S24] hitting an annihilator destroys both: %s', (_, text, moves, mover, zero) => {
    const t = act(table(text), moves);
    const owner = zero.startsWith('w') ? 'Black' : 'White';
    expect([where(t, mover), where(t, zero)]).toEqual(['tray of Black', `tray of ${owner}`]);
    expect([t.s.turn, score(t)]).toEqual([2, '0-0']);
  });

  test('[5.2] [S25] a meeting without force and without emission destroys both', () => {
    const t = act(table('w3 W, b5 1a'), 'place w1a, drive 1a, annihilate');
    expect([where(t, 'w3'), where(t, 'b5'), score(t)]).toEqual([
      'tray of Black',
      'tray of White',
      '0-0',
    ]);
  });

  test.each(['b2', 'w2'])(
    '[5.3] [R9] [S26] the carrier that began by emitting is lost with %s, hit last',
    (met) => {
      const t = act(table(`w3 4b, w5 8a, ${met} 7b`), 'emit w3, to 5c, to 6b, to 7b');
      expect(t.s.turn).toBe(2);
      expect([where(t, 'w3'), where(t, met)]).toEqual([
        'tray of Black',
        met === 'w2' ? 'tray of Black' : 'tray of White',
      ]);
    },
  );

  test('[5.3] [S26] nor does it emit again when the chain comes back to it', () => {
    // The 5 strikes the 3, which meets the 2 and emits, and so sends the 2 back onto the 5.
    const t = act(
      table('w5 4b, w1a 8a, w3 5c, w2 7d'),
      'emit w5, to 5c, drive 7d, emit w3, drive 5c',
    );
    expect(offers(t)).toEqual(['emit w2', 'annihilate']);
    act(t, 'emit w2, drive 7d');
    expect([t.s.turn, where(t, 'w5'), where(t, 'w3')]).toEqual([
      2,
      'tray of Black',
      'tray of Black',
    ]);
  });

  test('[5.3] [S27] an enemy particle that comes to a meeting does not emit', () => {
    const t = act(table('w3 4b, w5 8a, b5 5c, b2 7b'), 'emit w3, to 5c, drive 7b');
    expect([t.s.turn, where(t, 'b5'), where(t, 'b2')]).toEqual([
      2,
      'tray of White',
      'tray of White',
    ]);
  });

  test('[5.6] [R12] [S31] every destroyed particle changes owner, annihilators too', () => {
    const t = act(table('w3 4b, w5 8a, b0 5c'), 'emit w3, to 5c');
    expect([where(t, 'w3'), where(t, 'b0')]).toEqual(['tray of Black', 'tray of White']);
    const names = t.game.look.counters(t.s).map((c) => english(t.game, c.name));
    expect(names.filter((name) => name === 'White’s annihilator')).toHaveLength(2);
    expect(names.filter((name) => name === 'Black’s 3')).toHaveLength(2);
  });

  test('[5.6] [R13] [S32] and can be placed by its new owner from the next turn on', () => {
    const t = act(table('w3 4b, w5 8a, b0 5c'), 'emit w3, to 5c');
    expect(offers(t)).toContain('place w3');
    act(t, 'place w3');
    expect([where(t, 'w3'), t.s.side]).toEqual(['B', 0]);
    expect(offers(t)).toContain('place b0');
    act(t, 'place b0, at 9d');
    // A particle can change sides any number of times.
    act(t, 'place b1a, drive 9d');
    expect([where(t, 'w3'), where(t, 'b0')]).toEqual(['tray of White', 'tray of Black']);
  });
});

test.each([
  [
    'w3 4b, w5 8a, b2 7b',
    'emit w3, to 5c, to 6b, to 7b',
    ['White’s 3', 'Black'],
    ['Black’s 2', 'White'],
  ],
  [
    'w3 4b, w5 8a, b0 5c',
    'emit w3, to 5c',
    ['White’s 3', 'Black'],
    ['Black’s annihilator', 'White'],
  ],
])(
  '[5.6] both are named by the face that was up, with their new owner: %s',
  (text, moves, ...told) => {
    const t = act(table(text), moves);
    const words = eventsOf(t, 'annihilated');
    expect(words.map((event) => englishEvent(t.game, event))).toEqual(
      told.map(([name, to]) =>
        expect.stringMatching(`^${name} is annihilated on .* to ${to}’s tray.$`),
      ),
    );
    // Both particles that met are gone: the point is free.
    expect(t.s.unitOn.filter((u) => u >= 0)).toHaveLength(1);
  },
);

describe('on the enemy’s emergence', () => {
  test('[5.4] [S28] example: an exact arrival on the empty one is destroyed and scores', () => {
    const t = act(table('w2 8a, w1a 9h'), 'emit w2, to 9a, to B');
    expect([score(t), where(t, 'w2'), t.s.turn]).toEqual(['2-0', 'tray of Black', 2]);
  });

  test('[5.4] [S28] so is one that was driven there exactly', () => {
    const t = act(table('w3 8b, w1a 9a, w2 9d'), 'emit w3, to 9d, drive 7b');
    expect([score(t), where(t, 'w2')]).toEqual(['0-0', '7b']);
    const on = act(table('w2 8b, w1a 9a, w5 9d'), 'emit w2, to 9d, drive B');
    expect([score(on), where(on, 'w5'), where(on, 'w2')]).toEqual(['5-0', 'tray of Black', '9d']);
  });

  test('[5.4] [R3] [S29] example: with force left the defender is driven off and lives', () => {
    const t = act(table('w3 8a, w1a 9h, b5 B'), 'emit w3, to 9a, to B');
    expect(stepNow(t)).toBe('transference.line');
    act(t, 'drive 9c');
    expect([score(t), where(t, 'w3'), where(t, 'b5')]).toEqual(['3-0', 'tray of Black', '9c']);
  });

  test('[5.5] [R3] [S30] example: without force both are destroyed, and both score', () => {
    const t = act(table('w2 8a, w1a 9h, b5 B'), 'emit w2, to 9a, to B');
    expect([score(t), where(t, 'w2'), where(t, 'b5')]).toEqual([
      '7-0',
      'tray of Black',
      'tray of White',
    ]);
  });

  test('[5.5] [R3] [S30] a blocked flight that ends there has no force, even if it had some to spare', () => {
    // The 3 is given 4 on layer 9, one step from the defended emergence: 3 would be left over.
    const t = act(table('w5 8b, w1a 9a, b8 B, w3 9d'), 'emit w5, to 9d');
    expect(nouns(t, 'drive')).toBe('5a B');
    act(t, 'drive B');
    // No force drives the 8 away: it is still there, and the 3 can only emit its own charge.
    expect([stepNow(t), where(t, 'b8'), offers(t)]).toEqual([
      'meeting.choice',
      'B',
      ['emit w3', 'annihilate'],
    ]);
    act(t, 'annihilate');
    expect([score(t), where(t, 'w3'), where(t, 'b8')]).toEqual([
      '11-0',
      'tray of Black',
      'tray of White',
    ]);
  });

  test('[5.5] [R3] [S30] so it is with one that cannot emit: both are destroyed without a choice', () => {
    // Black's 2 is given 4, and its own 8 at home is in the way.
    const enemy = act(table('w5 8b, w1a 9a, b8 B, b2 9d'), 'emit w5, to 9d, drive B');
    expect([score(enemy), enemy.s.turn, where(enemy, 'b2'), where(enemy, 'b8')]).toEqual([
      '10-0',
      2,
      'tray of White',
      'tray of White',
    ]);
  });

  test('[4.5] [R3] [S29] one that meets the defender without force may emit and drive it off', () => {
    const t = act(
      table('w5 8b, w1a 9a, b8 B, w3 9d'),
      'emit w5, to 9d, drive B, emit w3, drive 7a',
    );
    expect([score(t), where(t, 'w3'), where(t, 'b8')]).toEqual(['3-0', 'tray of Black', '7a']);
  });
});

test('[R6] a carrier that ends on its own empty emergence is there as if placed', () => {
  const t = act(table('w1a 1a, w5 4a'), 'emit w1a, to W');
  expect(where(t, 'w1a')).toBe('W');
  // The same for an enemy particle driven back to its own emergence.
  const enemy = act(table('w2 8a, w1a 9h, b5 9a'), 'emit w2, to 9a, drive B');
  expect([where(enemy, 'b5'), score(enemy)]).toEqual(['B', '0-0']);
});

describe('the log names the rule by which a meeting cost both', () => {
  const losses = (text: string, moves: string, side = 'white') => {
    const t = act(table(text, { values: { side } }), moves);
    return eventsOf(t, 'meet').map((event) => `[${event.rule}] ${englishEvent(t.game, event)}`);
  };

  test('[R9] its own motion ended there', () => {
    expect(losses('w3 4b, w5 8a, b2 7b', 'emit w3, to 5c, to 6b, to 7b')).toEqual([
      '[R9] White’s 3 meets Black’s 2 on 7b using the last of its force, and both are annihilated.',
    ]);
    expect(losses('w2 8a, w1a 9h, b5 B', 'emit w2, to 9a, to B')).toEqual([
      '[R9] White’s 2 meets Black’s 5 on B using the last of its force, and both are annihilated [5.5].',
    ]);
    expect(losses('b2 2a, b1a 1h, w5 W', 'emit b2, to 1a, to W', 'black')).toEqual([
      '[R9] Black’s 2 meets White’s 5 on W using the last of its force, and both are annihilated [5.5].',
    ]);
  });

  test('[R7] it emitted when it was placed', () => {
    const moves = 'place w1a, drive 1a, emit w3, drive W, emit w5, drive 1a';
    expect(losses('w3 W, w5 1a', moves)).toEqual([
      '[R7] White’s 1 meets White’s 3 on 1a with no force left, having already emitted when it was placed.',
    ]);
  });

  test('[5.3] it began the turn by emitting, emitted on a meeting, or is the opponent’s', () => {
    const moves = 'emit w5, to 5c, drive 7d, emit w3, drive 5c, emit w2, drive 7d';
    expect(losses('w5 4b, w1a 8a, w3 5c, w2 7d', moves)).toEqual([
      '[5.3] White’s 5 meets White’s 3 on 7d with no force left, and has already emitted this turn.',
    ]);
    const again = 'place w1a, drive 1a, emit w3, drive 4b, emit w5, drive 1a, emit w2, drive W';
    expect(losses('w3 W, w5 1a, w2 4b', again)).toEqual([
      '[5.3] White’s 3 meets White’s 1 on W with no force left, and has already emitted this turn.',
    ]);
    expect(losses('w3 4b, w5 8a, b5 5c, w2 7b', 'emit w3, to 5c, drive 7b')).toEqual([
      '[5.3] Black’s 5 meets White’s 2 on 7b with no force left, and can’t emit in the other player’s turn.',
    ]);
  });

  test('[5.1] [5.2] [5.5] an annihilator, or neither particle emitted', () => {
    expect(losses('w5 W, b0 2a', 'place w3, drive 2a')).toEqual([
      '[5.1] White’s 5 meets Black’s annihilator on 2a, and both are annihilated.',
    ]);
    expect(losses('w3 W, b5 1a', 'place w1a, drive 1a, annihilate')).toEqual([
      '[5.2] White’s 3 meets Black’s 5 on 1a with no force left, and does not emit.',
    ]);
    expect(losses('w3 4b, w5 8a, b5 5c, b0 7b', 'emit w3, to 5c, drive 7b')).toEqual([
      '[5.1] Black’s 5 meets Black’s annihilator on 7b, and both are annihilated.',
    ]);
    const black = 'emit b5, to 1d, drive W, annihilate';
    expect(losses('b5 2b, b1a 1a, w8 W, b3 1d', black, 'black')).toEqual([
      '[5.5] Black’s 3 meets White’s 8 on W with no force left, and does not emit.',
    ]);
    const defended = 'emit w5, to 9d, drive B, annihilate';
    expect(losses('w5 8b, w1a 9a, b8 B, w3 9d', defended)).toEqual([
      '[5.5] White’s 3 meets Black’s 8 on B with no force left, and does not emit.',
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import {
  allEnds,
  choices,
  nouns,
  placesOf,
  playOn,
  refused,
  stepNow,
  table,
  where,
} from '../testing.ts';

describe('who may emit', () => {
  test('[3.1] [S11] own carriers in the zone, and nobody else', () => {
    const t = table('w3 W, w2 2b, w5 4c, w0 4b, b3 6c');
    expect(nouns(t, 'emit')).toBe('w2 w5');
    expect(refused(t, 'emit w0')).toBe('R12');
    expect(refused(t, 'emit b3')).toBe('0.3');
  });

  test('[R6] [S11] a carrier on its own emergence cannot; it has to be struck off it', () => {
    const t = table('w3 W');
    expect(refused(t, 'emit w3')).toBe('R6');
    playOn(t, 'place w1a, drive 1d, place b2');
    expect(nouns(t, 'emit')).toBe('w3');
  });

  test('[3.1] [R13] a particle that came over is the new owner’s to emit', () => {
    expect(nouns(table('b5! 4c, w2 2b'), 'emit')).toBe('w2 b5');
  });

  test('[3.2] [S16] a carrier without a path that is legal to its end cannot be chosen', () => {
    // Alone it must go backwards, and from the emergence there is no way back.
    expect(refused(table('w5 2b'), 'emit w5')).toBe('3.2');
    expect(choices(table('w1a 2b'))).toContain('emit w1a');
  });

  test('[R2] [S16] nor one whose only ways hit a particle that cannot be driven', () => {
    // The 8 can only step back onto the 2; with force 7 that has no line long enough on layer 4.
    const walls = 'w8 5c, w2 4b, w3 4c';
    expect(nouns(table(walls), 'emit')).toBe('w2 w3');
    expect(refused(table(walls), 'emit w8')).toBe('3.2');
    // A particle within seven steps of either one opens a way.
    expect(nouns(table(`${walls}, b1a 7d`), 'emit')).toBe('w2 w3 w8');
  });
});

describe('the path', () => {
  test('[3.2] [S12] a carrier travels exactly its charge', () => {
    for (const { moves, after } of allEnds(playOn(table('w3 5c, w5 9a'), 'emit w3'))) {
      expect(moves.split(', ')).toHaveLength(3);
      expect(where(after, 'w3')).toMatch(/^[2468]/);
    }
  });

  test('[3.3] [S13] it may change line at every point', () => {
    const t = playOn(table('w2 1d, w5 4a'), 'emit w2');
    expect(nouns(t, 'to')).toBe('W 2b');
    // L4 goes on to 3b, L3 to 3c: both are open, and so are the ways back.
    expect(nouns(playOn(t, 'to 2b'), 'to')).toBe('1c 1d 3b 3c');
    expect(where(playOn(t, 'to 3c'), 'w2')).toBe('3c');
  });

  test('[3.3] [R10] it may go straight back the way it came', () => {
    expect(placesOf(playOn(table('w2 2b, w5 4a'), 'emit w2, to 3b'), 'w2')).toBe(
      '2a 2b 4b tray of Black',
    );
  });

  test('[3.4] [S14] example: a 3 back two points onto the 2 at home drives it one point', () => {
    const t = playOn(table('w3 2b, w2 W, w1a 4a'), 'emit w3, to 1c, to W');
    expect(nouns(t, 'drive')).toBe('1a 1b 1c 1d 1e 1f 1g 1h');
    playOn(t, 'drive 1e');
    expect([where(t, 'w3'), where(t, 'w2')]).toEqual(['W', '1e']);
  });

  test('[3.4] [S14] the same 3 as the closest carrier has no other way', () => {
    const t = playOn(table('w3 2b, w2 W'), 'emit w3');
    expect(nouns(t, 'to')).toBe('1c 1d');
    expect([placesOf(t, 'w3'), placesOf(t, 'w2')]).toEqual(['W', '1a 1b 1c 1d 1e 1f 1g 1h']);
  });

  test('[3.2] example: a 3 on 2b with an own 8 on 6b has a choice of 16 points', () => {
    expect(placesOf(playOn(table('w3 2b, w8 6b'), 'emit w3'), 'w3')).toBe(
      '1a 1b 1c 1d 1e 1f 1g 1h 3a 3b 3c 3d 5a 5b 5c 5d',
    );
  });

  test('[3.5] [S15] enemy particles are hit and driven like one’s own', () => {
    const t = playOn(table('w3 4b, w5 8a, b2 5c'), 'emit w3, to 5c');
    expect(stepNow(t)).toBe('transference.line');
    playOn(t, 'drive 7b');
    expect([where(t, 'w3'), where(t, 'b2')]).toEqual(['5c', '7b']);
  });

  test('[R11] the own emergence may be passed, and be the end, if it is empty', () => {
    const t = playOn(table('w2 1a, w5 4a'), 'emit w2');
    expect(placesOf(playOn(t, 'to W'), 'w2')).toBe('1a 1b 1c 1d 1e 1f 1g 1h');
    expect(where(playOn(table('w1a 1a, w5 4a'), 'emit w1a, to W'), 'w1a')).toBe('W');
  });

  test('[R11] [5.4] the empty enemy emergence is entered with the last step of force only', () => {
    const t = playOn(table('w2 9a, w5 9b'), 'emit w2');
    expect(refused(t, 'to B')).toBe('5.4');
    playOn(t, 'to 8a');
    expect(refused(t, 'to 9a')).toBe('');
  });

  test('[3.3] [3.2] what is not next to it, or leads nowhere, is refused with the reason', () => {
    expect(refused(playOn(table('w2 1d, w5 4a'), 'emit w2'), 'to 3b')).toBe('3.3');
    // Over the own emergence, which a lone carrier cannot leave.
    expect(refused(playOn(table('w5 4b, b2 3b'), 'emit w5'), 'to 3c')).toBe('3.2');
  });
});

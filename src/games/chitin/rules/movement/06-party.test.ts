import { expect, test } from 'vitest';
import { act, can, hex, offers, table } from '../../testing.ts';

test('[8.011] [R4] ground units and flyers of one hex do not set out together', () => {
  const t = table('red Gantua 8,-7; red Plunge 8,-7; red Basic 8,-7', { scenario: 'small' });
  act(t, 'pick RG1');
  expect([can(t, 'pick RF1'), can(t, 'pick RB1')]).toEqual([false, true]);
});

test('[6.06] [6.01] units off the map have no facing, and may stay', () => {
  const t = table('red Gantua edge; red Basic 8,-8; blue Gantua edge', { scenario: 'small' });
  act(t, 'pick RG1');
  expect(offers(t).filter((text) => text.startsWith('face'))).toEqual([]);
  expect(can(t, 'stay')).toBe(true);
  act(t, 'stay', 'done', 'pick BG1');
  expect(offers(t).filter((text) => text.startsWith('face'))).toEqual([]);
});

test('[6.02] a unit in the first hex of the map moves like any other', () => {
  const t = table('red Gantua 11,-14');
  expect(hex(11, -14)).toBe(0);
  act(t, 'pick RG1', 'to 11,-13', 'face E');
  expect(t.s.at[0]).toBe(hex(11, -13));
});

test('[R41] a unit without points may only join a party that can charge as a whole', () => {
  const near = 'red 2 Gantua 7,-7 E; red Basic 7,-6; blue Worker 8,-7 W';
  const t = table(near, { scenario: 'small' });
  act(t, 'pick RG1', 'face E');
  // RG1 has no points left, but may still declare a charge, and RG2 may join it.
  act(t, 'pick RG1');
  expect(can(t, 'pick RG2')).toBe(true);
  const u = table(`${near.replace('2 Gantua', 'Gantua')}; red Worker 7,-7`, { scenario: 'small' });
  act(u, 'pick RG1', 'face E', 'pick RW1', 'face E', 'pick RG1');
  expect(can(u, 'pick RW1')).toBe(false);
  // A disrupted unit, which could not charge, may not join either.
  const v = table(
    'red Gantua 7,-7 E; red Gantua 7,-7 disrupted; red Basic 7,-6; blue Worker 8,-7 W',
    {
      scenario: 'small',
    },
  );
  act(v, 'pick RG1', 'face E', 'pick RG1');
  expect(can(v, 'pick RG2')).toBe(false);
});

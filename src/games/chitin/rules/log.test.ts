/** Tests log lines, each with its rule. */
import { englishEvent } from '../../../../test/english.ts';
import { expect, test } from 'vitest';
import { act, inLabels, table, type TestGame } from '../testing.ts';

const textsOf = (t: TestGame): string[] =>
  t.events.map((event) => `[${event.rule}] ${englishEvent(t.game, event)}`);
const lines = (...texts: readonly string[]): string[] => texts.map(inLabels);
const small = { scenario: 'small' } as const;

test('[5.00] [6.02] [6.06] [8.02] [8.011] movement is logged with its rules', () => {
  const t = table(
    'red Gantua 6,-7 E; red Basic 6,-6; red Plunge 8,-7; red Worker 3,-9 E; token H 3,-9 5; blue Worker 8,-7 W; blue Gantua 0,0',
    small,
  );
  act(t, 'pick RG1', 'charge', 'to 7,-7', 'face E', 'pick RF1', 'to 6,-10');
  act(t, 'pick RW1', 'take H', 'to 3,-10', 'face E', 'pick RW1', 'to North', 'pick RB1');
  expect(textsOf(t)).toEqual(
    lines(
      '[8.02] Gantua RG1 declares a charge.',
      '[6.02] Gantua RG1 goes from 6,-7 to 7,-7.',
      '[6.06] The stack at 7,-7 faces E.',
      '[8.011] Plunge RF1 flies from megahex m4 to megahex m2.',
      '[6.081] Worker RW1 picks up token H.',
      '[6.02] Worker RW1 goes from 3,-9 to 3,-10.',
      '[6.06] The stack at 3,-10 faces E.',
      '[6.02] Worker RW1 leaves the map from 3,-10.',
      '[4.021] Red Hive brings home token H, worth 5.',
    ),
  );
});

test('[7.061] [7.062] [7.063] [7.066] [8.041] [5.00] combat and the end of a turn are logged with their rules', () => {
  const t = table(
    'red 3 Gantua 7,-7 E; red Basic 6,-7; blue Worker 8,-7 E; blue Gantua 0,0; blue Worker dead; token C 8,-6 15',
    { ...small, step: 'combat' },
  );
  act(t, 'attack 7,-7/E', 'done', 'roll 2', 'advance RG1', 'turn 7,-7/W', 'done');
  expect(textsOf(t)).toEqual(
    lines(
      '[7.061] Attack on 8,-7 from 7,-7: 15 against 1, odds 6-1.',
      '[7.041] Stack at 7,-7: +3, rear add.',
      '[7.062] Battle at 8,-7, odds 6-1: rolled 2, the defender loses 3 units (D-3).',
      '[7.063] Worker BW1 dies at 8,-7.',
      '[7.066] Gantua RG1 advances to 8,-7.',
      '[7.066] The stack at 7,-7 faces W.',
      '[8.041] A body from 8,-7 goes to token C, now worth 16.',
      '[5.00] Turn 1: Blue Hive moves.',
      '[6.083] Worker BW1 hatches and waits at the edge.',
      '[6.083] Worker BW2 hatches and waits at the edge.',
      '[8.033] Out of command and disrupted: Gantua BG1.',
    ),
  );
});

test('[7.07] [7.064] [7.066] [8.042] [6.07] overruns, recovery, retreats, new tokens, departures', () => {
  const t = table(
    'red 3 Gantua 7,-7 E; red Phlanx 3,-9 W disrupted; red Basic 6,-7; blue Worker 8,-7 E; blue Gantua 0,0; red Basic 3,-10 E',
    small,
  );
  act(t, 'pick RG1', 'pick RG2', 'pick RG3', 'overrun 8,-7', 'face E');
  act(t, 'pick RB2', 'to North', 'done');
  expect(textsOf(t)).toEqual(
    lines(
      '[7.07] Gantuas RG1, RG2, RG3 overrun 8,-7.',
      '[7.07] Worker BW1 dies at 8,-7.',
      '[6.06] The stack at 8,-7 faces E.',
      '[6.02] Basic RB2 leaves the map from 3,-10.',
      '[6.07] Basic RB2 has left the map for good.',
      '[7.064] Phlanx RP1 recovers.',
      '[8.042] New token H at 8,-7, worth 1.',
      '[5.00] Turn 1: Blue Hive moves.',
      '[6.083] Worker BW1 hatches and waits at the edge.',
      '[8.033] Out of command and disrupted: Gantua BG1.',
    ),
  );
  const u = table('red 3 Gantua 7,-7 E; blue 3 Phlanx 8,-7 W; blue Worker 0,0', { step: 'combat' });
  act(u, 'attack 7,-7/E', 'done', 'roll 4', 'to 9,-7');
  expect(textsOf(u).at(-1)).toBe(
    lines('[7.066] Phlanxes BP1, BP2, BP3 retreat from 8,-7 to 9,-7.')[0],
  );
  const v = table('red Worker 7,-7 W; blue Phlanx 8,-7 W', { step: 'combat' });
  expect(v.s.losses[0]).toBe(1);
});

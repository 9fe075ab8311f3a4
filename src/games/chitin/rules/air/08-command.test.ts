import { describe, expect, test } from 'vitest';
import { overlays } from '../../look/overlays.ts';
import { act, can, eventsOf, goals, hex, refusal, table, unit } from '../../testing.ts';
import { leaderless } from './08-command.ts';

const small = { scenario: 'small' } as const;

describe('command', () => {
  test('[8.03] [8.031] [8.033] [S72] [S73] [S75] a Basic in the megahex where the move begins, or disrupted', () => {
    // 7,-7 and 9,-8 are in one megahex, 5,-7 in the next.
    const t = table(
      'red Gantua 7,-7 E; red Basic 9,-8 E; red Gantua 5,-7 E; blue Worker -3,5',
      small,
    );
    expect(t.s.disrupted[unit('RG1')]).toBe(0);
    expect(t.s.disrupted[unit('RG2')]).toBe(1);
    act(t, 'pick RG2');
    // At most one hex.
    expect(goals(t)).not.toContain(hex(7, -7));
    expect(goals(t)).toContain(hex(6, -7));
    expect(refusal(t, 'charge').rule).toBe('8.025');
    act(t, 'face E', 'done');
    // Only during that movement phase.
    expect(t.s.disrupted[unit('RG2')]).toBe(0);
  });

  test('[8.031] an enemy Basic does not command own warriors', () => {
    const t = table('red Gantua 7,-7 E; blue Basic 9,-8 E', small);
    expect(t.s.disrupted[unit('RG1')]).toBe(1);
  });

  test('[8.032] [S74] flyers, Workers and Basics need no command; [R39] nor do units that enter the map', () => {
    const t = table('red Plunge 8,-7; red Worker 7,-7; red Basic 0,0; red Gantua edge', small);
    for (const id of ['RF1', 'RW1', 'RB1', 'RG1']) expect(t.s.disrupted[unit(id)]).toBe(0);
    expect([t.s.left[unit('RF1')], t.s.left[unit('RW1')], t.s.left[unit('RG1')]]).toEqual([
      2, 4, 4,
    ]);
  });

  test('[R38] uncommanded units attack in that turn at full strength', () => {
    const t = table('red 2 Gantua 7,-7 E; blue Phlanx 8,-7 W', small);
    expect(t.s.disrupted[unit('RG1')]).toBe(1);
    act(t, 'done', 'attack 7,-7/E', 'done');
    expect(t.s.attack[0]).toBe(8);
  });

  test('[8.034] [R38] [S76] no charge in that turn, even if a Basic arrives; no overrun either', () => {
    const t = table(
      'red 3 Gantua 7,-7 E; red Basic 5,-7 E; blue Worker 8,-7 W; blue Phlanx 10,-7 W',
      small,
    );
    act(t, 'pick RB1', 'to 6,-7', 'face E', 'pick RG1', 'pick RG2', 'pick RG3');
    expect(refusal(t, 'charge').rule).toBe('8.025');
    expect(refusal(t, 'overrun 8,-7').rule).toBe('R29');
  });

  test('[8.035] [S77] moving out of command is free, and takes effect at the beginning of the next move', () => {
    const t = table('red Gantua 7,-7 E; red Basic 9,-8 E; blue Worker -3,5', small);
    act(t, 'pick RG1', 'to 4,-7', 'face W');
    expect(t.s.disrupted[unit('RG1')]).toBe(0);
    act(t, 'done', 'done');
    expect(t.s.disrupted[unit('RG1')]).toBe(1);
    expect(eventsOf(t, 'uncommanded')).toHaveLength(1);
  });

  test('[8.033] units out of command may not enter a zone of control', () => {
    const t = table('red Gantua 7,-7 E; blue Phlanx 9,-7 W', small);
    act(t, 'pick RG1');
    expect(can(t, 'to 8,-7')).toBe(false);
  });

  test('[8.031] the overlay shows the megahexes in command', () => {
    const t = table('red Basic 9,-8 E', small);
    const areas =
      overlays.find(({ id }) => id === 'command')?.areas(t.s, 0, { unit: -1, node: -1 }) ?? [];
    expect(areas[0].nodes).toHaveLength(19);
    expect(areas[1].nodes).toHaveLength(0);
  });

  test('[R40] there is no command in basic games', () => {
    const t = table('red Gantua 7,-7 E');
    expect(t.s.disrupted[unit('RG1')]).toBe(0);
  });
});

test('[8.033] a force without a Basic is counted, one with a Basic or in a basic game is not', () => {
  const force = (scenario: string, values: Readonly<Record<string, number>>) =>
    leaderless(table('red Worker 0,0; blue Worker 5,-2', { scenario, values }).s, 0);
  const warriors = { 'red-Gantua': 3, 'red-Termagant': 2 };
  expect(force('small', warriors)).toBe(5);
  // Flyers need no command [8.032].
  expect(force('small', { ...warriors, 'red-Plunge': 2 })).toBe(5);
  expect(force('small', { ...warriors, 'red-Basic': 1 })).toBe(0);
  expect(force('learning', warriors)).toBe(0);
});

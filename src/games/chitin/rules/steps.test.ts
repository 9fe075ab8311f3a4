/** Tests the sequence of play as one table: the rule, the side and the verbs of each step. */
import { expect, test } from 'vitest';
import { act, openGame, refusal, table, type TestGame } from '../testing.ts';
import { STEPS } from './names.ts';

const SEQUENCE: Readonly<Record<string, readonly [rule: string, ...verbs: string[]]>> = {
  'setup.roll': ['3.02'],
  'setup.claim': ['3.02', 'claim'],
  'setup.end': ['3.02', 'claim'],
  'setup.force': ['3.03', 'usual', 'count'],
  'setup.ready': ['3.03', 'done'],
  'turn.begin': ['5.00'],
  'move.pick': ['6.02', 'pick', 'done'],
  'move.party': ['6.02', 'pick', 'charge', 'take', 'to', 'overrun', 'face', 'stay'],
  'move.face': ['6.06', 'charge', 'take', 'overrun', 'face'],
  'turn.recover': ['5.00'],
  'combat.air': ['8.014', 'dogfight', 'strike', 'hold'],
  'combat.declare': ['7.02', 'attack', 'done'],
  'combat.announce': ['5.00'],
  'combat.next': ['5.00', 'resolve', 'duel'],
  'combat.roll': ['7.06'],
  'combat.losses': ['7.063', 'lose'],
  'combat.retreat': ['7.066', 'to'],
  'combat.trapped': ['7.066', 'lose'],
  'combat.advance': ['7.066', 'advance', 'turn', 'done'],
  'combat.enter': ['7.066', 'to'],
  'combat.close': ['8.024'],
  'combat.backstab': ['7.05', 'lose'],
  'turn.bodies': ['8.041'],
  'bodies.nearest': ['8.041'],
  'turn.end': ['5.00'],
  'game.over': ['4.01'],
};

test('[5.00] each step has its rule and accepts its own verbs', () => {
  const game = openGame();
  expect(Object.keys(SEQUENCE)).toEqual([...STEPS.names]);
  for (const [i, { rule, verbs = [] }] of game.steps.entries()) {
    const found = [rule, ...verbs.map((v) => game.verbs.list[v].name)];
    expect(found, STEPS.names[i]).toEqual(SEQUENCE[STEPS.names[i]]);
  }
});

test('[5.00] [3.03] an action of another step is refused with the rule of that step', () => {
  const t = table(
    'red 3 Gantua 7,-7 E; red Plunge 8,-7; red Basic 6,-7; blue 2 Phlanx 8,-7 W; blue Worker 8,-7 W',
    { scenario: 'small' },
  );
  const elsewhere = (now: TestGame, ...asked: readonly string[]) => {
    for (const text of asked) expect(refusal(now, text).scope, text).toBe('elsewhere');
  };
  elsewhere(t, 'face E', 'lose RG1', 'attack 7,-7/E', 'stay');
  act(t, 'pick RG1');
  elsewhere(t, 'done', 'lose RG1', 'attack 7,-7/E', 'hold');
  act(t, 'to 6,-8');
  elsewhere(t, 'done', 'lose RG1', 'attack 7,-7/E', 'pick RG2');
  // A group that has arrived goes no farther.
  expect(refusal(t, 'to 7,-7').rule).toBe('6.06');
  act(t, 'face E', 'done');
  elsewhere(t, 'done', 'attack 7,-7/E', 'pick RG2', 'advance RG1');
  act(t, 'strike 8,-7');
  elsewhere(t, 'hold', 'pick RG2', 'advance RG1', 'resolve 8,-7');
  act(t, 'attack 7,-7/E', 'done', 'roll 4');
  // 8 + 2 against 7 is 1-1: DR.
  elsewhere(t, 'done', 'attack 7,-7/E', 'advance RG1', 'lose RG1');
  act(t, 'to 9,-7');
  elsewhere(t, 'to 9,-7', 'attack 7,-7/E', 'lose RG1');
});

test('[3.03] [R57] during the choice of forces', () => {
  const start = table('', { scenario: 'small', step: 'start' });
  act(start, 'roll 6', 'roll 1');
  expect(refusal(start, 'done').scope).toBe('elsewhere');
  act(start, 'claim first', 'claim north', 'count 3');
  expect(refusal(start, 'done').scope).toBe('elsewhere');
  expect(refusal(start, 'usual').rule).toBe('R57');
  expect(refusal(start, 'count 99').rule).toBe('3.03');
});

/** Tests each step of the sequence of play: its prompt, its side, and the step that follows. */
import { expect, test } from 'vitest';
import { actor, start } from '../../../kernel/engine.ts';
import { CHANCE } from '../../../kernel/side.ts';
import { ANNIHILATOR, HUMAN } from '../data/units.ts';
import { chargesSet } from '../state.ts';
import {
  act,
  offers,
  openGame,
  panel,
  refusal,
  stepNow,
  table,
  type TestGame,
} from '../testing.ts';
import { TABLE } from './steps.ts';
import { rulebook } from '../rulebook.ts';

const AT = {
  set: 'A1 D1 -9,0; S1 9,0',
  breach: 'clear -4,0 -3,0; blasted -4,0 -3,0; A1 -5,0; S1 -2,0',
  fight: 'A1 S1 -9,0; A2 9,0',
  lot: 'A1 -9,0; A2 9,0; dropped 1 -8,0',
} as const;

/** Step, position, deciding side, verbs offered, and a verb that belongs to another step. */
const ASKED: readonly [string, () => TestGame, number, string, string, string?][] = [
  [
    'setup.robots',
    () => table('setup.robots', ''),
    ANNIHILATOR,
    'place suggest',
    'repair -11,0',
    '9.0',
  ],
  ['human.move', () => table('human.move', AT.set), HUMAN, 'move done', 'charge S1', '8.1'],
  [
    'human.move.to',
    () => act(table('human.move', AT.lot), 'move A1, to -8,0, decline'),
    HUMAN,
    'to stay',
    'attack -9,0',
    '7.1',
  ],
  [
    'recovery',
    () => act(table('human.move', AT.lot), 'move A1, to -8,0'),
    HUMAN,
    'recover decline',
    'to -9,0',
    '5.2',
  ],
  [
    'human.combat',
    () => table('human.combat', AT.fight),
    HUMAN,
    'attack done',
    'repair 9,0',
    '9.0',
  ],
  ['demolition.set', () => table('demolition.set', AT.set), HUMAN, 'charge done', 'move S1', '5.1'],
  [
    'demolition.at',
    () => act(table('demolition.set', AT.set), 'charge D1'),
    HUMAN,
    'at',
    'to 9,0',
    '5.2',
  ],
  [
    'demolition.pattern',
    () => act(table('demolition.set', AT.set), 'charge D1, at -9,0'),
    HUMAN,
    'pattern',
    'face E',
    '8.1',
  ],
  [
    'demolition.direction',
    () => act(table('demolition.set', AT.set), 'charge A1, at -9,0'),
    HUMAN,
    'face',
    'to -9,0',
    '5.2',
  ],
  [
    'human.advance',
    () => table('human.advance', AT.breach),
    HUMAN,
    'move done',
    'charge S1',
    '8.1',
  ],
  [
    'human.advance.to',
    () => act(table('human.advance', `${AT.breach}; dropped 1 -4,0`), 'move A1, to -4,0, decline'),
    HUMAN,
    'to stay',
    'attack -9,0',
    '7.1',
  ],
  [
    'robot.advance',
    () => table('robot.advance', AT.breach),
    ANNIHILATOR,
    'move done',
    'charge A1',
    '8.1',
  ],
  [
    'robot.advance.to',
    () => act(table('robot.advance', AT.breach), 'move S1'),
    ANNIHILATOR,
    'to',
    'attack -9,0',
    '7.1',
  ],
  ['robot.move', () => table('robot.move', AT.set), ANNIHILATOR, 'move done', 'charge A1', '8.1'],
  [
    'robot.move.to',
    () => act(table('robot.move', AT.set), 'move S1'),
    ANNIHILATOR,
    'to',
    'attack -9,0',
    '7.1',
  ],
  [
    'robot.combat',
    () => table('robot.combat', AT.fight),
    ANNIHILATOR,
    'attack mind done',
    'repair 5,0',
    '9.0',
  ],
  [
    'repair',
    () => table('repair', 'R1 -9,0; clear -9,0; A1 9,0'),
    ANNIHILATOR,
    'repair done',
    'attack 9,0',
    '7.1',
  ],
];

test.each(ASKED)(
  '[3.0] %s asks its side for its actions, and refuses others with the rule of their step',
  (step, come, side, verbs, other, rule) => {
    const t = come();
    expect([stepNow(t), actor(t.game, t.s)]).toEqual([step, side]);
    const offered = [...new Set(offers(t).map((text) => text.split(' ')[0]))];
    expect(offered).toEqual(verbs.split(' '));
    const declared = TABLE[t.s.step].verbs ?? [];
    expect(declared.map((verb) => t.game.verbs.list[verb].name)).toEqual(verbs.split(' '));
    expect(refusal(t, other)).toMatchObject({ rule, scope: 'elsewhere' });
  },
);

test('[3.0] all steps with a decision of a side are listed, and each has a rule of the rulebook', () => {
  const asking = TABLE.flatMap(({ verbs }, i) => (verbs ? [openGame().stepNames[i]] : []));
  expect(asking).toEqual(ASKED.map(([step]) => step));
  const rules = rulebook.map(({ id }) => id);
  for (const { rule } of TABLE) expect(rules).toContain(rule);
});

test.each([
  ['setup.impact.side', () => act(table('setup.robots', ''), 'suggest')],
  ['setup.impact.hex', () => act(table('setup.robots', ''), 'suggest, roll 1')],
  ['auto-defend.roll', () => act(table('human.move', 'A1 -5,0; A2 9,0'), 'move A1, to -4,0')],
  ['recovery.roll', () => act(table('human.move', AT.lot), 'move A1, to -8,0, recover')],
  ['human.combat.roll', () => act(table('human.combat', AT.fight), 'attack -9,0')],
  ['demolition.blast', () => act(table('demolition.set', `${AT.set}; charge 0,9 A E`), 'done')],
  ['robot.combat.roll', () => act(table('robot.combat', AT.fight), 'attack -9,0')],
  ['mind.roll', () => act(table('robot.combat', AT.fight), 'mind -9,0')],
] as const)('[3.0] [4.2] at %s a die is thrown, with a number on it', (step, come) => {
  const t = come();
  expect([stepNow(t), actor(t.game, t.s)]).toEqual([step, CHANCE]);
  expect(t.game.verbs.list.find(({ name }) => name === 'roll')?.noun).toBe('number');
});

test('[4.1] [8.1] the standard game begins with the set-up of the robots, and with nothing set', () => {
  const game = openGame();
  const t = { game, s: start(game), events: [] };
  expect([stepNow(t), actor(t.game, t.s), chargesSet(t.s)]).toEqual([
    'setup.robots',
    ANNIHILATOR,
    0,
  ]);
  expect(panel(t)).toContain('Charges: 0 carried, 0 set');
});

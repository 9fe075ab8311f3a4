import { faultOf } from '../../../test/english.ts';
import { describe, expect, test } from 'vitest';
import { ActionList } from '../../kernel/action.ts';
import { actor, apply, drawOutcome, legal, start } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { readPositionOf, writePosition } from '../../kernel/position/position.ts';
import { Sfc32 } from '../../kernel/random.ts';
import type { SetupRequest } from '../../kernel/setup/setup.ts';
import { hashState, readState, writeState } from '../../kernel/state.ts';
import { CHANCE, NOBODY } from '../../kernel/side.ts';
import { STEPS } from './rules/names.ts';
import { act, copyOf, of, offers, openGame, stepNow, table, type TestGame } from './testing.ts';

/** Checks that a position is the same after saving and reading it, as a state and as a position file. */
function expectRoundTrip({ game, s }: TestGame): void {
  const state = JSON.parse(JSON.stringify(writeState(s)));
  expect(hashState(readState(game.create(), state))).toBe(hashState(s));
  const position = JSON.parse(JSON.stringify(writePosition(game, s)));
  expect(hashState(readPositionOf(game, position))).toBe(hashState(s));
}

/** Steps that never need a decision. */
const AUTOMATIC = ['demolition.detonate', 'turn.end'];

test('[S65] [3.0] a position saved and read again is the same in every step', () => {
  const seen = new Set<string>();
  const visit = (t: TestGame): void => {
    if (seen.has(stepNow(t))) return;
    seen.add(stepNow(t));
    expectRoundTrip(t);
  };
  const game = openGame();
  const rng = new Sfc32('round trips');
  for (let i = 0; i < 12; i++) {
    const t: TestGame = { game, s: start(game), events: [] };
    for (let who = actor(game, t.s); who !== NOBODY; who = actor(game, t.s)) {
      visit(t);
      const list = legal(game, t.s, new ActionList());
      const below = (n: number) => rng.below(n);
      const action =
        who === CHANCE ? drawOutcome(game, t.s, list, below) : list.at(below(list.length));
      apply(game, t.s, action);
    }
    visit(t);
  }
  // Cases that random play rarely reaches.
  const lot = act(table('human.move', 'A1 -9,0; dropped 2 -8,0'), 'move A1, to -8,0');
  visit(lot);
  visit(act(lot, 'recover'));
  const due = 'A1 -9,0; charge -8,0 A E; charge 8,0 A W';
  visit(table('demolition.detonate', due));
  visit(table('human.advance', 'A1 -9,0; S1 -9,0; clear -8,0; blasted -8,0'));
  visit(act(table('human.move', 'A1 -5,0'), 'move A1, to -4,0'));
  visit(act(table('human.combat', 'A1 S1 -8,0'), 'attack -8,0'));
  visit(act(table('robot.combat', 'A1 S1 -8,0'), 'attack -8,0'));
  visit(table('repair', 'R1 -8,0; clear -8,0; A1 9,0'));
  expect([...seen].sort()).toEqual(STEPS.names.filter((n) => !AUTOMATIC.includes(n)).sort());
});

describe('position files', () => {
  const head = { format: 'countermarch/position/1', game: 'annihilator' };
  const fault = (file: SetupRequest & Readonly<Record<string, unknown>>): string => {
    const game = openGame({ scenario: file.scenario, options: file.options });
    return faultOf(() => readPositionOf(game, { ...head, ...file }), game as Game);
  };

  test('[8.4] squads have all their charges unless the file says otherwise', () => {
    const t = table('demolition.set', 'D1 -8,0; A1 8,0');
    expect(offers(t)).toEqual(['charge A1', 'charge D1', 'done']);
    expect(of(table('demolition.set', 'D1 -8,0 spent=2; A1 8,0'), 'spent', 'D1')).toBe(2);
  });

  test('[8.1] a charge without a turn is due', () => {
    expect(stepNow(table('demolition.detonate', 'A1 9,0; charge -8,0 A E'))).toBe(
      'demolition.blast',
    );
    const set = table('demolition.detonate', 'A1 9,0; charge -8,0 A E turn=3');
    expect(stepNow(set)).toBe('robot.combat');
  });

  test.each([
    ['four squads in a hex', [1, 2, 3, 4].map((i) => ({ unit: `A${i}`, at: '0814' }))],
    ['a squad in the brain core', [{ unit: 'A1', at: '1212' }]],
    ['a robot that is disrupted', [{ unit: 'S1', at: '0814', disrupted: true }]],
    ['a squad that has used more than it had', [{ unit: 'A1', at: '0814', spent: 2 }]],
    ['a robot that has become a Demolition Squad', [{ unit: 'S1', at: '0814', converted: true }]],
  ])('what cannot be is refused: %s', (_, counters) => {
    expect(fault({ counters })).toMatch(/cannot exist/);
  });

  const A1 = { unit: 'A1', at: '0814' };
  const on = (type: string, at: string) => ({ type, at });
  const charge = (turn?: number) => ({ at: '0814', pattern: 'A', direction: 'E', turn });
  const [late, soon] = ['robot.move', 'demolition.set'];
  test.each([
    ['an ended game that goes on', { values: { ending: 1 } }, 'values.ending: expected 0 until'],
    ['a turn 0', { values: { turn: 0 } }, 'values.turn: [3.0] expected at least 1'],
    ['a set-up in turn 3', { step: 'setup.robots', values: { turn: 3 } }, 'values.turn: [3.0]'],
    [
      'a squad during the set-up',
      { step: 'setup.robots', counters: [A1] },
      'counters[0].at: [4.2] A1 can’t be on the map yet: it lands with its ship',
    ],
    [
      'four ships',
      { markers: ['0601', '0701', '0801', '0901'].map((at) => on('ship', at)) },
      'markers[3]: [4.2] there are only 3 ships',
    ],
    [
      'a third ship in the learning scenario, or one elsewhere',
      { scenario: 'learning', markers: [on('ship', '0601')] },
      'markers[0]: [4.2] no ship of this scenario can hit 0601',
    ],
    [
      'two markers in one hex',
      { markers: [on('clear', '0814'), on('ob-pas', '0814')] },
      'markers[1].at: 0814 already holds another marker: markers[0]',
    ],
    [
      'a charge of this turn in step 1',
      { counters: [A1], charges: [charge(3)], values: { turn: 3 } },
      'charges[0].turn: [8.1] expected 2 at this point of the turn',
    ],
    [
      'a charge that has missed its turn',
      { step: soon, counters: [A1], charges: [charge(1)], values: { turn: 3 } },
      'charges[0].turn: [8.1] expected 2 or 3 at this point of the turn',
    ],
    [
      'a charge that should have gone off',
      { step: late, counters: [A1], charges: [charge(2)], values: { turn: 3 } },
      'charges[0].turn: [8.1] expected 3 at this point of the turn',
    ],
    [
      'a charge in turn 1 before any could be set',
      { counters: [A1], charges: [charge()] },
      'charges[0].turn: [8.1] no charge can have been set yet',
    ],
    ['the mind weapon used in step 1', { values: { mindUsed: true } }, 'values.mindUsed: [7.2]'],
    [
      'the mind weapon in a game without it',
      { step: 'robot.combat', options: { 'mind-weapon': 'off' }, values: { mindUsed: true } },
      'values.mindUsed: [D7]',
    ],
    [
      'a blast in step 1',
      { counters: [A1], markers: [on('blasted', '0813'), on('clear', '0813')] },
      'markers[0]: [8.3] expected false: a hex counts as blasted only during the demolition step',
    ],
    [
      'a blast without a trace',
      { step: 'human.advance', counters: [A1], markers: [on('blasted', '0813')] },
      'markers[0]: [8.2] 0813 is blasted, so it also needs one of these markers: ob-pas, clear or ship',
    ],
    [
      'a squad disrupted in step 4',
      { step: late, counters: [{ ...A1, disrupted: true }] },
      'counters[0].disrupted: [R4]',
    ],
    [
      'a robot that has done something in step 1',
      { counters: [A1, { unit: 'S1', at: '0815', acted: true }] },
      'counters[1].acted: S1 can’t have acted in this step',
    ],
    [
      'a squad that met nobody',
      { counters: [{ ...A1, acted: true, met: true }] },
      'counters[0].met: [5.4] A1 can’t have met a robot',
    ],
    [
      'a squad held by a meeting in step 5',
      { step: 'robot.combat', counters: [{ ...A1, met: true }] },
      'counters[0].met: [R19]',
    ],
    [
      'a condition of a squad off the map',
      { counters: [{ unit: 'A1', at: 'off', disrupted: true }] },
      'counters[0].disrupted: leave this out: A1 is off the map',
    ],
    [
      'lots, though nobody has fallen',
      {
        counters: [1, 2, 3, 4, 5, 6]
          .map((i) => ({ unit: `A${i}`, at: `081${i}` }))
          .concat([1, 2, 3].map((i) => ({ unit: `D${i}`, at: `091${i}`, spent: 3 }))),
        markers: [{ type: 'dropped', at: '0814', count: 1 }],
      },
      'markers[0]: [8.5] expected at most 0 “dropped” markers',
    ],
    [
      'two lots of seven charges of two who fell',
      {
        counters: [1, 2, 3, 4, 5, 6]
          .map((i) => ({ unit: `A${i}`, at: `081${i}`, spent: 1 }))
          .concat([{ unit: 'D1', at: '0911', spent: 3 }]),
        markers: [{ type: 'dropped', at: '0814', count: 7 }],
      },
      'markers[0]: [8.5] expected at most 6 charges',
    ],
    [
      'a blast of a charge that is not there',
      {
        counters: [A1],
        frames: [
          { step: 'demolition.detonate' },
          { step: 'demolition.blast', charge: 3, number: 2 },
        ],
      },
      'frames',
    ],
    [
      'a move of a unit that is not there',
      {
        counters: [A1],
        frames: [{ step: 'human.move' }, { step: 'human.move.to', unit: 4, points: 8 }],
      },
      'frames',
    ],
    [
      'more points than a squad has',
      {
        counters: [A1],
        frames: [{ step: 'human.move' }, { step: 'human.move.to', unit: 0, points: 30 }],
      },
      'frames',
    ],
  ])('%s is refused with the field', (_, file, message) => {
    expect(fault(file)).toContain(message);
  });

  const lot = (at: string, count: number) => ({ type: 'dropped', at, count });
  const LANDED = [1, 2].map((impact) => ({ step: 'setup.impact.side', impact }));
  test.each([
    [
      '[D6] an Assault Squad of the third ship in the learning scenario',
      { scenario: 'learning', counters: [{ unit: 'A6', at: '0814' }] },
      'counters[0].at: [D6] A6 does not take part in this scenario',
    ],
    [
      '[D6] a Demolition Squad of the third ship',
      { scenario: 'learning', counters: [{ unit: 'D3', at: '0814' }] },
      'counters[0].at: [D6] D3',
    ],
    [
      '[D6] a Security Robot too many',
      { scenario: 'learning', counters: [{ unit: 'S10', at: '0815' }] },
      'counters[0].at: [D6] S10',
    ],
    [
      '[D6] a fifth Security Robot by its type',
      {
        scenario: 'learning',
        counters: Array.from({ length: 5 }, () => ({ type: 'security', at: '0815' })),
      },
      'counters[4].at: [D6] S5',
    ],
    [
      '[D6] a sixth Repairbot',
      { scenario: 'learning', counters: [{ unit: 'R6', at: '0815' }] },
      'counters[0].at: [D6] R6',
    ],
    [
      '[8.4] more charges than two ships bring',
      {
        scenario: 'learning',
        counters: [{ unit: 'A1', at: '0814' }],
        markers: [lot('0815', 10)],
        values: { turn: 3 },
      },
      'markers[0]: [8.4] there are 11 charges, but only 10',
    ],
    [
      '[8.5] seven charges of two Demolition Squads',
      { scenario: 'learning', markers: [lot('0815', 7)], values: { turn: 3 } },
      'markers[0]: [8.5] expected at most 6 charges',
    ],
    [
      '[8.5] a lot, though only Assault Squads have fallen',
      {
        counters: ['D1', 'D2', 'D3'].map((unit, i) => ({ unit, at: `091${i + 1}`, spent: 3 })),
        markers: [lot('0814', 1)],
        values: { turn: 3 },
      },
      'markers[0]: [8.5] expected at most 0 “dropped” markers',
    ],
    [
      '[5.2] nine charges in unmarked hull before any charge has gone off',
      { counters: [{ unit: 'A1', at: '0814' }], markers: [lot('0601', 9)] },
      'markers[0]: [5.2] no charges can lie in 0601',
    ],
    [
      '[5.2] the same in the turn of the first blasts, before the repair',
      {
        step: 'robot.combat',
        counters: [{ unit: 'A1', at: '0814' }],
        markers: [lot('0601', 9)],
        values: { turn: 2 },
      },
      'markers[0]: [5.2]',
    ],
    [
      '[4.2] charges dropped during the set-up',
      { step: 'setup.robots', markers: [lot('0814', 2)] },
      'markers[0]: [8.5] expected at most 0 “dropped” markers',
    ],
    [
      '[8.2] a blast during the set-up',
      { step: 'setup.robots', markers: [on('clear', '0814')] },
      'markers[0]: [8.2] no charge has gone off yet',
    ],
    [
      '[D6] a set-up in the learning scenario',
      { scenario: 'learning', step: 'setup.robots' },
      'frames: [D6]',
    ],
    [
      '[4.2] a squad whose ship has not come',
      { frames: [LANDED[0]], counters: [A1], values: { turn: 0 } },
      'counters[0].at: [4.2] A1 can’t be on the map yet: it lands with its ship',
    ],
  ])('%s is refused with the field', (_, file, message) => {
    expect(fault(file)).toContain(message);
  });

  test('[4.2] [9.0] positions after a set-up and after a repaired breach are valid', () => {
    const game = openGame();
    const landed = {
      ...{ frames: [LANDED[1]], values: { turn: 0 }, markers: [on('ship', '0601')] },
      counters: [
        ...['A1', 'A2', 'D1'].map((unit) => ({ unit, at: '0601' })),
        ...Array.from({ length: 16 }, (_, i) => ({
          type: i < 10 ? 'security' : 'repairbot',
          at: ['0814', '0815', '0813'][Math.trunc(i / 6)],
        })),
      ],
    };
    readPositionOf(game, { ...head, ...landed });
    const repaired = { counters: [A1], markers: [lot('0601', 9)], values: { turn: 3 } };
    readPositionOf(game, { ...head, ...repaired });
  });

  test('an impossible position is refused: more charges than there are, a ship inside', () => {
    const dropped = { type: 'dropped', at: '0814', count: 15 };
    expect(fault({ markers: [dropped], counters: [A1] })).toMatch(/16 charges/);
    expect(fault({ markers: [{ type: 'ship', at: '0814' }] })).toMatch(/0814 has a ship, but/);
    const late = { at: '0814', pattern: 'A', direction: 'E', turn: 9 };
    expect(fault({ charges: [late] })).toMatch(/expected at most 1, the current turn/);
  });

  test('[6.0] a copy of a position shares nothing with it', () => {
    const t = table('human.move', 'A1 -9,0');
    const copy = act(copyOf(t), 'move A1, to -8,0');
    expect(hashState(copy.s)).not.toBe(hashState(t.s));
  });
});

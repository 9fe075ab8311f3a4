import { describe, expect, test } from 'vitest';
import { ActionList } from '../../kernel/action.ts';
import { actor, apply, drawOutcome, legal, start } from '../../kernel/engine.ts';
import { readPositionOf, writePosition } from '../../kernel/position.ts';
import { Sfc32 } from '../../kernel/random.ts';
import { hashState, readState, writeState } from '../../kernel/state.ts';
import { CHANCE, NOBODY } from '../../kernel/step.ts';
import { STEP_NAMES } from './rules/names.ts';
import { act, copyOf, offers, of, openGame, stepNow, table, type Table } from './testing.ts';

/** Saved and read again as a state and as a position, it is the same. */
function expectRoundTrip({ game, s }: Table): void {
  const state = JSON.parse(JSON.stringify(writeState(s, game.stepNames)));
  expect(hashState(readState(game.create(), state, game.stepNames))).toBe(hashState(s));
  const position = JSON.parse(JSON.stringify(writePosition(game, s)));
  expect(hashState(readPositionOf(game, position))).toBe(hashState(s));
}

/** Steps that never wait for anybody. */
const AUTOMATIC = ['turn.end'];

test('[S65] [3.0] a position saved and read again is the same in every step', () => {
  const seen = new Set<string>();
  const visit = (t: Table): void => {
    if (seen.has(stepNow(t))) return;
    seen.add(stepNow(t));
    expectRoundTrip(t);
  };
  const game = openGame();
  const rng = new Sfc32('round trips');
  for (let i = 0; i < 12; i++) {
    const t: Table = { game, s: start(game), events: [] };
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
  // What random play hardly ever comes to.
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
  expect([...seen].sort()).toEqual(STEP_NAMES.filter((n) => !AUTOMATIC.includes(n)).sort());
});

describe('position files', () => {
  const read = (file: object) => () =>
    readPositionOf(openGame(), { format: 'countermarch/position/1', game: 'annihilator', ...file });

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
    expect(read({ counters })).toThrow(/cannot exist/);
  });

  test('what cannot be is refused: more charges than there are, a ship inside', () => {
    const dropped = { type: 'dropped', at: '0814', count: 15 };
    expect(read({ markers: [dropped], counters: [{ unit: 'A1', at: '0814' }] })).toThrow(
      /16 charges/,
    );
    expect(read({ markers: [{ type: 'ship', at: '0814' }] })).toThrow(/ship inside/);
    const late = { at: '0814', pattern: 'A', direction: 'E', turn: 9 };
    expect(read({ charges: [late] })).toThrow(/future/);
  });

  test('[6.0] a copy of a position shares nothing with it', () => {
    const t = table('human.move', 'A1 -9,0');
    const copy = act(copyOf(t), 'move A1, to -8,0');
    expect(hashState(copy.s)).not.toBe(hashState(t.s));
  });
});

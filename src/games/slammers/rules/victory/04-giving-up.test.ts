import { describe, expect, test } from 'vitest';
import { giveUp, legal } from '../../../../kernel/engine.ts';
import { ActionList } from '../../../../kernel/action.ts';
import { applyChecked } from '../../../../kernel/conformance/checked-play.ts';
import { Log } from '../../../../kernel/text/log.ts';
import { Sfc32 } from '../../../../kernel/random.ts';
import { rulebook } from '../../rulebook.ts';
import { FIRES, NO_ROLE } from '../../state.ts';
import {
  act,
  actorNow,
  begin,
  log,
  of,
  offers,
  openGame,
  prompt,
  setUpUsually,
  stepNow,
  table,
  type TestGame,
  verdict,
  where,
} from '../../testing.ts';
import { isFirstOfRound, isLastOfRound, markerOf, nextTurn, SECTIONS } from '../sequence.ts';
import { byTier } from '../../../../../test/tier.ts';

/** Makes a side resign. */
function out(t: TestGame, id: string): TestGame {
  const side = t.game.sides.findIndex((s) => s.id === id);
  const log = new Log();
  giveUp(t.game, t.s, side, log);
  t.events.push(...log.take());
  t.game.check(t.s);
  return t;
}

describe('[R70] resigning', () => {
  test('[R70] with two players, the other one wins in any position', () => {
    const t = out(setUpUsually(begin('1')), 'green');
    expect(verdict(t)).toBe('tan [R70]: all sides except Tan have resigned');
    expect(log(t, 'out')).toEqual(['Green resigns.']);
    expect(verdict(out(begin('8'), 'tan'))).toContain('green [R70]');
  });

  test('[R70] a solo player loses', () => {
    expect(verdict(out(setUpUsually(begin('6')), 'blue'))).toContain('nobody [R70]');
  });

  test('[R70] [R6] the others play on; removed units are no losses', () => {
    const t = table(
      'movement',
      '14',
      'tTK1 6-0101; gTK1 5-0101; gSG1 in gTK1; bHT1 3-0101; rHT1 4-0101',
    );
    out(t, 'green');
    expect(['gTK1', 'gSG1', 'bHT1'].map((id) => where(t, id))).toEqual(['left', 'left', '3-0101']);
    expect([...t.s.losses]).toEqual([0, 0, 0, 0]);
    expect([actorNow(t), verdict(t)]).toEqual(['tan', 'goes on']);
    out(out(t, 'tan'), 'red');
    expect(verdict(t)).toBe('blue [R70]: all sides except Blue have resigned');
  });

  test('[R70] [44.3] a carried container stays in the hex, a safe one stays safe', () => {
    const values = { 'spice-1-by': 'gTK1', 'spice-2-safe': 'green' };
    const t = table('movement', '14', 'tTK1 6-0101; gTK1 2-0101; bHT1 3-0101; rHT1 4-0101', {
      values,
    });
    out(t, 'green');
    expect(t.s.spiceAt[0]).toBe(t.game.board.nodeOf.get('2-0101'));
    expect([t.s.spiceBy[0], t.s.spiceSafe[1]]).toEqual([-1, 0]);
  });

  test('[R70] [5.3] the player turns of a side that resigned are skipped', () => {
    const s = openGame('14').create();
    s.round = 1;
    s.out[0] = s.out[3] = 1;
    s.mover = 1;
    const seen = Array.from({ length: 4 }, () => {
      const now = [s.round, s.mover, isFirstOfRound(s), isLastOfRound(s)];
      nextTurn(s);
      return now;
    });
    expect(seen).toEqual([
      [1, 1, true, false],
      [1, 2, false, true],
      [2, 1, true, false],
      [2, 2, false, true],
    ]);
  });

  test('[R70] a player turn in progress continues with the fire of the others', () => {
    const t = table(
      'movement',
      '14',
      'tTK1 2-0101; gTK1 2-0301; gTK2 5-0101; bHT1 2-0401; rHT1 4-0101',
    );
    act(t, 'move tTK1');
    out(t, 'tan');
    expect([SECTIONS[t.s.section].id, actorNow(t), t.s.mover]).toEqual(['direct', 'green', 0]);
  });

  test('[R70] the set-up skips a side that resigned', () => {
    const t = begin('13');
    expect(prompt(t)).toContain('tTK1');
    out(act(t, 'to 1-0101'), 'tan');
    expect([stepNow(t), where(t, 'tTK1'), where(t, 'tTK2')]).toEqual([
      'setup.panel',
      'left',
      'left',
    ]);
    const panels = out(act(begin('13'), 'usual'), 'red');
    expect(prompt(panels)).toBe('Blue rolls for the panel where it enters.');
  });

  test('[R70] an attack under construction starts again', () => {
    const t = table('direct', '14', 'tTK1 tTK2 2-0101; gTK1 gTK2 2-0201; bHT1 2-0301; rHT1 4-0101');
    act(t, 'aim 2-0201, all, join tTK1');
    expect([of(t, 'role', 'tTK1'), of(t, 'role', 'gTK1')]).toEqual([2, 1]);
    out(t, 'red');
    expect([stepNow(t), of(t, 'role', 'tTK1'), of(t, 'role', 'gTK1')]).toEqual([
      'direct.hex',
      0,
      0,
    ]);
    out(t, 'green');
    expect(offers(t)).toEqual(['aim 2-0301', 'done']);
  });

  test('[R70] an announced attack, and fired shells, continue without a third side', () => {
    const direct = table('direct', '14', 'tTK1 2-0101; gTK1 2-0201; bHT1 2-0301; rHT1 4-0101');
    act(direct, 'aim 2-0201');
    out(direct, 'red');
    expect([stepNow(direct), of(direct, 'role', 'tTK1')]).toEqual(['attack.roll', 2]);
    act(direct, 'roll 2');
    expect(of(direct, 'fired', 'tTK1')).toBe(1);
    const shells = table('indirect', '14', 'tSA1 2-0101; gTK1 2-0301; bHT1 3-0101; rHT1 4-0101');
    act(shells, 'aim 2-0301');
    expect(stepNow(out(shells, 'red'))).toBe('strike.roll');
  });

  test('[R70] [13.6] fired shells still land if a third side resigns before they are stopped', () => {
    const strike = (more = '') =>
      act(
        table(
          'indirect',
          '14',
          `tSA1 tSA2 2-0101; bHT1 bHT2 2-0301; gTK1 5-0101; rHT1 4-0101${more}`,
        ),
        'aim 2-0301, shell tSA1, shell tSA2',
      );
    const t = out(strike(), 'red');
    expect([stepNow(t), actorNow(t), ...offers(t)]).toEqual([
      ...['react', 'blue', 'stop bHT1', 'stop bHT2', 'pass'],
    ]);
    expect([of(t, 'fired', 'tSA1'), of(t, 'role', 'tSA1')]).toEqual([1, FIRES]);
    act(t, 'stop bHT1, pass, roll 2');
    expect(log(t, 'strike.roll')).toHaveLength(1);
    expect([of(t, 'fired', 'tSA2'), of(t, 'role', 'tSA2')]).toEqual([1, NO_ROLE]);
    // The guns, or all their targets, have left the map: no shells land.
    for (const id of ['tan', 'blue']) {
      const ended = out(strike('; tTK1 6-0101; tTK2 5-0102'), id);
      expect(stepNow(ended)).not.toBe('react');
      expect(log(ended, 'strike.lapsed')).toEqual([]);
    }
  });

  test('[R70] an attack is not rolled when all units of one of its sides have left the map', () => {
    for (const id of ['tan', 'green']) {
      const t = table(
        'direct',
        '14',
        'tTK1 2-0101; gTK1 2-0201; tTK2 6-0101; gTK2 5-0101; rHT1 4-0101',
      );
      act(t, 'aim 2-0201');
      expect(stepNow(t)).toBe('attack.roll');
      out(t, id);
      expect([stepNow(t) === 'attack.roll', log(t, 'attack').length]).toEqual([false, 0]);
      const shells = table('indirect', '14', 'tSA1 2-0101; gTK1 2-0301; bHT1 3-0101; rHT1 4-0101');
      act(shells, 'aim 2-0301');
      expect(stepNow(shells)).toBe('strike.roll');
      out(shells, id);
      expect([stepNow(shells) === 'strike.roll', log(shells, 'strike.roll').length]).toEqual([
        false,
        0,
      ]);
    }
  });

  test('[R70] [13.6] a unit that was to stop shells leaves the map, and the others decide', () => {
    // Blue and Green fight each other in the hex; the tank that stops the shells is outside.
    const t = table(
      'indirect',
      '14',
      'tSA1 tSA2 2-0101; bMI1 gTK1 2-0301; bHT1 2-0401; gTK2 5-0101; rHT1 4-0101',
      { values: { 'tan-gas': 1 << 10 } },
    );
    act(t, 'aim 2-0301, shell tSA1, gas tSA2, stop bHT1');
    expect([actorNow(t), ...offers(t)]).toEqual(['blue', 'shell tSA1', 'shell tSA2']);
    out(t, 'blue');
    expect(stepNow(t)).toBe('strike.roll');
    act(t, 'roll 2, roll 2');
    expect([log(t, 'strike.roll').length, log(t, 'gas.roll').length]).toEqual([1, 1]);
  });

  test('[R70] [15.2] pending gas rolls are cancelled; the gun has fired', () => {
    const t = table(
      'direct',
      '14',
      'tSA1 tSA2 2-0101; gTK1 gTK2 2-0201; bHT1 2-0301; rHT1 4-0101',
      { values: { 'tan-gas': 1 << 10 } },
    );
    act(t, 'aim 2-0201, gas tSA1, roll 2');
    expect(stepNow(t)).toBe('gas.roll');
    out(t, 'red');
    expect([stepNow(t), actorNow(t)]).toEqual(['direct.hex', 'tan']);
    expect([of(t, 'fired', 'tSA1'), of(t, 'fired', 'tSA2')]).toEqual([1, 0]);
  });

  test('[27.1] [S231] after turn 20 the marker starts again', () => {
    expect([1, 19, 20, 21, 40, 41].map(markerOf)).toEqual([1, 19, 20, 1, 20, 1]);
  });
});

const RULES = new Set(rulebook.map(({ id }) => id));

test.each([
  ['14', {}],
  ['13', {}],
  ['5', { players: 3 }],
])(
  '[R70] in scenario %s sides resign at random times, and the game ends correctly',
  (id, options) => {
    for (let seed = 0; seed < byTier(2, 1, 4); seed++) {
      const rng = new Sfc32(`out/${id}/${seed}`);
      const game = openGame(id, options);
      const t = setUpUsually(begin(id, options));
      const moments = new Set([rng.below(40), 40 + rng.below(200)]);
      for (let i = 0; actorNow(t) !== 'nobody'; i++) {
        if (moments.has(i)) out(t, game.sides[rng.below(game.sides.length)].id);
        if (actorNow(t) === 'nobody') break;
        const all = legal(game, t.s, new ActionList()).toArray();
        applyChecked(game, t.s, all[rng.below(all.length)], RULES);
        if (i % 16 === 0) game.check(t.s);
      }
      expect(verdict(t)).toMatch(/\[(R70|R64|44\.7|43\.4|35\.3)\]/);
    }
  },
);

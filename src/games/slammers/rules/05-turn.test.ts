import { describe, expect, test } from 'vitest';
import { Log } from '../../../kernel/text/log.ts';
import { DISRUPTED, ELIMINATED } from '../state.ts';
import {
  begin,
  idle,
  log,
  of,
  on,
  openGame,
  setUpUsually,
  table,
  type TestGame,
  where,
} from '../testing.ts';
import { STEP } from './names.ts';
import { beginSection, goOn, nextTurn, SECTION, SECTIONS, sideAt, turnAt } from './sequence.ts';
import { mark, put, remove } from './units.ts';

/** A table at the start of a section, so that tests can check the steps between sections. */
function halt(t: TestGame, section: keyof typeof SECTION): TestGame {
  t.s.ending = 0;
  t.s.round = 1;
  beginSection(t.s, SECTION[section]);
  return t;
}

/** Runs automatic steps up to a section or the end, and collects their events. */
function runTo(t: TestGame, section: number): TestGame {
  const log = new Log();
  while (t.s.section !== section && t.s.step !== STEP['game.over'])
    t.game.steps[t.s.step].enter?.(t.s, log);
  t.events.push(...log.take());
  return t;
}

describe('a turn that a side loses entirely', () => {
  const lost = (t: TestGame, round: number, mover = 0) => {
    t.s.round = round;
    t.s.mover = mover;
    runTo(halt(t, 'begin'), SECTION.movement);
    return t.events.flatMap((e) => (e.missed === undefined ? [] : [`${e.rule} ${e.missed}`]));
  };

  test('[32.4] surprised units lose the first turn, and the log says so', () => {
    const t = table('end', '2', 'gTK1 4-0202; rHT1 1-0101');
    const green = t.s.world.playerTurns.findIndex(({ colours }) => colours.includes(0));
    expect(lost(t, 1, green)).toEqual([`32.4 ${t.s.world.playerTurns[green]?.side}`]);
  });

  test('[5.3] a side with no units left loses its turn; a side with a unit on the map does not', () => {
    const empty = table('end', '3', 'rCC1 1-0101');
    const there = table('end', '3', 'gML1 4-0202; rCC1 1-0101');
    const green = there.s.world.playerTurns.findIndex(({ colours }) => colours.includes(0));
    expect(lost(empty, 1, green)).toHaveLength(1);
    expect(lost(there, 1, green)).toEqual([]);
  });
});

describe('the sequence of play', () => {
  test('[5.1] [S7] rally, drops, movement, indirect and direct fire, close assaults', () => {
    const t = halt(table('end', '3', 'gML1 4-0202; rCC1 1-0101'), 'rally');
    const seen: string[] = [];
    for (let i = 0; i < 9; i++) {
      seen.push(`${SECTIONS[t.s.section].id} ${t.game.stepNames[t.s.step]}`);
      if (t.s.step === STEP['turn.end']) break;
      if (t.s.step === STEP['section.end']) t.game.steps[t.s.step].enter?.(t.s);
      else goOn(t.s);
    }
    expect(seen).toEqual([
      'rally rally.next',
      'drops drop.pick',
      'movement move.pick',
      'indirect strike.hex',
      'indirect section.end',
      'direct direct.hex',
      'direct section.end',
      'assault assault.hex',
      'assault section.end',
    ]);
  });

  test('[5.3] [S8] player turns in the order of the scenario, then the next game turn', () => {
    const t = setUpUsually(begin('14'));
    const { s } = { s: openGame('14').create() };
    s.round = 1;
    const seen = Array.from({ length: 5 }, () => {
      const now = `${s.round} ${t.game.sides[s.world.playerTurns[s.mover].side].id}`;
      nextTurn(s);
      return now;
    });
    expect(seen).toEqual(['1 tan', '1 green', '1 blue', '1 red', '2 tan']);
  });

  test('[5.3] [41.5] a game turn begins with the side that a die selected', () => {
    const s = openGame('11').create();
    s.round = 1;
    s.mover = s.first = 1;
    nextTurn(s);
    expect([s.round, s.mover]).toEqual([1, 0]);
    nextTurn(s);
    expect([s.round, s.mover]).toEqual([2, 1]);
  });

  test('[5.4] [R1] [S10] [S232] the first mover fires first; by option the moving player', () => {
    const order = (options: object, first: number, mover: number) => {
      const s = openGame('14', { ...options }).create();
      s.first = first;
      s.mover = mover;
      return [0, 1, 2, 3].map((k) => turnAt(s, k)).join('');
    };
    expect(order({}, 0, 2)).toBe('0123');
    expect(order({}, 1, 2)).toBe('1230');
    expect(order({ 'fire-order': 1 }, 0, 2)).toBe('2013');
    expect(order({ 'fire-order': 1 }, 0, 0)).toBe('0123');
    expect(order({ 'fire-order': 1 }, 1, 0)).toBe('0123');
    expect(order({ 'fire-order': 1 }, 1, 3)).toBe('3120');
    const s = openGame('11').create();
    expect([sideAt(s, 0), sideAt(s, 1)]).toEqual([0, 1]);
  });

  test('[31.5] the game is over after the last player turn of its last turn', () => {
    const t = idle(setUpUsually(begin('1')));
    expect(t.game.outcome(t.s)).toMatchObject({ winners: [1], rule: '31.5' });
    expect(t.s.round).toBe(6);
  });
});

describe('the end of the turn', () => {
  const opening = 'gTK1 gTK2 3-0601; tTK1 6-0601; gSG1 in gTK2; tIN1 6-0602; tAP1 6-0602';
  const start = () => halt(table('end', '1', opening), 'assault');
  const u = (t: TestGame, id: string) => t.game.units.findIndex((x) => x.id === id);

  test('[R2] [12.2] [S14] results are applied after the close assaults, and logged', () => {
    const t = start();
    mark(t.s, u(t, 'gTK1'), ELIMINATED);
    mark(t.s, u(t, 'tTK1'), DISRUPTED);
    expect([where(t, 'gTK1'), of(t, 'disrupted', 'tTK1')]).toEqual(['3-0601', 0]);
    runTo(t, SECTION.begin);
    expect([where(t, 'gTK1'), of(t, 'disrupted', 'tTK1')]).toEqual(['dead', 1]);
    expect(log(t)).toEqual(['gTK1 is eliminated at 3-0601.', 'tTK1 is disrupted.']);
    expect([...t.s.losses]).toEqual([1, 0, 0, 0]);
  });

  test('[R8] [10.7] a gun shares the result of its towing vehicle, and both are losses', () => {
    const t = start();
    mark(t.s, u(t, 'gTK2'), DISRUPTED);
    expect(of(t, 'mark', 'gSG1')).toBe(DISRUPTED);
    mark(t.s, u(t, 'gTK2'), ELIMINATED);
    mark(t.s, u(t, 'gTK2'), DISRUPTED);
    runTo(t, SECTION.begin);
    expect([where(t, 'gTK2'), where(t, 'gSG1')]).toEqual(['dead', 'dead']);
    expect(t.s.losses[0]).toBe(2);
  });

  test('[R8] infantry in a carrier is not disrupted with it, but dies with it', () => {
    const t = halt(table('end', '1', 'tAP1 6-0602; tIN1 in tAP1; gTK1 3-0101'), 'assault');
    mark(t.s, u(t, 'tAP1'), DISRUPTED);
    expect(of(t, 'mark', 'tIN1')).toBe(0);
    mark(t.s, u(t, 'tAP1'), ELIMINATED);
    runTo(t, SECTION.begin);
    expect(where(t, 'tIN1')).toBe('dead');
  });

  test('a carried unit goes where its carrier goes, and leaves the map with it', () => {
    const t = start();
    put(t.s, u(t, 'gTK2'), t.game.board.nodeOf.get('3-0602') ?? -1);
    expect(where(t, 'gSG1')).toBe('3-0602');
    remove(t.s, u(t, 'gTK2'), -4);
    expect([where(t, 'gTK2'), where(t, 'gSG1'), t.s.losses[0]]).toEqual(['left', 'left', 0]);
    expect(() => t.game.check(t.s)).not.toThrow();
  });

  test('[20.3] [20.4] [20.7] rubble comes at the end of its section, where it can, instead of a fortress', () => {
    const t = halt(
      table('end', '7', 'gTK1 1-0601 inside; tTK1 2-0101; fortress 1-0601', {}),
      'direct',
    );
    const n = (hex: string) => t.game.board.nodeOf.get(hex) ?? -1;
    for (const hex of ['1-0601', '1-0202']) t.s.razed[n(hex)] = 1;
    t.s.jammed[u(t, 'tTK1')] = 1;
    goOn(t.s);
    expect(on(t, 'rubble', '1-0601')).toBe(0);
    runTo(t, SECTION.assault);
    expect([on(t, 'rubble', '1-0601'), on(t, 'fortress', '1-0601')]).toEqual([1, 0]);
    expect([of(t, 'inside', 'gTK1'), of(t, 'jammed', 'tTK1')]).toEqual([0, 0]);
    // 1-0202 is a lake.
    expect([on(t, 'rubble', '1-0202'), on(t, 'razed', '1-0202')]).toEqual([0, 0]);
    expect(log(t, 'rubble')).toEqual(['1-0601 becomes rubble.']);
  });

  test('[20.2] a star makes rubble at the end of the turn unless something else has struck the hex', () => {
    const t = start();
    const n = (hex: string) => t.game.board.nodeOf.get(hex) ?? -1;
    for (const hex of ['3-0101', '3-0102']) t.s.starred[n(hex)] = 1;
    t.s.struck[n('3-0102')] = 1;
    runTo(t, SECTION.begin);
    expect([on(t, 'rubble', '3-0101'), on(t, 'rubble', '3-0102')]).toEqual([1, 0]);
  });

  test('[19.5] [R7] units disrupted at the start of the game turn are recorded; by option, of the player turn', () => {
    const noted = (mover: number, options = {}) => {
      const t = table('end', '1', 'tTK1 6-0601; gTK1 3-0101', { options });
      halt(t, 'begin');
      t.s.disrupted[u(t, 'tTK1')] = 1;
      t.s.mover = mover;
      t.game.steps[t.s.step].enter?.(t.s);
      return of(t, 'began', 'tTK1');
    };
    expect([noted(0), noted(1)]).toEqual([1, 0]);
    expect(noted(1, { 'disrupted-again': 1 })).toBe(1);
  });

  test('[5.1] a new player turn clears the actions of the last one', () => {
    const t = halt(start(), 'begin');
    const tank = u(t, 'gTK1');
    for (const column of [t.s.moved, t.s.walked, t.s.fired, t.s.jams, t.s.landed]) column[tank] = 1;
    t.game.steps[t.s.step].enter?.(t.s);
    for (const column of [t.s.moved, t.s.walked, t.s.fired, t.s.jams, t.s.landed])
      expect(column[tank]).toBe(0);
  });
});

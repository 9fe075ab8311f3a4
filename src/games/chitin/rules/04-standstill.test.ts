import { english } from '../../../../test/english.ts';
import { describe, expect, test } from 'vitest';
import { act, eventsOf, log, prompt, stepNow, table, type TestGame, look } from '../testing.ts';
import { VALUES } from '../data/values.ts';

const STANDSTILL = VALUES.defaults.standstill;

/** Returns the panel text about the standstill. */
const panelOf = (t: TestGame): string => {
  const lines = look.panel(t.s);
  return english(t.game, lines.find(({ label }) => english(t.game, label) === 'Standstill')?.value);
};

/** A position without contact: one Gantua each, and free Workers at the edge, so that every turn has a decision. */
const QUIET = 'red Gantua 7,-7 E; red Worker edge; blue Gantua -7,7 W; blue Worker edge';

interface Start {
  readonly standstill?: number;
  readonly values?: Readonly<Record<string, unknown>>;
  readonly step?: 'movement' | 'combat';
  readonly mover?: 'red' | 'blue';
  readonly options?: Readonly<Record<string, number | string>>;
}

const quiet = (
  lines: string,
  { standstill = 4, values = {}, options = {}, step = 'movement', mover = 'red' }: Start = {},
): TestGame =>
  table(`${QUIET}; ${lines}`, {
    scenario: 'small',
    step,
    mover,
    options,
    values: { standstill, ...values },
  });

/** Ends turns without moving until the round is over. */
function endRound(t: TestGame): TestGame {
  const { round } = t.s;
  while (t.s.round === round && stepNow(t) === 'move.pick') act(t, 'done');
  return t;
}

const outcome = (t: TestGame) => t.game.outcome(t.s);

describe('the end', () => {
  test('[R59] six rounds in which nothing is gained end the game, not five', () => {
    const t = quiet('token A 0,0 20', { standstill: 0 });
    for (let round = 1; round <= STANDSTILL; round++) {
      expect(outcome(t)).toBeUndefined();
      expect(t.s.idle).toBe(round - 1);
      act(t, 'done');
      expect(outcome(t)).toBeUndefined();
      act(t, 'done');
    }
    expect(STANDSTILL).toBe(6);
    expect(outcome(t)).toMatchObject({ rule: 'R59', winners: [0, 1], scores: [0, 0] });
  });

  test.each([
    ['red', { 'red-harvest': 25, 'red-losses': 5, 'blue-losses': 3 }, 0, [15, -6]],
    ['blue', { 'red-harvest': 5, 'red-losses': 20, 'blue-losses': 15 }, 1, [-35, -30]],
  ])('[R59] [4.02] it is scored as it stands, for %s too', (_, values, winner, scores) => {
    const t = quiet('token A 0,0 20; red Worker 0,1 E carries C; token C 0,1 15', {
      standstill: 5,
      values,
    });
    endRound(t);
    expect(outcome(t)).toMatchObject({ rule: 'R59', winners: [winner], scores });
  });

  test('[R59] both sides have had the same number of turns, whichever moved first', () => {
    const t = quiet('', { standstill: 5, values: { first: 'blue' } });
    // Red moves second here, so its turn is the last of the round.
    act(t, 'done');
    expect(outcome(t)?.rule).toBe('R59');
    const u = quiet('', { standstill: 5, values: { first: 'blue' }, mover: 'blue' });
    act(u, 'done');
    expect(outcome(u)).toBeUndefined();
  });

  test('[R59] [4.05] with "first off" too, and neither side is credited with the remaining tokens', () => {
    const t = quiet('token A 0,0 20', { standstill: 5, options: { ending: 'first-off' } });
    endRound(t);
    expect(outcome(t)).toMatchObject({ rule: 'R59', scores: [0, 0] });
  });

  test('[R59] [4.03] basic games know no standstill', () => {
    const t = table(`red Gantua 7,-7 E; blue Gantua -7,7 W; token A 0,0 20`);
    for (let i = 0; i < 2 * STANDSTILL + 2; i++) act(t, 'done');
    expect([t.s.idle, outcome(t)]).toEqual([0, undefined]);
    expect(panelOf(t)).toBe('');
  });
});

describe('events that restart the count', () => {
  test('[R59] [6.081] picking up an uncarried token, by either side, in either half of the round', () => {
    const t = quiet('red Worker 0,0 E; token A 0,0 20');
    act(t, 'pick RW2', 'take A', 'face E');
    endRound(t);
    expect(t.s.idle).toBe(0);
    const u = quiet('blue Worker 0,0 E; token A 0,0 20');
    act(u, 'done', 'pick BW2', 'take A', 'face E');
    endRound(u);
    expect(u.s.idle).toBe(0);
  });

  test('[R59] [R9] not one that a comrade takes over', () => {
    const t = quiet('red Worker 0,0 E carries A; red Worker 0,0 E; token A 0,0 20');
    act(t, 'pick RW3', 'take A', 'face E');
    endRound(t);
    expect(t.s.idle).toBe(5);
  });

  test('[R59] [R47] not H to N, which dead Workers begin; carried nearer, it stops the count', () => {
    const t = quiet('red Worker 0,0 E; token H 0,0 9');
    act(t, 'pick RW2', 'take H', 'face E');
    endRound(t);
    expect(t.s.idle).toBe(5);
    act(t, 'pick RW2', 'to 0,-1', 'face E');
    endRound(t);
    expect(t.s.idle).toBe(5);
  });

  test('[R59] [4.021] a token brought home, one of H to N too', () => {
    const t = quiet('red Worker 1,-10 E carries H; token H 1,-10 4; token A 0,0 20');
    act(t, 'pick RW2', 'to North');
    endRound(t);
    expect(t.s.idle).toBe(0);
  });

  test.each([
    ['of the defender', 'roll 6', [0, 1]],
    ['of the attacker', 'roll 1', [1, 0]],
  ])('[R59] [7.063] a combat unit %s that dies', (_, roll, losses) => {
    // 3 against 3 is 1-1: a 6 kills a defender, a 1 an attacker.
    const t = quiet('red Phlanx 2,0 E; blue Phlanx 3,0 W', { step: 'combat' });
    act(t, 'attack 2,0/E', 'done', roll);
    while (stepNow(t).startsWith('combat')) act(t, 'done');
    endRound(t);
    expect([...t.s.losses]).toEqual(losses);
    expect(t.s.idle).toBe(0);
  });

  test('[R59] [8.013] a flyer and a Basic are combat units', () => {
    for (const [red, blue] of [
      ['3 Plunge 0,0', 'Plunge 0,0'],
      ['3 Gantua 2,0 E', 'Basic 3,0 W'],
    ]) {
      const t = quiet(`red ${red}; blue ${blue}`, { step: 'combat', values: { first: 'blue' } });
      while (stepNow(t) === 'combat.air') act(t, 'dogfight');
      if (stepNow(t) === 'combat.declare') act(t, 'attack 2,0/E', 'done');
      act(t, 'roll 6');
      while (stepNow(t).startsWith('combat')) act(t, 'done');
      expect([t.s.losses[1], t.s.idle]).toEqual([1, 0]);
    }
  });
});

describe('events that do not restart the count', () => {
  test('[R59] [6.083] the death of Workers, which are always replaced', () => {
    const t = quiet('red 3 Gantua 2,0 E; blue Worker 3,0 W', { step: 'combat' });
    act(t, 'attack 2,0/E', 'done', 'roll 6', 'done');
    endRound(t);
    expect([t.s.losses[1], t.s.idle]).toEqual([1, 5]);
  });

  test('[R59] [7.064] [7.066] battles without losses', () => {
    // 3 against 3 is 1-1: a 3 makes the attacker retreat.
    const t = quiet('red Phlanx 2,0 E; blue Phlanx 3,0 W', { step: 'combat' });
    act(t, 'attack 2,0/E', 'done', 'roll 3', 'to 1,0', 'done');
    endRound(t);
    expect([[...t.s.losses], t.s.idle]).toEqual([[0, 0], 5]);
  });
});

describe('carrying', () => {
  const carrier = 'red Worker 5,-5 E carries A; red Basic 5,-5 E; token A 5,-5 20';
  const move = (t: TestGame, to: string) => act(t, 'pick RB1', 'pick RW2', `to ${to}`, 'face E');

  test('[R59] nearer home stops the count for the round, but does not begin it anew', () => {
    const t = quiet(carrier);
    move(t, '5,-6');
    endRound(t);
    expect([t.s.idle, t.s.stir]).toEqual([4, 0]);
    // The same again after any number of rounds.
    move(t, '5,-7');
    endRound(t);
    expect(t.s.idle).toBe(4);
    endRound(t);
    expect(t.s.idle).toBe(5);
  });

  test('[R59] not away from home, nor to and fro', () => {
    const t = quiet(carrier, { standstill: 2 });
    move(t, '5,-4');
    endRound(t);
    expect(t.s.idle).toBe(3);
    move(t, '5,-5');
    endRound(t);
    expect(t.s.idle).toBe(4);
    move(t, '5,-6');
    endRound(t);
    expect(t.s.idle).toBe(4);
  });

  test('[R59] the side’s own end counts', () => {
    const t = quiet(carrier.replaceAll('red', 'blue'));
    act(t, 'done', 'pick BB1', 'pick BW2', 'to 5,-4', 'face E');
    endRound(t);
    expect(t.s.idle).toBe(4);
    act(t, 'done', 'pick BB1', 'pick BW2', 'to 5,-5', 'face E');
    endRound(t);
    expect(t.s.idle).toBe(5);
  });

  test('[R59] a token dropped by a dead carrier counts as uncarried', () => {
    const t = quiet(
      'red Worker 3,0 E carries A; red Worker 4,0 E; token A 3,0 20; blue 3 Gantua 2,0 E',
      { step: 'combat', mover: 'blue' },
    );
    act(t, 'attack 2,0/E', 'done', 'roll 6', 'done');
    expect([t.s.losses[0], t.s.idle, t.s.tokenNear[0]]).toEqual([1, 5, -1]);
  });
});

describe('the warning', () => {
  const WORDS = 'Standstill: the game ends after 3 more turns per side unless';

  test('[R59] from three rounds before the end, prompt, panel and log show it', () => {
    const t = quiet('', { standstill: 2 });
    expect(prompt(t)).toBe('Red Hive: choose a unit to move, or end movement.');
    expect(panelOf(t)).toBe('2 of 6 turns');
    endRound(t);
    expect(prompt(t)).toContain(WORDS);
    expect(panelOf(t)).toBe('3 of 6 turns; the game ends at 6');
    const texts = log(t, 'standstill');
    expect(texts).toEqual([
      'Standstill: 3 turns per side without progress. After 3 more such turns per side, the game ends.',
    ]);
    act(t, 'done');
    expect(prompt(t)).toMatch(new RegExp(`^Blue Hive: .*${WORDS}`));
  });

  test('[R59] the last round is announced as the last, and the end gives no warning', () => {
    const t = quiet('', { standstill: 5 });
    expect(prompt(t)).toContain('the game ends once both sides have finished this turn unless');
    endRound(t);
    expect(eventsOf(t, 'standstill')).toEqual([]);
    expect(prompt(t)).toContain('A draw: standstill after six turns per side without progress');
  });
});

test('[R59] position files contain the count, but never one that ends the game', () => {
  expect(() => quiet('', { standstill: STANDSTILL })).toThrow('standstill');
  const t = quiet('red Worker 5,-5 E carries A; token A 5,-5 20', { values: { stir: 'gain' } });
  expect([t.s.idle, t.s.stir, t.s.tokenNear[0]]).toEqual([4, 2, 7]);
  endRound(t);
  expect(t.s.idle).toBe(0);
});

import { describe, expect, test } from 'vitest';
import { annihilation } from '../games/annihilation/index.ts';
import { chitin } from '../games/chitin/index.ts';
import { InputError, parseSetup, type SetupRequest } from '../kernel/setup/setup.ts';
import { Translators } from '../i18n/translators.ts';
import { shared } from '../i18n/en/shared.ts';
import { server } from '../i18n/en/server.ts';
import { designOf, type Opener, planOf } from './design.ts';
import { EXPERIMENT_FORMAT, readExperiment } from './experiment.ts';

const translators = Translators.english(shared, server);
const PLAIN = { format: EXPERIMENT_FORMAT, game: 'annihilation', stop: { most: 20 } };

/** Returns the error message for a wrong file. */
function complaint(file: object, read: (raw: unknown) => unknown = readExperiment): string {
  try {
    read(file);
  } catch (error) {
    if (error instanceof InputError) return translators.fault(error);
    throw error;
  }
  return '';
}

const open: Opener = (conditions) => ({
  game: annihilation.open(parseSetup(annihilation, conditions as SetupRequest)),
  opening: 0,
});
const design = (more: object) => designOf(readExperiment({ ...PLAIN, ...more }), open);

describe('an experiment file', () => {
  test('needs little: a game, and how many', () => {
    expect(readExperiment(PLAIN)).toMatchObject({
      game: 'annihilation',
      seats: ['greedy'],
      seed: '1',
      dice: 'keyed',
      luck: true,
      arms: [{ id: 'all' }],
      factors: {},
      stop: { most: 20, every: 10 },
      repeat: [],
    });
  });

  test.each([
    [{ format: 'x' }, 'format: expected "countermarch/experiment/1", found "x"'],
    [{ game: undefined }, 'game: required, but missing'],
    [{ gaem: 1 }, 'there is no field "gaem"; did you mean game?'],
    [{ stop: undefined }, 'stop: required, but missing'],
    [{ stop: { most: 0 } }, 'stop.most: expected a whole number from 1'],
    [{ stop: { most: 9, half: 0.7 } }, 'stop.half: expected a number above 0 and below 0.5'],
    [{ stop: { most: 9, sprt: { from: 0.5 } } }, 'stop.sprt.to: required, but missing'],
    [{ stop: { most: 9, sprt: { from: 0.6, to: 0.5 } } }, 'stop.sprt.to: expected a number above'],
    [{ dice: 'loaded' }, 'there is no value "loaded" in dice; known: keyed, stream'],
    [{ swap: 1 }, 'swap: expected true or false'],
    [{ seats: [3] }, 'seats[0]: expected non-empty text in quotes, found 3'],
    [{ arms: {} }, 'arms: expected a list'],
    [{ arms: [] }, 'arms: required, but missing'],
    [{ arms: [{ id: 'a' }, { id: 'a' }] }, 'arms[1].id: "a" is used twice'],
    [{ arms: [{ id: 'a', optons: {} }] }, 'there is no field "optons" in arms[0]'],
    [{ arms: [{ id: 'a', changes: { x: true } }] }, 'arms[0].changes.x: expected non-empty text'],
    [{ changes: 3 }, 'changes: expected an object'],
    [{ factors: { 'red.MI.defence': [3] } }, 'factors.red.MI.defence: expected a list of 2'],
    [{ factors: { scenario: ['a'] } }, 'factors.scenario: expected a list of 2 to 50 levels'],
    [{ arms: [{ id: 'a' }], factors: { scenario: ['a', 'b'] } }, 'use either "arms" or "factors"'],
    [
      { arms: [{ id: 'a', seats: ['4'] }], repeat: [{ seats: ['5'], most: 3 }] },
      'repeat: leave this out: arms or factors already decide who plays',
    ],
    [{ repeat: [{ seats: '4' }] }, 'repeat[0].most: required, but missing'],
  ])('%j: %s', (more, message) => {
    expect(complaint({ ...PLAIN, ...more })).toContain(message);
  });

  test.each([
    [{ scenario: 'lerning' }, 'there is no scenario "lerning"; did you mean learning?'],
    [
      { arms: [{ id: 'a' }, { id: 'b', options: { target: 0 } }] },
      'arms[1]: option target: "0" is not allowed',
    ],
    [
      { seats: ['1', '2', '3'] },
      'seats: expected one player for all sides, or 2 players, one for each side in this order: white, black',
    ],
    [
      { arms: [{ id: 'a', seats: ['1', '2', '3'] }] },
      'arms[0].seats: expected one player for all sides, or 2 players',
    ],
    [{ repeat: [{ seats: ['1', '2', '3'], most: 9 }] }, 'repeat[0].seats: expected one player'],
    [{ side: 'wite' }, 'side: there is no side "wite"; did you mean white?'],
    [{ factors: { 'seats.red': ['1', '2'] } }, 'factors.seats.red: there is no side "red"'],
  ])('whose games cannot be opened: %j: %s', (more, message) => {
    expect(
      complaint({ ...PLAIN, ...more }, (raw) => designOf(readExperiment(raw), open)),
    ).toContain(message);
  });
});

describe('the plan', () => {
  test('plays blocks of one arm, and equal numbers with equal seeds', () => {
    const arms = [{ id: 'a' }, { id: 'b', options: { target: 5 } }];
    const plan = planOf(design({ arms, stop: { most: 5, every: 3 } }), 0);
    expect(plan.map(({ cell, number }) => `${cell.id}${number}`).join(' ')).toBe(
      'a0 a1 a2 b0 b1 b2 a3 a4 b3 b4',
    );
  });

  test('draws each level for each game, all about equally often', () => {
    const factors = { 'options.target': [5, 10, 20], 'seats.black': ['random', 'greedy'] };
    const made = design({ factors, stop: { most: 600 } });
    const plan = planOf(made, 0);
    expect(plan).toHaveLength(600);
    const counts = Map.groupBy(plan, ({ cell }) => cell.id);
    expect(counts.size).toBe(6);
    for (const [id, of] of counts) {
      expect(of.length).toBeGreaterThan(70);
      expect(id).toBe(
        `options.target=${of[0].cell.game.setup.options['target']} seats.black=${of[0].cell.seats[1]}`,
      );
    }
    expect(planOf(design({ factors, stop: { most: 600 } }), 0).map(({ cell }) => cell.id)).toEqual(
      plan.map(({ cell }) => cell.id),
    );
  });

  test('repeats the comparison with other players', () => {
    const made = design({
      arms: [{ id: 'a' }, { id: 'b' }],
      repeat: [{ seats: ['1', '2'], most: 4 }],
    });
    expect(made.stages.map(({ rule }) => rule.most)).toEqual([20, 4]);
    expect(made.stages[1].cells.map(({ id, seats }) => [id, seats])).toEqual([
      ['a', ['1', '2']],
      ['b', ['1', '2']],
    ]);
    expect(made.stages[1].cells[0].game).toBe(made.stages[0].cells[0].game);
  });

  test('reports scenarios of another game as an error of the file', () => {
    const other: Opener = (conditions) => ({
      game: chitin.open(parseSetup(chitin, conditions as SetupRequest)),
      opening: 0,
    });
    const raw = { ...PLAIN, arms: [{ id: 'a', scenario: 'nowhere' }] };
    expect(complaint(raw, (file) => designOf(readExperiment(file), other))).toContain(
      'arms[0]: there is no scenario "nowhere"',
    );
  });
});

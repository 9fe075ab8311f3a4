/** Tests the findings with made-up rows whose truth is known. */
import { describe, expect, test } from 'vitest';
import { annihilation } from '../games/annihilation/index.ts';
import { Sfc32 } from '../kernel/random.ts';
import { parseSetup, type SetupRequest } from '../kernel/setup/setup.ts';
import { designOf, planOf } from './design.ts';
import { EXPERIMENT_FORMAT, readExperiment } from './experiment.ts';
import { confidenceSequence } from './statistics/sequence.ts';
import { wilsonInterval } from './statistics/wilson.ts';
import { type ExperimentRow, summarize } from './summary.ts';

const design = (more: object) =>
  designOf(
    readExperiment({ format: EXPERIMENT_FORMAT, game: 'annihilation', ...more }),
    (given) => ({
      game: annihilation.open(parseSetup(annihilation, given as SetupRequest)),
      opening: 0,
    }),
  );

/** Returns rows won with the probability `chance`; half of each result is luck, which arms share. */
function rowsOf(made: ReturnType<typeof design>, chance: (arm: string) => number): ExperimentRow[] {
  return planOf(made, 0).map(({ cell, number }): ExperimentRow => {
    const luck = (new Sfc32(`luck/${number}`).below(1000) - 499.5) / 1000;
    const rest = new Sfc32(`${cell.id}/${number}`).below(1000) / 1000 - 0.5;
    const won = luck + rest < chance(cell.id) - 0.5;
    return {
      ...{ stage: 0, arm: cell.id, game: number, seed: `1/${number}`, seats: cell.seats, hash: '' },
      ...{ points: Number(won), winner: won ? 'white' : 'black', rule: won ? '0.2' : 'R18' },
      ...{ turns: 10 + (number % 5), decisions: 40, dice: 3, margin: won ? 4 : -2 },
      ...{ first: 'white', luck: -luck, lead: [0, won ? 0.5 : -0.5, 0.9], stood: [], lost: [] },
    };
  });
}

describe('findings', () => {
  const arms = [{ id: 'a' }, { id: 'b' }];

  test('have Wilson intervals if the number of games was fixed in advance, confidence sequences otherwise', () => {
    const made = design({ arms, stop: { most: 200 } });
    const rows = rowsOf(made, (arm) => (arm === 'a' ? 0.5 : 0.7));
    const [fixed] = summarize(made, rows);
    const won = rows.filter(({ arm, points }) => arm === 'a' && points === 1).length;
    expect(fixed.method).toBe('wilson');
    expect(fixed.arms[0].points).toMatchObject({ games: 200, ...wilsonInterval(won, 200) });
    expect(fixed.arms[0]).toMatchObject({ wins: { white: won, black: 200 - won } });
    const early = design({ arms, stop: { most: 200, half: 0.1 } });
    for (const [one] of [summarize(early, rows), summarize(made, rows, true)]) {
      expect(one.method).toBe('sequence');
      expect(one.arms[0].points).toMatchObject(confidenceSequence(won, 200));
      expect(one.comparisons[0].high).toBeGreaterThan(fixed.comparisons[0].high);
    }
  });

  test('show that shared dice and known luck save games', () => {
    const made = design({ arms, stop: { most: 400 } });
    const [stage] = summarize(
      made,
      rowsOf(made, (arm) => (arm === 'a' ? 0.5 : 0.7)),
    );
    const [one] = stage.comparisons;
    expect(one.mean).toBeGreaterThan(0.1);
    expect(one.low).toBeGreaterThan(0);
    expect(one.correlation).toBeGreaterThan(0.2);
    expect(one.ratio).toBeLessThan(0.8);
    expect(one.margin?.centre).toBeGreaterThanOrEqual(0);
    const { luckFree, points } = stage.arms[0];
    expect(luckFree?.saved).toBeGreaterThan(0.2);
    expect(luckFree?.saved).toBeLessThan(0.45);
    expect((luckFree?.high ?? 1) - (luckFree?.low ?? 0)).toBeLessThan(points.high - points.low);
    const luck = stage.seenWith.find(({ name }) => name === 'luck');
    expect(luck?.correlation).toBeGreaterThan(0.5);
  });

  test('never claim that arms are equal because no pair differed', () => {
    const made = design({ arms, stop: { most: 20 } });
    const [stage] = summarize(
      made,
      rowsOf(made, () => -1),
    );
    expect(stage.comparisons[0]).toMatchObject({ mean: 0 });
    expect(stage.comparisons[0].high).toBeGreaterThan(0.1);
    expect(stage.arms[0].luckFree).toBeUndefined();
  });

  test('of factors are effects of their levels', () => {
    const factors = { 'options.target': [5, 10], 'seats.black': ['random', 'greedy'] };
    const made = design({ factors, stop: { most: 600 } });
    const [stage] = summarize(
      made,
      rowsOf(made, (arm) => (arm.includes('greedy') ? 0.3 : 0.7)),
    );
    const [target, seats] = stage.effects;
    expect(target).toMatchObject({ factor: 'options.target', level: '10', base: '5' });
    expect(target.low).toBeLessThan(0);
    expect(target.high).toBeGreaterThan(0);
    expect(seats).toMatchObject({ factor: 'seats.black', level: 'greedy', base: 'random' });
    expect(seats.high).toBeLessThan(-0.2);
    expect(stage.arms.map(({ id }) => id)).toEqual(['all']);
    expect(stage.comparisons).toEqual([]);
  });
});

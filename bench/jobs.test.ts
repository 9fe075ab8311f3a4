import { beforeAll, expect, test } from 'vitest';
import { CASES, caseById } from './cases.ts';
import { BENCHMARK_GAMES } from './benchmark-games.ts';
import { jobOf } from './jobs.ts';
import { copyTime, memoryFigures } from './memory.ts';
import { measurePayload } from './server/payload-size.ts';

beforeAll(() => {
  process.env.NODE_ENV = 'production';
});

const PLAYOUTS = BENCHMARK_GAMES.flatMap(({ game }) =>
  ['kernel', 'by-hand'].map((way) => [`playouts/${game.id}/${way}`]),
);

test.each([
  ...PLAYOUTS,
  ...BENCHMARK_GAMES.map(({ game }) => [`search/${game.id}/kernel`]),
  ...CASES.map(({ id }) => [`random/${id}`]),
])('%s can be measured', async (name) => {
  const job = await jobOf(name, 1);
  expect(await job()).toBeGreaterThan(1);
});

test('memory and time of a game can be measured', () => {
  const figures = memoryFigures(caseById('annihilation/standard').open());
  for (const figure of Object.values(figures)) expect(figure).toBeGreaterThan(0);
  expect(figures.listing95).toBeGreaterThanOrEqual(figures.listing);
});

test('a state of any size can be copied', () => {
  expect(copyTime(6500)).toBeGreaterThan(0);
});

test('the bytes sent to a seat for an action can be measured, now and as it was before', () => {
  const { changes, whole } = measurePayload(caseById('chitin/learning').open());
  expect(changes).toBeGreaterThan(100);
  expect(whole / changes).toBeGreaterThan(5);
});

test.each([
  ['playouts/chess/kernel', 'no benchmark game "chess"'],
  ['playouts/hex/by-magic', 'nothing to measure is called "playouts/hex/by-magic"'],
  ['random/hex/standard', 'no game "hex/standard" in the bench'],
  ['', 'nothing to measure is called ""'],
])('"%s" is no job', async (name, complaint) => {
  await expect(jobOf(name)).rejects.toThrow(complaint);
});

import { english } from '../../../test/english.ts';
import { describe, expect, test } from 'vitest';
import { expectGolden, goldenGame } from '../../../test/golden.ts';
import { ActionList } from '../../kernel/action.ts';
import { conformGame } from '../../kernel/conformance/conform.ts';
import { actor, apply, drawOutcome, legal, start } from '../../kernel/engine.ts';
import { Log } from '../../kernel/text/log.ts';
import { Sfc32 } from '../../kernel/random.ts';
import { CHANCE, NOBODY } from '../../kernel/side.ts';
import { msg } from './i18n/msg.ts';
import { act, chances, copyOf, openGame, stepNow, table, type TestGame } from './testing.ts';
import { byTier } from '../../../test/tier.ts';

describe.each(['standard', 'learning'])('the %s scenario', (scenario) => {
  test('[3.0] [10.0] random games keep the contract and every invariant', () => {
    const game = openGame({ scenario });
    const games = byTier(10, 3, 25);
    let decisions = 0;
    for (let seed = 0; seed < games; seed++)
      decisions += conformGame(game, new Sfc32(`${scenario}/${seed}`)).decisions;
    expect(decisions).toBeGreaterThan(games * 50);
  });

  test('[D4] [D7] random games with the options of ours', () => {
    const options = { 'pattern-a': 'fork', 'mind-weapon': 'off' };
    const game = openGame({ scenario, options });
    for (let seed = 0; seed < byTier(4, 1, 10); seed++)
      conformGame(game, new Sfc32(`options/${seed}`));
  });

  test.each(['first', 'second'])('the golden game "%s"', (seed) => {
    expectGolden(`annihilator/${scenario}-${seed}.txt`, goldenGame(openGame({ scenario }), seed));
  });
});

/** Returns the number of sequences of `depth` actions, dice included. */
function count(t: TestGame, depth: number): number {
  if (depth === 0) return 1;
  if (actor(t.game, t.s) === NOBODY) return 0;
  const after = t.game.create();
  let sum = 0;
  for (const action of legal(t.game, t.s, new ActionList()).toArray()) {
    apply(t.game, after.copyFrom(t.s), action);
    sum += count({ ...t, s: after.clone() }, depth - 1);
  }
  return sum;
}

/** Position before the last robot is placed; two hexes are full. */
const LAST_ROBOT = ['-8,0', '8,0', '-7,0']
  .flatMap((hex) => Array(6).fill(`place ${hex}`))
  .slice(0, 15)
  .join(', ');
const SPREAD = 'A1 A2 -5,0; D1 6,0; A3 0,8; S1 -3,0; S2 4,0; S3 R1 3,0';

describe('tree counts', () => {
  test.each([
    // 348 hexes and our suggestion; then 6 sides; then 11 sums.
    ['set-up', act(table('setup.robots', ''), LAST_ROBOT), [349, 349 * 6, 349 * 66]],
    // Destinations as in 05-walks.test.ts.
    ['human movement', table('human.move', SPREAD), [5, 100, 443]],
    // 4 squads, or done and 6 faces; then 7 hexes each; then 6 directions or 4 patterns, or 6 more faces.
    [
      'charges',
      table('demolition.set', `${SPREAD}; charge -4,0 D E`),
      [5, 4 * 7 + 6, 21 * 6 + 7 * 4 + 36],
    ],
    ['robot movement', table('robot.move', SPREAD), [5, 708, 2839]],
    // Two attacks, two mind attacks, done; 6 faces each, or repair; then the remaining actions.
    [
      'robot combat',
      table('robot.combat', 'A1 S1 -8,0; D1 S2 S3 R1 8,0; clear 8,0'),
      [5, 26, 23 + 22 + 17 + 17 + 6],
    ],
  ] as const)('[3.0] [5.1] [8.1] sequences of one, two and three actions: %s', (_, t, counts) => {
    expect([1, 2, 3].map((depth) => count(t, depth))).toEqual(counts);
  });
});

test('[DCT] [CRT] [8.2] 100,000 rolled blasts agree with the exact odds', () => {
  const t = table('demolition.set', 'D1 -9,0; A1 9,0; S1 -7,0; charge -8,0 D E');
  const exact = chances(t, 'done');
  const start = act(copyOf(t), 'done');
  const rng = new Sfc32('rolls');
  const list = new ActionList();
  const s = start.game.create();
  const found = new Map<string, number>();
  const games = 33_334;
  for (let i = 0; i < games; i++) {
    s.copyFrom(start.s);
    const log = new Log();
    for (let k = 0; k < 3; k++)
      apply(
        t.game,
        s,
        drawOutcome(t.game, s, legal(t.game, s, list), (n) => rng.below(n)),
        log,
      );
    const dice = log.events.filter((e) => e.outcome);
    const dead = dice.reduce((sum, { amounts }) => sum + (amounts?.harm ?? 0), 0);
    const labels = dice.map((e) => `${english(t.game, e.subject)}: ${english(t.game, e.outcome)}`);
    for (const label of [...labels, english(t.game, msg('count.robots', { n: dead }))])
      found.set(label, (found.get(label) ?? 0) + 1);
  }
  const rows = [
    ...exact.rows,
    ...exact.each.flatMap(({ subject, outcomes }) =>
      outcomes.map(({ label, p }) => ({ label: `${subject}: ${label}`, p })),
    ),
  ].filter(({ label }) => !label.includes('hex 1 ('));
  expect(rows).toHaveLength(found.size);
  for (const { label, p } of rows) {
    const deviation = Math.sqrt(p * (1 - p) * games);
    expect(Math.abs((found.get(label) ?? 0) - p * games)).toBeLessThanOrEqual(4.5 * deviation);
  }
  expect(stepNow(start)).toBe('demolition.blast');
});

test('[4.2] 36,000 impacts fall on the numbers as two dice do', () => {
  const game = openGame();
  const rng = new Sfc32('impacts');
  const list = new ActionList();
  const base = start(game);
  apply(game, base, legal(game, base, list).at(list.length - 1));
  const sums = new Array<number>(13).fill(0);
  const s = game.create();
  for (let i = 0; i < 36_000; i++) {
    s.copyFrom(base);
    expect(actor(game, s)).toBe(CHANCE);
    apply(
      game,
      s,
      drawOutcome(game, s, legal(game, s, list), (n) => rng.below(n)),
    );
    const roll = drawOutcome(game, s, legal(game, s, list), (n) => rng.below(n));
    sums[roll & 0xffff] += 1;
  }
  for (let sum = 2; sum <= 12; sum++) {
    const p = (6 - Math.abs(7 - sum)) / 36;
    const deviation = Math.sqrt(36_000 * p * (1 - p));
    expect(Math.abs(sums[sum] - 36_000 * p)).toBeLessThan(4.5 * deviation);
  }
});

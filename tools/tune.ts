/**
 * `npm run tune -- GAME`: improves the weights of a game's heuristics by self-play of greedy bots, and verifies them on
 * games that were not used for learning.
 *
 *   node tools/tune.ts GAME [--scenario S,S] [--rounds R] [--games N] [--verify N] [--seed K] [--write]
 *   node tools/tune.ts GAME --fit [--level L] [the same]
 *
 * Without `--fit`, weights play each other: `--games` in each of `--rounds`, rounded up to pairs. With it, they learn
 * in `--rounds` steps to predict the results of `--games` games of each scenario, played by `--level` (default: greedy)
 * with random blunders. If the game has a separate predictor (`predict`), its weights learn instead. Equal arguments
 * give equal weights on any machine. Without `--scenario`, each set of weights is tuned on all of its scenarios.
 * `--write` changes `bot/weights.ts` of the game if the verification leaves no doubt: a match won, or a better
 * prediction by weights that play no worse.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gameById } from '../src/games/registry.ts';
import type { Game } from '../src/kernel/game.ts';
import { Sfc32 } from '../src/kernel/random.ts';
import { InputError, parseSetup } from '../src/kernel/setup/setup.ts';
import { isBetter, playPairs, type DuelVerdict, verdictOf } from './tune/duel.ts';
import { rounded, withNumbers } from './tune/file.ts';
import { examplesOf, fitWeights, lossOf, pupilOf } from './tune/fit.ts';
import { improve, type SpsaWeights } from './tune/spsa.ts';

interface Plan {
  readonly fit: boolean;
  readonly rounds: number;
  /** Number of pairs of games in a round, and in the verification. */
  readonly pairs: number;
  readonly proof: number;
  readonly seed: string;
  /** Level whose games are used for learning. */
  readonly level: string;
}

const REACH = 0.2;
const STEP = 0.25;

/** Rewrites one line of a terminal; in other outputs, sometimes prints a line. */
function progress(text: string, share: number): void {
  if (process.stderr.isTTY === true) process.stderr.write(`\r${text.padEnd(70)}`);
  else if (Number.isInteger(share * 10)) process.stderr.write(`${text}\n`);
  if (share >= 1 && process.stderr.isTTY === true) process.stderr.write('\n');
}

/** Result of tuning a set of weights. */
interface Found {
  readonly weights: SpsaWeights;
  /** Match of the new weights against the old ones, played by greedy; absent if greedy does not use them. */
  readonly verdict?: DuelVerdict;
  /** Log loss on games not used for learning, before and after. */
  readonly loss?: readonly [number, number];
}

/** Finds better weights for games that share a set, and their results against the old ones. */
function tune(games: readonly Game[], start: SpsaWeights, plan: Plan): Found {
  const rng = new Sfc32(`signs/${plan.seed}`);
  const watch = (k: number) => progress(`round ${k} of ${plan.rounds}`, k / plan.rounds);
  let loss: Found['loss'];
  let weights: SpsaWeights;
  if (plan.fit) {
    const examples = examplesOf(games, 2 * plan.pairs, `learn/${plan.seed}`, plan.level);
    weights = rounded(fitWeights(start, examples, plan.rounds, rng, watch));
    const fresh = examplesOf(games, Math.ceil(plan.pairs / 2), `check/${plan.seed}`, plan.level);
    loss = [lossOf(start, fresh), lossOf(weights, fresh)];
  } else {
    const compare = (plus: SpsaWeights, minus: SpsaWeights, k: number) =>
      2 * verdictOf(playPairs(games, plus, minus, plan.pairs, `tune/${plan.seed}/${k}`)).score - 1;
    const gains = { rounds: plan.rounds, reach: REACH, step: STEP };
    weights = rounded(improve(start, gains, compare, rng, watch));
  }
  if (loss && games[0]?.bot.learning) return { weights, loss };
  const points = playPairs(games, weights, start, plan.proof, `verify/${plan.seed}`, (done) =>
    progress(`verification: pair ${done} of ${plan.proof}`, done / plan.proof),
  );
  const verdict = verdictOf(points);
  return loss ? { weights, verdict, loss } : { weights, verdict };
}

/** Whether the verification leaves no doubt that the new weights are better. */
const isProven = ({ verdict, loss }: Found): boolean => {
  if (!loss) return verdict !== undefined && isBetter(verdict);
  return loss[1] < loss[0] && (!verdict || verdict.score + verdict.error >= 0.5);
};

function report(title: string, start: SpsaWeights, found: Found): void {
  console.log(title);
  for (const [name, value] of Object.entries(found.weights))
    if (value !== start[name]) console.log(`  ${name.padEnd(20)} ${start[name]} -> ${value}`);
  const percent = (x: number) => `${(100 * x).toFixed(1)} %`;
  const { verdict, loss } = found;
  if (loss)
    console.log(`  log loss on fresh games: ${loss[0].toFixed(3)} -> ${loss[1].toFixed(3)}`);
  if (!verdict) return;
  const { score, error, pairs } = verdict;
  console.log(
    `  new against old: ${percent(score)} ± ${percent(error)} of ${2 * pairs} games: ` +
      (isBetter(verdict) ? 'better' : 'not shown to be better'),
  );
}

const weightsOf = (game: Game, fit: boolean) => (fit ? pupilOf(game) : game.bot.tuning);

/** Opens the scenarios of a game, grouped by their set of weights. */
function setsOf(id: string, scenarios: string | undefined, fit: boolean): Map<string, Game[]> {
  const module = gameById(id);
  const sets = new Map<string, Game[]>();
  for (const scenario of scenarios?.split(',') ?? module.scenarios.map((s) => s.id)) {
    const game = module.open(parseSetup(module, { scenario }));
    const set = weightsOf(game, fit)?.set;
    if (set === undefined) throw new InputError(`${id} has no weights to tune`);
    sets.set(set, [...(sets.get(set) ?? []), game]);
  }
  return sets;
}

function save(id: string, set: string, weights: SpsaWeights): void {
  const file = new URL(`../src/games/${id}/bot/weights.ts`, import.meta.url);
  writeFileSync(file, withNumbers(readFileSync(file, 'utf8'), set, weights));
  console.log(`  written to src/games/${id}/bot/weights.ts`);
}

const count = (name: string, text: string): number => {
  const n = Number(text);
  if (Number.isInteger(n) && n >= 0) return n;
  throw new InputError(`--${name}: "${text}" is no whole number`);
};

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      scenario: { type: 'string' },
      fit: { type: 'boolean', default: false },
      level: { type: 'string', default: 'greedy' },
      rounds: { type: 'string', default: '100' },
      games: { type: 'string' },
      verify: { type: 'string', default: '400' },
      seed: { type: 'string', default: '1' },
      write: { type: 'boolean', default: false },
    },
  });
  const [id] = positionals;
  if (id === undefined) throw new InputError('which game? npm run tune -- annihilator');
  const plan: Plan = {
    rounds: Math.max(1, count('rounds', values.rounds)),
    fit: values.fit,
    pairs: Math.max(1, Math.ceil(count('games', values.games ?? (values.fit ? '600' : '16')) / 2)),
    proof: Math.max(2, Math.ceil(count('verify', values.verify) / 2)),
    seed: values.seed,
    level: values.level,
  };
  for (const [set, games] of setsOf(id, values.scenario, plan.fit)) {
    const [game] = games;
    const start = (game && weightsOf(game, plan.fit)?.weights) ?? {};
    const found = tune(games, start, plan);
    const names = games.map(({ setup }) => setup.scenario).join(', ');
    report(`${id}, set ${set} (${names}), seed ${plan.seed}`, start, found);
    if (values.write && isProven(found)) save(id, set, found.weights);
  }
}

try {
  main();
} catch (error) {
  if (!(error instanceof InputError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

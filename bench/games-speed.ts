/** Speed and size of every game of the registry, each in its first scenario. */
import { games } from '../src/games/registry.ts';
import { ActionList } from '../src/kernel/action.ts';
import { actor, apply, drawOutcome, legal, start } from '../src/kernel/engine.ts';
import type { Game, GameModule } from '../src/kernel/game.ts';
import { Sfc32 } from '../src/kernel/random.ts';
import { parseSetup } from '../src/kernel/setup.ts';
import type { GameState } from '../src/kernel/state.ts';
import { CHANCE, NOBODY } from '../src/kernel/step.ts';
import { median, microseconds, quantile, race, rate } from './measure.ts';
import { kernelPlayout } from './playouts.ts';
import { figure, type Row, target } from './table.ts';

const DECISIONS = 100_000;
const COPY_MICROSECONDS = 1;
const LEGAL_MICROSECONDS = 20;
const STATE_INTS = 2000;

export async function gameRows(rounds: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const module of games) rows.push(...(await rowsOf(module, rounds)));
  return rows;
}

async function rowsOf(module: GameModule, rounds: number): Promise<Row[]> {
  const game = module.open(parseSetup(module));
  const row = (what: string, value: string, verdict: string): Row => ({
    what: `${module.title}: ${what}`,
    figure: value,
    against: '',
    ratio: '',
    target: verdict,
  });
  const { decisions, games: played } = await randomRates(game, rounds);
  const copy = copyTime(game);
  const list = listingTimes(game);
  const size = game.create().ints.length;
  return [
    row('random decisions', `${figure(decisions)}/s`, target('100,000/s', decisions >= DECISIONS)),
    row('random games', `${figure(played)}/s`, ''),
    row(
      'pooled copy of a state',
      `${figure(copy)} µs`,
      target('under 1 µs', copy < COPY_MICROSECONDS),
    ),
    row(
      'listing legal actions, median',
      `${figure(median(list))} µs`,
      target('under 20 µs', median(list) < LEGAL_MICROSECONDS),
    ),
    row('listing legal actions, 95 % within', `${figure(quantile(list, 0.95))} µs`, ''),
    row('size of a state', `${size} ints`, target('at most 2,000', size <= STATE_INTS)),
  ];
}

async function randomRates(
  game: Game,
  rounds: number,
): Promise<{ decisions: number; games: number }> {
  const play = kernelPlayout(game, new Sfc32(1));
  let played = 0;
  let decided = 0;
  const subject = {
    name: game.id,
    run() {
      const { decisions } = play();
      played += 1;
      decided += decisions;
      return decisions;
    },
  };
  const decisions = rate(await race([subject], { rounds }), 0);
  return { decisions, games: (decisions * played) / decided };
}

function copyTime(game: Game): number {
  const from = start(game);
  const to = game.create();
  return microseconds(() => to.copyFrom(from));
}

/** Microseconds that listing takes at decisions of random games, each the mean of many calls. */
function listingTimes(game: Game): number[] {
  const list = new ActionList();
  return positionsOf(game, 400).map((s) => microseconds(() => legal(game, s, list), 100, 3));
}

/** Decisions of random games, every seventh, until there are enough. */
function positionsOf(game: Game, count: number): GameState[] {
  const rng = new Sfc32('positions');
  const list = new ActionList();
  const found: GameState[] = [];
  for (let n = 0; found.length < count; ) {
    const s = start(game);
    for (let who = actor(game, s); who !== NOBODY && found.length < count; who = actor(game, s)) {
      legal(game, s, list);
      if (who !== CHANCE && n++ % 7 === 0) found.push(s.clone());
      const action =
        who === CHANCE
          ? drawOutcome(game, s, list, (k) => rng.below(k))
          : list.at(rng.below(list.length));
      apply(game, s, action);
    }
  }
  return found;
}

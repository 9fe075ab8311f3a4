/**
 * Odds of every decision in random games: the rolls that an odds card may show, recomputed from the dice of the rules.
 * Each part of the games has a test file of its own, and so has the run of many games.
 */
import { type Action, ActionList, verbNameOf, verbOf } from '../src/kernel/action.ts';
import { actor, apply, drawOutcome, legal, start, stepOf } from '../src/kernel/engine.ts';
import { type Fraction, fraction, sumOf } from '../src/kernel/odds/fraction.ts';
import type { Game, GameModule } from '../src/kernel/game.ts';
import { formatAction } from '../src/kernel/text/notation.ts';
import { keyOf, type LocalizedText } from '../src/kernel/text/message.ts';
import { oddsOf } from '../src/kernel/odds/odds.ts';
import type { Odds, RollOdds } from '../src/kernel/odds/card.ts';
import type { Chance } from '../src/kernel/odds/rows.ts';
import { Sfc32 } from '../src/kernel/random.ts';
import { optionsIn, parseSetup } from '../src/kernel/setup/setup.ts';
import { CHANCE, NOBODY, type Side } from '../src/kernel/side.ts';
import type { GameState } from '../src/kernel/state.ts';
import { foresee } from '../src/kernel/picks.ts';
import { hidesSomething, viewOf } from '../src/kernel/view.ts';

/** Numbers of examined cases. */
export interface Looked {
  games: number;
  decisions: number;
  /** Decisions with a roll of their own, and with rolls that only follow. */
  own: number;
  chains: number;
  /** Maximum numbers of rows in a roll, and of rolls that follow. */
  rows: number;
  next: number;
  /** The longest times in milliseconds, and the decisions that took them. */
  worst: number;
  slowest: string;
  total: number;
}

const MOST_ROWS = 8;
/** Maximum number of decisions examined in a long game. */
const ENOUGH = 4000;

/** Plays random games, cycling through the scenarios, and examines the odds of each decision. */
export function lookAtGames(module: GameModule, games: number, most = ENOUGH): Looked {
  const looked: Looked = {
    ...{ games, decisions: 0, own: 0, chains: 0, rows: 0, next: 0 },
    ...{ worst: 0, slowest: '', total: 0 },
  };
  for (let i = 0; i < games; i++) {
    const scenario = module.scenarios[i % module.scenarios.length]?.id as string;
    lookAtGame(openBy(module, scenario, i), `${scenario}/${i}`, looked, most);
  }
  return looked;
}

/** Opens the game with its usual options, or with random ones. */
function openBy(module: GameModule, scenario: string, seed: number): Game {
  const rng = new Sfc32(`options/${scenario}/${seed}`);
  const drawn = optionsIn(module, scenario).map((o) => [
    o.id,
    o.min + rng.below(o.max - o.min + 1),
  ]);
  const options = seed % 2 === 0 ? {} : Object.fromEntries(drawn);
  return module.open(parseSetup(module, { scenario, options }));
}

function lookAtGame(game: Game, name: string, looked: Looked, most: number): void {
  const rng = new Sfc32(`odds/${name}`);
  const s = start(game);
  for (let n = 0; n < most && actor(game, s) !== NOBODY; ) {
    const side = actor(game, s);
    const list = legal(game, s, new ActionList());
    if (side === CHANCE) {
      apply(
        game,
        s,
        drawOutcome(game, s, list, (k) => rng.below(k)),
      );
      continue;
    }
    n += 1;
    const view = viewOf(game, s, side);
    const action = choose(game, view, list, rng);
    try {
      look(game, view, side, action, looked);
    } catch (error) {
      const at = `${game.id} ${name}, decision ${n}: ${formatAction(game, action)}`;
      throw new Error(`${at}: ${(error as Error).message}`, { cause: error });
    }
    apply(game, s, action);
  }
}

/**
 * Draws an action at random, mostly from the candidates of the bots, because purely random moves seldom lead to fights.
 */
function choose(game: Game, view: GameState, list: ActionList, rng: Sfc32): Action {
  const some = new ActionList();
  if (rng.below(3) > 0) game.bot.candidates?.(view, list, some);
  const from = some.length > 0 ? some : list;
  return from.at(rng.below(from.length));
}

function look(game: Game, view: GameState, side: Side, action: Action, looked: Looked): void {
  const before = performance.now();
  const odds = oddsOf(game, view, action);
  const took = performance.now() - before;
  looked.decisions += 1;
  looked.total += took;
  if (took > looked.worst) {
    looked.worst = took;
    looked.slowest = `${game.id} ${game.setup.scenario}: ${formatAction(game, action)} at ${game.stepNames[view.step]}`;
  }
  demandOwn(game, view, side, action, odds);
  if (!odds) return;
  if (odds.first) looked.own += 1;
  else looked.chains += 1;
  looked.next = Math.max(looked.next, odds.next.length);
  for (const roll of [...(odds.first ? [odds.first] : []), ...odds.next]) {
    looked.rows = Math.max(looked.rows, roll.rows.length);
    checkRoll(roll, side);
  }
  const titles = odds.next.map(({ title }) => keyOf(title));
  demand(new Set(titles).size === titles.length, 'a roll that follows is named twice');
}

/**
 * Expects the card to show the roll that an action causes, if the roll belongs to the same side and is visible, and
 * does not merely come next.
 */
function demandOwn(
  game: Game,
  view: GameState,
  side: Side,
  action: Action,
  odds: Odds | undefined,
): void {
  if (hidesSomething(view) && foresee(game, view, action) === undefined) return;
  const after = view.clone();
  apply(game, after, action);
  const event = actor(game, after) === CHANCE ? stepOf(game, after).event?.(after) : undefined;
  const verb = verbOf(action);
  const isCalled = event?.calledBy?.includes(verb) ?? true;
  const offer = stepOf(game, view).offers?.[verbNameOf(game.verbs, action)];
  const isEnd = !isCalled || offer?.rollsNothing === true;
  const isSeen = event && event.secret === undefined && (event.by ?? side) === side;
  demand((odds?.first !== undefined) === (isSeen === true && !isEnd), 'its own chances');
  if (odds?.first && event) demand(keyOf(odds.first.title) === keyOf(event.title), 'its own roll');
  demand(odds === undefined || isSeen === true, 'no die of its side');
}

function checkRoll({ rows, by, headline, each, title }: RollOdds, side: Side): void {
  demand(rows.length > 0 && rows.length <= MOST_ROWS, `${rows.length} rows`);
  demand(by === undefined || by === side, 'dice of an enemy');
  demand(isWhole(rows), `rows of ${keyOf(title)} do not add up to 1`);
  demand(headline.p > 0 && headline.p <= 1, 'a headline');
  demand(isSaid(title) && isSaid(headline.label), 'words of the headline');
  for (const row of rows) demand(isSaid(row.label), `words of a row of ${keyOf(title)}`);
  const isSure = rows.length === 1;
  if (isSure) demand(headline.p === 1, 'a roll that cannot fail is certain');
  for (const { subject, outcomes } of each)
    demand(isSaid(subject) && isWhole(outcomes), 'a table of one die adds up to 1');
}

const isSaid = (text: LocalizedText): boolean => typeof text !== 'string';

const isWhole = (rows: readonly Chance[]): boolean => {
  const [num, den] = sumOf(rows.map(({ text }) => parse(text)));
  return num === den;
};

function parse(text: string): Fraction {
  const [num = '', den = ''] = text.split('/');
  return fraction(BigInt(num), BigInt(den));
}

function demand(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what);
}

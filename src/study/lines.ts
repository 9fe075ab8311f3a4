/**
 * Best lines of an engine at a node. A bot proposes moves; each is continued to the next die or another side's move,
 * and then played on many times, with the same dice for all lines. So every value has a standard error. Everything
 * follows from the view of the side to act, so from what the chapter's viewpoint sees.
 */
import type { Bot, Budget } from '../bots/bot.ts';
import { candidatesOf, Lookahead } from '../bots/lookahead.ts';
import { Playout } from '../bots/planner/playout.ts';
import { Results } from '../bots/results.ts';
import { Stream } from '../bots/stream.ts';
import { type Action, ActionList } from '../kernel/action.ts';
import { actor, apply, legal } from '../kernel/engine.ts';
import type { Game } from '../kernel/game.ts';
import { Sfc32 } from '../kernel/random.ts';
import type { Side } from '../kernel/side.ts';
import { type GameState, hashState } from '../kernel/state.ts';
import { formatAction } from '../kernel/text/notation.ts';
import { hidesSomething, viewOf } from '../kernel/view.ts';

/** A line of the engine: moves of one side up to the next die or another side's move. */
export interface EngineLine {
  /** Notation of its moves, at least one. */
  readonly texts: readonly string[];
  /** Expected result for the side to act, from -1 lost to 1 won. */
  readonly value: number;
  /** Standard error of the value; 0 with fewer than two tries. */
  readonly error: number;
  /** Number of playouts. */
  readonly tries: number;
}

/** Engine and its effort. */
export interface EngineEffort {
  readonly bot: Bot;
  readonly budget?: Budget;
  /** Number of lines; absent: 3. */
  readonly most?: number;
  /** Number of playouts per line; absent: 64. */
  readonly tries?: number;
}

const [USUAL_LINES, USUAL_TRIES] = [3, 64];
/** Maximum number of moves of a line. */
const LONGEST_LINE = 12;
/** Effort for the moves of a line after the first, and for the moves of playouts. */
const CONTINUING = { breadth: 6, outcomes: 6 };
const PLAYING = { breadth: 4, outcomes: 1 };
/** Dice with up to this many outcomes are evaluated, to remove luck from the results. */
const OUTCOMES = 12;
const STREAMS = 1 << 24;

/** A line that is being tried, with its results. */
interface TriedLine {
  readonly actions: readonly Action[];
  readonly results: number[];
  readonly lucks: number[];
}

/**
 * Searches for the best lines of the side to act, and yields them, best first, after each round in which every line was
 * tried once more. The caller may stop at any time. Equal positions and efforts without a clock give equal lines.
 */
export function* searchLines(
  game: Game,
  s: GameState,
  { bot, budget, most = USUAL_LINES, tries = USUAL_TRIES }: EngineEffort,
): Generator<readonly EngineLine[], void> {
  const side = actor(game, s);
  if (side < 0) return;
  const search = new LineSearch(game, viewOf(game, s, side), side);
  const rated = bot
    .rateActions(game, search.view, side, budget)
    .filter(({ share }, i) => i === 0 || share > 0);
  search.add(
    rated.map(({ action }) => action),
    most,
  );
  for (let n = 0; n < tries; n++) {
    for (const line of search.lines) search.try(line, n);
    yield search.ranked();
  }
}

/** Returns the best lines of the side to act after the whole effort, best first; empty where no side acts. */
export function bestLines(game: Game, s: GameState, effort: EngineEffort): readonly EngineLine[] {
  let found: readonly EngineLine[] = [];
  for (const lines of searchLines(game, s, effort)) found = lines;
  return found;
}

/** State of one search. */
class LineSearch {
  readonly view: GameState;
  readonly lines: TriedLine[] = [];
  readonly #game: Game;
  readonly #side: Side;
  readonly #isHidden: boolean;
  readonly #streams: number;
  readonly #dice = new Stream();
  readonly #thoughts = new Stream();
  readonly #playout: Playout;
  readonly #results = new Results();
  readonly #state: GameState;
  readonly #list = new ActionList();

  constructor(game: Game, view: GameState, side: Side) {
    this.#game = game;
    this.view = view;
    this.#side = side;
    this.#isHidden = hidesSomething(view);
    this.#streams = new Sfc32(`lines ${hashState(view)}`).below(STREAMS);
    const turns = game.bot.planning?.turns ?? game.sides.length;
    const policy = { playout: PLAYING, outcomes: OUTCOMES, turns };
    this.#playout = new Playout(game, policy, this.#dice, this.#thoughts);
    this.#playout.begin(view, side);
    this.#results.clear();
    this.#state = game.create();
  }

  /** Adds lines until there are enough: the proposed moves, then the game's other candidates, then any legal ones. */
  add(proposed: readonly Action[], most: number): void {
    const all = new ActionList();
    const others = candidatesOf(this.#game, this.view, all, new ActionList());
    const firsts = new Set([...proposed, ...others.toArray(), ...all.toArray()]);
    for (const first of [...firsts].slice(0, Math.max(1, most)))
      this.lines.push({ actions: this.#continued(first), results: [], lucks: [] });
  }

  /** Returns a move with those that follow it, until dice are rolled or another side acts. */
  #continued(first: Action): Action[] {
    const game = this.#game;
    const s = this.#guess(0);
    const player = new Lookahead(game, this.#thoughts, CONTINUING);
    const actions: Action[] = [];
    for (let next = first; ; next = player.best(s)) {
      actions.push(next);
      apply(game, s, next);
      if (actor(game, s) !== this.#side || actions.length >= LONGEST_LINE) return actions;
    }
  }

  /** Plays a line on, with the dice of a stream. */
  try(line: TriedLine, stream: number): void {
    const game = this.#game;
    const s = this.#guess(stream);
    for (const [i, action] of line.actions.entries()) {
      // A move that is legal with one guess may be illegal with another; the first move is legal with all.
      if (i > 0 && this.#isHidden && !this.#isLegal(s, action)) break;
      apply(game, s, action);
    }
    this.#playout.luck = 0;
    const result = this.#playout.play(s);
    line.results.push(result);
    line.lucks.push(this.#playout.luck);
    this.#results.add(result, this.#playout.luck);
  }

  #isLegal(s: GameState, action: Action): boolean {
    return actor(this.#game, s) === this.#side && legal(this.#game, s, this.#list).has(action);
  }

  /** Returns the position with the hidden information guessed, and the dice, of a stream. */
  #guess(stream: number): GameState {
    const s = this.#state.copyFrom(this.view);
    this.#dice.reset(this.#streams + stream);
    this.#thoughts.reset(~(this.#streams + stream));
    if (this.#isHidden) this.#game.bot.determinize?.(s, this.#side, this.#dice);
    return s;
  }

  /** Returns the lines with their values, best first. */
  ranked(): EngineLine[] {
    const { share } = this.#results;
    return this.lines
      .map(({ actions, results, lucks }) => {
        const texts = actions.map((action) => formatAction(this.#game, action));
        return { texts, ...meanOf(results.map((result, i) => result - share * (lucks[i] ?? 0))) };
      })
      .sort((a, b) => b.value - a.value);
  }
}

/** Returns the mean of results and its standard error. */
function meanOf(results: readonly number[]): Omit<EngineLine, 'texts'> {
  const tries = results.length;
  const mean = results.reduce((sum, each) => sum + each, 0) / Math.max(1, tries);
  const squares = results.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  const error = tries < 2 ? 0 : Math.sqrt(squares / (tries - 1) / tries);
  return { value: Math.min(1, Math.max(-1, mean)), error, tries };
}

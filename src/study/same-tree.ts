/**
 * The invariant *same view, same tree*: a state and a twin that differs from it only in what a side cannot see give
 * that side the same nodes, odds, values, refusals and lines, byte for byte.
 */
import { createBot } from '../bots/create-bot.ts';
import { actor } from '../kernel/engine.ts';
import { clickable, randomClick } from '../kernel/conformance/clicks.ts';
import type { Game } from '../kernel/game.ts';
import { type Rng, Sfc32 } from '../kernel/random.ts';
import { CHANCE, NOBODY, type Side } from '../kernel/side.ts';
import { ActionList } from '../kernel/action.ts';
import { legal } from '../kernel/engine.ts';
import type { GameState } from '../kernel/state.ts';
import { formatAction, parseAction } from '../kernel/text/notation.ts';
import { viewOf } from '../kernel/view.ts';
import type { OddsEffort } from './node-odds.ts';
import { bestLines, type EngineLine } from './lines.ts';
import { applyOperation, type StudyOperation } from './operations.ts';
import { chapterFrom, type Viewpoint } from './root.ts';
import { openStudy } from './study.ts';
import { Walker } from './walker.ts';

/** Makes the chapter of a side that explores; this is the function under test. */
export type Exploration = (game: Game, s: GameState, side: Side) => StudyOperation;

/** Settings of a comparison: the length of each script. */
export interface SameTreeOptions {
  /** Nodes that a script adds. */
  readonly nodes?: number;
  /** Iterations of the engine at one node; 0: no lines. */
  readonly iterations?: number;
  /** Functions under test. */
  readonly explore?: Exploration;
  readonly engine?: EngineUnderTest;
}

/** Finds the lines at a node; `table` is the position of the table, which it must not use. */
export type EngineUnderTest = (
  game: Game,
  node: GameState,
  iterations: number,
  table: GameState,
) => readonly EngineLine[];

const explore: Exploration = (game, state, side) =>
  chapterFrom(game, { id: 'c1', name: 'Twin', state, as: side satisfies Viewpoint });

const engineAt: EngineUnderTest = (game, node, iterations) =>
  bestLines(game, node, {
    bot: createBot('4', 'twins'),
    budget: { iterations },
    most: 2,
    tries: TRIES,
  });

/** Number of playouts per line. */
const TRIES = 1;
/** Number of nodes after which a script jumps back. */
const BRANCH = 5;
/** Number of actions whose odds are compared at a node. */
const ODDS = 1;
/** Effort with which all odds come from random rolls. */
const SAMPLED: OddsEffort = { positions: 0, samples: 3 };
/** A second guess is drawn once for each script. */
const GUESSES = 2;

/**
 * Explores a state and its twin with the same script. Returns the first line of the protocol that differs, with that of
 * the twin; undefined if none differs. `rng` makes the twin and the script.
 */
export function compareTwins(
  game: Game,
  s: GameState,
  side: Side,
  rng: Rng,
  options: SameTreeOptions = {},
): readonly [string, string] | undefined {
  const twin = viewOf(game, s, side);
  game.bot.determinize?.(twin, side, rng);
  const seed = String(rng.below(2 ** 32));
  const [one, other] = [s, twin].map((root) => protocolOf(game, root, side, seed, options));
  const at = (one ?? []).findIndex((line, i) => line !== other?.[i]);
  if (at < 0 && one?.length === other?.length) return undefined;
  return [one?.[at] ?? 'end', other?.[at] ?? 'end'];
}

/** Returns everything that a side is shown while it explores with a script, as lines. */
export function protocolOf(
  game: Game,
  s: GameState,
  side: Side,
  seed: string,
  { nodes = 12, iterations = 0, explore: begin = explore, engine = engineAt }: SameTreeOptions = {},
): string[] {
  const [rng, study] = [new Sfc32(`script ${seed}`), openStudy('s', 'Twins')];
  const lines: string[] = [];
  const add = (operation: StudyOperation): void => {
    const why = applyOperation(study, operation);
    lines.push(JSON.stringify([operation, why]));
  };
  add(begin(game, s, side));
  const chapter = study.chapters.get('c1');
  if (!chapter) return lines;
  const walker = new Walker(game, chapter);
  let visited = [chapter.id];
  for (let n = 1; n <= GUESSES; n++) {
    const guess = walker.guess(n);
    if (guess) add(guess);
    if (guess && n === 1) visited = [guess.id];
  }
  let at = visited[0] ?? chapter.id;
  for (let i = 0; i < nodes; i++) {
    lines.push(...shownAt(walker, at, rng));
    const node = i === 0 && iterations > 0 ? walker.stateAt(at) : undefined;
    if (node) lines.push(JSON.stringify(engine(game, node, iterations, s)));
    const added = step(walker, at, rng);
    if (added) {
      add(added);
      visited.push(added.id);
      at = added.id;
    }
    if (!added || i % BRANCH === BRANCH - 1) at = visited[rng.below(visited.length)] ?? at;
  }
  for (const id of visited)
    lines.push(JSON.stringify(walker.alsoReachedBy(id).map((node) => node.id)));
  return lines;
}

function shownAt(walker: Walker, at: string, rng: Rng): string[] {
  const { game } = walker;
  const texts = walker.legalAt(at);
  const s = walker.stateAt(at);
  const who = walker.actorAt(at);
  const isDecision = s !== undefined && texts.length > 0 && who !== CHANCE && who !== NOBODY;
  const odds = isDecision
    ? Array.from({ length: ODDS }, () => {
        const text = texts[rng.below(texts.length)] ?? '';
        return [walker.oddsAt(at, text), walker.oddsAt(at, text, SAMPLED)];
      })
    : [];
  const refusal = isDecision ? refusalAt(walker, at, s, rng) : undefined;
  const shown = { at, who, texts, odds, refusal, value: walker.valueAt(at) };
  const groups = who === CHANCE ? walker.outcomesAt(at) : [];
  return [
    JSON.stringify(shown),
    JSON.stringify(groups),
    JSON.stringify(s && labelsAt(game, s, texts)),
  ];
}

function refusalAt(walker: Walker, at: string, s: GameState, rng: Rng): unknown {
  const { game } = walker;
  const list = legal(game, s, new ActionList());
  const click = randomClick(game, clickable(game, s, actor(game, s), list), rng);
  return click === undefined ? undefined : walker.move(at, formatAction(game, click));
}

const labelsAt = (game: Game, s: GameState, texts: readonly string[]): unknown =>
  actor(game, s) < 0 ? [] : texts.map((text) => game.look.actionLabel(s, parseAction(game, text)));

function step(walker: Walker, at: string, rng: Rng) {
  const texts = walker.legalAt(at);
  if (texts.length === 0) return undefined;
  const isLot = walker.actorAt(at) === CHANCE && rng.below(2) === 0;
  const result = isLot
    ? walker.lot(at, rng)
    : walker.move(at, texts[rng.below(texts.length)] ?? '');
  return 'operation' in result ? result.operation : undefined;
}

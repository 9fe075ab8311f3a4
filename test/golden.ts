/**
 * Golden games: whole games as text in `test/golden`, with their actions, the log, the board and the hashes. They
 * change only through `UPDATE_GOLDEN=1 npx vitest run …`, and the difference must be read before it is committed.
 * `UPDATE_GOLDEN=anew` plays new games in place of those that are replayed from their stored actions.
 */
import { english, englishEvent, nameIn } from './english.ts';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect } from 'vitest';
import { textBoard } from '../src/cli/text/text-board.ts';
import { type Action, ActionList } from '../src/kernel/action.ts';
import { actor, apply, drawOutcome, legal, start } from '../src/kernel/engine.ts';
import type { Game } from '../src/kernel/game.ts';
import { Log } from '../src/kernel/text/log.ts';
import { formatAction, parseAction } from '../src/kernel/text/notation.ts';
import { side } from '../src/kernel/text/message.ts';
import { type Rng, Sfc32 } from '../src/kernel/random.ts';
import { type GameState, hashState } from '../src/kernel/state.ts';
import { CHANCE, NOBODY } from '../src/kernel/side.ts';
import { viewOf } from '../src/kernel/view.ts';

const UPDATE = process.env.UPDATE_GOLDEN;
/** Number of actions between two pictures of the board. */
const BOARD_EVERY = 40;
/** The same number for games with large boards that are replayed from their stored actions. */
const LARGE_BOARD_EVERY = 150;
/** Start of the list of actions in a game that is replayed from its text. */
const KEPT = '> ';

/** How a golden game is played and written. */
interface Style<S extends GameState> {
  readonly boardEvery: number;
  readonly mark: string;
  choose(s: S, list: ActionList): Action;
}

/** Plays a random game from a seed, and returns it as text. */
export function goldenGame<S extends GameState>(game: Game<S>, seed: string): string {
  const rng = new Sfc32(seed);
  return writeGame(game, seed, {
    boardEvery: BOARD_EVERY,
    mark: '',
    choose: (s, list) => choose(game, s, list, rng),
  });
}

/**
 * A golden game for games in which random moves would rarely lead to contact. Nine actions in ten are candidates of the
 * bots, and the game is replayed from its own text, so that improved bots do not change it.
 */
export function expectGoldenMatch<S extends GameState>(
  path: string,
  game: Game<S>,
  seed: string,
): void {
  const file = fileOf(path);
  const kept =
    UPDATE === 'anew' || !existsSync(file) ? undefined : keptActions(readFileSync(file, 'utf8'));
  const rng = new Sfc32(seed);
  let next = 0;
  const text = writeGame(game, seed, {
    boardEvery: LARGE_BOARD_EVERY,
    mark: KEPT,
    choose(s, list) {
      if (kept === undefined) return chooseContact(game, s, list, rng);
      const action = parseAction(game, kept[next++] ?? '');
      expect(list.has(action), `"${kept[next - 1]}" is legal`).toBe(true);
      return action;
    },
  });
  expectGolden(path, text);
}

const keptActions = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith(KEPT))
    .map((line) => line.slice(line.indexOf(': ') + 2));

function chooseContact<S extends GameState>(
  game: Game<S>,
  s: S,
  list: ActionList,
  rng: Rng,
): Action {
  const some = new ActionList();
  if (actor(game, s) !== CHANCE && rng.below(10) > 0) game.bot.candidates?.(s, list, some);
  return choose(game, s, some.length > 0 ? some : list, rng);
}

function writeGame<S extends GameState>(game: Game<S>, seed: string, style: Style<S>): string {
  const lines = headOf(game, seed);
  const log = new Log();
  const list = new ActionList();
  const s = start(game, log);
  const msg = (): void => {
    for (const event of log.take()) lines.push(`    [${event.rule}] ${englishEvent(game, event)}`);
  };
  msg();
  let side = NOBODY;
  for (let count = 0; actor(game, s) !== NOBODY; count++) {
    const who = actor(game, s);
    if (count % style.boardEvery === 0) lines.push(boardOf(game, s));
    if (who !== side && who !== CHANCE) lines.push(hashesOf(game, s));
    if (who !== CHANCE) side = who;
    const action = style.choose(s, legal(game, s, list));
    lines.push(`${style.mark}${nameOf(game, who)}: ${formatAction(game, action)}`);
    apply(game, s, action, log);
    msg();
  }
  lines.push(boardOf(game, s), hashesOf(game, s), english(game, game.look.prompt(s)));
  return `${lines.join('\n')}\n`;
}

function headOf(game: Game, seed: string): string[] {
  const { scenario, options } = game.setup;
  const chosen = Object.entries(options).map(([id, value]) => `${id}=${value}`);
  return [
    `# ${game.id}, scenario ${scenario}, ${chosen.join(', ') || 'no options'}`,
    `# rules version ${game.version}, seed "${seed}"`,
  ];
}

function choose<S extends GameState>(game: Game<S>, s: S, list: ActionList, rng: Rng): Action {
  const below = (n: number): number => rng.below(n);
  return actor(game, s) === CHANCE
    ? drawOutcome(game, s, list, below)
    : list.at(below(list.length));
}

const nameOf = (game: Game, who: number): string =>
  game.sides[who] ? nameIn(game, side(who)) : 'Dice';

function boardOf<S extends GameState>(game: Game<S>, s: S): string {
  const lines = game.look.panel(s);
  const panel = lines.map(({ label, value }) => `${english(game, label)}: ${english(game, value)}`);
  return ['', ...panel, stripVTControlCharacters(textBoard(game, s)), ''].join('\n');
}

/** Hashes of the state and of each side's view of it. */
function hashesOf<S extends GameState>(game: Game<S>, s: S): string {
  const views = game.sides.map(({ id }, side) => `${id} ${hashState(viewOf(game, s, side))}`);
  return `-- ${game.stepNames[s.step]}, state ${hashState(s)}, ${views.join(', ')}`;
}

const fileOf = (path: string): URL => new URL(`./golden/${path}`, import.meta.url);

/** Compares a text with `test/golden/<path>`, or writes it there if an update is requested. */
export function expectGolden(path: string, text: string): void {
  const file = fileOf(path);
  if (UPDATE === '1' || UPDATE === 'anew') {
    mkdirSync(dirname(file.pathname), { recursive: true });
    writeFileSync(file, text);
  }
  expect(text).toBe(readFileSync(file, 'utf8'));
}

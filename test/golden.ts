/**
 * Golden games: whole games as text, with what was done, what was said of it, the board and the
 * hashes, kept in `test/golden`. They change only by `UPDATE_GOLDEN=1 npx vitest run …`, and the
 * difference is read before it is committed.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect } from 'vitest';
import { textBoard } from '../src/cli/text-board.ts';
import { type Action, ActionList } from '../src/kernel/action.ts';
import { actor, apply, drawOutcome, legal, start } from '../src/kernel/engine.ts';
import type { Game } from '../src/kernel/game.ts';
import { Log } from '../src/kernel/log.ts';
import { formatAction, formatEvent } from '../src/kernel/notation.ts';
import { type Rng, Sfc32 } from '../src/kernel/random.ts';
import { type GameState, hashState } from '../src/kernel/state.ts';
import { CHANCE, NOBODY } from '../src/kernel/step.ts';
import { viewOf } from '../src/kernel/view.ts';

/** Actions between two pictures of the board. */
const BOARD_EVERY = 40;

/** Plays a game at random from a seed and writes it down. */
export function goldenGame<S extends GameState>(game: Game<S>, seed: string): string {
  const rng = new Sfc32(seed);
  const lines = headOf(game, seed);
  const log = new Log();
  const list = new ActionList();
  const s = start(game, log);
  const say = (): void => {
    for (const event of log.take()) lines.push(`    [${event.rule}] ${formatEvent(game, event)}`);
  };
  say();
  let side = NOBODY;
  for (let count = 0; actor(game, s) !== NOBODY; count++) {
    const who = actor(game, s);
    if (count % BOARD_EVERY === 0) lines.push(boardOf(game, s));
    if (who !== side && who !== CHANCE) lines.push(hashesOf(game, s));
    if (who !== CHANCE) side = who;
    const action = choose(game, s, legal(game, s, list), rng);
    lines.push(`${nameOf(game, who)}: ${formatAction(game, action)}`);
    apply(game, s, action, log);
    say();
  }
  lines.push(boardOf(game, s), hashesOf(game, s), game.look.prompt(s));
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

const nameOf = (game: Game, side: number): string => game.sides[side]?.name ?? 'Dice';

function boardOf<S extends GameState>(game: Game<S>, s: S): string {
  const panel = game.look.panel(s).map(({ label, value }) => `${label}: ${value}`);
  return ['', ...panel, stripVTControlCharacters(textBoard(game, s)), ''].join('\n');
}

/** Hashes of the state and of what each side sees of it. */
function hashesOf<S extends GameState>(game: Game<S>, s: S): string {
  const views = game.sides.map(({ id }, side) => `${id} ${hashState(viewOf(game, s, side))}`);
  return `-- ${game.stepNames[s.step]}, state ${hashState(s)}, ${views.join(', ')}`;
}

/** Holds a text against `test/golden/<path>`, or writes it there if that is asked for. */
export function expectGolden(path: string, text: string): void {
  const file = new URL(`./golden/${path}`, import.meta.url);
  if (process.env.UPDATE_GOLDEN === '1') {
    mkdirSync(dirname(file.pathname), { recursive: true });
    writeFileSync(file, text);
  }
  expect(text).toBe(readFileSync(file, 'utf8'));
}

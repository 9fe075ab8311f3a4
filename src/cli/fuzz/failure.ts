/** Writes the fuzzer's file for a failure, which `inspect` loads. */
import { join } from 'node:path';
import type { Action } from '../../kernel/action.ts';
import { apply, start } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { formatAction } from '../../kernel/text/notation.ts';
import { readPositionOf, writePosition } from '../../kernel/position/position.ts';
import { hashState } from '../../kernel/state.ts';
import { writeText } from '../files.ts';
import { recordOf } from '../record-match.ts';

/** Facts about a failure for its file. */
export interface AboutFailure {
  readonly seed: number;
  /** Number of the game in the run. */
  readonly number: number;
  readonly message: string;
  /** The command that repeats it. */
  readonly again: string;
}

/**
 * Writes the position before the last of `actions`, with all actions, into `folder`; if positions themselves fail,
 * writes a record of the game up to there. Returns the path; undefined if not even the actions can be replayed.
 */
export function writeFailure(
  game: Game,
  actions: readonly Action[],
  about: AboutFailure,
  folder: string,
): string | undefined {
  const name = `fuzz-${game.id}-${about.seed}-${about.number}`;
  const before = actions.slice(0, -1);
  const texts = actions.map((action) => formatAction(game, action));
  const forms = {
    json: () => positionText(game, before, { ...about, actions: texts }),
    cmr: () => recordOf({ id: name, game, actions: before, bots: [] }),
  };
  for (const [ending, form] of Object.entries(forms)) {
    const text = attempt(form);
    if (text === undefined) continue;
    const file = join(folder, `${name}.${ending}`);
    writeText(file, text);
    return file;
  }
  return undefined;
}

/** Returns a form of the file, or undefined: the game is broken, so some forms cannot be made. */
function attempt(form: () => string): string | undefined {
  try {
    return form();
  } catch {
    return undefined;
  }
}

/** Writes the position after some actions for `inspect` to load; returns the path. */
export function writePositionAfter(
  game: Game,
  actions: readonly Action[],
  about: object,
  file: string,
): string {
  writeText(file, positionText(game, actions, about));
  return file;
}

function positionText(game: Game, actions: readonly Action[], about: object): string {
  const s = start(game);
  for (const action of actions) apply(game, s, action);
  const { format, ...position } = JSON.parse(JSON.stringify(writePosition(game, s)));
  const text = JSON.stringify({ format, about, ...position }, undefined, 1);
  if (hashState(readPositionOf(game, JSON.parse(text))) !== hashState(s))
    throw new Error('the position changes when it is written and read back');
  return `${text}\n`;
}

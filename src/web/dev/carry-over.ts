/**
 * Moves a game in progress to newer rules of a game in development: by its position, or by the moves that are still
 * legal.
 */
import type { Game, GameModule } from '../../kernel/game.ts';
import { actor, play, start } from '../../kernel/engine.ts';
import { parseSetup } from '../../kernel/setup/setup.ts';
import { NOBODY } from '../../kernel/side.ts';
import type { GameState } from '../../kernel/state.ts';
import { parseAction } from '../../kernel/text/notation.ts';
import { writePosition } from '../../kernel/position/position.ts';
import { freshSeed, sealedDice } from '../../table/dice/dice.ts';
import { importRecord } from '../../table/record/import.ts';
import { goesBackTo, isPlayed } from '../../table/record/meta-entries.ts';
import { readPlayable, recordFrom } from '../../table/record/position-record.ts';
import { layoutName } from '../../table/record/rules-mark.ts';
import { formatRecord, type GameRecord } from '../../table/record/record.ts';
import { parseRecord } from '../../table/record/parse-record.ts';
import { loadBundle } from '../games/bundles.ts';
import type { LocalRequest } from '../net/workers/local-table.ts';
import type { SavedGame } from '../net/workers/worker-connection.ts';

/** The part of a game that was carried over: the position, or the first moves. */
export type CarryResult =
  | { readonly kind: 'position' }
  | { readonly kind: 'moves'; readonly moves: number; readonly of: number };

export interface CarriedOver {
  readonly request: LocalRequest;
  readonly kept: CarryResult;
}

/** Moves a saved game to a bundle. Throws `InputError` if the game no longer has the set-up. */
export async function carryOver(
  { request, record: text }: SavedGame,
  bundle: string,
): Promise<CarriedOver> {
  const record = parseRecord(text);
  const before = record.header.bundle;
  const [next, last] = await Promise.all([
    loadBundle(bundle),
    before === undefined ? undefined : loadBundle(before).catch(() => undefined),
  ]);
  if (!next) throw new Error('the server announced a bundle that it does not have');
  const { state, kept } = stateUnder(next.module, last?.module, record);
  const id = `dev-${freshSeed().slice(0, 12)}`;
  const game = openFor(next.module, record);
  const from = recordFrom({ id, game, dice: sealedDice(id, freshSeed()) }, state);
  return { request: { ...request, from: formatRecord(from), bundle }, kept };
}

const openFor = (module: GameModule, { header }: GameRecord): Game =>
  module.open(parseSetup(module, header));

/**
 * Returns the position of a record under the rules of `module`. `last`: the module under which it was played, if known.
 */
export function stateUnder(
  module: GameModule,
  last: GameModule | undefined,
  record: GameRecord,
): { readonly state: GameState; readonly kept: CarryResult } {
  const game = openFor(module, record);
  const state = last && copied(openFor(last, record), game, record);
  return state ? { state, kept: { kind: 'position' } } : replayed(game, record);
}

/**
 * Copies the position as it is if the layout of states is equal, otherwise by the names of its fields. Returns
 * undefined if the new rules cannot hold it.
 */
function copied(before: Game, game: Game, record: GameRecord): GameState | undefined {
  try {
    const { state } = importRecord(before, record).ready();
    if (layoutName(before) !== layoutName(game))
      return readPlayable(game, JSON.parse(JSON.stringify(writePosition(before, state))));
    const same = game.create();
    same.ints.set(state.ints);
    game.check(same);
    return same;
  } catch {
    // If the old or the new rules fail in any way, the moves are tried instead.
    return undefined;
  }
}

/** Replays the moves as long as they are legal. Takebacks are skipped together with the moves they took back. */
function replayed(game: Game, record: GameRecord) {
  const texts = textsOf(record);
  const state = start(game);
  let moves = 0;
  for (const text of texts) {
    if (actor(game, state) === NOBODY || !tryMove(game, state, text)) break;
    moves += 1;
  }
  return { state, kept: { kind: 'moves', moves, of: texts.length } as const };
}

function tryMove(game: Game, state: GameState, text: string): boolean {
  try {
    return play(game, state, parseAction(game, text)).ok;
  } catch {
    return false;
  }
}

/** Returns the actions and dice of a record, without those that were taken back. */
function textsOf({ entries }: GameRecord): readonly string[] {
  let played: { readonly seq: number; readonly text: string }[] = [];
  for (const entry of entries) {
    const to = goesBackTo(entry);
    if (to !== undefined) played = played.filter(({ seq }) => seq <= to);
    if (isPlayed(entry.kind)) played.push(entry);
  }
  return played.map(({ text }) => text);
}

/** A small table for tests: positions and actions as short texts. */
import {
  ActionList,
  formatAction,
  type Game,
  legal,
  Log,
  parseAction,
  parseSetup,
  play,
  type PositionFile,
  readPositionOf,
  refusalOf,
} from 'countermarch/kernel';
import { newgame, open } from '../src/index.ts';
import type { State } from '../src/state.ts';

export interface TestTable {
  readonly game: Game<State>;
  readonly state: State;
  readonly log: Log;
}

export const openGame = (): Game<State> => open(parseSetup(newgame));

/** A table at a position; `counters` such as `{ unit: 'rC', at: '0302' }`. */
export function position(file: Pick<PositionFile, 'step' | 'counters' | 'values'>): TestTable {
  const game = openGame();
  const head = { format: 'countermarch/position/1', game: game.id };
  return { game, state: readPositionOf(game, { ...head, ...file }), log: new Log() };
}

/** Plays actions, such as `move rC`, in turn. Throws with the refusal if one is not legal. */
export function act({ game, state, log }: TestTable, ...texts: string[]): void {
  for (const text of texts) {
    const result = play(game, state, parseAction(game, text), log);
    if (!result.ok) throw new Error(`${text}: ${JSON.stringify(result.refusal)}`);
  }
}

/** Texts of the legal actions. */
export const offers = ({ game, state }: TestTable): string[] =>
  legal(game, state, new ActionList())
    .toArray()
    .map((action) => formatAction(game, action));

/** Number of the rule that forbids an action; undefined if the action is legal. */
export const ruleAgainst = ({ game, state }: TestTable, text: string): string | undefined =>
  refusalOf(game, state, parseAction(game, text))?.rule;

export const unitNumber = ({ game }: TestTable, id: string): number =>
  game.units.findIndex((unit) => unit.id === id);

/** Label of the hex of a unit; undefined if the unit was destroyed. */
export const hexOf = (table: TestTable, id: string): string | undefined =>
  table.game.board.labels[table.state.at[unitNumber(table, id)]];

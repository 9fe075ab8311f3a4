/** Makes record files of games that were played without a table, by replaying them at one. */
import { keyOf } from '../kernel/text/message.ts';
import type { Action } from '../kernel/action.ts';
import { actor } from '../kernel/engine.ts';
import type { Game } from '../kernel/game.ts';
import { formatAction } from '../kernel/text/notation.ts';
import { CHANCE, type Side } from '../kernel/side.ts';
import { typedDice } from '../table/dice/dice.ts';
import type { GameState } from '../kernel/state.ts';
import { recordFrom } from '../table/record/position-record.ts';
import { formatRecord } from '../table/record/record.ts';
import { Table } from '../table/table.ts';

/** A game as its actions. */
interface PlayedGame {
  readonly id: string;
  readonly game: Game;
  /** Actions, dice included. */
  readonly actions: readonly Action[];
  /** Names of the bots by side. */
  readonly bots: readonly string[];
  /** The first position; absent: the set-up. */
  readonly from?: GameState | undefined;
  /** The side that resigned at the end, if one did. */
  readonly resigned?: Side | undefined;
}

/** Replays the actions at a table and returns its record. Throws if an action is refused. */
export function recordOf({ id, game, actions, bots, from, resigned }: PlayedGame): string {
  const seats = bots.map((name) => ({ kind: 'bot', name }) as const);
  const spec = { id, game, dice: typedDice, seats };
  const table = from
    ? Table.load({ ...spec, ...recordFrom(spec, from) }).ready()
    : Table.create(spec);
  for (const action of actions) {
    const text = formatAction(game, action);
    const side = actor(game, table.state);
    const answer = side === CHANCE ? table.roll(text) : table.act(side, table.seq, [text]);
    if (!answer.ok) throw new Error(`${text}: ${keyOf(answer.refusal.reason)}`);
  }
  if (resigned !== undefined) table.resign(resigned);
  return formatRecord(table.record());
}

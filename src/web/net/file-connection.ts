/** Connections to records and positions out of files: tables at which nothing more happens. */
import type { Game } from '../../kernel/game.ts';
import type { Side } from '../../kernel/side.ts';
import { msg } from '../i18n/msg.ts';
import type { Connection, RequestAnswer, SeatAnswer } from './connection.ts';

/** A table out of a file. */
export interface FileConnection extends Connection {
  readonly game: Game;
  /** Sides whose views differ: all of them while something is hidden, none in open games and once a game is over. */
  readonly viewers: readonly Side[];
  /** Whether the rules of the record are missing, so that it was replayed under the current ones. */
  readonly lacksRules: boolean;
  /** Shows what a side sees, or what spectators see, to somebody who has no seat. */
  lookAs(viewer: Side): void;
}

const OVER = { rule: '', reason: msg('net.record-only') };

/** Refuses every request of a player. */
export class WatchOnly {
  async act(): Promise<RequestAnswer> {
    return { played: 0, refusal: OVER };
  }

  undo = this.act;
  resign = this.act;
  accord = this.act;
  setClock = this.act;

  async changeSeat(): Promise<SeatAnswer> {
    return { fault: OVER.reason };
  }
}

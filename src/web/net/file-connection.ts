/** Connections to records and positions from files: read-only tables. */
import type { Game } from '../../kernel/game.ts';
import type { Side } from '../../kernel/side.ts';
import { msg } from '../i18n/msg.ts';
import type { Connection, RequestAnswer, SeatAnswer } from './connection.ts';

/** Table from a file. */
export interface FileConnection extends Connection {
  readonly game: Game;
  /** Sides whose views differ: all of them while information is hidden; empty in open games and after the end. */
  readonly viewers: readonly Side[];
  /** Whether the rules of the record are missing, so that it was replayed under the current ones. */
  readonly lacksRules: boolean;
  /** Shows the view of a side, or of spectators, to a user without a seat. */
  lookAs(viewer: Side): void;
}

const OVER = { rule: '', reason: msg('net.record-only') };

/** Base of connections without a player: refuses every request of a player. */
export class WatchOnly {
  async act(): Promise<RequestAnswer> {
    return { played: 0, refusal: OVER };
  }

  undo = this.act;
  resign = this.act;
  sendOffer = this.act;
  setClock = this.act;

  async changeSeat(): Promise<SeatAnswer> {
    return { fault: OVER.reason };
  }
}

/** A table of the tiny game for tests of the page, controlled by the test. */
import { signal } from '@preact/signals';
import { STEP, type Tiny, tiny, tinyGame } from './tiny-game.ts';
import { replay, start } from '../src/kernel/engine.ts';
import type { Game } from '../src/kernel/game.ts';
import { parseAction } from '../src/kernel/text/notation.ts';
import type { GameState } from '../src/kernel/state.ts';
import { viewOf } from '../src/kernel/view.ts';
import type { ClientTable } from '../src/table/views/client-table.ts';
import type { Entry, ReplayView, TableView } from '../src/table/messages/messages.ts';
import type { RequestAnswer, Connection, ConnectionStatus } from '../src/web/net/connection.ts';
import { loadMessages } from '../src/web/messages.ts';

await loadMessages(tiny);

/** A game with Red to move in the first turn, after the bids. */
function begun(): Game<Tiny> {
  const game = tinyGame();
  return {
    ...game,
    begin(s) {
      game.begin(s);
      s.secret.set([2, 3]);
      s.restart(STEP.turn);
    },
  };
}

export const game = begun();
export const unit = (id: string): number => game.units.findIndex((u) => u.id === id);
export const node = (label: string): number => game.board.nodeOf.get(label) ?? -9;
export const positionAfter = (...texts: string[]) =>
  replay(
    game,
    texts.map((t) => parseAction(game, t)),
  );

export function viewWith(s: GameState, entries: readonly Entry[] = []): TableView {
  return {
    table: 't',
    game: 'tiny',
    setup: game.setup,
    side: 0,
    seats: [],
    seq: entries.length,
    ints: Array.from(viewOf(game, s, 0).ints),
    actor: 0,
    canUndo: false,
    hints: true,
    dice: { scheme: 'seeded', commitment: '', mixed: ['', ''] },
    entries,
  };
}

/** A connection that records the requests it gets, and gives the answers that the test sets. */
export class FakeConnection implements Connection {
  readonly status = signal<ConnectionStatus>('open');
  readonly fault = signal('');
  readonly view = signal<ClientTable | undefined>(viewWith(start(game)));
  readonly asked: unknown[] = [];
  answer: RequestAnswer = { played: 1 };

  async act(seq: number, actions: readonly string[]): Promise<RequestAnswer> {
    this.asked.push([seq, ...actions]);
    return this.answer;
  }
  async undo(seq: number): Promise<RequestAnswer> {
    this.asked.push(['undo', seq]);
    return this.answer;
  }
  async resign(): Promise<RequestAnswer> {
    return this.answer;
  }
  async setClock(): Promise<RequestAnswer> {
    return this.answer;
  }
  async sendOffer(): Promise<RequestAnswer> {
    return this.answer;
  }
  async changeSeat(): Promise<never> {
    throw new Error('not asked for here');
  }
  async positionAt(_seq: number): Promise<ReplayView> {
    throw new Error('not asked for here');
  }
  async record(): Promise<string> {
    return '';
  }
  close(): void {}
}

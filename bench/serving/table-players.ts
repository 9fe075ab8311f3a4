/** Players at our server: a socket for each side, which follows the changes. */
import { once } from 'node:events';
import { ActionList } from '../../src/kernel/action.ts';
import { legal } from '../../src/kernel/engine.ts';
import type { Game, GameModule } from '../../src/kernel/game.ts';
import { formatAction } from '../../src/kernel/text/notation.ts';
import { Sfc32 } from '../../src/kernel/random.ts';
import type { GameState } from '../../src/kernel/state.ts';
import { type ClientTable, withChanges } from '../../src/table/views/client-table.ts';
import type { ServerMessage, TableCreated } from '../../src/table/messages/messages.ts';
import type { Players, PeerTally } from './tally.ts';

/** Pace of the players; by default they answer at once, without an end. */
export interface PaceOptions {
  /** Milliseconds that a player takes for a move. */
  readonly pace?: number;
  /** Number of moves after which both only watch. */
  readonly moves?: number;
}

/** A table with a socket for each side; the side to act makes a random move at once. */
export class TablePlayers implements Players {
  /** Addresses of the servers of the sides; if there are fewer, they are used in turns. */
  readonly #addresses: readonly string[];
  readonly #module: GameModule;
  readonly #game: Game;
  readonly #tally: PeerTally;
  readonly #rng: Sfc32;
  readonly #view: GameState;
  readonly #list = new ActionList();
  #sockets: WebSocket[] = [];
  /** By side: the table as received. */
  #held: (ClientTable | undefined)[] = [];
  #sent = 0;
  /** Length of the record that was last answered; messages about presence repeat it. */
  #answered = -1;
  readonly #options: Required<PaceOptions>;
  #moved = 0;

  constructor(
    addresses: readonly string[],
    module: GameModule,
    game: Game,
    seed: number,
    tally: PeerTally,
    { pace = 0, moves = Number.POSITIVE_INFINITY }: PaceOptions = {},
  ) {
    this.#options = { pace, moves };
    this.#addresses = addresses;
    this.#module = module;
    this.#game = game;
    this.#tally = tally;
    this.#rng = new Sfc32(seed);
    this.#view = game.create();
  }

  async sitDown(): Promise<void> {
    for (const socket of this.#sockets) socket.close();
    this.#answered = -1;
    this.#held = [];
    const { sides, id: game } = this.#module;
    const seats = Object.fromEntries(sides.map((side) => [side.id, 'me']));
    const response = await fetch(`${this.#addresses[0]}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game, seats }),
    });
    const { table, seats: tokens } = (await response.json()) as TableCreated;
    this.#sockets = sides.map(({ id }, side) => this.#connect(table, tokens[id] ?? '', side));
    await Promise.all(this.#sockets.map((socket) => once(socket, 'open')));
  }

  #connect(table: string, token: string, side: number): WebSocket {
    const path = `/api/tables/${table}/socket?seat=${token}`;
    const address = this.#addresses[side % this.#addresses.length] ?? '';
    const socket = new WebSocket(address.replace('http', 'ws') + path);
    // These players do not check the dice, so the server need not wait for their shares.
    socket.onopen = () =>
      socket.send(JSON.stringify({ type: 'share', id: 0, share: '', seals: [] }));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      this.#hear(message, side);
      if (message.type === 'changes') this.#count(String(data).length, this.#held[side]);
    };
    return socket;
  }

  #hear(message: ServerMessage, side: number): void {
    const { running, waits } = this.#tally;
    if (message.type === 'table') this.#held[side] = message.table;
    if (message.type === 'changes') {
      const { answer } = message;
      this.#held[side] = withChanges(this.#held[side], message);
      if (answer?.id === 1) waits.push(performance.now() - this.#sent);
      if (answer?.refusal && running) throw new Error(JSON.stringify(message));
    }
    const head = this.#held[side];
    if (head) this.#answer(head, side);
    else if (running) throw new Error(JSON.stringify(message));
  }

  #answer(head: ClientTable, side: number): void {
    const { running } = this.#tally;
    if (!running || head.seq <= this.#answered || (head.outcome && side !== 0)) return;
    if (head.outcome === undefined && head.actor !== side) return;
    this.#answered = head.seq;
    if (head.outcome) {
      this.sitDown().catch((error: unknown) => {
        if (this.#tally.running) throw error;
      });
      return;
    }
    if (this.#moved === this.#options.moves) return;
    this.#moved += 1;
    this.#view.ints.set(head.ints);
    const list = legal(this.#game, this.#view, this.#list);
    const action = formatAction(this.#game, list.at(this.#rng.below(list.length)));
    const text = JSON.stringify({ type: 'act', id: 1, seq: head.seq, actions: [action] });
    const { pace } = this.#options;
    if (pace === 0) this.#send(side, text);
    else setTimeout(() => this.#send(side, text), pace);
  }

  #send(side: number, text: string): void {
    this.#sent = performance.now();
    if (this.#tally.running) this.#sockets[side]?.send(text);
  }

  /** Leaves the table for good. */
  leave(): void {
    for (const socket of this.#sockets) socket.close();
  }

  #count(bytes: number, held: ClientTable | undefined): void {
    const { changes, whole } = this.#tally.payload;
    changes.bytes += bytes;
    changes.count += 1;
    if (!held || changes.count % 100 > 0) return;
    const { entries: _, last: __, ...view } = held;
    whole.bytes += JSON.stringify(view).length;
    whole.count += 1;
  }
}

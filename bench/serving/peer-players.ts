/**
 * Players at boardgame.io's server. They use its client's protocol, socket.io over a WebSocket, without the client's
 * store and reducer: so they cost as little as the players at our server, which also run beside the measured server.
 */
import { once } from 'node:events';
import { Sfc32 } from '../../src/kernel/random.ts';
import { peerById, type PeerGame, type PeerState } from '../peers/boardgame-io.ts';
import type { TallyPlace, Players, PeerTally } from './tally.ts';

/** Types of packets in the protocol: engine.io's type, and after `MESSAGE` socket.io's. */
const PACKET = { open: '0', ping: '2', pong: '3', connect: '40', event: '42' } as const;

type NumberedMessage = PeerState & { readonly _stateID: number };

/** Messages to a player: the whole match at first, the whole state after each move. */
type PeerEvent =
  | readonly ['sync', string, { readonly state: NumberedMessage }]
  | readonly ['update', string, NumberedMessage]
  | readonly ['matchData', string, unknown];

export class PeerPlayers implements Players {
  readonly #place: TallyPlace;
  readonly #game: PeerGame;
  readonly #tally: PeerTally;
  readonly #rng: Sfc32;
  #sockets: WebSocket[] = [];
  #match = '';
  #keys: string[] = [];
  #sent = 0;
  /** Players waiting for an answer, by the number of the state that the server creates. */
  #waiting = { player: -1, state: -1 };
  #answered = -1;

  constructor(place: TallyPlace, game: string, seed: number, tally: PeerTally) {
    this.#place = place;
    this.#game = peerById(game);
    this.#tally = tally;
    this.#rng = new Sfc32(seed);
  }

  async sitDown(): Promise<void> {
    for (const socket of this.#sockets) socket.close();
    this.#answered = -1;
    this.#waiting = { player: -1, state: -1 };
    const path = `/games/${this.#game.name}`;
    const { matchID } = await this.#post<{ matchID: string }>(`${path}/create`, { numPlayers: 2 });
    this.#match = matchID;
    this.#keys = [];
    for (const playerID of ['0', '1']) {
      const wanted = { playerID, playerName: playerID };
      const joined = await this.#post<{ playerCredentials: string }>(
        `${path}/${matchID}/join`,
        wanted,
      );
      this.#keys.push(joined.playerCredentials);
    }
    this.#sockets = this.#keys.map((_, player) => this.#connect(player));
    await Promise.all(this.#sockets.map((socket) => once(socket, 'open')));
  }

  async #post<T>(path: string, body: unknown): Promise<T> {
    const { address, lobby = address } = this.#place;
    const response = await fetch(lobby + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  #connect(player: number): WebSocket {
    const path = '/socket.io/?EIO=4&transport=websocket';
    const socket = new WebSocket(this.#place.address.replace('http', 'ws') + path);
    const space = `/${this.#game.name},`;
    socket.onmessage = ({ data }) => {
      const text = String(data);
      if (text === PACKET.ping) socket.send(PACKET.pong);
      else if (text.startsWith(PACKET.open)) socket.send(PACKET.connect + space);
      else if (text.startsWith(PACKET.connect))
        this.#emit(player, ['sync', this.#match, String(player), this.#keys[player], 2]);
      else if (text.startsWith(PACKET.event + space)) {
        const json = text.slice(PACKET.event.length + space.length);
        this.#hear(JSON.parse(json) as PeerEvent, player, text.length);
      } else if (this.#tally.running) throw new Error(text);
    };
    return socket;
  }

  #emit(player: number, event: readonly unknown[]): void {
    const text = `${PACKET.event}/${this.#game.name},${JSON.stringify(event)}`;
    this.#sockets[player]?.send(text);
  }

  #hear([type, match, what]: PeerEvent, player: number, bytes: number): void {
    if (type === 'matchData' || match !== this.#match) return;
    const state = type === 'sync' ? what.state : what;
    if (type === 'update') {
      const { changes } = this.#tally.payload;
      changes.bytes += bytes;
      changes.count += 1;
    }
    if (player === this.#waiting.player && state._stateID > this.#waiting.state) {
      this.#waiting.player = -1;
      this.#tally.waits.push(performance.now() - this.#sent);
    }
    this.#answer(state, player);
  }

  #answer(state: NumberedMessage, player: number): void {
    const { ctx, G, _stateID: id } = state;
    if (!this.#tally.running || id <= this.#answered) return;
    if (ctx.gameover ? player !== 0 : Number(ctx.currentPlayer) !== player) return;
    this.#answered = id;
    if (ctx.gameover) {
      this.sitDown().catch((error: unknown) => {
        if (this.#tally.running) throw error;
      });
      return;
    }
    const moves = this.#game.ai.enumerate(G, ctx);
    const { move, args } = moves[this.#rng.below(moves.length)];
    const playerID = String(player);
    const payload = { type: move, args, playerID, credentials: this.#keys[player] };
    this.#waiting = { player, state: id };
    this.#sent = performance.now();
    this.#emit(player, ['update', { type: 'MAKE_MOVE', payload }, id, this.#match, playerID]);
  }
}

/**
 * A table in memory with the store's data beside its record: the secrets and orders of its seats, and how far it has
 * been written. Every method is synchronous; `TableSession` writes and publishes what they change.
 */
import { randomInt } from 'node:crypto';
import { CHANCE, type Side, SPECTATOR } from '../../kernel/side.ts';
import type { SeatMessage } from '../../table/messages/requests.ts';
import { WITHOUT } from '../../table/dice/shares.ts';
import { writeOutcome } from '../../table/record/record.ts';
import { layoutName } from '../../table/record/rules-mark.ts';
import { carryOut } from '../../table/seats/seat-requests.ts';
import type { SeatChange } from '../../table/seats/stand-ins.ts';
import type { Orders, OrdersRequest } from '../../table/seats/orders.ts';
import type { Table } from '../../table/table.ts';
import { type Answer, OPEN_SEAT, type Seat } from '../../table/table-parts.ts';
import { asMessage, HttpError } from '../http/errors.ts';
import { refuse } from '../http/refuse.ts';
import { AccessTokens, freshToken, type Secrets } from '../seats/access-tokens.ts';
import { ConditionalMoves } from '../seats/conditional-moves.ts';
import { movedSeats, whyFull, whyNotChange } from '../seats/rights.ts';
import type { StoredSeat, TableProgress } from '../store/rows.ts';
import type { Change, RemoteWrite } from '../store/store.ts';
import { EntryEffects } from './entry-effects.ts';
import type { RestoredTable } from './reader.ts';

/** Revisions are random below this number, so that two servers never use the same one. */
const MOST_REVISIONS = 2 ** 47;
/** Requests that could make a record grow without limit. */
const GROWING: readonly SeatMessage['type'][] = ['undo', 'offer', 'clock'];

/** Result of a request: its answer, and the seats whose rows have changed. */
interface SeatResult {
  readonly answer: Answer;
  /** Absent if the request has changed nothing. */
  readonly changed?: readonly Side[];
}

/** Data beside the record after a write of another server; without secrets or orders, these have not changed. */
export interface RemoteRows extends Pick<RestoredTable, 'attended' | 'hasPendingOrders'> {
  readonly tokens: readonly string[] | undefined;
  readonly orders: readonly string[] | undefined;
}

export class LiveTable {
  /** Tokens of accounts, which open its seats too. */
  readonly accountTokens = new AccessTokens();
  /** Name of the state's layout, as in snapshots. */
  readonly layout: string;
  /** Whether a person has been at the table since it was opened. */
  attended: boolean;
  #table: Table;
  #tokens: string[];
  /** Hash of the host's secret; empty for tables without a host. */
  readonly #host: string;
  readonly #orders: ConditionalMoves;
  #effects: EntryEffects;
  /** Revision in the store, once all changes so far are stored. */
  #revision: number;
  /** Number of entries that are part of changes so far. */
  #queued: number;
  /** Entry number of the last snapshot that is part of changes so far. */
  #snapshot: number;

  constructor(restored: Pick<RestoredTable, 'table' | keyof Secrets> & Partial<RestoredTable>) {
    const { table, tokens, host, orders, attended, hasPendingOrders, revision, hasEffects } =
      restored;
    this.#table = table;
    this.layout = layoutName(table.game);
    this.#tokens = [...tokens];
    this.#host = host;
    this.#orders = new ConditionalMoves(orders, hasPendingOrders);
    this.attended = attended ?? false;
    this.#effects = new EntryEffects(table, hasEffects ?? false);
    this.#revision = revision ?? 0;
    this.#queued = table.seq;
    this.#snapshot = table.snapshot.seq;
  }

  get table(): Table {
    return this.#table;
  }

  /** Whether people who wait for the bots have seats there. */
  get hasPeople(): boolean {
    return this.#table.seats.some(({ kind }) => kind !== 'bot');
  }

  /**
   * The bot that is to act, if any. In a new game, bots wait for the first person, who must see the seal of the dice
   * before they are rolled.
   */
  get botToAct(): Seat | undefined {
    const table = this.#table;
    const seat = table.currentPlayer(table.actor);
    if (seat.kind !== 'bot') return undefined;
    const isFresh = table.entries.every(({ kind }) => kind === 'die' || kind === 'beacon');
    return isFresh && !this.attended && this.hasPeople ? undefined : seat;
  }

  /** The same as the store has it: 1 at a table of bots, 2 with people; 3 if orders are left to play. */
  get due(): 0 | 1 | 2 | 3 {
    if (this.botToAct === undefined) return this.hasMore ? 3 : 0;
    return this.hasPeople ? 2 : 1;
  }

  get revision(): number {
    return this.#revision;
  }

  get hashes(): Secrets {
    return { tokens: this.#tokens, host: this.#host };
  }

  /** Standing orders of each seat for reaction windows, as stored. */
  get wills(): readonly string[] {
    return this.#table.seats.map((_, side) => this.#orders.willsOf(side));
  }

  /** Whether the last change had no space for all due orders; the next change plays them. */
  get hasMore(): boolean {
    return this.#orders.hasMore;
  }

  /** Whether orders may be left to play, here or by a process that has died. */
  get hasPendingOrders(): boolean {
    return this.#orders.hasPendingOrders;
  }

  /** Returns the side that a secret opens; `SPECTATOR` without one. Throws a 403 if it opens no seat. */
  sideOpenedBy(token: string | undefined): Side {
    if (token === undefined || token === '') return SPECTATOR;
    const side = this.#tokens.indexOf(this.accountTokens.hashOf(token));
    if (side < 0) throw new HttpError(403, refuse('server.seat.link'));
    return side;
  }

  /** Returns the first of these secrets that opens a taken seat, with its side. */
  findTakenSeat(...secrets: readonly (string | undefined)[]) {
    for (const token of secrets) {
      const side = token ? this.#tokens.indexOf(this.accountTokens.hashOf(token)) : -1;
      if (token && side >= 0 && this.#table.seats[side]?.kind !== 'open') return { side, token };
    }
    return undefined;
  }

  /**
   * Carries out a request of a seat; in a record of `mostEntries` or more, refuses takebacks and offers. `rules`: see
   * `Table.handleOffer`.
   */
  carryOut(side: Side, message: SeatMessage, mostEntries: number, rules?: string): SeatResult {
    const table = this.#table;
    const { shareChanges } = table;
    const isGrowing = GROWING.includes(message.type);
    const full = isGrowing ? whyFull(side, table.seq, mostEntries) : undefined;
    const answer = full ?? carryOut(table, side, message, Date.now() / 1000, rules);
    if (!answer.ok && answer.played === 0) return { answer };
    const isSeated = this.takeSeat(side);
    if (message.type === 'undo') this.#orders.undone(table, side);
    // The first share makes the seals of the other seats final too.
    const isShared = table.shareChanges > shareChanges;
    return { answer, changed: isShared ? [...table.seats.keys()] : isSeated ? [side] : [] };
  }

  /**
   * Changes the player of a seat, if `token` gives the right to it. Returns the secret of the seat if another player
   * takes it over.
   */
  changeSeat(
    token: string | undefined,
    side: Side,
    change: SeatChange,
    mostEntries: number,
  ): string | undefined {
    const table = this.#table;
    const hash = token ? this.accountTokens.hashOf(token) : '';
    const forbidden = whyNotChange(table.seats, this.hashes, hash, side, change);
    if (forbidden !== undefined) throw new HttpError(403, forbidden);
    const full = whyFull(side, table.seq, mostEntries);
    const answer = full ?? table.changeSeat(side, table.seq, change);
    if (!answer.ok) throw new HttpError(409, asMessage(answer.refusal.reason));
    const isOwnSeat = hash === this.#tokens[side];
    const secret = change.do !== 'take-over' ? undefined : isOwnSeat ? token : freshToken();
    if (secret !== undefined) this.#open(side, secret);
    return secret;
  }

  /** Seats a player, in a free seat or under another name; returns the secret of the seat. */
  join(side: Side, token: string | undefined, name: string, fresh: string): string {
    const seat = this.#table.seats[side];
    if (seat?.kind === 'bot' || side === SPECTATOR)
      throw new HttpError(409, refuse('server.seat.bots'));
    // Several people may have the same invitation: it opens the seat once.
    const secret = (seat?.kind === 'open' && fresh) || token || freshToken();
    this.#open(side, secret);
    this.#table.seat(side, { kind: 'human', name });
    return secret;
  }

  /** Seats the player who has the secret of an open seat; returns whether that was so. */
  takeSeat(side: Side): boolean {
    if (this.#table.seats[side]?.kind !== 'open') return false;
    this.#table.seat(side, { kind: 'human', name: '' });
    return true;
  }

  /** Returns the conditional moves and standing orders of a seat; throws a 403 for spectators. */
  ordersOf(side: Side): { readonly seq: number } & Orders {
    if (side < 0) throw new HttpError(403, refuse('server.word.players'));
    return { seq: this.#table.seq, ...this.#orders.of(side) };
  }

  /** Replaces the conditional moves and standing orders of a seat. */
  setOrders(side: Side, wanted: OrdersRequest): void {
    if (side < 0) throw new HttpError(403, refuse('server.word.players'));
    if (wanted.seq !== this.#table.seq) throw new HttpError(409, refuse('server.moved-on'));
    this.#orders.set(this.#table.game, side, wanted);
  }

  /** Makes the next change continue the orders where the last one stopped. */
  continueOrders(): void {
    this.#orders.goOn();
  }

  /** All seats as the store has them. */
  storedSeats(): StoredSeat[] {
    return this.#table.seats.map((_, side) => this.#storedSeat(side));
  }

  /**
   * Returns everything that the store lacks, with the revision that it must have. Due orders are played first, and
   * clocks are updated. `changed`: seats whose rows have changed. `quiet`: other servers do not learn of the change,
   * unless something was played.
   */
  nextChange(
    changed: readonly Side[] = [],
    quiet = false,
  ): { readonly expected: number; readonly change: Change & { readonly revision: number } } {
    const table = this.#table;
    const before = table.seq;
    const seats = new Set([...changed, ...this.#orders.play(table)]);
    const isQuiet = quiet && table.seq === before;
    if (table.header.clock && !isQuiet) table.timing.tick(Date.now() / 1000);
    const rows = new Map([...seats].map((side) => [side, this.#storedSeat(side)]));
    const expected = this.#revision;
    this.#revision = randomInt(1, MOST_REVISIONS);
    const change = {
      ...this.#unwritten(),
      ...(rows.size > 0 && { seats: rows }),
      ...(isQuiet && { quiet: true }),
      bot: this.due,
      revision: this.#revision,
    } as const;
    return { expected, change };
  }

  /** Applies a write of another server; returns false if the table has to be read again instead. */
  follow(write: RemoteWrite): boolean {
    if (!this.#carryOn(write)) return false;
    this.#effects.skip();
    this.#startAt(write.revision);
    return true;
  }

  /** Replaces the table by the one in the store. */
  replace({ table, revision, hasEffects }: RestoredTable): void {
    this.#table = table;
    this.#effects = new EntryEffects(table, hasEffects);
    this.#startAt(revision);
  }

  /** Applies what another server has written beside the record; returns the sides whose player has changed. */
  takeRows({ tokens, orders, attended, hasPendingOrders }: RemoteRows): Side[] {
    this.attended ||= attended;
    this.#orders.take(orders, hasPendingOrders);
    const before = this.#tokens;
    this.#tokens = [...(tokens ?? before)];
    return movedSeats(this.#table, before, this.#tokens);
  }

  /** Applies a write of another server; returns false if it does not follow from the table here. */
  #carryOn({ entries, seats = [] }: RemoteWrite): boolean {
    const table = this.#table;
    try {
      for (const [side, seat] of seats.entries()) takeRow(table, side, seat);
      for (const entry of entries) if (entry.seq > table.seq) table.follow(entry);
    } catch {
      return false;
    }
    // Check the hashes: dice may have been rolled here with a share that arrived.
    return entries.every(({ seq, hash }) => table.entries[seq - 1]?.hash === hash);
  }

  #startAt(revision: number): void {
    this.#revision = revision;
    this.#queued = this.#table.seq;
    this.#snapshot = this.#table.snapshot.seq;
  }

  #unwritten(): Pick<Change, 'entries' | 'effects' | 'progress' | 'snapshot'> {
    const table = this.#table;
    const { snapshot } = table;
    const entries = table.entries.slice(this.#queued);
    this.#queued = table.seq;
    const effects = this.#effects.take();
    const isNew = snapshot.seq > this.#snapshot;
    if (isNew) this.#snapshot = snapshot.seq;
    return {
      entries,
      ...(effects.length > 0 && { effects }),
      progress: progressOf(table),
      ...(isNew && {
        snapshot: {
          ...snapshot,
          schema: this.layout,
          fingerprint: this.#effects.fingerprintAt(snapshot.seq),
        },
      }),
    };
  }

  #storedSeat(side: Side): StoredSeat {
    const [token, orders] = [this.#tokens[side] ?? '', this.#orders.textOf(side)];
    return storedSeatOf(this.#table, side, { token, orders });
  }

  /** Sets the secret of a seat. If another player has it now, its orders are deleted. */
  #open(side: Side, secret: string): void {
    const hash = this.accountTokens.hashOf(secret);
    if (hash !== this.#tokens[side]) this.#orders.clear(side);
    this.#tokens[side] = hash;
  }
}

/** Progress of a table, as stored. */
export function progressOf({ actor, outcome, seq, header, timing }: Table): TableProgress {
  const end = outcome && JSON.stringify(writeOutcome(outcome, header.sides));
  const due = Math.ceil(1000 * (timing.deadline ?? 0));
  return { seq, actor: Math.max(actor, CHANCE), over: outcome !== undefined, outcome: end, due };
}

/** A seat as stored; `token` is the hash of its secret. */
export function storedSeatOf(
  { seats, shares }: Table,
  side: Side,
  { token, orders }: Pick<StoredSeat, 'token' | 'orders'>,
): StoredSeat {
  const { contributions, seals } = shares;
  const share = { contribution: contributions?.[side] ?? '', seal: seals?.[side] ?? '' };
  return { ...(seats[side] ?? OPEN_SEAT), token, orders, ...share };
}

/** Applies the player of a seat, and its share in the dice, from another server. */
function takeRow(table: Table, side: Side, { kind, name, seal, contribution }: StoredSeat): void {
  const known = table.seats[side];
  if (known?.kind !== kind || known.name !== name) table.seat(side, { kind, name });
  const { seals, contributions } = table.shares;
  if (seals && seal !== '' && seals[side] === '')
    table.contribute(side, seal === WITHOUT ? { share: '', seals } : { seal });
  if (seals && contribution !== '' && contributions?.[side] === '')
    table.contribute(side, { share: contribution, seals });
}

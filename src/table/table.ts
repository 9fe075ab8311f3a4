import { msg } from '../kernel/text/message.ts';
import type { Action } from '../kernel/action.ts';
import { actor, refusalOf, stepOf } from '../kernel/engine.ts';
import type { Game } from '../kernel/game.ts';
import type { Outcome } from '../kernel/outcome.ts';
import { formatAction, parseAction } from '../kernel/text/notation.ts';
import type { Refusal } from '../kernel/rulebook.ts';
import type { GameState } from '../kernel/state.ts';
import { CHANCE, NOBODY, type Side } from '../kernel/side.ts';
import { Offers, formatOfferAction } from './seats/offers.ts';
import { offerActionOf } from './seats/offer-answers.ts';
import { goesBackTo } from './record/meta-entries.ts';
import { formatRound, type Round } from './dice/beacon.ts';
import { Clocks } from './clock/clock.ts';
import type { Dice } from './dice/dice.ts';
import { StandIns, formatSeatChange, type SeatChange } from './seats/stand-ins.ts';
import type { Follower } from './views/follower.ts';
import { type History, type StoredHistory, RULES_CHANGED, type Snapshot } from './history.ts';
import * as views from './views/internals.ts';
import type { Entry, ReplayView, TableStatus, TableView } from './messages/messages.ts';
import { carryOut, dropOut, type EntryEffect } from './record/entry-effect.ts';
import type { GameRecord, RecordEntry } from './record/record.ts';
import type { RecordHeader } from './record/record-schemas.ts';
import { revive, type RevivedTable, type StoredTable } from './record/restore.ts';
import { Rolls, type StoredShares } from './dice/rolls.ts';
import type { Contribution } from './dice/shares.ts';
import { finish, type Slices } from './slices.ts';
import { GameStatus, type Verdict } from './game-status.ts';
import * as parts from './table-parts.ts';
import type { Answer, NewTable, Seat, TableHead } from './table-parts.ts';
import { Timing } from './clock/timing.ts';
import { Writer } from './record/writer.ts';

type Kind = RecordEntry['kind'];

/**
 * Referee of one game in progress, for server, browser worker and terminal. It reads no clock and uses no storage or
 * sockets. Every action, die, undo and resignation is a new entry. Input that cannot be accepted gets a refusal (with
 * rule '' if it is not a rule of the game); a broken invariant of a game throws. Neither changes the position, beyond
 * the actions before it that `played` counts.
 */
export class Table {
  readonly id: string;
  readonly game: Game;
  readonly header: RecordHeader;
  /** Owners of the seats, by side; `currentPlayer` returns the current player. */
  readonly seats: readonly Seat[];
  readonly dice: Dice;
  /** Full state with all secrets; do not change it. */
  readonly state: GameState;
  /** Every entry in full, for stores and files. Players get `entriesFor`. */
  readonly entries: readonly RecordEntry[];
  /** History of the moves, for the store. */
  readonly history: StoredHistory;
  /** Result of playing the recorded moves under the current rules. */
  readonly verdict: Verdict;
  readonly #seats: Seat[];
  readonly #history: History;
  readonly #scratch: GameState;
  readonly #rolls: Rolls;
  readonly #standIns = new StandIns();
  readonly #offers = new Offers();
  readonly #writer: Writer;
  /** Followers, which record the changes of each entry to their views. */
  readonly followers: Set<Follower>;
  readonly #status: GameStatus;
  readonly #internals: views.TableInternals;
  readonly timing: Timing;

  private constructor(stored: StoredTable, revived: RevivedTable) {
    const { id, game, dice, header, entries, seats = [] } = stored;
    const { history, state, verdict } = revived;
    this.id = id;
    this.game = game;
    this.header = header;
    this.dice = dice;
    this.#history = history;
    this.history = history;
    this.entries = history.entries;
    this.state = state;
    this.#scratch = game.create();
    this.#seats = game.sides.map((_, side) => parts.plainSeat(seats[side] ?? parts.OPEN_SEAT));
    this.seats = this.#seats;
    const isBot = (side: Side): boolean => this.currentPlayer(side).kind === 'bot';
    this.#rolls = new Rolls(dice, header, stored, isBot);
    this.#status = new GameStatus(verdict, stored.ownRules);
    this.verdict = this.#status;
    const [standIns, status, rolls] = [this.#standIns, this.#status, this.#rolls];
    const clocks = new Clocks(header.clock, game.sides.length);
    const kept = { standIns, status, rolls, clocks, offers: this.#offers };
    this.#internals = { game, history, ...kept, seats: this.#seats };
    this.#writer = new Writer(header, this.#internals);
    this.followers = this.#writer.followers;
    this.timing = new Timing(this.#internals, this, (s, text) => this.#append('clock', s, text));
    for (const entry of entries) views.apply(this.#internals, header, entry);
  }

  /** Creates a table of a new game, at its first decision. */
  static create(spec: NewTable): Table {
    return Table.load({ ...spec, header: parts.headerOf(spec), entries: [] }).ready();
  }

  /** Loads a table from entries that this program has stored itself, and trusts them. */
  static load(stored: StoredTable): Table {
    return finish(Table.loading(stored));
  }

  /** Loads a table as `load` does, in slices. */
  static *loading(stored: StoredTable): Slices<Table> {
    return new Table(stored, yield* revive(stored));
  }

  /** Computes the effects of stored entries in slices; otherwise they are computed at once when needed. */
  computingEffects(): Slices<void> {
    return this.#history.computingEffects();
  }

  /** Length of the record. */
  get seq(): number {
    return this.entries.length;
  }

  /** Side to act; `NOBODY` once the game is over, `CHANCE` if dice are to be typed. */
  get actor(): Side {
    return this.#status.isOpen ? actor(this.game, this.state) : NOBODY;
  }

  get outcome(): Outcome | undefined {
    return this.#status.outcome;
  }

  get shares(): StoredShares {
    return this.#rolls.stored;
  }

  /** Number of changes of `shares` so far. */
  get shareChanges(): number {
    return this.#rolls.shareChanges;
  }

  /** Snapshot nearest to the current position. */
  get snapshot(): Snapshot {
    return this.#history.latest;
  }

  /** Rolls the dice that are due at the start, or where play stopped. Returns the table. */
  ready(): this {
    this.#rollDice();
    return this;
  }

  /** Changes the owner of a seat, without effect on play. */
  seat(side: Side, seat: Seat): void {
    this.#seats[side] = seat;
  }

  /** Current player of a seat: its owner, a substitute bot, or a person who has taken it over. */
  currentPlayer(side: Side): Seat {
    return this.#standIns.currentPlayer(side) ?? this.#seats[side] ?? parts.OPEN_SEAT;
  }

  /** Changes the current player of a seat: a substitute bot, another person, or the owner again. */
  changeSeat(side: Side, seq: number, change: SeatChange): Answer {
    const refusal = this.#whyNotNow(side, seq);
    if (refusal) return this.#refuse(refusal);
    const seat = this.#seats[side] ?? parts.OPEN_SEAT;
    // This table does not judge earlier moves from elsewhere.
    const own = this.seq >= (this.header.imported ?? 0);
    const reason = own ? this.#standIns.whyNot(side, seat, change) : undefined;
    if (reason) return this.#refuse({ rule: '', reason });
    this.#append('seat', side, formatSeatChange(change));
    this.#rollDice(); // Dice do not wait for a bot's share.
    return { ok: true, seq: this.seq, played: 0 };
  }

  /**
   * Plays actions in order, and the dice that follow them. Stops early, with `ok`, when a die, a reveal or another side
   * comes in between. A player who acts in their `own` seat ends a substitution.
   */
  act(side: Side, seq: number, texts: readonly string[], own = true): Answer {
    const refusal = this.#whyNotNow(side, seq);
    if (refusal) return this.#refuse(refusal);
    if (this.actor !== side)
      return this.#refuse({ rule: this.#rule(), reason: parts.waitingFor(this.actor) });
    const actions = parts.parseActions(this.game, texts);
    if (!Array.isArray(actions)) return this.#refuse(actions);
    let played = 0;
    for (const action of actions) {
      const illegal = refusalOf(this.game, this.state, action);
      if (illegal) return this.#refuse(illegal, played);
      if (own) this.#actInPerson(side);
      const { reveals } = this.#play('action', side, action);
      played += 1;
      if (this.#rollDice() || reveals || this.actor !== side) break;
    }
    return { ok: true, seq: this.seq, played };
  }

  /** Undoes the last action, or all since entry `to`, but not beyond the last die, reveal or action of another side. */
  undo(side: Side, seq: number, to?: number, own = true): Answer {
    const refusal = this.#whyNotNow(side, seq);
    if (refusal) return this.#refuse(refusal);
    const target = to ?? this.#history.activeEntry(this.seq) - 1;
    const reason = this.#status.isDue ? RULES_CHANGED : this.#history.whyNoUndo(side, target);
    if (reason) return this.#refuse({ rule: '', reason });
    if (own) this.#actInPerson(side);
    this.#append('undo', side, String(target));
    return { ok: true, seq: this.seq, played: 0 };
  }

  /** Side that may undo now, if any. */
  get sideToUndo(): Side | undefined {
    const { isOpen, isDue } = this.#status;
    return isOpen && !isDue ? this.#history.sideToUndo : undefined;
  }

  /** Resigns, in or out of turn, at any length of the record. The others continue if the game can do without the side. */
  resign(side: Side): Answer {
    const refusal = this.#whyNotNow(side, this.seq);
    if (refusal) return this.#refuse(refusal);
    this.#carryOut('resign', side, '', (s) => dropOut(this.game, s, side));
    this.#rollDice();
    return { ok: true, seq: this.seq, played: 0 };
  }

  /** Makes or answers an offer; one that all accept takes effect at once, with the text of a `rules` entry if it is given. */
  handleOffer(side: Side, seq: number, text: string, rules?: string): Answer {
    const refusal = this.#whyNotNow(side, seq);
    if (refusal) return this.#refuse(refusal);
    const offer = offerActionOf(this.#internals, side, text);
    if ('why' in offer) return this.#refuse({ rule: '', reason: offer.why });
    const asked = this.#offers.offer?.terms;
    this.#append('accord', side, formatOfferAction(offer));
    if (offer.kind === 'done' && rules !== undefined) this.#append('rules', CHANCE, rules);
    if (offer.kind === 'agree' && asked?.do === 'stand-in')
      return this.changeSeat(side, this.seq, asked);
    return { ok: true, seq: this.seq, played: 0 };
  }

  /** Ends the game from outside: `loser` has lost, or nobody if it is not a side. Returns false if the game was over. */
  close(loser: Side, why: string): boolean {
    if (!this.#status.isOpen) return false;
    this.#append('close', loser, why);
    return true;
  }

  /**
   * Carries out an entry that another server has accepted. Throws if its result differs here; discard the table then.
   */
  follow(entry: RecordEntry): void {
    const { seq, kind, side, text, hash } = entry;
    const isMove = kind === 'action' || kind === 'undo';
    if (isMove && this.currentPlayer(side).kind !== 'bot') this.#rolls.acted(side);
    if (kind === 'action' || kind === 'die') this.#play(kind, side, parseAction(this.game, text));
    else if (kind === 'resign') this.resign(side);
    else if (kind === 'rules') this.#appendRules();
    else this.#append(kind, side, text);
    if (this.entries[seq - 1]?.hash !== hash) throw new Error(`entry ${seq} is another one here`);
  }

  /** Accepts a seat's seal, or its share in the dice, and rolls the dice that waited for it. */
  contribute(side: Side, given: Contribution): Answer {
    const reason = this.#seats[side] ? this.#rolls.take(side, given) : parts.WATCHING;
    if (reason) return this.#refuse({ rule: '', reason });
    this.#rollDice();
    return { ok: true, seq: this.seq, played: 0 };
  }

  /** Round of the beacon that dice wait for, if any. */
  get awaitedRound(): number | undefined {
    return this.actor === CHANCE ? this.#rolls.awaited : undefined;
  }

  /** Accepts a verified round, and rolls the dice that waited for it. Returns false if it is not the awaited round. */
  addBeaconRound(round: Round): boolean {
    if (this.actor !== CHANCE || this.#rolls.whyNotRound(round)) return false;
    this.#append('beacon', CHANCE, formatRound(round));
    this.#rollDice();
    return true;
  }

  /** Adds the shares of a record to later dice. */
  addShares(texts: readonly string[]): void {
    this.#rolls.addShares(texts);
  }

  /** Enters a die that a person has rolled, and continues play; for dice that the table cannot roll. */
  roll(text: string): Answer {
    if (this.actor !== CHANCE)
      return this.#refuse({ rule: this.#rule(), reason: msg('table.no-die') });
    const actions = parts.parseActions(this.game, [text]);
    if (!Array.isArray(actions)) return this.#refuse(actions);
    const [action = 0] = actions;
    const illegal = refusalOf(this.game, this.state, action);
    if (illegal) return this.#refuse(illegal);
    this.#play('die', CHANCE, action);
    this.#rollDice();
    return { ok: true, seq: this.seq, played: 1 };
  }

  /** Returns a copy of the state (or of `s`) as a side may see it, for bots and overlays. */
  stateFor(side: Side, s = this.state): GameState {
    return views.seenBy(side, this.#internals, s);
  }

  /** Returns the table as a side or a spectator may see it. All seats count as connected; only the server knows better. */
  viewFor(side: Side): TableView {
    return { ...this.headFor(side), entries: this.entriesFor(side) };
  }

  headFor(side: Side): TableHead {
    const ints = parts.plain(this.stateFor(side).ints);
    const fixed = parts.fixedOf(this, this.#status.rulesEntry);
    return { ...fixed, side, seq: this.seq, ints, ...this.statusFor(side) };
  }

  /** Returns the status for a side; `isConnected` tells whether a side's player is connected. */
  statusFor(side: Side, isConnected?: (side: Side) => boolean): TableStatus {
    return views.statusFor(side, this.#internals, this, isConnected);
  }

  /** Returns entries `from` + 1 to `to` with the parts that the side may read; everything once the game is over. */
  entriesFor(side: Side, from = 0, to?: number): Entry[] {
    return views.entriesFor(side, this.#internals, from, to);
  }

  /** Returns the position after `seq` entries as the side may see it. Throws an `InputError` for an unknown entry. */
  viewAt(seq: number, side: Side): ReplayView {
    return { table: this.id, ...views.positionFor(side, this.#internals, seq) };
  }

  /** Returns the record with all secrets. It contains the sealed seed if the game is over, or with `withSeed`. */
  record({ withSeed = false } = {}): GameRecord {
    return views.recordOf(this.header, this.#internals, withSeed);
  }

  #actInPerson(side: Side): void {
    this.#rolls.acted(side);
    if (this.#standIns.currentPlayer(side)?.kind === 'bot')
      this.#append('seat', side, formatSeatChange({ do: 'back' }));
  }

  #rule = (): string => stepOf(this.game, this.state).rule;

  #refuse(refusal: Refusal, played = 0): Answer {
    return { ok: false, seq: this.seq, played, refusal };
  }

  #whyNotNow(side: Side, seq: number): Refusal | undefined {
    if (!this.#seats[side]) return { rule: '', reason: parts.WATCHING };
    return this.#status.whyNot(side) ?? parts.whyLate(seq, this.seq);
  }

  #play(kind: 'action' | 'die', side: Side, action: Action): EntryEffect {
    const text = formatAction(this.game, action);
    return this.#carryOut(kind, side, text, (s) => carryOut(this.game, s, action));
  }

  /** Changes the position and writes the entry; if the rules throw, does neither. */
  #carryOut(kind: Kind, side: Side, text: string, work: (s: GameState) => EntryEffect) {
    this.#appendRules();
    this.#scratch.copyFrom(this.state);
    try {
      const effect = work(this.state);
      const outcome = this.game.outcome(this.state);
      this.#append(kind, side, text, effect);
      this.#status.outcome ??= outcome;
      return effect;
    } catch (error) {
      this.state.copyFrom(this.#scratch);
      throw error;
    }
  }

  /** Rolls all dice that are due, if this table can; returns whether it wrote any entry. */
  #rollDice(): boolean {
    const before = this.seq;
    while (this.actor === CHANCE) {
      const round = this.#rolls.roundToName;
      if (round !== undefined) this.#append('beacon', CHANCE, formatRound({ round }));
      const drawn = this.#rolls.draw(this.game, this.state);
      if (drawn === undefined) break;
      this.#play('die', CHANCE, drawn);
    }
    return this.seq > before;
  }

  /** Writes a `rules` entry if other rules apply from here on. */
  #appendRules(): void {
    const text = this.#status.takeDue();
    if (text !== undefined) this.#append('rules', CHANCE, text);
  }

  #append(kind: Kind, side: Side, text: string, effect?: EntryEffect): void {
    this.#appendRules();
    const target = goesBackTo({ kind, text });
    if (target !== undefined) this.state.copyFrom(this.#history.stateAt(target));
    this.#writer.write(kind, side, text, this.state, effect);
  }
}

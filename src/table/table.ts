/**
 * The referee of one game in progress. The same code runs in the server, in a browser worker and in
 * the CLI: no clock, no storage, no sockets; all input and output is plain data.
 *
 * Nothing is ever changed in place: every action, die, undo and resignation is a new entry. Input
 * that cannot be accepted is answered with a refusal (rule '' if no rule of the game is the reason)
 * and changes nothing; a broken invariant of a game throws and changes nothing either.
 */
import { type Action, ActionList } from '../kernel/action.ts';
import { actor, drawOutcome, legal, refusalOf, stepOf } from '../kernel/engine.ts';
import type { Game, Outcome } from '../kernel/game.ts';
import { eventsFor } from '../kernel/log.ts';
import { formatAction } from '../kernel/notation.ts';
import type { Refusal } from '../kernel/rulebook.ts';
import { InputError } from '../kernel/setup.ts';
import { type GameState, hashState } from '../kernel/state.ts';
import { CHANCE, NOBODY, type Side } from '../kernel/step.ts';
import { viewOf } from '../kernel/view.ts';
import { Contributions } from './contributions.ts';
import type { Dice } from './dice.ts';
import { Duties, formatSeatChange, type SeatChange } from './duties.ts';
import { carryOut, History, type Note, type Snapshot } from './history.ts';
import type { Entry, ReplayView, TableView } from './messages.ts';
import {
  entryHash,
  type GameRecord,
  headerHash,
  type RecordEntry,
  type RecordHeader,
} from './record.ts';
import {
  type Answer,
  headerOf,
  type NewTable,
  OPEN_SEAT,
  parseActions,
  plain,
  resignation,
  type Seat,
  type StoredTable,
  seatName,
  type TableHead,
  WATCHING,
} from './table-parts.ts';

export class Table {
  readonly id: string;
  readonly game: Game;
  readonly header: RecordHeader;
  readonly dice: Dice;
  readonly #seats: Seat[];
  readonly #history: History;
  readonly #state: GameState;
  readonly #spare: GameState;
  readonly #contributions: Contributions;
  readonly #duties = new Duties();
  #hash: string;
  #diceRolled = 0;
  #outcome: Outcome | undefined;

  private constructor(stored: StoredTable) {
    const { id, game, dice, header, entries, seats = [], contributions = [] } = stored;
    const { history, state } = History.restore(game, entries, stored.snapshot);
    this.id = id;
    this.game = game;
    this.header = header;
    this.dice = dice;
    this.#history = history;
    this.#state = state;
    this.#spare = game.create();
    this.#seats = game.sides.map((_, side) => seats[side] ?? OPEN_SEAT);
    this.#contributions = new Contributions(game.sides.map((_, i) => contributions[i] ?? ''));
    this.#hash = entries.at(-1)?.hash ?? headerHash(header);
    for (const entry of entries) this.#takeIn(entry);
    const last = entries.at(-1);
    this.#outcome = last?.kind === 'resign' ? resignation(game, last.side) : game.outcome(state);
  }

  /** A new game at its first decision. */
  static create(spec: NewTable): Table {
    return Table.load({ ...spec, header: headerOf(spec), entries: [] }).ready();
  }

  /** A table out of entries that this program has written and stored itself; they are trusted. */
  static load(stored: StoredTable): Table {
    return new Table(stored);
  }

  /** Length of the record. */
  get seq(): number {
    return this.#history.length;
  }

  /** Who is to act; `NOBODY` once the game is over, `CHANCE` if dice are to be typed. */
  get actor(): Side {
    return this.#outcome ? NOBODY : actor(this.game, this.#state);
  }

  get outcome(): Outcome | undefined {
    return this.#outcome;
  }

  /** Whose the seats are; `sitter` tells who plays them. */
  get seats(): readonly Seat[] {
    return this.#seats;
  }

  /** The whole truth, for the driver. Not to be changed. */
  get state(): GameState {
    return this.#state;
  }

  get contributions(): readonly string[] {
    return this.#contributions.texts;
  }

  /** Every entry in full, for stores and files. Players get `entriesFor`. */
  get entries(): readonly RecordEntry[] {
    return this.#history.entries;
  }

  /** Snapshot from which the present position is soonest reached. */
  get snapshot(): Snapshot {
    return this.#history.latest;
  }

  /** Rolls the dice that are due, should play begin or have stopped at one. */
  ready(): this {
    this.#rollDice();
    return this;
  }

  /** Changes who sits somewhere; play goes on undisturbed. */
  seat(side: Side, seat: Seat): void {
    this.#seats[side] = seat;
  }

  /** Who plays a seat: its owner, unless a bot stands in or a person has taken it over. */
  sitter(side: Side): Seat {
    return this.#duties.sitter(side) ?? this.#seats[side] ?? OPEN_SEAT;
  }

  /** Lets somebody else than its owner play a seat, or the owner again. */
  changeSeat(side: Side, seq: number, change: SeatChange): Answer {
    const refusal = this.#whyNotNow(side, seq);
    if (refusal) return this.#refuse(refusal);
    const seat = this.#seats[side] as Seat;
    const reason = this.#isOwn ? this.#duties.whyNot(side, seat, change) : undefined;
    if (reason) return this.#refuse({ rule: '', reason });
    this.#append('seat', side, formatSeatChange(change));
    return { ok: true, seq: this.seq, played: 0 };
  }

  /**
   * Plays actions in order, and the dice that they lead to. Stops early, with `ok`, where a die, a
   * reveal or the other side has come in between. Who acts in his `own` seat ends a stand-in.
   */
  act(side: Side, seq: number, texts: readonly string[], own = true): Answer {
    const refusal = this.#whyNotNow(side, seq) ?? this.#whyNotTurn(side);
    if (refusal) return this.#refuse(refusal);
    const actions = parseActions(this.game, texts);
    if (!Array.isArray(actions)) return this.#refuse(actions);
    let played = 0;
    for (const action of actions) {
      const illegal = refusalOf(this.game, this.#state, action);
      if (illegal) return this.#refuse(illegal, played);
      if (own) this.#endStandIn(side);
      const { reveals } = this.#play('action', side, action);
      played += 1;
      if (this.#rollDice() || reveals || this.actor !== side) break;
    }
    return { ok: true, seq: this.seq, played };
  }

  /**
   * Takes back the side's last action, or all since entry `to`, as far as the last die, reveal or
   * decision of another side.
   */
  undo(side: Side, seq: number, to?: number, own = true): Answer {
    const refusal = this.#whyNotNow(side, seq);
    if (refusal) return this.#refuse(refusal);
    const target = to ?? this.#history.standing(this.seq) - 1;
    const obstacle = this.#history.whyNoUndo(side, target);
    if (obstacle) return this.#refuse({ rule: '', reason: obstacle });
    if (own) this.#endStandIn(side);
    this.#state.copyFrom(this.#history.stateAt(target));
    this.#append('undo', side, String(target));
    return { ok: true, seq: this.seq, played: 0 };
  }

  canUndo(side: Side): boolean {
    if (this.#outcome || !this.#isSide(side)) return false;
    return this.#history.whyNoUndo(side, this.#history.standing(this.seq) - 1) === undefined;
  }

  /** Gives the game up, in or out of turn. */
  resign(side: Side, seq: number): Answer {
    const refusal = this.#whyNotNow(side, seq);
    if (refusal) return this.#refuse(refusal);
    this.#append('resign', side, '');
    this.#outcome = resignation(this.game, side);
    return { ok: true, seq: this.seq, played: 0 };
  }

  /** Mixes a seat's own randomness, once, into the sealed dice that are still to be rolled. */
  contribute(side: Side, text: string): Answer {
    if (!this.#isSide(side)) return this.#refuse({ rule: '', reason: WATCHING });
    if (this.#outcome || this.dice.scheme !== 'sealed')
      return this.#refuse({ rule: '', reason: 'No sealed dice are to be rolled here any more.' });
    if (this.#contributions.has(side))
      return this.#refuse({ rule: '', reason: 'This seat has contributed to the dice already.' });
    this.#contributions.add(side, text);
    return { ok: true, seq: this.seq, played: 0 };
  }

  /** Enters a die that a person has rolled, and plays on. For dice that the table cannot roll. */
  roll(text: string): Answer {
    if (this.actor !== CHANCE)
      return this.#refuse({ rule: this.#rule, reason: 'No die is to be rolled now.' });
    const actions = parseActions(this.game, [text]);
    if (!Array.isArray(actions)) return this.#refuse(actions);
    const illegal = refusalOf(this.game, this.#state, actions[0] as Action);
    if (illegal) return this.#refuse(illegal);
    this.#play('die', CHANCE, actions[0] as Action);
    this.#rollDice();
    return { ok: true, seq: this.seq, played: 1 };
  }

  /** The state as a side may see it, for bots and overlays; a copy, or written into `into`. */
  stateFor(side: Side, into?: GameState): GameState {
    return this.#seenBy(side, this.#state, into);
  }

  /** The table as a side or a spectator may see it. Seats count as connected; the server knows. */
  viewFor(side: Side): TableView {
    return { ...this.headFor(side), entries: this.entriesFor(side) };
  }

  headFor(side: Side): TableHead {
    const { scheme, commitment, seed } = this.dice;
    const told = this.#outcome && seed !== undefined ? { seed } : {};
    return {
      table: this.id,
      game: this.game.id,
      setup: this.game.setup,
      side,
      seats: this.#seats.map((seat, i) => {
        const connected = seat.kind !== 'open';
        return { side: i, ...seat, connected, ...this.#duties.marks(i) };
      }),
      seq: this.seq,
      ints: plain(this.stateFor(side).ints),
      actor: this.actor,
      canUndo: this.canUndo(side),
      hints: this.header.hints !== 'off',
      ...(this.#outcome && { outcome: this.#outcome }),
      dice: { scheme, commitment, ...told, mixed: this.contributions },
    };
  }

  /** The entries after `from` with what the side may read of them; all of it once over. */
  entriesFor(side: Side, from = 0): Entry[] {
    return this.entries.slice(from).map((entry) => {
      const { seq, kind, text } = entry;
      const { events, secret } = this.#history.note(seq);
      const hidden = secret && entry.side !== side && !this.#outcome;
      return {
        seq,
        kind,
        side: entry.side,
        text: hidden ? '' : text,
        events: this.#outcome ? events : eventsFor(events, side),
      };
    });
  }

  /** The position after `seq` entries as the side may see it. Throws `InputError` if none. */
  viewAt(seq: number, side: Side): ReplayView {
    if (!Number.isInteger(seq) || seq < 0 || seq > this.seq)
      throw new InputError(`there is no position ${seq}; the record has 0 to ${this.seq}`);
    const s = this.#history.stateAt(seq);
    const ints = plain(this.#seenBy(side, s).ints);
    return { table: this.id, seq, side, ints, actor: actor(this.game, s) };
  }

  /**
   * The whole record, secrets included. The sealed seed goes with it once the game is over, or at
   * once with `withSeed`, for a local save that must be able to roll on.
   */
  record({ withSeed = false } = {}): GameRecord {
    const { scheme, seed } = this.dice;
    const tell = scheme === 'sealed' && seed !== undefined && (withSeed || this.#outcome);
    return {
      header: this.header,
      entries: this.entries,
      close: {
        end: this.#outcome ? 'over' : 'unfinished',
        seats: this.#seats.map(seatName),
        ...(this.#outcome && { outcome: this.#outcome }),
        ...(tell ? { seed } : {}),
        ...(this.#contributions.pending && { mixed: this.#contributions.mixture() }),
      },
    };
  }

  #endStandIn(side: Side): void {
    if (this.#duties.standIn(side) !== undefined)
      this.#append('seat', side, formatSeatChange({ do: 'back' }));
  }

  /** The next entry is of this table, and not of one that was played elsewhere before. */
  get #isOwn(): boolean {
    return this.seq >= (this.header.imported ?? 0);
  }

  get #rule(): string {
    return stepOf(this.game, this.#state).rule;
  }

  #isSide(side: Side): boolean {
    return this.#seats[side] !== undefined;
  }

  #refuse(refusal: Refusal, played = 0): Answer {
    return { ok: false, seq: this.seq, played, refusal };
  }

  #whyNotNow(side: Side, seq: number): Refusal | undefined {
    if (!this.#isSide(side)) return { rule: '', reason: WATCHING };
    if (this.#outcome) return { rule: this.#outcome.rule, reason: 'The game is over.' };
    if (seq === this.seq) return undefined;
    const reason = `The table has moved on: this was meant for entry ${seq}, it is at ${this.seq}.`;
    return { rule: '', reason };
  }

  #whyNotTurn(side: Side): Refusal | undefined {
    const turn = this.actor;
    if (turn === side) return undefined;
    const who = this.game.sides[turn]?.name;
    const reason = who ? `It is for ${who} to act.` : 'The dice are to be rolled first.';
    return { rule: this.#rule, reason };
  }

  #play(kind: 'action' | 'die', side: Side, action: Action): Note {
    this.#spare.copyFrom(this.#state);
    try {
      const note = carryOut(this.game, this.#state, action);
      const outcome = this.game.outcome(this.#state);
      this.#append(kind, side, formatAction(this.game, action), note);
      this.#outcome = outcome;
      return note;
    } catch (error) {
      this.#state.copyFrom(this.#spare);
      throw error;
    }
  }

  /** Rolls all dice that are due, if they are ours to roll; true if there were any. */
  #rollDice(): boolean {
    const before = this.seq;
    const outcomes = new ActionList();
    while (this.actor === CHANCE) {
      const rng = this.dice.die(this.#diceRolled + 1, this.#contributions.mixture());
      if (!rng) break;
      legal(this.game, this.#state, outcomes);
      const drawn = drawOutcome(this.game, this.#state, outcomes, (n) => rng.below(n));
      this.#play('die', CHANCE, drawn);
    }
    return this.seq > before;
  }

  #append(kind: RecordEntry['kind'], side: Side, text: string, note?: Note): void {
    const body = {
      seq: this.seq + 1,
      kind,
      side,
      text,
      // Dice rolled elsewhere, before this table took the game over, know nothing of these seats.
      ...(kind === 'die' &&
        this.#isOwn &&
        this.#contributions.pending && { mixed: this.#contributions.mixture() }),
      state: hashState(this.#state),
    };
    const entry = { ...body, hash: entryHash(this.header, this.#hash, body) };
    this.#history.push(entry, this.#state, note);
    this.#hash = entry.hash;
    this.#takeIn(entry);
  }

  #takeIn({ seq, kind, side, text, mixed }: RecordEntry): void {
    if (kind === 'die') this.#diceRolled += 1;
    if (kind === 'seat' && seq > (this.header.imported ?? 0)) this.#duties.note(side, text);
    if (mixed) this.#contributions.tell(mixed);
  }

  #seenBy(side: Side, s: GameState, into?: GameState): GameState {
    if (!this.#outcome) return viewOf(this.game, s, side, into);
    return into ? into.copyFrom(s) : s.clone();
  }
}

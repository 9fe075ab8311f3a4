/**
 * Replays the entries of a record under the current rules and finds the first difference. Nothing is trusted: not the
 * side that acted, legality, dice with a known seed, undos, or positions.
 *
 * Positions are compared by their hashes where record and rules have the same layout of the state. Where the layout has
 * changed, the game counts as the same if every entry is legal for the side that made it. After a difference, positions
 * are unknown until the record itself (or a snapshot) contains one.
 */
import { actor, refusalOf, stepOf } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { formatAction, parseAction } from '../../kernel/text/notation.ts';
import { type LocalizedText, msg } from '../../kernel/text/message.ts';
import type { Outcome } from '../../kernel/outcome.ts';
import type { Refusal } from '../../kernel/rulebook.ts';
import { InputError } from '../../kernel/setup/setup.ts';
import { type GameState, hashState } from '../../kernel/state.ts';
import { CHANCE } from '../../kernel/side.ts';
import { Offers, parseOfferAction } from '../seats/offers.ts';
import { goesBackTo } from './meta-entries.ts';
import { parseRound } from '../dice/beacon.ts';
import { Clocks, parseTick } from '../clock/clock.ts';
import { type Dice, foreignDice } from '../dice/dice.ts';
import type { Difference } from './difference.ts';
import { StandIns, parseSeatChange } from '../seats/stand-ins.ts';
import { History, type RestoredHistory, type Snapshot } from '../history.ts';
import { carryOut, dropOut, type EntryEffect } from './entry-effect.ts';
import type { RecordEntry } from './record.ts';
import type { RecordHeader } from './record-schemas.ts';
import { Rolls } from '../dice/rolls.ts';
import { layoutName, parseRulesMark } from './rules-mark.ts';
import type { Slices } from '../slices.ts';
import { RESIGNED } from '../game-status.ts';
import { outcomeBy, type Seat, waitingFor, WATCHING } from '../table-parts.ts';

/** A game that was played earlier, here or elsewhere. */
interface EarlierGame {
  readonly game: Game;
  readonly header: RecordHeader;
  readonly entries: readonly RecordEntry[];
  /** A stored position of the same layout, to continue from after a difference. */
  readonly snapshot?: Snapshot | undefined;
  /** The sealed dice; if their seed is known, they are rolled again and compared. */
  readonly dice?: Dice;
  /** Seats by side. If given, changes of the current player of a seat are validated too. */
  readonly seats?: readonly Seat[];
}

/** Result of retracing a game under the current rules. */
export interface RetraceResult extends RestoredHistory {
  /** Outcome of the game, if it is over. */
  readonly outcome: Outcome | undefined;
  readonly difference?: Difference;
  /** Difference after which the position stays unknown; `state` is then the position before it. */
  readonly stopped?: Difference;
  /** Whether the position comes only from a snapshot, so that the record must contain it before play continues. */
  readonly fromSnapshot: boolean;
  /** Whether the last entries have the current layout; undefined if that cannot be determined. */
  readonly sameLayout: boolean | undefined;
  /** Whether some positions could not be compared, because their layout differs; only their moves were. */
  readonly byMoves: boolean;
}

/** Number of entries between two pauses. */
const SLICE = 8;
const OVER = msg('refusal.over');

export function* retrace(past: EarlierGame): Slices<RetraceResult> {
  const walk = new Walk(past);
  for (const entry of past.entries) {
    walk.take(entry);
    if (entry.seq % SLICE === 0) yield;
  }
  return walk.result;
}

type Fault = Pick<Difference, 'rule' | 'reason'>;

class Walk {
  readonly #past: EarlierGame;
  readonly #game: Game;
  readonly #history: History;
  readonly #rolls: Rolls;
  readonly #standIns = new StandIns();
  readonly #offers = new Offers();
  readonly #clocks: Clocks;
  readonly #resigned = new Set<number>();
  readonly #layout: string;
  #state: GameState;
  #version: number;
  #sameLayout: boolean | undefined;
  #byMoves = false;
  #outcome: Outcome | undefined;
  #difference: Difference | undefined;
  #stopped: Difference | undefined;
  #fromSnapshot = false;

  constructor(past: EarlierGame) {
    const { game, header, dice = foreignDice('') } = past;
    this.#past = past;
    this.#game = game;
    this.#history = new History(game);
    this.#rolls = new Rolls(dice, header, {}, () => true);
    this.#clocks = new Clocks(header.clock, game.sides.length);
    this.#layout = layoutName(game);
    this.#state = this.#history.stateAt(0);
    this.#version = header.rules;
    this.#sameLayout = header.layout === undefined ? undefined : header.layout === this.#layout;
    this.#outcome = game.outcome(this.#state);
  }

  get result(): RetraceResult {
    const [stopped, difference] = [this.#stopped, this.#difference];
    return {
      history: this.#history,
      state: stopped ? this.#history.stateAt(this.#history.length) : this.#state,
      outcome: stopped ? undefined : this.#outcome,
      ...(difference && { difference }),
      ...(stopped && { stopped }),
      fromSnapshot: this.#fromSnapshot,
      sameLayout: this.#sameLayout,
      byMoves: this.#byMoves,
    };
  }

  take(entry: RecordEntry): void {
    const fault = this.#stopped ? undefined : this.#play(entry);
    if (fault) this.#part(entry, fault);
    if (this.#stopped && !this.#takeUp(entry)) this.#history.lose(entry);
    if (entry.kind === 'resign') this.#resigned.add(entry.side);
    if (entry.kind === 'rules') this.#changeRules(entry);
    if (this.#isOwn(entry) && entry.kind === 'seat') this.#standIns.note(entry.side, entry.text);
    this.#rolls.apply(entry);
    if (this.#isOwn(entry)) this.#offers.apply(entry);
  }

  #part({ seq }: RecordEntry, fault: Fault): void {
    const now = this.#game.version;
    this.#stopped = { seq, ...fault, played: this.#version, now };
    this.#difference ??= this.#stopped;
  }

  /** Carries out an entry if it is valid; otherwise returns why not. */
  #play(entry: RecordEntry): Fault | undefined {
    try {
      const fault = this.#whyNot(entry);
      if (fault) return fault;
      const { rule } = stepOf(this.#game, this.#state);
      const effect = this.#carryOut(entry);
      if (!this.#isAsRecorded(entry))
        return {
          rule,
          reason: msg('rules.state', { expected: hashState(this.#state), found: entry.state }),
        };
      if (entry.kind === 'rules') this.#history.rebase(entry, this.#state);
      else this.#history.push(entry, this.#state, effect);
      return undefined;
    } catch (error) {
      // The rules threw an error, because the position is invalid under them.
      return { rule: '', reason: error instanceof Error ? error.message : String(error) };
    }
  }

  #carryOut(entry: RecordEntry): EntryEffect | undefined {
    const { kind, side, text } = entry;
    const [game, s] = [this.#game, this.#state];
    switch (kind) {
      case 'action':
      case 'die': {
        const effect = carryOut(game, s, parseAction(game, text));
        this.#outcome = game.outcome(s);
        return effect;
      }
      case 'resign': {
        const effect = dropOut(game, s, side);
        this.#outcome = outcomeBy(entry, game, this.#resigned) ?? game.outcome(s);
        return effect;
      }
      default:
        return this.#goOn(entry);
    }
  }

  /** Carries out an entry that is not play: it goes back, or ends the game. */
  #goOn(entry: RecordEntry): undefined {
    const target = goesBackTo(entry);
    if (target !== undefined) this.#state.copyFrom(this.#history.stateAt(target));
    this.#outcome = outcomeBy(entry, this.#game, this.#resigned) ?? this.#outcome;
  }

  /**
   * Compares the position if its layout is the current one. In a record without a layout, the first entry decides that.
   */
  #isAsRecorded({ kind, state }: RecordEntry): boolean {
    if (kind === 'rules') return true;
    const isEqual = hashState(this.#state) === state;
    this.#sameLayout ??= isEqual;
    if (this.#sameLayout) return isEqual;
    this.#byMoves = true;
    return true;
  }

  /** Returns why an entry is invalid here. */
  #whyNot(entry: RecordEntry): Fault | undefined {
    const { kind, side, text } = entry;
    if (kind === 'die') return this.#whyNotDie(entry);
    if (kind === 'rules') return this.#whyNotRules(entry);
    if (kind === 'beacon') return this.#whyNotBeacon(entry);
    if (kind === 'clock') return faultOf(this.#whyNotTick(entry));
    if (!this.#game.sides[side] && kind !== 'close') return { rule: '', reason: WATCHING };
    if (this.#outcome) return { rule: this.#outcome.rule, reason: OVER };
    if (kind === 'close') return undefined;
    if (this.#resigned.has(side)) return { rule: '', reason: RESIGNED };
    switch (kind) {
      case 'action':
        return this.#whyNotAct(side, text);
      case 'undo':
        return faultOf(this.#history.whyNoUndo(side, Number(text)));
      case 'seat':
        return faultOf(this.#whyNotSeat(entry));
      case 'accord':
        return faultOf(this.#whyNotOffer(entry));
      case 'resign':
        return undefined;
    }
  }

  #whyNotAct(side: number, text: string): Fault | undefined {
    const [game, s] = [this.#game, this.#state];
    const { rule } = stepOf(game, s);
    const turn = actor(game, s);
    if (turn !== side) return { rule, reason: waitingFor(turn) };
    return this.#whyNotLegal(text);
  }

  #whyNotLegal(text: string): Refusal | undefined {
    try {
      return refusalOf(this.#game, this.#state, parseAction(this.#game, text));
    } catch (error) {
      if (error instanceof InputError) return { rule: '', reason: error.text };
      throw error;
    }
  }

  #whyNotDie({ text, seq, mixed }: RecordEntry): Fault | undefined {
    const [game, s] = [this.#game, this.#state];
    const { rule } = stepOf(game, s);
    if (this.#outcome) return { rule: this.#outcome.rule, reason: OVER };
    if (actor(game, s) !== CHANCE) return { rule, reason: msg('table.no-die') };
    this.#rolls.addShares(mixed ?? []);
    const contributions = this.#rolls.contributionsOf(seq).mixed;
    if (JSON.stringify(contributions) !== JSON.stringify(mixed))
      return {
        rule: '',
        reason: `mixed: expected ${textOf(contributions)}, found ${textOf(mixed)}`,
      };
    const illegal = this.#whyNotLegal(text);
    const drawn = illegal ? undefined : this.#rolls.draw(game, s);
    if (drawn === undefined || formatAction(game, drawn) === text) return illegal;
    return { rule: '', reason: `text: expected ${formatAction(game, drawn)}, found ${text}` };
  }

  /**
   * Returns why an offer or answer is invalid. Without the seats of that time, it can only check that a player other
   * than the offerer agreed.
   */
  #whyNotOffer(entry: RecordEntry): LocalizedText | undefined {
    const { side, text } = entry;
    const action = parseOfferAction(text);
    if (!action) return msg('record.offer', { text });
    const reason = this.#isOwn(entry) ? this.#offers.whyNot(side, action) : undefined;
    if (reason || action.kind !== 'done' || action.terms.do !== 'takeback') return reason;
    return this.#history.whyNoTakeback(action.terms.to);
  }

  #whyNotTick(entry: RecordEntry): LocalizedText | undefined {
    const { side, text } = entry;
    const tick = parseTick(text);
    if (!tick) return msg('record.clock', { text });
    if (!this.#isOwn(entry)) return undefined;
    const isTurn = tick.do !== 'runs' || side < 0 || side === actor(this.#game, this.#state);
    const why = isTurn ? this.#clocks.whyNot(side, tick) : 'clock.turn';
    if (why === undefined) this.#clocks.apply(side, tick);
    return why && msg(why);
  }

  #whyNotBeacon(entry: RecordEntry): Fault | undefined {
    const round = parseRound(entry.text);
    if (!round) return faultOf(msg('beacon.round', { round: entry.text }));
    if (!this.#isOwn(entry)) return undefined;
    const { rule } = stepOf(this.#game, this.#state);
    if (actor(this.#game, this.#state) !== CHANCE) return { rule, reason: msg('table.no-die') };
    return faultOf(this.#rolls.whyNotRound(round));
  }

  #whyNotSeat(entry: RecordEntry): LocalizedText | undefined {
    const { side, text } = entry;
    const change = parseSeatChange(text);
    if (!change) return msg('record.seat', { text });
    const seat = this.#past.seats?.[side];
    return seat && this.#isOwn(entry) ? this.#standIns.whyNot(side, seat, change) : undefined;
  }

  /**
   * Returns why a change of the rules is invalid. The position after it is the one that it contains, or else the known
   * one.
   */
  #whyNotRules({ seq, text, state }: RecordEntry): Fault | undefined {
    const mark = parseRulesMark(text);
    if (!mark) return faultOf(msg('rules.mark', { text }));
    if (mark.layout !== this.#layout) return faultOf(mark.ints && msg('rules.layout'));
    const known = mark.ints ? this.#stateOf(mark.ints, state) : this.#state;
    if (!known || hashState(known) !== state) return faultOf(msg('rules.position', { state }));
    const before = this.#past.entries[seq - 2]?.state;
    if (mark.ints && this.#sameLayout && before !== undefined && before !== state)
      return faultOf(msg('rules.position', { state: before }));
    this.#state = known;
    this.#outcome = this.#game.outcome(known);
    return undefined;
  }

  #changeRules({ text }: RecordEntry): void {
    const mark = parseRulesMark(text);
    if (!mark) return;
    this.#version = mark.version;
    this.#sameLayout = mark.layout === this.#layout;
  }

  /** After a difference, continues from a stored position, if the entry or the snapshot has one. */
  #takeUp(entry: RecordEntry): boolean {
    const { snapshot } = this.#past;
    const mark = entry.kind === 'rules' ? parseRulesMark(entry.text) : undefined;
    const carried = mark?.layout === this.#layout ? mark.ints : undefined;
    const ints = carried ?? (snapshot?.seq === entry.seq ? snapshot.ints : undefined);
    const known = ints && this.#stateOf(ints, entry.state);
    if (!known) return false;
    this.#state = known;
    this.#outcome = this.#game.outcome(known);
    this.#stopped = undefined;
    this.#sameLayout = true;
    this.#fromSnapshot = carried === undefined;
    this.#history.rebase(entry, known);
    return true;
  }

  /** Returns the state with these integers, if it matches a hash and is valid in this game. */
  #stateOf(ints: Int16Array, hash: string): GameState | undefined {
    const s = this.#game.create();
    if (ints.length !== s.ints.length) return undefined;
    s.ints.set(ints);
    if (hashState(s) !== hash) return undefined;
    try {
      this.#game.check(s);
      return s;
    } catch {
      return undefined;
    }
  }

  /** Returns whether an entry was played at this table, not before the game was imported. */
  #isOwn = ({ seq }: RecordEntry): boolean => seq > (this.#past.header.imported ?? 0);
}

const faultOf = (reason: LocalizedText | undefined): Fault | undefined =>
  reason === undefined ? undefined : { rule: '', reason };

const textOf = (mixed: readonly string[] | undefined): string =>
  mixed ? JSON.stringify(mixed) : 'nothing';

/** One game at the terminal: asks people, runs bots and programs, saves. */
import { rulesMessage } from '../../table/record/difference.ts';
import { translatorOf, format, formatHead } from '../text/messages.ts';
import { setImmediate } from 'node:timers/promises';
import type { BotSeat as Player } from '../../bots/bot.ts';
import { gameById } from '../games.ts';
import type { GameModule } from '../../kernel/game.ts';
import { side as sideNoun } from '../../kernel/text/message.ts';
import { formatAction, parseAction } from '../../kernel/text/notation.ts';
import { requireDefined } from '../../kernel/require-defined.ts';
import { InputError, requireName } from '../../kernel/setup/setup.ts';
import { hashState } from '../../kernel/state.ts';
import { CHANCE, NOBODY, type Side, SPECTATOR } from '../../kernel/side.ts';
import { formatRecord } from '../../table/record/record.ts';
import { activeEntries } from '../../table/history.ts';
import type { Entry } from '../../table/messages/messages.ts';
import { resignOrAbort } from '../../table/seats/seat-requests.ts';
import type { Table } from '../../table/table.ts';
import type { Answer } from '../../table/table-parts.ts';
import { aboutKey } from '../../i18n/head.ts';
import { forfeit } from '../players.ts';
import { type Decision, decisionOf, planLines, printActions, promptOf } from '../decision.ts';
import { writeText } from '../files.ts';
import { print, printItems, printPanel, printZones } from '../output.ts';
import { ProgramFault } from '../programs/program-pipe.ts';
import { ProgramSeat } from '../programs/program-seat.ts';
import { legend } from '../text/text-board.ts';
import { eventLine, outcomeText, sideId } from '../text/outcome-text.ts';
import { boardOf, finalBoard, readAction } from './decision-view.ts';
import type { Prompt } from './prompt.ts';
import { type Control, REPL_COMMANDS } from './repl-commands.ts';
import { playerOf, type SeatOccupant, seatOf } from './seats.ts';
import { orderWith } from './set-order.ts';

/** Number of entries printed again when a saved game continues. */
const REMINDER = 6;

export class PlaySession implements Control {
  readonly module: GameModule;
  readonly #table: Table;
  readonly #occupants: readonly SeatOccupant[];
  readonly #players: readonly (Player | undefined)[];
  /** Number of entries whose events have been printed. */
  #printed: number;
  /** Length of the record when it was last saved. */
  #saved: number;
  #file: string | undefined;
  /** The board as last printed; it is printed again only after a change. */
  #board = '';
  /** The plan as last printed. */
  #plan = '';
  /** The panel as last printed. */
  #panel = '';
  #person: Side = SPECTATOR;
  #decision: Decision | undefined;
  #open = true;
  #left: AbortSignal | undefined;

  /** `file`: where the game was loaded from, and is saved by default. */
  constructor(table: Table, occupants: readonly SeatOccupant[], file?: string) {
    this.module = gameById(table.game.id);
    this.#table = table;
    this.#occupants = occupants;
    this.#players = occupants.map((occupant, side) => playerOf(occupant, `${table.id}/${side}`));
    this.#printed = Math.max(0, table.seq - REMINDER);
    this.#saved = table.seq;
    this.#file = file;
  }

  /** Returns the completions for Tab: legal actions, and other commands. */
  get completions(): string[] {
    const { game, actions = [] } = this.#decision ?? {};
    const legal = game ? actions.map((action) => formatAction(game, action)) : [];
    return [...legal, ...Object.keys(REPL_COMMANDS)];
  }

  /** Plays until the game is over or the player leaves. */
  async run(prompt: Prompt): Promise<void> {
    const table = this.#table;
    const programs = this.#occupants.filter((occupant) => occupant instanceof ProgramSeat);
    // A player who leaves need not wait for a program that thinks.
    prompt.left.addEventListener('abort', () => {
      for (const program of programs) program.kill();
    });
    this.#left = prompt.left;
    try {
      await this.#seatAll();
      this.#printHeader();
      while (this.#open && table.actor !== NOBODY) {
        const player = this.#players[table.actor];
        if (player) await this.#playBot(player);
        else await this.#ask(prompt);
        // Yield between two decisions of bots, so that Ctrl-C is handled.
        await setImmediate();
        if (prompt.left.aborted) this.#open = false;
      }
      this.#end(prompt);
    } finally {
      for (const program of programs) program.close();
      prompt.close();
    }
  }

  /** At one keyboard, the last side to decide may take that back, even though the other side is to act. */
  undo(): void {
    const { sideToUndo = this.#person, seq } = this.#table;
    const side = this.#occupants[sideToUndo] === 'human' ? sideToUndo : this.#person;
    this.#answer(this.#table.undo(side, seq));
  }

  resign(): void {
    this.#answer(resignOrAbort(this.#table, this.#person));
  }

  quit(): void {
    this.#saved = this.#table.seq;
    this.#open = false;
  }

  save(name: string): void {
    const file = name || this.#file;
    if (file === undefined) throw new InputError('save: name a file, such as "save game.cmr"');
    writeText(file, formatRecord(this.#table.record({ withSeed: true })));
    [this.#file, this.#saved] = [file, this.#table.seq];
    print(`  Saved. Continue with: countermarch play --resume ${file}`);
  }

  log(count: number): void {
    const line = activeEntries(this.#table.entries);
    const entries = this.#table.entriesFor(this.#viewer);
    const standing = entries.filter(({ seq }) => line.has(seq));
    this.#print(standing.slice(Math.max(0, standing.length - count)));
  }

  /** Starts the programs; a program that does not start has lost. */
  async #seatAll(): Promise<void> {
    for (const [side, occupant] of this.#occupants.entries()) {
      await this.#withForfeit(side, async () => {
        if (!(occupant instanceof ProgramSeat)) return;
        print(`Starting ${occupant.command}…`);
        await occupant.begin(this.#table.game, side);
      });
      this.#table.seat(side, seatOf(occupant));
    }
  }

  #printHeader(): void {
    const { game, seats } = this.#table;
    const players = seats.map(
      ({ name }, side) => `${translatorOf(game).name(sideNoun(side))}: ${name}`,
    );
    print(
      `${formatHead(this.module, aboutKey('title'))}. ${players.join(', ')}. Type "help" for the commands.`,
    );
  }

  async #playBot(player: Player): Promise<void> {
    const table = this.#table;
    const side = table.actor;
    await this.#withForfeit(side, async () => {
      const action = await player.choose(table.game, table.stateFor(side), side);
      const answer = table.act(side, table.seq, [formatAction(table.game, action)]);
      if (!answer.ok)
        throw new Error(
          `${sideId(table.game, side)}: ${format(table.game, answer.refusal.reason)}`,
        );
    });
    if (!this.#occupants.includes('human')) this.#printNew();
  }

  async #withForfeit(side: Side, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ProgramFault)) throw error;
      if (this.#left?.aborted) return;
      const name = seatOf(requireDefined(this.#occupants[side], 'every side has a player')).name;
      const { reason } = forfeit(this.#table.game, { side, name, reason: error.message });
      print(`\n${format(this.#table.game, reason)}`);
      this.#table.resign(side);
    }
  }

  /** Asks a person for one decision, or for a die that they roll. */
  async #ask(prompt: Prompt): Promise<void> {
    const { game, actor, seq } = this.#table;
    if (actor !== CHANCE) await this.#handOver(actor, prompt);
    const view = actor === CHANCE ? this.#table.state : this.#table.stateFor(actor);
    const decision = decisionOf(game, actor, view);
    this.#decision = decision;
    this.#printNew();
    this.#showBoard(decision);
    this.#showPlan(decision);
    if (!printActions(decision)) print('      "list" shows all actions with numbers');
    while (this.#open && this.#table.seq === seq) {
      print(promptOf(decision));
      const line = await prompt.ask();
      if (line === undefined) this.#leave();
      else if (line !== '') await this.#runLine(line, decision);
    }
  }

  #leave(): void {
    print();
    this.#open = false;
  }

  /**
   * Asks for the keyboard to be handed over: in games with hidden information, a person must not read what another was
   * shown.
   */
  async #handOver(side: Side, prompt: Prompt): Promise<void> {
    const people = this.#occupants.filter((occupant) => occupant === 'human').length;
    if (people > 1 && side !== this.#person && this.#isSomethingHidden()) {
      print(
        `\n${translatorOf(this.#table.game).name(sideNoun(side))}: take the keyboard and press Enter.`,
      );
      await prompt.ask();
      this.#board = '';
    }
    this.#person = side;
  }

  #isSomethingHidden(): boolean {
    const truth = hashState(this.#table.state);
    return this.#occupants.some((_, side) => hashState(this.#table.stateFor(side)) !== truth);
  }

  /** Prints the expected results of attacks, while they are declared and once they are announced. */
  #showPlan(decision: Decision): void {
    const plan = planLines(decision);
    if (plan !== '' && plan !== this.#plan) print(`${plan}\n`);
    this.#plan = plan;
  }

  #showBoard(decision: Decision): void {
    const { game, view } = decision;
    const [board, panel] = [boardOf(decision), JSON.stringify(game.look.panel(view))];
    if (board === this.#board && panel === this.#panel) return;
    const first = this.#board === '';
    if (board !== this.#board) print(`\n${board}\n`);
    if (first) printItems(legend(game, view), '', ' · ');
    printPanel(game, view);
    printZones(game, view);
    [this.#board, this.#panel] = [board, panel];
  }

  async #runLine(line: string, decision: Decision): Promise<void> {
    const [word = '', ...rest] = line.split(/\s+/);
    const command = Object.hasOwn(REPL_COMMANDS, word) ? REPL_COMMANDS[word] : undefined;
    try {
      if (command) await command.run(decision, rest.join(' '), this);
      else this.#play(line, decision);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      print(`  ${format(this.#table.game, error.text)}`);
    }
  }

  #play(line: string, decision: Decision): void {
    const { game, side } = decision;
    const verbs = game.verbs.list.map(({ name }) => name);
    const known = [...verbs, ...Object.keys(REPL_COMMANDS)];
    const [word = ''] = line.split(/[\s;]/);
    if (!/^\d+$/.test(word)) requireName('action or command', word, known);
    const parts = line.split(';').map((part) => part.trim());
    if (parts.slice(1).some((part) => /^\d+$/.test(part)))
      throw new InputError('only the first of several actions can be a number');
    const texts = parts.map((part) => formatAction(game, readAction(decision, part)));
    const table = this.#table;
    if (side !== CHANCE) this.#act(side, texts);
    else this.#answer(table.roll(requireDefined(texts[0], 'a line has at least one part')));
  }

  /**
   * Plays actions in turn. Actions that pick a set may come in any order, and are put into the only order that the
   * rules accept.
   */
  #act(side: Side, texts: readonly string[]): void {
    const table = this.#table;
    const answer = table.act(side, table.seq, texts);
    const refused = answer.ok ? undefined : texts[answer.played];
    const order = refused && orderWith(table, side, parseAction(table.game, refused));
    if (answer.ok || !order) this.#answer(answer);
    else if ('refusal' in order) this.#answer({ ...answer, ...order });
    else if (!table.undo(side, table.seq, order.to).ok) this.#answer(answer);
    else {
      print(`  In the order of the rules: ${order.texts.join('; ')}.`);
      const rest = texts.slice(answer.played + 1);
      this.#answer(table.act(side, table.seq, [...order.texts, ...rest]));
    }
  }

  #answer(answer: Answer): void {
    if (answer.ok) return;
    const { rule, reason } = answer.refusal;
    print(`  ${rule ? `[${rule}] ` : ''}${format(this.#table.game, reason)}`);
  }

  /** Prints the new entries, as far as the person who was asked last may see them. */
  #printNew(): void {
    this.#print(this.#table.entriesFor(this.#viewer, this.#printed));
    this.#printed = this.#table.seq;
  }

  get #viewer(): Side {
    return this.#table.outcome ? SPECTATOR : this.#person;
  }

  #print(entries: readonly Entry[]): void {
    for (const { kind, text, events } of entries) {
      if (kind === 'rules') print(`  ${format(this.#table.game, rulesMessage(text))}`);
      for (const event of events) print(`  ${eventLine(this.#table.game, event)}`);
    }
  }

  #end(prompt: Prompt): void {
    const { game, outcome, seq } = this.#table;
    this.#printNew();
    this.#occupants.forEach((occupant, side) => {
      if (outcome && occupant instanceof ProgramSeat) occupant.end(game, side, outcome);
    });
    if (outcome) print(`\n${finalBoard(game, this.#table.state)}\n${outcomeText(game, outcome)}`);
    if (seq === this.#saved) return;
    // On Ctrl-C or a lost terminal, save the game; the end of a script is intended.
    if (prompt.terminal && !outcome) this.save(this.#file ?? `${this.#table.id}.cmr`);
    else if (!outcome) print('End of input; the game was not saved.');
  }
}

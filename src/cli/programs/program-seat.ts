/** A side played by an external program, over JSON lines: see docs/bot-protocol.md. */
import { promptOf } from '../../kernel/engine.ts';
import { format } from '../text/messages.ts';
import { z } from 'zod';
import type { BotSeat } from '../../bots/bot.ts';
import { type Action, ActionList } from '../../kernel/action.ts';
import { legal, refusalOf, stepOf } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { isDraw, type Outcome } from '../../kernel/outcome.ts';
import { formatAction, parseAction } from '../../kernel/text/notation.ts';
import { readJson } from '../../kernel/setup/read-json.ts';
import { InputError } from '../../kernel/setup/setup.ts';
import { type GameState, writeState } from '../../kernel/state.ts';
import type { Side } from '../../kernel/side.ts';
import { ProgramFault, ProgramPipe, quote } from './program-pipe.ts';
import { outcomeJson } from '../text/outcome-text.ts';

const BOT_PROTOCOL = 'countermarch/bot/1';

/** Time limits for a program, in milliseconds. */
interface Patience {
  /** From the start of a game to its first line: it may have a large file to load. */
  readonly ready: number;
  /** For one decision. */
  readonly choose: number;
}

const USUAL_SECONDS = 10;

/** Returns the time limits for a number of seconds per decision. */
export const patience = (seconds = USUAL_SECONDS): Patience => ({
  ready: 3000 * seconds,
  choose: 1000 * seconds,
});

const readyAnswer = z.looseObject({ ready: z.string().regex(/^[\w .()+-]{1,40}$/) });
const choiceAnswer = z.looseObject({ action: z.string().max(100), id: z.number().optional() });

export class ProgramSeat implements BotSeat {
  readonly command: string;
  readonly #patience: Patience;
  #pipe: ProgramPipe | undefined;
  #name: string | undefined;
  #asked = 0;

  constructor(command: string, limits: Patience = patience()) {
    this.command = command;
    this.#patience = limits;
  }

  /** Name that the program has sent; before that, its command. */
  get name(): string {
    return this.#name ?? this.command;
  }

  /** Sends the program the start of a game, after starting it if necessary. Rejects with `ProgramFault`. */
  async begin(game: Game, side: Side): Promise<void> {
    await this.#guard(async () => {
      this.#pipe ??= new ProgramPipe(this.command);
      const line = await this.#pipe.ask(startMessage(game, side), this.#patience.ready);
      this.#name = read(readyAnswer, line, '{"ready": "NAME"}').ready;
    });
  }

  /** Asks the program for a decision. Rejects with `ProgramFault`, also if the answer is not legal. */
  async choose(game: Game, view: GameState, side: Side): Promise<Action> {
    return this.#guard(async () => {
      if (!this.#pipe) throw new ProgramFault('is not running');
      this.#asked += 1;
      const message = chooseMessage(game, view, side, this.#asked);
      const line = await this.#pipe.ask(message, this.#patience.choose);
      const { action, id } = read(choiceAnswer, line, '{"action": "…"}');
      if (id !== undefined && id !== this.#asked)
        throw new ProgramFault(`answered question ${id}, but was asked question ${this.#asked}`);
      return legalAction(game, view, action);
    });
  }

  /** Sends the program the end of the game; it does not answer, and waits for the next game. */
  end(game: Game, side: Side, outcome: Outcome): void {
    const won = outcome.winners.includes(side) ? 'won' : 'lost';
    const result = isDraw(outcome, game.sides.length) ? 'draw' : won;
    this.#pipe?.send({ type: 'end', result, outcome: outcomeJson(game, outcome) });
  }

  /** Ends the program by closing its input. */
  close(): void {
    this.#pipe?.end();
    this.#pipe = undefined;
  }

  /** Kills the program at once. */
  kill(): void {
    this.#pipe?.kill();
    this.#pipe = undefined;
  }

  /** Runs work with the program; after a fault, kills it, and the next game starts it again. */
  async #guard<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      this.kill();
      throw error;
    }
  }
}

function startMessage(game: Game, side: Side) {
  const { board, units, verbs, sides, setup } = game;
  const around = board.labels.map((_, n) =>
    Array.from(board.neighbours.subarray(n * board.slots, (n + 1) * board.slots)),
  );
  return {
    type: 'start',
    protocol: BOT_PROTOCOL,
    game: game.id,
    rules: game.version,
    scenario: setup.scenario,
    options: setup.options,
    ...(setup.variant && { variant: setup.variant }),
    ...(setup.document !== undefined && { document: setup.document }),
    sides: sides.map(({ id }) => id),
    you: sides[side]?.id,
    nodes: board.labels,
    neighbours: around,
    units: units.map((unit) => ({ ...unit, side: sides[unit.side]?.id })),
    verbs: verbs.list,
  };
}

function chooseMessage(game: Game, view: GameState, side: Side, id: number) {
  const { frames, fields } = writeState(view);
  const list = legal(game, view, new ActionList()).toArray();
  return {
    type: 'choose',
    id,
    you: game.sides[side]?.id,
    rule: stepOf(game, view).rule,
    prompt: format(game, promptOf(game, view)),
    actions: list.map((action) => formatAction(game, action)),
    counters: game.look.counters(view).map((c) => ({
      unit: game.units[c.unit]?.id,
      side: game.sides[c.side]?.id,
      at: game.board.labels[c.node],
      type: c.type,
      values: c.values,
      conditions: c.conditions.map((text) => format(game, text)),
    })),
    state: { frames, ...fields },
  };
}

function read<T>(schema: z.ZodType<T>, line: string, expected: string): T {
  try {
    const result = schema.safeParse(readJson(line));
    if (result.success) return result.data;
  } catch {
    // Reported below, together with JSON of another form.
  }
  throw new ProgramFault(`answered ${quote(line)}; expected ${expected}`);
}

function legalAction(game: Game, view: GameState, text: string): Action {
  try {
    const action = parseAction(game, text);
    const refusal = refusalOf(game, view, action);
    if (!refusal) return action;
    throw new ProgramFault(
      `answered ${quote(text)}: [${refusal.rule}] ${format(game, refusal.reason)}`,
    );
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new ProgramFault(`answered ${quote(text)}: ${format(game, error.text)}`);
  }
}

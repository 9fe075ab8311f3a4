/** A program's batch of environments: answers its requests one after the other. */
import { z } from 'zod';
import { createBot } from '../../bots/create-bot.ts';
import type { Bot } from '../../bots/bot.ts';
import { drawBoard } from '../../draw/board.ts';
import { BatchEnv, IllegalStepError, NO_ACTION } from '../../env/batch-env.ts';
import { describeBatch } from '../../env/description.ts';
import { AUTORESETS, CHANCES, MOST_ENVS } from '../../env/options.ts';
import type { Game } from '../../kernel/game.ts';
import { InputError } from '../../kernel/setup/setup.ts';
import { NOBODY, SPECTATOR } from '../../kernel/side.ts';
import { formatAction } from '../../kernel/text/notation.ts';
import { viewOf } from '../../kernel/view.ts';
import { format, formatFault } from '../text/messages.ts';
import { textBoard } from '../text/text-board.ts';
import {
  type EnvRequest,
  messageOf,
  OK,
  type OperationName,
  REFUSED,
  writeHeader,
} from './protocol.ts';

const openRequest = z.strictObject({
  envs: z.int().min(1).max(MOST_ENVS),
  seed: z.union([z.string().max(200), z.int()]),
  first: z.int().min(0).max(1e9).default(0),
  autoreset: z.enum(AUTORESETS).default('same_step'),
  chance: z.enum(CHANCES).default('sampled'),
  view: z.union([z.enum(['actor', 'spectator']), z.int()]).default('actor'),
  finalObs: z.boolean().default(false),
});

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });

function textOf(body: Uint8Array): string {
  try {
    return decoder.decode(body);
  } catch {
    throw new RangeError('the body is not UTF-8 text');
  }
}

/** Answers requests about one batch of games. */
export class EnvSession {
  readonly #game: Game;
  readonly #openAgain: (() => Game) | undefined;
  #batch: BatchEnv | undefined;
  /** Bots by level, one for each environment, because a bot may follow a plan. */
  readonly #bots = new Map<string, Bot[]>();

  /** `open` opens the same game again. */
  constructor(game: Game, open?: () => Game) {
    [this.#game, this.#openAgain] = [game, open];
  }

  /** Returns the reply with its header; undefined to end the session. The bytes are valid until the next request. */
  answer(request: EnvRequest): Uint8Array | undefined {
    const { name, operation } = request;
    if (name === 'close') return undefined;
    try {
      if (name === undefined) throw new RangeError(`there is no operation ${operation}`);
      return writeHeader(this.#operations[name](request), operation, OK);
    } catch (error) {
      const text = this.#refusal(error);
      return writeHeader(messageOf(encoder.encode(text)), operation, REFUSED);
    }
  }

  /** Returns the text of an error that the program caused; throws other errors again. */
  #refusal(error: unknown): string {
    if (error instanceof InputError) return formatFault(error);
    if (error instanceof IllegalStepError) {
      const { refusal } = error;
      return refusal ? `${error.message} ${format(this.#game, refusal.reason)}` : error.message;
    }
    if (error instanceof z.ZodError) return z.prettifyError(error);
    if (error instanceof RangeError || error instanceof SyntaxError) return error.message;
    throw error;
  }

  get #open(): BatchEnv {
    if (this.#batch === undefined) throw new RangeError('send "open" before all other requests');
    return this.#batch;
  }

  readonly #operations: Readonly<
    Record<Exclude<OperationName, 'close'>, (request: EnvRequest) => Uint8Array>
  > = {
    open: ({ body }) => {
      const options = openRequest.parse(JSON.parse(textOf(body)));
      this.#batch = new BatchEnv(this.#game, options, this.#openAgain);
      this.#bots.clear();
      return textMessage(JSON.stringify(describeBatch(this.#batch)));
    },
    reset: ({ a, body }) => {
      const { envs } = this.#open.options;
      if (a === 1) return this.#open.reset(undefined, textOf(body)).bytes();
      if (body.length !== 0 && body.length !== envs)
        throw new RangeError(`reset: the mask must have ${envs} bytes, not ${body.length}`);
      return this.#open.reset(body.length === 0 ? undefined : body).bytes();
    },
    step: ({ body }) => this.#open.step(int32s(body)).bytes(),
    frame: () => this.#open.frame.bytes(),
    view: ({ a, b }) => this.#view(a, b),
    save: ({ a }) => messageOf(this.#open.save(a)),
    restore: ({ a, b, body }) => this.#open.restore(body, a, b).bytes(),
    determinize: ({ a, b, body }) => {
      const [to = -1] = int32s(body.subarray(0, 4));
      return this.#open.determinize(a, this.#side(b), textOf(body.subarray(4)), to).bytes();
    },
    render: ({ a, b, body }) => textMessage(this.#render(a, b, textOf(body))),
    names: () => {
      const { ids } = this.#open;
      const names = Array.from({ length: ids.count }, (_, id) =>
        formatAction(this.#game, ids.actionOf(id)),
      );
      return textMessage(names.join('\n'));
    },
    hash: () => {
      const batch = this.#open;
      const hashes = Array.from({ length: batch.options.envs }, (_, i) => batch.hash(i));
      return textMessage(hashes.join('\n'));
    },
    choose: ({ body }) => bytesMessage(this.#choose(textOf(body))),
    evaluate: ({ b }) => bytesMessage(this.#evaluate(this.#side(b))),
  };

  /** Parses a side of the game, or a spectator. */
  #viewer(side: number): number {
    return side === SPECTATOR ? side : this.#side(side);
  }

  #side(side: number): number {
    if (this.#game.sides[side] === undefined) throw new RangeError(`there is no side ${side}`);
    return side;
  }

  #view(env: number, side: number): Uint8Array {
    return bytesMessage(this.#open.observe(env, this.#viewer(side)));
  }

  #render(env: number, side: number, mode: string): string {
    const view = viewOf(this.#game, this.#open.state(env), this.#viewer(side));
    if (mode === 'text') return textBoard(this.#game, view);
    if (mode === 'svg') return drawBoard(this.#game, view, { theme: 'light', areas: [] });
    throw new RangeError(`render: "${mode}" is neither "text" nor "svg"`);
  }

  /** Returns the choices of a bot level for all environments; `NO_ACTION` where no side is to act. */
  #choose(level: string): Int32Array {
    const batch = this.#open;
    const choices = new Int32Array(batch.options.envs).fill(NO_ACTION);
    this.#botsOf(level, batch.options.envs).forEach((bot, i) => {
      const side = batch.frame.player[i] ?? NOBODY;
      if (side < 0) return;
      const action = bot.choose(this.#game, viewOf(this.#game, batch.state(i), side), side);
      choices[i] = batch.ids.idOf(action);
    });
    return choices;
  }

  #botsOf(level: string, count: number): readonly Bot[] {
    const { seed, first } = this.#open.options;
    const bots =
      this.#bots.get(level) ??
      Array.from({ length: count }, (_, i) => createBot(level, `${seed}/${first + i}/${level}`));
    this.#bots.set(level, bots);
    return bots;
  }

  /** Returns the game's own evaluation, from -1 lost to 1 won, for a side, in each environment. */
  #evaluate(side: number): Float32Array {
    const batch = this.#open;
    return Float32Array.from({ length: batch.options.envs }, (_, i) =>
      this.#game.bot.evaluate(viewOf(this.#game, batch.state(i), side), side),
    );
  }
}

/** Returns the integers of a body, wherever it starts. */
function int32s(body: Uint8Array): Int32Array {
  if (body.length % 4 !== 0) throw new RangeError(`${body.length} bytes are not a list of int32`);
  return body.byteOffset % 4 === 0
    ? new Int32Array(body.buffer, body.byteOffset, body.length / 4)
    : new Int32Array(body.slice().buffer);
}

const textMessage = (text: string): Uint8Array => messageOf(encoder.encode(text));

const bytesMessage = ({ buffer, byteOffset, byteLength }: Int16Array | Int32Array | Float32Array) =>
  messageOf(new Uint8Array(buffer, byteOffset, byteLength));

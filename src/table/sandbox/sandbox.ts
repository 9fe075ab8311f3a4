/**
 * Plays a bundle in QuickJS, because a file may contain a stranger's rules. They have no files, network, page or clock;
 * memory and the time of each call are limited. Everything that crosses the border is text, and is checked.
 */
import type { QuickJSContext, QuickJSHandle, QuickJSWASMModule } from 'quickjs-emscripten-core';
import type { Game, GameModule } from '../../kernel/game.ts';
import { moduleOf } from '../../kernel/play/guest.ts';
import { type Play, PLAY_VERSION, type PlayGame } from '../../kernel/play/play.ts';
import { InputError } from '../../kernel/setup/setup.ts';
import { msg } from '../../kernel/text/message.ts';
import { checkAnswer } from './guard.ts';
import { type GameHandle, pack, programOf, unpack } from './inside.ts';

/** Limits of a sandbox. */
export interface SandboxLimits {
  /** Maximum milliseconds for loading and opening a game; large maps take seconds in QuickJS on a busy machine. */
  readonly patience?: number;
  /** Maximum milliseconds for any other call. Absent: same as `patience`. */
  readonly callPatience?: number;
  /** Clock in milliseconds. */
  readonly now: () => number;
}

/** Maximum memory of a game in QuickJS, and size of its stack, in bytes. */
const [MEMORY, STACK] = [512 * 2 ** 20, 4 * 2 ** 20];
const PATIENCE = 30_000;
/** Maximum number of characters in an answer. */
const LONGEST = 32 * 2 ** 20;
/** Number of cached answers, because a screen asks about the same positions repeatedly. */
const KEPT = 300;

type Call = (game: number, name: string, args: readonly unknown[]) => unknown;

/**
 * Loads a bundle into a sandbox of its own. Throws an `InputError` if it cannot run there, or if a call takes too long.
 * All later calls then throw the same error.
 */
export function openSandbox(
  quickJs: QuickJSWASMModule,
  code: string,
  limits: SandboxLimits,
): { readonly play: Play; readonly moduleOf: (play: Play) => GameModule } {
  const call = start(quickJs, code, limits);
  const { functions, ...parts } = call(-1, 'describe', []) as Omit<Play, 'design'> & {
    readonly functions: readonly string[];
  };
  if (parts.api !== PLAY_VERSION)
    throw new InputError(
      msg('bundle.newer', { found: String(parts.api), known: String(PLAY_VERSION) }),
    );
  const numbers = new Map<PlayGame['data'], number>();
  const play = {
    ...parts,
    ...functionsOf(call, -1, functions),
    open: (setup: unknown) => {
      const opened = call(-1, 'open', [setup]) as GameHandle;
      numbers.set(opened.data, opened.number);
      return { data: opened.data, ...functionsOf(call, opened.number, opened.functions) };
    },
  } as unknown as Play;
  const evaluated = (game: Game): Game => ({
    ...game,
    bot: {
      evaluate(s, side) {
        const number = (game.play && numbers.get(game.play.data)) ?? -1;
        const value = call(number, 'evaluate', [s.ints, side]);
        if (typeof value !== 'number')
          throw new InputError(msg('bundle.sandbox', { reason: 'evaluate' }));
        return value;
      },
    },
  });
  return {
    play,
    moduleOf(shown) {
      const module = moduleOf(shown);
      return { ...module, open: (setup) => evaluated(module.open(setup)) };
    },
  };
}

/** Names of the functions in the interface; other names in a bundle are ignored. */
const FUNCTIONS = new Set<string>([
  ...(['messages', 'readSetup', 'readVariant', 'readDocument'] satisfies (keyof Play)[]),
  ...(['start', 'actor', 'legal', 'weights', 'apply', 'refusal'] satisfies (keyof PlayGame)[]),
  ...(['giveUp', 'outcome', 'view', 'hash', 'check', 'lot'] satisfies (keyof PlayGame)[]),
  ...(['window', 'parseAction', 'formatAction', 'readPosition'] satisfies (keyof PlayGame)[]),
  ...(['writePosition', 'scene', 'label', 'path', 'preview'] satisfies (keyof PlayGame)[]),
  ...(['actors', 'shape', 'overlay', 'odds', 'goal', 'proposals'] satisfies (keyof PlayGame)[]),
  ...(['recruit', 'counters', 'barred', 'fight', 'face'] satisfies (keyof PlayGame)[]),
  ...(['unitsToSetUp', 'setUpCounter', 'askForUnit', 'putUnit'] satisfies (keyof PlayGame)[]),
]);

const functionsOf = (call: Call, game: number, names: readonly string[]) =>
  Object.fromEntries(
    names
      .filter((name) => FUNCTIONS.has(name))
      .map((name) => [name, (...args: readonly unknown[]) => call(game, name, args)]),
  );

function start(quickJs: QuickJSWASMModule, code: string, limits: SandboxLimits): Call {
  const { now, patience = PATIENCE, callPatience = patience } = limits;
  const runtime = quickJs.newRuntime({ memoryLimitBytes: MEMORY, maxStackSizeBytes: STACK });
  let deadline = now() + patience;
  let failure: InputError | undefined;
  runtime.setInterruptHandler(() => now() > deadline);
  const context = runtime.newContext();
  const answer = evaluate(context, programOf(code));
  const known = new Map<string, unknown>();
  return (game, name, args) => {
    if (failure) throw failure;
    const question = pack({ game, name, args });
    if (known.has(question)) return known.get(question);
    deadline = now() + (name === 'open' ? patience : callPatience);
    try {
      const value = ask(context, answer, question);
      checkAnswer(name, value);
      if (known.size >= KEPT) known.delete(known.keys().next().value ?? '');
      known.set(question, value);
      return value;
    } catch (error) {
      if (now() > deadline && error instanceof InputError) failure = error;
      throw error;
    }
  };
}

function ask(context: QuickJSContext, answer: QuickJSHandle, question: string): unknown {
  const text = context.newString(question);
  const result = context.callFunction(answer, context.undefined, text);
  text.dispose();
  if (result.error) throw faultIn(context, result.error);
  const type = context.typeof(result.value);
  const answered = type === 'string' ? context.getString(result.value) : '';
  result.value.dispose();
  if (answered === '' || answered.length > LONGEST)
    throw new InputError(msg('bundle.sandbox', { reason: `${type}, ${answered.length}` }));
  return unpack(answered);
}

function evaluate(context: QuickJSContext, program: string): QuickJSHandle {
  const result = context.evalCode(program, 'bundle.js', { strict: true });
  if (result.error) throw faultIn(context, result.error);
  return result.value;
}

function faultIn(context: QuickJSContext, handle: QuickJSHandle): InputError {
  const { message = '' } = Object(context.dump(handle)) as { readonly message?: string };
  handle.dispose();
  return new InputError(msg('bundle.sandbox', { reason: String(message).slice(0, 200) }));
}

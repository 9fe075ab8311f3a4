/**
 * Plays a bundle in QuickJS: rules out of a file, which may be a stranger's. They have no files, no network and no clock;
 * their memory and the time of each call are limited. Everything that crosses the border is text.
 */
import type { QuickJSContext, QuickJSHandle } from 'quickjs-emscripten-core';
import type { GameModule } from '../../kernel/game.ts';
import { moduleOf } from '../../kernel/play/guest.ts';
import { type Play, PLAY_VERSION, type PlayGame } from '../../kernel/play/play.ts';
import { InputError } from '../../kernel/setup/setup.ts';
import { msg } from '../../kernel/text/message.ts';
import { scriptOf } from '../../server/bundles/load.ts';
import { loadQuickJs, MEMORY, STACK } from './quick-js.ts';

/** Milliseconds that one call may take. Opening a large map takes seconds in QuickJS on a busy machine. */
const PATIENCE = 30_000;

type Call = (game: number, name: string, args: readonly unknown[]) => unknown;

/** A game as the sandbox describes it: its number there, and what its parts are. */
interface GameParts {
  readonly number: number;
  readonly data: PlayGame['data'];
  readonly functions: readonly string[];
}

/**
 * Loads a bundle into a sandbox of its own. Throws `InputError` if it cannot run there, or if a call takes more milliseconds
 * than `patience`.
 */
export async function loadSandboxed(code: string, patience = PATIENCE): Promise<GameModule> {
  const call = await startSandbox(code, patience);
  const { functions, ...parts } = call(-1, 'describe', []) as Omit<Play, 'design'> & {
    readonly functions: readonly string[];
  };
  if (parts.api !== PLAY_VERSION)
    throw new InputError(
      msg('bundle.newer', { found: String(parts.api), known: String(PLAY_VERSION) }),
    );
  const play = {
    ...parts,
    ...functionsOf(call, -1, functions),
    open: (setup: unknown) => openGame(call, setup),
  };
  return moduleOf(play as Play);
}

function openGame(call: Call, setup: unknown): PlayGame {
  const { number, data, functions } = call(-1, 'open', [setup]) as GameParts;
  return { data, ...functionsOf(call, number, functions) } as unknown as PlayGame;
}

const functionsOf = (call: Call, game: number, names: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => [name, (...args: readonly unknown[]) => call(game, name, args)]),
  );

async function startSandbox(code: string, patience: number): Promise<Call> {
  const runtime = (await loadQuickJs()).newRuntime({
    memoryLimitBytes: MEMORY,
    maxStackSizeBytes: STACK,
  });
  let deadline = performance.now() + patience;
  runtime.setInterruptHandler(() => performance.now() > deadline);
  const context = runtime.newContext();
  const answer = evaluate(context, `(${inside.toString()})(${scriptOf(code)}.play)`);
  return (game, name, args) => {
    deadline = performance.now() + patience;
    const question = context.newString(pack({ game, name, args }));
    const result = context.callFunction(answer, context.undefined, question);
    question.dispose();
    if (result.error) throw faultIn(context, result.error);
    const text = context.getString(result.value);
    result.value.dispose();
    return unpack(text);
  };
}

function evaluate(context: QuickJSContext, program: string): QuickJSHandle {
  const result = context.evalCode(program, 'bundle.js', { strict: true });
  if (result.error) throw faultIn(context, result.error);
  return result.value;
}

function faultIn(context: QuickJSContext, handle: QuickJSHandle): InputError {
  const { message = '' } = Object(context.dump(handle)) as { readonly message?: string };
  handle.dispose();
  return new InputError(msg('bundle.sandbox', { reason: message }));
}

/** Value as text, with its typed arrays. */
const pack = (value: unknown): string =>
  JSON.stringify({ value }, (_, part: unknown) => {
    if (part instanceof Int16Array) return { int16: Array.from(part) };
    return part instanceof Int32Array ? { int32: Array.from(part) } : part;
  });

function unpack(text: string): unknown {
  const { value } = JSON.parse(text, (_, part: unknown) => {
    const { int16, int32 } = Object(part) as { int16?: number[]; int32?: number[] };
    if (int16) return Int16Array.from(int16);
    return int32 ? Int32Array.from(int32) : part;
  }) as { readonly value?: unknown };
  return value;
}

/**
 * Answers questions about a bundle. Its text runs inside of the sandbox, so it uses nothing but the language, and no name of
 * this file.
 */
function inside(play: Play): (question: string) => string {
  const games: PlayGame[] = [];
  const packed = (value: unknown): string =>
    JSON.stringify({ value }, (_, part: unknown) => {
      if (part instanceof Int16Array) return { int16: Array.from(part) };
      return part instanceof Int32Array ? { int32: Array.from(part) } : part;
    });
  const unpacked = (text: string): unknown => {
    const whole = JSON.parse(text, (_, part: unknown) => {
      const { int16, int32 } = Object(part) as { int16?: number[]; int32?: number[] };
      if (int16) return Int16Array.from(int16);
      return int32 ? Int32Array.from(int32) : part;
    }) as { readonly value?: unknown };
    return whole.value;
  };
  const functionsIn = (parts: object): string[] =>
    Object.entries(parts).flatMap(([name, part]) => (typeof part === 'function' ? [name] : []));
  const describe = () => {
    const { design: _, ...parts } = play;
    return { ...parts, functions: functionsIn(parts).filter((name) => name !== 'open') };
  };
  const open = (setup: Parameters<Play['open']>[0]) => {
    const game = play.open(setup);
    const number = games.push(game) - 1;
    return { number, data: game.data, functions: functionsIn(game) };
  };
  return (question) => {
    const { game, name, args } = unpacked(question) as {
      readonly game: number;
      readonly name: string;
      readonly args: readonly unknown[];
    };
    if (name === 'describe') return packed(describe());
    if (name === 'open') return packed(open(args[0] as Parameters<Play['open']>[0]));
    const target = (game < 0 ? play : games[game]) as unknown as Record<
      string,
      (...args: readonly unknown[]) => unknown
    >;
    return packed(target[name]?.(...args));
  };
}

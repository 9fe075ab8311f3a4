/**
 * The program that wraps a bundle inside the sandbox, and the text format of questions and answers: JSON, with typed
 * arrays and `undefined` encoded as objects.
 */
import type { Game, GameModule } from '../../kernel/game.ts';
import type { Play, PlayGame } from '../../kernel/play/play.ts';
import { scriptOf } from '../../kernel/play/script.ts';
import type { Side } from '../../kernel/side.ts';

/** A call; `game` is the number of an opened game, or -1 for the module before a set-up is opened. */
export interface SandboxCall {
  readonly game: number;
  readonly name: string;
  readonly args: readonly unknown[];
}

/** An opened game: its number, its data, and the names of its functions. */
export interface GameHandle {
  readonly number: number;
  readonly data: PlayGame['data'];
  readonly functions: readonly string[];
}

/** Exports of a bundle. */
interface Exports {
  readonly play: Play;
  readonly game?: GameModule;
}

/**
 * Returns a program whose value is a function that answers questions. Its realm has no clock and no randomness, so
 * equal questions get equal answers.
 */
export const programOf = (code: string): string =>
  `delete globalThis.Date; delete Math.random; (${inside.toString()})(${scriptOf(code)})`;

/** Encodes a value as text. */
export const pack = (value: unknown): string =>
  JSON.stringify({ value: value === undefined ? { none: 1 } : value }, (_, part: unknown) => {
    if (part instanceof Int16Array) return { int16: Array.from(part) };
    if (part instanceof Int32Array) return { int32: Array.from(part) };
    return Array.isArray(part)
      ? part.map((each) => (each === undefined ? { none: 1 } : each))
      : part;
  });

/** Decodes a value; throws a `SyntaxError` for text that is not JSON. */
export function unpack(text: string): unknown {
  const { value } = JSON.parse(text, (_, part: unknown) => {
    const { int16, int32, none } = Object(part) as PackedPart;
    if (Array.isArray(int16)) return Int16Array.from(int16);
    if (Array.isArray(int32)) return Int32Array.from(int32);
    return none === 1 ? undefined : part;
  }) as { readonly value?: unknown };
  return value;
}

interface PackedPart {
  readonly int16?: number[];
  readonly int32?: number[];
  readonly none?: number;
}

/**
 * Answers questions about a bundle. Its source runs inside the sandbox, so it may use only the language itself, and no
 * other name in this file.
 */
function inside({ play, game: module }: Exports): (question: string) => string {
  const games: { readonly game: PlayGame; readonly raw: () => Game | undefined }[] = [];
  const packed = (value: unknown): string =>
    JSON.stringify({ value: value === undefined ? { none: 1 } : value }, (_, part: unknown) => {
      if (part instanceof Int16Array) return { int16: Array.from(part) };
      if (part instanceof Int32Array) return { int32: Array.from(part) };
      return Array.isArray(part)
        ? part.map((each: unknown) => (each === undefined ? { none: 1 } : each))
        : part;
    });
  const unpacked = (text: string): unknown => {
    const whole = JSON.parse(text, (_, part: unknown) => {
      const { int16, int32, none } = Object(part) as {
        readonly int16?: number[];
        readonly int32?: number[];
        readonly none?: number;
      };
      if (int16) return Int16Array.from(int16);
      if (int32) return Int32Array.from(int32);
      return none === 1 ? undefined : part;
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
    let opened: Game | undefined;
    const raw = () => {
      opened ??= module?.open(setup);
      return opened;
    };
    const number = games.push({ game, raw }) - 1;
    return { number, data: game.data, functions: functionsIn(game) };
  };
  /**
   * Returns the bots' evaluation of a position. It uses the exported game module, because `Play` does not include it.
   */
  const evaluate = (number: number, ints: Int16Array, side: Side): number | undefined => {
    const game = games[number]?.raw();
    const s = game?.create();
    s?.ints.set(ints);
    return s && game?.bot.evaluate(s, side);
  };
  return (question) => {
    const { game, name, args } = unpacked(question) as SandboxCall;
    if (name === 'describe') return packed(describe());
    if (name === 'open') return packed(open(args[0] as Parameters<Play['open']>[0]));
    if (name === 'evaluate') return packed(evaluate(game, args[0] as Int16Array, args[1] as Side));
    const target = (game < 0 ? play : games[game]?.game) as unknown as Record<
      string,
      (...args: readonly unknown[]) => unknown
    >;
    return packed(target[name]?.(...args));
  };
}

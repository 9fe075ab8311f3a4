/** The arguments that several commands share, and how they are read. */
import type { Command } from 'commander';
import type { GameModule } from '../kernel/game.ts';
import { InputError, parseSetup, type Setup } from '../kernel/setup.ts';

/** What `--scenario` and `--option` ask for. */
export interface SetupOptions {
  readonly scenario?: string;
  readonly option?: Readonly<Record<string, string>>;
}

/** Gives a command `--scenario` and `--option`. */
export function addSetup(command: Command): Command {
  return command
    .option('--scenario <id>', 'scenario; the first if left out')
    .option('--option <id=value>', 'an option of the game; may be repeated', parseOption);
}

function parseOption(raw: string, before: Readonly<Record<string, string>> = {}) {
  const at = raw.indexOf('=');
  if (at < 1) throw new InputError(`--option: "${raw}" is not of the form id=value`);
  return { ...before, [raw.slice(0, at)]: raw.slice(at + 1) };
}

/** The set-up of a game that was asked for. Throws `InputError` with the nearest names. */
export const setupOf = (module: GameModule, { scenario, option }: SetupOptions): Setup =>
  parseSetup(module, { scenario, options: option });

/** A whole number from the command line, in a range; throws `InputError` naming the option. */
export function wholeNumber(name: string, min: number, max: number): (raw: string) => number {
  return (raw) => {
    const value = Number(raw);
    if (!/^\d+$/.test(raw.trim()) || value < min || value > max)
      throw new InputError(`${name}: "${raw}" is not a whole number from ${min} to ${max}`);
    return value;
  };
}

/** Reader of an option that may be given several times. */
export const collect = (raw: string, before: readonly string[] = []): string[] => [...before, raw];

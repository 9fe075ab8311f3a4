/** Arguments that several commands share, and their parsing. */
import { type Command, Option } from 'commander';
import type { GameModule } from '../kernel/game.ts';
import { readDesignFile } from '../kernel/setup/design-file.ts';
import {
  InputError,
  parseSetup,
  readVariant,
  type Setup,
  type SetupRequest,
  type Variant,
} from '../kernel/setup/setup.ts';
import { msg } from '../kernel/text/message.ts';
import { inFile, parseJson, readText } from './files.ts';

/** Values of `--scenario`, `--option`, `--variant` and `--document`. */
export interface SetupOptions {
  readonly scenario?: string;
  readonly option?: Readonly<Record<string, string>>;
  readonly variant?: string;
  readonly document?: string;
}

/** Value of `--variant` for a game with the usual values, whatever the file of `--document` contains. */
const NO_VARIANT = 'none';

/** Adds `--scenario`, `--option`, `--variant` and `--document` to a command. */
export function addSetup(command: Command): Command {
  return command
    .option('--scenario <id>', 'scenario (default: the first)')
    .option('--option <id=value>', 'a game option; repeatable', parseOption)
    .option('--variant <file>', 'changed values of the game, as a JSON file; none: default values')
    .option('--document <file>', 'custom map, forces or deck, as a JSON file, also with a variant');
}

function parseOption(raw: string, before: Readonly<Record<string, string>> = {}) {
  const at = raw.indexOf('=');
  if (at < 1) throw new InputError(`--option: "${raw}" is not of the form id=value`);
  return { ...before, [raw.slice(0, at)]: raw.slice(at + 1) };
}

/** Returns the requested set-up of a game. Throws `InputError` with the nearest names. */
export function setupOf(module: GameModule, options: SetupOptions): Setup {
  const { scenario, option, variant: file, document: design } = options;
  const request = { scenario, options: option };
  if (design === undefined) {
    if (file === undefined || file === NO_VARIANT) return parseSetup(module, request);
    return inFile(file, () => parseSetup(module, { ...request, variant: variantIn(file) }));
  }
  const { document, variant: own } = inFile(design, () =>
    readDesignFile(parseJson(readText(design), 'a document of the game'), module.id),
  );
  // An error of a file names the file: the variant is checked first, without the document.
  const variant =
    file === undefined
      ? inFile(design, () => checkOwn(module, request, own))
      : file === NO_VARIANT
        ? undefined
        : inFile(file, () => readVariant(module, { ...request, variant: variantIn(file) }));
  return inFile(design, () => parseSetup(module, { ...request, variant, document }));
}

const variantIn = (file: string): unknown => parseJson(readText(file), 'a variant with "changes"');

/** Checks the variant of a design's file. Its error says how to use the document without it. */
function checkOwn(
  module: GameModule,
  request: SetupRequest,
  variant: unknown,
): Variant | undefined {
  // Throws the errors of the other arguments.
  readVariant(module, request);
  try {
    return readVariant(module, { ...request, variant });
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(msg('input.design.variant', { fault: error.text }), error.about);
  }
}

/** Adds `--opening` to a command; its default depends on the game. */
export const addOpening = (command: Command): Command =>
  command.option(
    '--opening <n>',
    'random decisions before each game, the same for both games of a pair (default: 8 in games without dice, else 0)',
    wholeNumber('--opening', 0, 1000),
  );

/** Adds `--from` to a command. */
export const addFrom = (command: Command): Command =>
  command.option(
    '--from <file>',
    'position file or unfinished game file to start every game from, instead of the set-up',
  );

/** Adds `--jobs` to a command. */
export const addJobs = (command: Command): Command =>
  command.option(
    '--jobs <n>',
    'parallel games, each in a thread (default: one for each core if the run is long)',
    wholeNumber('--jobs', 1, 1024),
  );

/** Parses an integer in a range; throws `InputError` with the name of the option. */
export function wholeNumber(name: string, min: number, max: number): (raw: string) => number {
  return (raw) => {
    const value = Number(raw);
    if (!/^\d+$/.test(raw.trim()) || value < min || value > max)
      throw new InputError(`${name}: "${raw}" is not a whole number from ${min} to ${max}`);
    return value;
  };
}

/** Returns a parser of an option that may be given several times. */
export const collect = (raw: string, before: readonly string[] = []): string[] => [...before, raw];

export const databaseOption = (): Option =>
  new Option('--database <url>', 'PostgreSQL database that stores the tables').env('DATABASE_URL');

/** Adds the options with places where a command finds the rules of records. */
export const addBundlePlaces = (command: Command): Command =>
  command
    .option(
      '--bundles <dir>',
      'folder of bundles that you trust, to replay a game under its own rules',
    )
    .option('--data <dir>', 'data folder of a server whose bundles to use');

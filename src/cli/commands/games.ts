/** `countermarch games`: the available games. */
import type { Command } from 'commander';
import { levelsOf } from '../../bots/levels.ts';
import { gameById, games } from '../games.ts';
import type { GameModule } from '../../kernel/game.ts';
import type { OptionSpec } from '../../kernel/setup/setup.ts';
import { aboutKey, headKeys, optionKey, scenarioKey, sideKey } from '../../i18n/head.ts';
import { InputError, parseSetup } from '../../kernel/setup/setup.ts';
import { msg } from '../../kernel/text/message.ts';
import { variantHash } from '../../table/record/variant-hash.ts';
import { setupOf } from '../arguments.ts';
import { print, printField, printJson, printTable } from '../output.ts';
import { changeRows, VALUE_COLUMNS, valueRows } from '../text/value-list.ts';
import { formatHead } from '../text/messages.ts';

const EXAMPLES = `
Examples:
  countermarch games annihilation
  countermarch games annihilator --values
  countermarch games slammers --variant even.json --scenario 4`;

interface Options {
  readonly json?: boolean;
  readonly values?: boolean;
  readonly variant?: string;
  readonly scenario?: string;
}

/** Column at which the texts begin. */
const COLUMN = 14;

export function addGames(program: Command): void {
  program
    .command('games')
    .description('list the games, or one game with its scenarios, sides, options and bots')
    .argument('[game]', 'show one game in full')
    .option('--json', 'print everything as JSON')
    .option('--values', 'list the values of the game that a variant can change')
    .option('--variant <file>', 'check a variant, and print its changes and its hash')
    .option('--scenario <id>', 'with --values or --variant: the scenario (default: the first)')
    .addHelpText('after', EXAMPLES)
    .action((id: string | undefined, options: Options) => {
      const { json, values, variant, scenario } = options;
      if (id === undefined && (values || variant !== undefined))
        throw new InputError(
          'games: name the game whose values you want, as in "games annihilator --values"',
        );
      if (id !== undefined && variant !== undefined) showVariant(gameById(id), options);
      else if (id !== undefined && values) showValues(gameById(id), scenario, json);
      else if (json) printJson(id === undefined ? games.map(describe) : describe(gameById(id)));
      else if (id === undefined) list();
      else show(gameById(id));
    });
}

function describe(game: GameModule) {
  const { id, sides, scenarios, options } = game;
  const messages = Object.fromEntries(headKeys(game).map((key) => [key, formatHead(game, key)]));
  return { id, messages, sides, scenarios, options, bots: levelsOf(game) };
}

function list(): void {
  for (const game of games) {
    printField(game.id, formatHead(game, aboutKey('tagline')), COLUMN);
    printField('', `Scenarios: ${game.scenarios.map((s) => s.id).join(', ')}.`, COLUMN);
  }
  print('\nDetails: countermarch games GAME. To play: countermarch play GAME.');
}

function show(game: GameModule): void {
  const field = (label: string, text: string) => printField(label, text, COLUMN);
  const textOf = (key: string) => formatHead(game, key);
  print(textOf(aboutKey('title')));
  field('', textOf(aboutKey('tagline')));
  field('after', textOf(aboutKey('credits')));
  field('ours', textOf(aboutKey('designed')));
  field('sides', game.sides.map(({ id }) => `${id} (${textOf(sideKey(id))})`).join(', '));
  print('scenarios');
  for (const { id, minutes } of game.scenarios) {
    const [title, text] = [textOf(scenarioKey(id, 'title')), textOf(scenarioKey(id, 'text'))];
    field(`  ${id}`, `${title}, about ${minutes} minutes. ${text}`);
  }
  if (game.options.length > 0) print('options');
  for (const o of game.options) {
    const [title, text] = [textOf(optionKey(o.id, 'title')), textOf(optionKey(o.id, 'text'))];
    field(`  ${o.id}`, `[${o.rule}] ${title}: ${valuesOf(o)}. ${text}`);
  }
  print('bots');
  for (const { id, text } of levelsOf(game)) field(`  ${id}`, text);
}

function showValues(game: GameModule, scenario: string | undefined, json = false): void {
  if (scenario !== undefined) parseSetup(game, { scenario });
  if (!game.values) throw new InputError(msg('input.variant.none'));
  if (json) printJson(game.values.declarations);
  else printTable(VALUE_COLUMNS, valueRows(game, scenario));
}

function showVariant(game: GameModule, { json, scenario, variant: file }: Options): void {
  const setup = setupOf(game, {
    ...(scenario !== undefined && { scenario }),
    ...(file !== undefined && { variant: file }),
  });
  const { version } = game.open(setup);
  const { variant } = setup;
  if (!variant) {
    print('This variant changes nothing.');
    return;
  }
  const hash = variantHash(game.id, version, variant);
  if (json) {
    printJson({ ...variant, hash });
    return;
  }
  if (variant.title !== undefined) print(variant.title);
  printTable(['value', 'usual', 'here', 'name'], changeRows(game, variant));
  print(`hash: ${hash}`);
}

function valuesOf({ min, max, names, fallback, scenarios }: OptionSpec): string {
  const values = names ? names.join(' or ') : `${min} to ${max}`;
  const where = scenarios ? `, only in ${scenarios.join(', ')}` : '';
  return `${values}, usually ${names?.[fallback - min] ?? fallback}${where}`;
}

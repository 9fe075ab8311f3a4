/** `countermarch games`: the available games. */
import type { Command } from 'commander';
import { levelsOf } from '../../bots/levels.ts';
import { gameById, games } from '../games.ts';
import type { GameModule } from '../../kernel/game.ts';
import type { OptionSpec } from '../../kernel/setup/setup.ts';
import { aboutKey, headKeys, optionKey, scenarioKey, sideKey } from '../../i18n/head.ts';
import { print, printField, printJson } from '../output.ts';
import { tellHead } from '../text/speech.ts';

/** Column at which the texts begin. */
const COLUMN = 14;

export function addGames(program: Command): void {
  program
    .command('games')
    .description('list the games, or one game with its scenarios, sides, options and bots')
    .argument('[game]', 'show one game in full')
    .option('--json', 'print everything as JSON')
    .addHelpText('after', '\nExample:\n  countermarch games annihilation')
    .action((id: string | undefined, { json }: { json?: boolean }) => {
      if (json) printJson(id === undefined ? games.map(describe) : describe(gameById(id)));
      else if (id === undefined) list();
      else show(gameById(id));
    });
}

function describe(game: GameModule) {
  const { id, sides, scenarios, options } = game;
  const words = Object.fromEntries(headKeys(game).map((key) => [key, tellHead(game, key)]));
  return { id, words, sides, scenarios, options, bots: levelsOf(game) };
}

function list(): void {
  for (const game of games) {
    printField(game.id, tellHead(game, aboutKey('tagline')), COLUMN);
    printField('', `Scenarios: ${game.scenarios.map((s) => s.id).join(', ')}.`, COLUMN);
  }
  print('\nDetails: countermarch games GAME. To play: countermarch play GAME.');
}

function show(game: GameModule): void {
  const field = (label: string, text: string) => printField(label, text, COLUMN);
  const told = (key: string) => tellHead(game, key);
  print(told(aboutKey('title')));
  field('', told(aboutKey('tagline')));
  field('after', told(aboutKey('credits')));
  field('ours', told(aboutKey('designed')));
  field('sides', game.sides.map(({ id }) => `${id} (${told(sideKey(id))})`).join(', '));
  print('scenarios');
  for (const { id, minutes } of game.scenarios) {
    const [title, text] = [told(scenarioKey(id, 'title')), told(scenarioKey(id, 'text'))];
    field(`  ${id}`, `${title}, about ${minutes} minutes. ${text}`);
  }
  if (game.options.length > 0) print('options');
  for (const o of game.options) {
    const [title, text] = [told(optionKey(o.id, 'title')), told(optionKey(o.id, 'text'))];
    field(`  ${o.id}`, `[${o.rule}] ${title}: ${valuesOf(o)}. ${text}`);
  }
  print('bots');
  for (const { id, text } of levelsOf(game)) field(`  ${id}`, text);
}

function valuesOf({ min, max, names, fallback, scenarios }: OptionSpec): string {
  const values = names ? names.join(' or ') : `${min} to ${max}`;
  const where = scenarios ? `, only in ${scenarios.join(', ')}` : '';
  return `${values}, usually ${names?.[fallback - min] ?? fallback}${where}`;
}

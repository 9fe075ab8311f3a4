/** `countermarch games`: what can be played. */
import type { Command } from 'commander';
import { LEVELS } from '../../bots/levels.ts';
import { gameById, games } from '../../games/registry.ts';
import type { GameModule } from '../../kernel/game.ts';
import type { OptionSpec } from '../../kernel/setup.ts';
import { print, printField, printJson } from '../output.ts';

/** Column of the texts. */
const COLUMN = 14;

export function addGames(program: Command): void {
  program
    .command('games')
    .description('list the games; with a name, its scenarios, sides, options and bots')
    .argument('[game]', 'one game in full')
    .option('--json', 'everything about all of them, or about one, as JSON')
    .addHelpText('after', '\nExample:\n  countermarch games annihilation')
    .action((id: string | undefined, { json }: { json?: boolean }) => {
      if (json) printJson(id === undefined ? games.map(describe) : describe(gameById(id)));
      else if (id === undefined) list();
      else show(gameById(id));
    });
}

function describe(game: GameModule) {
  const { id, title, tagline, credits, designed, sides, scenarios, options } = game;
  return { id, title, tagline, credits, designed, sides, scenarios, options, bots: LEVELS };
}

function list(): void {
  for (const { id, tagline, scenarios } of games) {
    printField(id, tagline, COLUMN);
    printField('', `Scenarios: ${scenarios.map((s) => s.id).join(', ')}.`, COLUMN);
  }
  print('\nMore about one: countermarch games GAME. To play: countermarch play GAME.');
}

function show(game: GameModule): void {
  const field = (label: string, text: string) => printField(label, text, COLUMN);
  print(`${game.title}`);
  field('', game.tagline);
  field('after', game.credits);
  field('ours', game.designed);
  field('sides', game.sides.map((s) => `${s.id} (${s.name})`).join(', '));
  print('scenarios');
  for (const { id, title, text, minutes } of game.scenarios)
    field(`  ${id}`, `${title}, about ${minutes} minutes. ${text}`);
  if (game.options.length > 0) print('options');
  for (const o of game.options)
    field(`  ${o.id}`, `[${o.rule}] ${o.title}: ${valuesOf(o)}. ${o.text}`);
  print('bots');
  for (const { id, text } of LEVELS) field(`  ${id}`, text);
}

function valuesOf({ min, max, names, fallback }: OptionSpec): string {
  const values = names ? names.join(' or ') : `${min} to ${max}`;
  return `${values}, usually ${names?.[fallback - min] ?? fallback}`;
}

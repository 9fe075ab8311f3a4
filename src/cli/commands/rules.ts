/** `countermarch rules`: compares the rulebook with the code and the tests; exits with 1 on any gap. */
import type { Command } from 'commander';
import { gameById, games } from '../games.ts';
import type { GameModule } from '../../kernel/game.ts';
import { requireName } from '../../kernel/setup/setup.ts';
import { type About, aboutKey } from '../../i18n/head.ts';
import { CheckFailedError } from '../check-failed.ts';
import { type Coverage, coverageOf, type RuleCoverage } from '../coverage.ts';
import { print, printField, printJson, printTable } from '../output.ts';
import { formatHead } from '../text/messages.ts';

interface Options {
  readonly json?: boolean;
  readonly text?: boolean;
}

const EXAMPLES = `
Examples:
  countermarch rules annihilation 3.1 R5   two rules in full
  countermarch rules annihilation --text   the whole rulebook
  countermarch rules                       coverage of every game; exit code 1 if anything is missing`;

export function addRules(program: Command): void {
  program
    .command('rules')
    .description('show rules, or check that each has code and tests')
    .argument('[game]', 'one game (default: all)')
    .argument('[numbers...]', 'print these rules in full')
    .option('--text', 'print the whole rulebook')
    .option('--json', 'print as JSON')
    .addHelpText('after', EXAMPLES)
    .action(async (id: string | undefined, numbers: readonly string[], options: Options) => {
      const chosen = id === undefined ? games : [gameById(id)];
      const json = options.json === true;
      if (numbers.length === 0 && !options.text) await check(chosen, json);
      else {
        const books = await Promise.all(chosen.map((game) => bookOf(game, numbers)));
        if (json) printJson(books);
        else for (const book of books) printBook(book, numbers.length === 0);
      }
    });
}

async function check(chosen: readonly GameModule[], json: boolean): Promise<void> {
  const all = await Promise.all(chosen.map(coverageOf));
  if (json) printJson(all);
  else for (const coverage of all) printCoverage(coverage);
  if (all.some((c) => c.gaps.length > 0)) throw new CheckFailedError();
}

function printCoverage({ game, rules, statements, gaps }: Coverage): void {
  print(`${game}`);
  printTable(['rule', 'status', 'source', 'title', 'code', 'tests'], rules.map(row));
  const tested = statements.filter((s) => s.tests.length > 0).length;
  print(
    `\n${rules.length} rules; ${tested} of ${statements.length} numbered statements tested; ${gaps.length} gaps`,
  );
  for (const gap of gaps) print(`  gap: ${gap}`);
  print();
}

function row({ rule, code, tests }: RuleCoverage): (string | number)[] {
  const { id, status, source, title } = rule;
  const more = code.length > 1 ? ` +${code.length - 1}` : '';
  return [`[${id}]`, status, source, title, `${code[0] ?? '-'}${more}`, tests.length];
}

/** Returns the rulebook, or its rules with these numbers, with or without brackets. */
async function bookOf(module: GameModule, numbers: readonly string[]) {
  const rulebook = await module.rulebook();
  const textOf = (what: About) => formatHead(module, aboutKey(what));
  const ids = rulebook.map((rule) => rule.id);
  const wanted = numbers.map((raw) => raw.replace(/^\[|\]$/g, ''));
  for (const number of wanted) requireName('rule', number, ids);
  const rules = rulebook.filter((rule) => wanted.length === 0 || wanted.includes(rule.id));
  return {
    game: module.id,
    title: textOf('title'),
    credits: textOf('credits'),
    designed: textOf('designed'),
    rules,
  };
}

function printBook(book: Awaited<ReturnType<typeof bookOf>>, whole: boolean): void {
  if (whole) {
    print(book.title);
    printField('', book.credits, 4);
    printField('', `${book.designed}\n`, 4);
  }
  for (const { id, title, source, text } of book.rules) {
    print(`[${id}] ${title} (${source})`);
    printField('', text, 4);
  }
}

/** Commands of a player besides actions: one entry each, with its line of the help. */
import { format } from '../text/messages.ts';
import type { LocalizedText } from '../../kernel/text/message.ts';
import { refusalOf } from '../../kernel/engine.ts';
import type { GameModule } from '../../kernel/game.ts';
import { formatAction } from '../../kernel/text/notation.ts';
import { InputError, requireName } from '../../kernel/setup/setup.ts';
import { print, printField, printItems, printPanel, printZones, printTable } from '../output.ts';
import { legend, lineTexts, unitLists } from '../text/text-board.ts';
import { type Decision, printActions, printOdds } from '../decision.ts';
import { boardOf, readAction } from './decision-view.ts';

/** Operations on the table that the session allows its player. */
export interface Control {
  readonly module: GameModule;
  undo(): void;
  resign(): void;
  quit(): void;
  save(file: string): void;
  /** Prints the last `count` entries that were not taken back. */
  log(count: number): void;
}

interface ReplCommand {
  readonly usage: string;
  readonly text: string;
  run(decision: Decision, rest: string, control: Control): void | Promise<void>;
}

const plainBoard = (decision: Decision): void => {
  print(boardOf(decision));
  printPanel(decision.game, decision.view);
  printZones(decision.game, decision.view);
};

export const REPL_COMMANDS: Readonly<Record<string, ReplCommand>> = {
  '?': {
    usage: '?  or  ? ACTION',
    text: 'show the exact odds of all dice actions, or of one',
    run: printOddsOf,
  },
  why: { usage: 'why ACTION', text: 'name the rule that forbids an action', run: printRefusal },
  rule: { usage: 'rule NUMBER', text: 'show a rule in full, such as rule 7.1', run: printRule },
  list: {
    usage: 'list',
    text: 'show every legal action',
    run: (decision) => void printActions(decision, true),
  },
  board: { usage: 'board', text: 'show the board', run: plainBoard },
  labels: {
    usage: 'labels',
    text: 'show the board with the labels of its nodes',
    run: printLabels,
  },
  units: {
    usage: 'units',
    text: 'show every unit with its place and condition',
    run: ({ game, view }) => {
      for (const list of unitLists(game, view)) printItems(list, '  ', ', ');
    },
  },
  legend: { usage: 'legend', text: 'explain the symbols and lines of the board', run: printLegend },
  charts: { usage: 'charts', text: 'show the result tables', run: printCharts },
  log: {
    usage: 'log  or  log N',
    text: 'show the log, or its last N entries',
    run: (_, rest, control) => control.log(rest === '' ? Number.POSITIVE_INFINITY : count(rest)),
  },
  undo: {
    usage: 'undo',
    text: 'take back your last action, unless dice or another side have come after it',
    run: (_decision, _rest, control) => control.undo(),
  },
  save: {
    usage: 'save FILE',
    text: 'save the game; continue with: countermarch play --resume FILE',
    run: (_, rest, control) => control.save(rest),
  },
  resign: { usage: 'resign', text: 'resign the game', run: (_d, _r, control) => control.resign() },
  quit: { usage: 'quit', text: 'quit without saving', run: (_d, _r, control) => control.quit() },
  help: { usage: 'help', text: 'show this help', run: printHelp },
};

function printHelp(): void {
  const entries = [
    {
      usage: 'NUMBER or ACTION',
      text: 'play an action: "2", "move A3", "to 0814"; several separated by ;',
    },
    ...Object.values(REPL_COMMANDS),
  ];
  for (const { usage, text } of entries) printField(`  ${usage}`, text, 20);
}

function printOddsOf(decision: Decision, rest: string): void {
  const { game, view, actions } = decision;
  const asked = rest === '' ? actions : [readAction(decision, rest)];
  let rolls = 0;
  for (const action of asked) {
    const refusal = rest === '' ? undefined : refusalOf(game, view, action);
    if (refusal) throw new InputError(`[${refusal.rule}] ${format(game, refusal.reason)}`);
    if (printOdds(decision, action, '    ', `  ${formatAction(game, action)}`)) rolls += 1;
  }
  if (rolls === 0)
    print(rest === '' ? '  No action here rolls dice.' : '  This action rolls no dice.');
}

function printRefusal(decision: Decision, rest: string): void {
  if (rest === '') throw new InputError('why: name an action, such as "why to 0814"');
  const refusal = refusalOf(decision.game, decision.view, readAction(decision, rest));
  print(
    refusal
      ? `  [${refusal.rule}] ${format(decision.game, refusal.reason)}`
      : '  This action is legal.',
  );
}

async function printRule(_: Decision, rest: string, { module }: Control): Promise<void> {
  const number = rest.replace(/[[\]]/g, '');
  const rulebook = await module.rulebook();
  const ids = rulebook.map((rule) => rule.id);
  requireName('rule', number, ids);
  const rule = rulebook[ids.indexOf(number)];
  print(`  [${number}] ${rule?.title}`);
  printField('', rule?.text ?? '', 6);
}

function printLegend(decision: Decision): void {
  const { game, view } = decision;
  printItems(legend(game, view), '  ', ' · ');
  if (game.board.lines.length > 0) print('  Lines from end to end, with the counters on them:');
  printLines(decision);
}

/** For boards of lines: prints each line, point by point. */
function printLines({ game, view }: Decision): void {
  for (const line of lineTexts(game, view)) printItems(line.split(' '), '  ');
}

function printLabels(decision: Decision): void {
  print(boardOf(decision, true));
  printLines(decision);
}

function printCharts({ game }: Decision): void {
  if (game.look.charts.length === 0) print('  This game has no charts.');
  const formatAll = (all: readonly LocalizedText[]) => all.map((text) => format(game, text));
  for (const { title, rule, columns, rows, designed } of game.look.charts) {
    print(`\n[${rule}] ${format(game, title)}`);
    printTable(formatAll(columns), rows.map(formatAll));
    if (designed) print(`(${format(game, designed)})`);
  }
}

function count(text: string): number {
  if (!/^\d+$/.test(text)) throw new InputError(`log: "${text}" is not a number of entries`);
  return Number(text);
}

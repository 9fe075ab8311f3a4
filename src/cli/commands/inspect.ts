/**
 * `countermarch inspect`: a position, the side to act, the legal actions with odds, and why another action is illegal.
 */
import { oddsJson } from '../text/odds-text.ts';
import { format } from '../text/messages.ts';
import { promptOf as askedOf } from '../../kernel/engine.ts';
import type { Command } from 'commander';
import { actor, refusalOf, stepOf } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { formatAction, parseAction } from '../../kernel/text/notation.ts';
import { oddsOf } from '../../kernel/odds/odds.ts';
import { writePosition } from '../../kernel/position/position.ts';
import { type GameState, hashState } from '../../kernel/state.ts';
import { CHANCE } from '../../kernel/side.ts';
import { addBundlePlaces, addSetup, wholeNumber } from '../arguments.ts';
import { type BundlePlaces, findRulesIn } from '../bundle/find-rules.ts';
import {
  type Decision,
  decisionOf,
  outcomeOf,
  planLines,
  printActions,
  promptOf,
} from '../decision.ts';
import { load, type SourceOptions } from '../load.ts';
import { print, printItems, printJson, printPanel, printZones } from '../output.ts';
import { legend, lineTexts, textBoard, unitLists } from '../text/text-board.ts';
import { outcomeJson, outcomeText, sideId } from '../text/outcome-text.ts';

interface Options extends SourceOptions, BundlePlaces {
  readonly json?: boolean;
  readonly why?: string;
  readonly labels?: boolean;
  readonly list?: boolean;
}

const EXAMPLES = `
Examples:
  countermarch inspect annihilation                      the first decision of the game
  countermarch inspect puzzle.json --why "place w0"      the rule that forbids an action
  countermarch inspect game.cmr --to 40 --json           the game after 40 entries
docs/positions.md describes position files; --json prints one to start from.`;

export function addInspect(program: Command): void {
  addBundlePlaces(
    addSetup(
      program
        .command('inspect')
        .description('show a position: board, prompt, legal actions, exact odds, rules')
        .argument('<file-or-game>', 'a position file or game file, or a game (its first position)'),
    ),
  )
    .option('--to <n>', 'with a game file: the position after entry n', wholeNumber('--to', 0, 1e7))
    .option('--why <action>', 'name the rule that forbids this action')
    .option('--labels', 'print the labels of all nodes, and the lines of a line board')
    .option('--list', 'print each legal action on its own line')
    .option('--json', 'print as JSON, including the position file')
    .addHelpText('after', EXAMPLES)
    .action(async (source: string, options: Options) => {
      const rules = await findRulesIn(source, options);
      const { game, state } = load(source, { ...options, rules });
      const decision = decisionOf(game, actor(game, state), state);
      if (options.why !== undefined) printWhy(game, state, options.why, options.json === true);
      else if (options.json) printJson(report(decision));
      else printReport(decision, options);
    });
}

/** Everything about a position, for programs. */
function report(decision: Decision) {
  const { game, side, view, actions } = decision;
  return {
    game: game.id,
    hash: hashState(view),
    actor: sideId(game, side),
    rule: stepOf(game, view).rule,
    prompt: format(game, askedOf(game, view)),
    outcome: outcomeJson(game, game.outcome(view)),
    actions: actions.map((action) => {
      const label = format(game, game.look.actionLabel(view, action));
      const path = game.look.path?.(view, action);
      const more =
        side === CHANCE
          ? { chance: outcomeOf(decision, action) }
          : { odds: oddsJson(game, oddsOf(game, view, action)) };
      return {
        action: formatAction(game, action),
        label,
        path: path && {
          cost: format(game, path.cost),
          nodes: path.nodes.map((n) => game.board.labels[n]),
        },
        ...more,
      };
    }),
    position: writePosition(game, view),
  };
}

function printReport(decision: Decision, { labels, list }: Options): void {
  const { game, side, view } = decision;
  print(textBoard(game, view, { width: process.stdout.columns, ...(labels && { labels }) }));
  print();
  if (labels) for (const line of lineTexts(game, view)) print(line);
  printItems(legend(game, view), '', ' · ');
  for (const list of unitLists(game, view)) printItems(list, '', ', ');
  printPanel(game, view);
  printZones(game, view);
  print(`Position ${hashState(view)}, ${game.setup.scenario}; to act: ${sideId(game, side)}`);
  const plan = planLines(decision);
  if (plan !== '') print(plan);
  const outcome = game.outcome(view);
  print(outcome ? outcomeText(game, outcome) : promptOf(decision));
  if (!printActions(decision, list)) print('      --list shows each action on its own line');
}

function printWhy(game: Game, s: GameState, text: string, json: boolean): void {
  const refusal = refusalOf(game, s, parseAction(game, text));
  const formatted = refusal && { ...refusal, reason: format(game, refusal.reason) };
  if (json) printJson({ action: text, legal: refusal === undefined, refusal: formatted });
  else if (refusal) print(`[${refusal.rule}] ${format(game, refusal.reason)}`);
  else print(`"${text}" is legal here.`);
}

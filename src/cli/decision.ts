/** A decision and its legal actions, as `inspect` and `play` list them. */
import { format } from './text/messages.ts';
import { promptOf as askedOf } from '../kernel/engine.ts';
import { type Action, ActionList, verbOf } from '../kernel/action.ts';
import { apply, legal, stepOf, weightOf } from '../kernel/engine.ts';
import type { Game } from '../kernel/game.ts';
import { Log } from '../kernel/text/log.ts';
import { msg } from '../kernel/text/message.ts';
import { formatAction } from '../kernel/text/notation.ts';
import { oddsOf } from '../kernel/odds/odds.ts';
import type { GameState } from '../kernel/state.ts';
import { CHANCE, NOBODY, type Side } from '../kernel/side.ts';
import { oddsLines } from './text/odds-text.ts';
import { planTexts } from './text/plan-text.ts';
import { itemLines, print, printItems } from './output.ts';

/** A decision: the side that decides, its view and its legal actions. `side` is `CHANCE` for dice. */
export interface Decision {
  readonly game: Game;
  readonly side: Side;
  readonly view: GameState;
  readonly actions: readonly Action[];
}

/** If a verb has more actions than this, they are printed on one line, unless all are requested. */
const GROUP_LIMIT = 16;

/** Returns the decision of `side` in its view. */
export function decisionOf(game: Game, side: Side, view: GameState): Decision {
  const actions = side === NOBODY ? [] : legal(game, view, new ActionList()).toArray();
  return { game, side, view, actions };
}

/** Formats a prompt: `[7.1] Choose the defender.` */
export const promptOf = ({ game, view }: Decision): string =>
  `[${stepOf(game, view).rule}] ${format(game, askedOf(game, view))}`;

/**
 * Prints the legal actions, numbered, with exact odds. For a verb with many actions, prints only the nouns in a row;
 * `all` prints each on its own line. Returns true if nothing was shortened.
 */
export function printActions(decision: Decision, all = false): boolean {
  const { game, actions } = decision;
  const groups = [...Map.groupBy(actions.entries(), ([, action]) => verbOf(action)).values()];
  const short = groups.filter((group) => all || group.length <= GROUP_LIMIT);
  const width = Math.max(0, ...short.flat().map(([, action]) => formatAction(game, action).length));
  for (const group of groups) {
    if (short.includes(group)) for (const [i, a] of group) printAction(decision, a, i + 1, width);
    else printRow(game, group);
  }
  for (const action of game.look.barred?.(decision.view) ?? [])
    print(
      `   -  ${formatAction(game, action).padEnd(width)}  ${format(game, game.look.actionLabel(decision.view, action))}`,
    );
  return short.length === groups.length;
}

function printAction(decision: Decision, action: Action, number: number, width: number): void {
  const { game, view } = decision;
  const notation = formatAction(game, action).padEnd(width);
  const label = format(game, game.look.actionLabel(view, action)) + costText(decision, action);
  const text = decision.side === CHANCE ? chanceText(decision, action) : label;
  print(`${String(number).padStart(4)}  ${notation}  ${text}`);
  printOdds(decision, action, ' '.repeat(8));
}

/** Returns the cost of the path to the target of an action. */
function costText({ game, view }: Decision, action: Action): string {
  const cost = game.look.path?.(view, action)?.cost;
  return cost ? ` (${format(game, cost)})` : '';
}

/** Returns how likely an outcome of dice is, and its effect. */
export function outcomeOf({ game, view, actions }: Decision, action: Action) {
  const total = actions.reduce((sum, one) => sum + weightOf(game, view, one), 0);
  const weight = weightOf(game, view, action);
  const log = new Log();
  apply(game, view.clone(), action, log);
  const told = log.events.filter((e) => e.outcome !== undefined);
  const results = told.map(({ subject, outcome = '' }) =>
    format(game, subject && told.length > 1 ? msg('odds.of', { subject, outcome }) : outcome),
  );
  return { weight, of: total, results };
}

function chanceText(decision: Decision, action: Action): string {
  const { weight, of, results } = outcomeOf(decision, action);
  return [`${weight}/${of}`, ...results].join('  ');
}

function printRow(game: Game, group: readonly (readonly [number, Action])[]): void {
  const texts = group.map(([, action]) => formatAction(game, action).split(' '));
  printItems([texts[0]?.[0] ?? '', ...texts.map(([, noun = '']) => noun)], ' '.repeat(6));
}

/** Returns the planned or announced combats as lines; empty if there are none. */
export function planLines({ game, view }: Decision): string {
  const plan = game.look.plan?.show(view);
  const texts = plan ? planTexts(game, plan) : [];
  return texts
    .flatMap(({ indent, items }) => itemLines(items, ' '.repeat(indent), ' · '))
    .join('\n');
}

/** Prints the exact odds of an action under `title`; returns false if it rolls no die. */
export function printOdds(
  { game, side, view }: Decision,
  action: Action,
  indent: string,
  title?: string,
): boolean {
  const odds = side === CHANCE ? undefined : oddsOf(game, view, action);
  if (odds && title !== undefined) print(title);
  for (const line of odds ? oddsLines(game, odds) : []) printItems(line.split(' '), indent);
  return odds !== undefined;
}

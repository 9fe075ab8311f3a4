/** The legal actions of a decision, sorted by how a player picks them. Works for any game. */
import { translators, format } from '../messages.ts';
import { type Action, ActionList, nounOf, type Verb, verbOf } from '../../kernel/action.ts';
import { legal } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { requireDefined } from '../../kernel/require-defined.ts';
import type { GameState } from '../../kernel/state.ts';

/** An action with its button label. The label is built when it is first read, and again after a change of language. */
export interface Choice {
  readonly action: Action;
  readonly verb: Verb;
  readonly label: string;
}

/** A verb that takes a number, with the numbers that are legal now. */
export interface NumberChoice {
  readonly verb: Verb;
  readonly choices: readonly Choice[];
}

type Targets = ReadonlyMap<number, readonly Choice[]>;

export interface Choices {
  /** All choices, in the order of the rules. */
  readonly all: readonly Choice[];
  readonly units: Targets;
  readonly nodes: Targets;
  /** Keyed by `node * board.slots + slot`. */
  readonly edges: Targets;
  readonly directions: Targets;
  /** Choices without a place on the board: options, verbs without a noun, and units that are not on the board. */
  readonly buttons: readonly Choice[];
  readonly numbers: readonly NumberChoice[];
  /** Offers that are not legal now: shown, but disabled. */
  readonly barred: readonly Choice[];
  /** Units of one stack, if the decision offers only these and they are few. */
  readonly stacked: readonly Choice[];
}

/** Maximum number of numbers of a verb that get buttons; more are typed. */
const MOST_NUMBER_BUTTONS = 12;
/** Maximum number of choices in one stack that also get buttons. */
const MOST_STACKED = 8;

export const NO_CHOICES: Choices = {
  all: [],
  units: new Map(),
  nodes: new Map(),
  edges: new Map(),
  directions: new Map(),
  buttons: [],
  numbers: [],
  barred: [],
  stacked: [],
};

/** Returns the node of each unit that is drawn on the board. */
export const nodesOfUnits = ({ look }: Game, s: GameState): Map<number, number> =>
  new Map(look.counters(s).flatMap(({ unit, node }) => (node < 0 ? [] : [[unit, node]])));

/** Returns the legal actions in `s`, sorted. Call it only for the side to act. */
export function choicesOf(game: Game, s: GameState): Choices {
  const all = legal(game, s, new ActionList())
    .toArray()
    .map((action) => choiceOf(game, s, action));
  const onBoard = nodesOfUnits(game, s);
  const isButton = ({ verb, action }: Choice): boolean =>
    verb.noun === 'none' ||
    verb.noun === 'option' ||
    verb.noun === 'item' ||
    (verb.noun === 'unit' && !onBoard.has(nounOf(action)));
  const byKind = (kind: Verb['noun']) => byNoun(all.filter((c) => c.verb.noun === kind));
  const units = byKind('unit');
  for (const unit of [...units.keys()]) if (!onBoard.has(unit)) units.delete(unit);
  return {
    all,
    units,
    nodes: byKind('node'),
    edges: byKind('edge'),
    directions: byKind('direction'),
    buttons: all.filter(isButton),
    numbers: numbersOf(all),
    barred: (game.look.barred?.(s) ?? []).map((action) => choiceOf(game, s, action)),
    stacked: stackedIn(all, onBoard),
  };
}

/**
 * Returns all choices if they are units of one stack and few enough for buttons, so that the player need not dig for
 * them; otherwise an empty list. A decision that also offers an action such as ending gets no extra buttons, so that
 * the button of that action keeps its place.
 */
function stackedIn(all: readonly Choice[], places: ReadonlyMap<number, number>): Choice[] {
  const nodes = new Set(
    all.map(({ verb, action }) => (verb.noun === 'unit' ? places.get(nounOf(action)) : undefined)),
  );
  const units = new Set(all.map(({ action }) => nounOf(action)));
  const isStack = nodes.size === 1 && !nodes.has(undefined);
  return isStack && units.size > 1 && all.length <= MOST_STACKED ? [...all] : [];
}

/**
 * Returns the choices that are shown as buttons. These include directions, because the arrows on the board may be
 * small; a choice on the board that is the only alternative to a button, because it would be overlooked; and the units
 * of one stack.
 */
export function buttonsOf({
  all,
  buttons,
  directions,
  numbers,
  stacked,
}: Choices): readonly Choice[] {
  const turns = [...directions.values()].flat();
  const named = new Set([...turns, ...buttons, ...numbers.flatMap((number) => number.choices)]);
  const onBoard = all.filter((choice) => !named.has(choice));
  const lone = named.size > 0 && onBoard.length === 1 ? onBoard : [];
  return [...turns, ...lone, ...stacked, ...buttons];
}

function choiceOf(game: Game, s: GameState, action: Action): Choice {
  const verb = requireDefined(game.verbs.list[verbOf(action)], 'every action has a verb');
  let label = '';
  let by: unknown;
  return {
    action,
    verb,
    get label() {
      if (by !== translators.value) label = format(game, game.look.actionLabel(s, action));
      by = translators.value;
      return label;
    },
  };
}

function byNoun(choices: readonly Choice[]): Map<number, Choice[]> {
  return groupBy(choices, (c) => nounOf(c.action));
}

/** Groups items by a key, in the order in which the keys first occur. */
export function groupBy<T, K>(list: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of list) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Returns whether the numbers of a verb are typed, because they are too many for buttons. */
export const isTyped = ({ choices }: NumberChoice): boolean => choices.length > MOST_NUMBER_BUTTONS;

/** Returns the keys, 1 to 9, of the first choices with a button, in the order of the buttons. */
export function digitsOf(
  buttons: readonly Choice[],
  numbers: readonly NumberChoice[],
): ReadonlyMap<Choice, string> {
  const all = [...buttons, ...numbers.flatMap((each) => (isTyped(each) ? [] : each.choices))];
  return new Map(all.slice(0, 9).map((choice, i) => [choice, String(i + 1)]));
}

function numbersOf(all: readonly Choice[]): NumberChoice[] {
  const numbers = all.filter((c) => c.verb.noun === 'number');
  return [...groupBy(numbers, (c) => c.verb)].map(([verb, choices]) => ({ verb, choices }));
}

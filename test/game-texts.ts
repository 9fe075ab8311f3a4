/** All texts that a game produces in random play, so that they can be tested in every language. */
import { type Action, ActionList, pack } from '../src/kernel/action.ts';
import { clickable, randomClick } from '../src/kernel/conformance/clicks.ts';
import {
  actor,
  apply,
  drawOutcome,
  legal,
  promptOf,
  refusalOf,
  start,
} from '../src/kernel/engine.ts';
import type { Game, GameModule } from '../src/kernel/game.ts';
import { Log } from '../src/kernel/text/log.ts';
import type { Message, MessageArgs } from '../src/kernel/text/message.ts';
import { oddsOf } from '../src/kernel/odds/odds.ts';
import { readPositionOf, writePosition } from '../src/kernel/position/position.ts';
import type { Rng } from '../src/kernel/random.ts';
import { InputError, optionsIn, parseSetup } from '../src/kernel/setup/setup.ts';
import type { GameState } from '../src/kernel/state.ts';
import { CHANCE, NOBODY, SPECTATOR } from '../src/kernel/side.ts';
import { viewOf } from '../src/kernel/view.ts';
import { resultMessage } from '../src/i18n/sentences.ts';

/** A text and its place: `panel[2].label`. */
export interface GameText {
  readonly at: string;
  readonly message: Message | string;
}

/** Number of decisions at the start of a game at which all texts are collected. */
const OPENING = 15;
/** Later, texts are collected at one decision in this number, which grows with the number of units. */
const every = ({ units }: Game): number => 2 + (units.length >> 1);
/** Maximum number of actions examined at a decision, and number of illegal actions tried. */
const ACTIONS = 12;
const TRIES = 12;
/** Odds are computed at one decision in this number, because they may take thousands of dice. */
const ODDS_EVERY = 40;

/** Opens a game of a scenario; options with few values are random. */
export function openAny(module: GameModule, scenario: string, rng: Rng): Game {
  const small = optionsIn(module, scenario).filter(({ min, max }) => max - min < 4);
  const options = small.map(({ id, min, max }) => [id, min + rng.below(max - min + 1)]);
  return module.open(parseSetup(module, { scenario, options: Object.fromEntries(options) }));
}

/** Chooses an action from the legal ones. */
export type Choose = (game: Game, s: GameState, list: ActionList, rng: Rng) => Action;

/** Plays a game to its end, and yields all texts on the way. */
export function* textsOf(game: Game, rng: Rng, choose: Choose = wander): Generator<GameText> {
  const { terrains, charts, overlays, regions = [] } = game.look;
  yield* textsWithin({
    terrains,
    charts,
    regions,
    overlays: overlays.map(({ name }) => ({ name })),
  });
  const log = new Log();
  const list = new ActionList();
  const s = start(game, log);
  yield* events(log);
  yield* textsWithin({ goal: goalOf(game, s) });
  for (let i = 0; actor(game, s) !== NOBODY; i++) {
    const side = actor(game, s);
    legal(game, s, list);
    if (i < OPENING || rng.below(every(game)) === 0) {
      yield* atPosition(game, s, rng);
      if (side !== CHANCE) yield* atDecision(game, s, side, list, rng);
      if (side !== CHANCE && rng.below(ODDS_EVERY) === 0) yield* odds(game, s, any(list, rng));
    }
    apply(game, s, choose(game, s, list, rng), log);
    yield* events(log);
  }
  yield* atPosition(game, s, rng);
  const outcome = game.outcome(s);
  if (!outcome) throw new Error(`${game.id}: no outcome`);
  yield { at: 'outcome', message: outcome.reason };
  yield { at: 'result', message: resultMessage(game, outcome) };
}

/** Returns the card with which the game opens, without the figures printed on its counter. */
function goalOf(game: Game, s: GameState) {
  const { wins, deeds, counter, marks } = game.look.goal?.(viewOf(game, s, SPECTATOR)) ?? {};
  return { wins, deeds, name: counter?.name, marks: marks?.map(({ means }) => ({ means })) };
}

const any = (list: ActionList, rng: Rng): Action => list.at(rng.below(list.length));

/** Draws an action, mostly from the candidates of the bots, so that the sides meet. */
function wander(game: Game, s: GameState, list: ActionList, rng: Rng): Action {
  if (actor(game, s) === CHANCE) return drawOutcome(game, s, list, (n) => rng.below(n));
  const some = new ActionList();
  if (rng.below(4) > 0) game.bot.candidates?.(s, list, some);
  return any(some.length > 0 ? some : list, rng);
}

function* events(log: Log): Generator<GameText> {
  for (const { type, args, outcome = [], subject = [] } of log.take()) {
    yield { at: 'event', message: { key: `log.${type}`, args: (args ?? {}) as MessageArgs } };
    yield* textsWithin({ outcome, subject });
  }
}

/** Yields the texts of the views of all sides and of spectators. */
function* atPosition(game: Game, s: GameState, rng: Rng): Generator<GameText> {
  for (const viewer of [...game.sides.keys(), SPECTATOR]) {
    const view = viewOf(game, s, viewer);
    const { counters, markers, panel, zones, plan, muster, overlays } = game.look;
    const focus = { unit: rng.below(game.units.length), node: rng.below(game.board.size) };
    yield { at: 'prompt', message: promptOf(game, view) };
    yield* textsWithin({
      counters: counters(view).map(({ name, figures, conditions }) => ({
        name,
        figures,
        conditions,
      })),
      markers: markers(view).map(({ name }) => ({ name })),
      panel: panel(view),
      zones: zones?.show(view).map(({ name, things }) => ({ name, things })),
      plan: plan?.show(view),
      muster: muster?.show(view),
      overlays: overlays.flatMap((o) => o.areas(view, viewer, focus)),
    });
  }
}

/** Yields the texts for the side to act about legal and illegal actions. */
function* atDecision(
  game: Game,
  s: GameState,
  side: number,
  list: ActionList,
  rng: Rng,
): Generator<GameText> {
  const { actionLabel, path, preview } = game.look;
  const view = viewOf(game, s, side);
  for (const action of someOf(list.toArray(), rng))
    yield* textsWithin({
      label: actionLabel(view, action),
      path: path?.(view, action)?.cost,
      preview: preview?.(view, action),
    });
  const things = clickable(game, s, side, list);
  for (let i = 0; i < TRIES; i++) {
    const click = rng.below(3) > 0 ? randomClick(game, things, rng) : undefined;
    const noun = rng.below(Math.max(game.board.size, game.units.length));
    const action = click ?? pack(rng.below(game.verbs.list.length), noun);
    yield* textsWithin({ refusal: refusalOf(game, s, action)?.reason });
  }
  yield* faults(game, s, rng);
}

const someOf = (actions: readonly Action[], rng: Rng): Action[] =>
  actions.length <= ACTIONS
    ? [...actions]
    : Array.from({ length: ACTIONS }, () => actions[rng.below(actions.length)]);

function* odds(game: Game, s: GameState, action: Action): Generator<GameText> {
  const found = oddsOf(game, s, action);
  if (!found) return;
  const { first, sure, next } = found;
  yield* textsWithin({
    sure,
    rolls: [...(first ? [first] : []), ...next].map(({ title, headline, rows, each }) => ({
      title,
      labels: [headline, ...rows].map(({ label }) => label),
      each: each.map(({ subject, outcomes }) => ({
        subject,
        labels: outcomes.map(({ label }) => label),
      })),
    })),
  });
}

/** Changes one value in a position file, and yields the resulting error message. */
function* faults(game: Game, s: GameState, rng: Rng): Generator<GameText> {
  const file = JSON.parse(JSON.stringify(writePosition(game, s)));
  const places = leavesOf(file).filter(({ path }) =>
    /^(frames|counters|markers|values)/.test(path),
  );
  const { holder, key } = places[rng.below(places.length)];
  const { labels } = game.board;
  const others = [rng.below(40) - 3, labels[rng.below(labels.length)], true, false, 1];
  holder[key] = others[rng.below(others.length)];
  try {
    readPositionOf(game, file);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    yield { at: 'fault', message: error.text };
  }
}

type Holder = Record<string, unknown>;

/** Returns every value in a file that is not an object, with the object that holds it. */
function leavesOf(holder: Holder, path = ''): { holder: Holder; key: string; path: string }[] {
  return Object.entries(holder).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? leavesOf(value as Holder, `${path}${key}.`)
      : [{ holder, key, path: `${path}${key}` }],
  );
}

/** Fields that contain no texts. */
const NO_WORDS = new Set(['id', 'type', 'rule', 'glyph', 'sign', 'values', 'badge']);

/** Yields messages and texts, wherever they are in a value. */
function* textsWithin(value: unknown, at = ''): Generator<GameText> {
  if (typeof value === 'string') yield { at, message: value };
  else if (Array.isArray(value))
    for (const [i, one] of value.entries()) yield* textsWithin(one, `${at}[${i}]`);
  else if (isMessage(value)) yield { at, message: value };
  else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value))
      if (!NO_WORDS.has(name)) yield* textsWithin(one, at === '' ? name : `${at}.${name}`);
}

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && typeof (value as Message).key === 'string';

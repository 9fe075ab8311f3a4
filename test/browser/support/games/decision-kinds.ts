/** The kinds of decisions in a game, each a step and a verb, and the places where games between computers have them. */
import { createBot } from '../../../../src/bots/create-bot.ts';
import { type Action, ActionList, verbOf } from '../../../../src/kernel/action.ts';
import { legal } from '../../../../src/kernel/engine.ts';
import type { Game, GameModule } from '../../../../src/kernel/game.ts';
import { formatAction } from '../../../../src/kernel/text/notation.ts';
import { parseSetup, type SetupRequest } from '../../../../src/kernel/setup/setup.ts';
import type { GameState } from '../../../../src/kernel/state.ts';
import { seededDice } from '../../../../src/table/dice/dice.ts';
import { formatRecord, type RecordClose } from '../../../../src/table/record/record.ts';
import { Table } from '../../../../src/table/table.ts';

/** A game played by computers. */
export interface Source {
  readonly scenario: string;
  readonly seed: number;
  readonly level: 'greedy' | 'random';
  /** Number of its first decisions to use; all of them if absent. */
  readonly most?: number;
  /** Options that differ from the defaults. */
  readonly options?: NonNullable<SetupRequest['options']>;
}

/** Consecutive decisions, starting from a position. */
export interface Run {
  readonly game: Game;
  readonly record: string;
  readonly actions: readonly Action[];
  readonly kinds: readonly string[];
}

/** More decisions than any of these games takes. */
const HANGS = 3000;

/** Maximum distance between two new kinds at which the decisions in between are played and not skipped. */
const NEAR = 4;

/** Returns the kind of a decision as step and verb: `move.pick/done`. */
export const kindOf = (game: Game, s: GameState, action: Action): string =>
  `${game.stepNames[s.step]}/${game.verbs.list[verbOf(action)]?.name}`;

/**
 * Returns runs that contain every kind of decision that is legal anywhere in these games, each at least once: where a
 * computer chooses it, or in a run of its own if none ever does.
 */
export function runsThrough(module: GameModule, sources: readonly Source[]): Run[] {
  const games = sources.map((source) => played(module, source));
  const chosen = new Set(games.flatMap(({ moments }) => moments.map(({ kind }) => kind)));
  const met = new Set<string>();
  return games.flatMap((one) => [...runsOf(one, met), ...loneRuns(one, chosen)]);
}

interface Moment {
  readonly view: GameState;
  readonly action: Action;
  readonly kind: string;
  /** There is nothing to decide: the page plays it automatically after the previous decision. */
  readonly isImplied: boolean;
  /** Returns the record up to this moment. */
  readonly record: () => string;
}

interface Played {
  readonly game: Game;
  readonly moments: readonly Moment[];
}

function played(module: GameModule, source: Source): Played {
  const { scenario, seed, level, options, most = HANGS } = source;
  const game = module.open(parseSetup(module, { scenario, options }));
  const table = tableOf(game, seed);
  const bot = createBot(level, seed);
  const { close } = table.record({ withSeed: true });
  const moments: Moment[] = [];
  while (!table.outcome && moments.length < most) {
    const view = table.stateFor(table.actor).clone();
    const action = bot.choose(game, view, table.actor);
    const seq = table.seq;
    const record = (): string => recordUpTo(table, seq, close);
    const [kind, isImplied] = [kindOf(game, view, action), isImpliedIn(game, view, action)];
    moments.push({ view, action, kind, isImplied, record });
    const answer = table.act(table.actor, seq, [formatAction(game, action)]);
    if (!answer.ok) throw new Error(`${formatAction(game, action)} was refused`);
  }
  return { game, moments };
}

const isImpliedIn = (game: Game, view: GameState, action: Action): boolean =>
  (game.look.implied?.includes(verbOf(action)) ?? false) &&
  legal(game, view, new ActionList()).length === 1;

/** Returns the first entries of a table's record, as if the game had only gone so far. */
function recordUpTo(table: Table, seq: number, close: RecordClose): string {
  const { header, entries } = table.record({ withSeed: true });
  return formatRecord({ header, entries: entries.slice(0, seq), close });
}

/** Returns runs that start at each new kind and last as long as further new kinds follow soon. */
function runsOf({ game, moments }: Played, met: Set<string>): Run[] {
  const fresh = moments.flatMap(({ kind, isImplied }, at) => {
    if (isImplied || met.has(kind)) return [];
    met.add(kind);
    return [at];
  });
  const firsts = fresh.filter((at, i) => at - (fresh[i - 1] ?? -NEAR - 1) > NEAR);
  return firsts.map((from, i) => {
    const last = fresh.findLast((at) => at < (firsts[i + 1] ?? moments.length)) ?? from;
    const part = moments.slice(from, last + 1);
    const [actions, kinds] = [part.map(({ action }) => action), part.map(({ kind }) => kind)];
    return { game, record: part[0]?.record() ?? '', actions, kinds };
  });
}

/** Returns runs of one decision each, for the kinds that are legal here and chosen nowhere. */
function loneRuns({ game, moments }: Played, met: Set<string>): Run[] {
  return moments.flatMap(({ view, record }) => {
    const list = legal(game, view, new ActionList());
    return Array.from({ length: list.length }, (_, i) => list.at(i)).flatMap((action) => {
      const kind = kindOf(game, view, action);
      if (met.has(kind)) return [];
      met.add(kind);
      return [{ game, record: record(), actions: [action], kinds: [kind] }];
    });
  });
}

const tableOf = (game: Game, seed: number): Table =>
  Table.create({
    id: `seed-${seed}`,
    game,
    dice: seededDice(seed),
    seats: game.sides.map(() => ({ kind: 'human', name: 'you' }) as const),
  });

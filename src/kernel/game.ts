/** The contract between a game and everything that plays, serves, shows or tests it. */
import type { Action, ActionList, VerbTable } from './action.ts';
import type { Board } from './board/graph.ts';
import type { FigureSet } from './setup/figure.ts';
import type { Lesson } from './setup/lesson.ts';
import type { Log } from './text/log.ts';
import type { Look } from './look/look.ts';
import type { MessageArg } from './text/message.ts';
import type { Outcome } from './outcome.ts';
import type { PlayGame } from './play/play.ts';
import type { PositionSpec } from './position/spec.ts';
import type { Rng } from './random.ts';
import type { Rule } from './rulebook.ts';
import type { DocumentSpec, OptionSpec, Scenario, Setup, VariantSpec } from './setup/setup.ts';
import type { GameState } from './state.ts';
import type { Side } from './side.ts';
import type { Step } from './step.ts';
import type { ReactionWindow } from './window.ts';

/** A side of a game as its set-up declares it; its number is its index in `sides`. */
export interface SideSpec {
  /** Word in notation, in files and on the command line: `human`. */
  readonly id: string;
  /** Number of the side's colours, 0 to 7; absent: its own number. */
  readonly colour?: number;
}

/** A unit of the order of battle; its index never changes during a game. */
export interface UnitSpec {
  /** Unique within the game, without spaces: `A3`. */
  readonly id: string;
  /** Name in messages, such as `Green tank 3`. Absent: the id. */
  readonly name?: MessageArg;
  readonly type: string;
  /** Side that owns it at the start. */
  readonly side: Side;
}

/** Part of a game that bots may use. Nothing here may look at what the side cannot see. */
export interface Heuristics<S extends GameState = GameState> {
  /** Returns how good a position (a view) is for a side, from -1 lost to 1 won. */
  evaluate(s: S, side: Side): number;
  /**
   * Returns the expected result of a position at the start of a turn, on the scale of `evaluate`. Searches use it at
   * their leaves if `evaluate` orders actions well but predicts results badly. Absent: `evaluate`.
   */
  predict?(s: S, side: Side): number;
  /**
   * Fills `out` with the legal actions worth trying, best guess first: a subset of `legal`, never empty. Absent: all of
   * them.
   */
  candidates?(s: S, legal: ActionList, out: ActionList): void;
  /**
   * Returns the usual action here, the first candidate. Bots that look one decision ahead play it without comparing;
   * weak levels and turn planners still choose among all candidates. Undefined, or absent: candidates are compared by
   * `evaluate`.
   */
  defaultPolicy?(s: S, legal: ActionList): Action | undefined;
  /**
   * Returns whether searches should play the default policy here without looking further, because the effects of other
   * actions appear too late for them to judge. Absent: they always look further.
   */
  usesPolicyOnly?(s: S): boolean;
  /**
   * Returns the number of player turns begun so far. A search then compares positions at the beginning of the same
   * turn, where `evaluate` need not estimate the rest of a turn. Absent: it plays to the end.
   */
  turn?(s: S): number;
  /**
   * Factor on the number of positions that searching levels look at: above 1 where positions are cheap, so that
   * strength does not depend on a clock. Give one factor for each level if a common one would make them equally strong.
   * Absent: 1.
   */
  readonly budgetFactor?: number | { readonly 4: number; readonly 5: number };
  /**
   * Search unit of the searching levels: the whole turn, or each decision by itself if that measured better
   * (docs/bots.md). Absent: turns, if the game numbers them.
   */
  readonly searchUnit?: 'decisions' | 'turns';
  /** Settings for planning whole turns in this game. Absent: none. */
  readonly planning?: TurnPlanning<S>;
  /**
   * Verbs that do nothing, such as to pass or to decline. A level that makes mistakes on purpose never passes by
   * mistake while a better action exists. Absent: none.
   */
  readonly passVerbs?: readonly number[];
  /**
   * Returns whether an action is an obvious blunder, such as walking into a blast of one's own. Levels that make
   * mistakes on purpose avoid these. Absent: no action is.
   */
  isBlunder?(s: S, action: Action): boolean;
  /** Replaces the hidden values of a view by a consistent guess, in place. Absent: nothing is hidden. */
  determinize?(view: S, side: Side, rng: Rng): void;
  /** Weights of the heuristics, which self-play can improve (`npm run tune`). */
  readonly tuning?: Tuning<S>;
  /**
   * Weights of `predict`, which are fitted to results (`npm run tune -- GAME --fit`). Heuristics made with other
   * weights use them in full.
   */
  readonly learning?: Tuning<S>;
}

/** Settings for games that need more than the default planning of whole turns. Every value was found by measurement. */
export interface TurnPlanning<S extends GameState = GameState> {
  /**
   * Fills `out` with the actions that plans consist of: the candidates, and actions that pay off only later, such as
   * standing off. Beyond the planned turn, actions are chosen as usual. Absent: the candidates alone.
   */
  candidates?(s: S, legal: ActionList, out: ActionList): void;
  /**
   * Number of player turns after the planned one at which positions are compared. Absent: as many as there are sides,
   * at the beginning of the side's next turn.
   */
  readonly turns?: number;
  /**
   * Share of the remaining budget that one decision may spend while dice are still to come, 0 to 1. A larger share
   * suits games in which most of a turn is decided before its first die. Absent: two fifths.
   */
  readonly share?: number;
}

/** Tunable weights in the heuristics of a scenario, which `npm run tune` improves. */
export interface Tuning<S extends GameState = GameState> {
  /** Name of the set in the game's `bot-weights.ts` that this scenario plays with. */
  readonly set: string;
  /** Weights by name: finite numbers, in any unit. */
  readonly weights: Readonly<Record<string, number>>;
  /** Returns the same heuristics with other weights; missing names keep their values. */
  with(weights: Readonly<Record<string, number>>): Heuristics<S>;
}

/** One scenario of a game with its options, ready to play. It holds no state of play. */
export interface Game<S extends GameState = GameState> {
  readonly id: string;
  /** Version of the rules, which records contain. Raise it when an old record could play out differently. */
  readonly version: number;
  readonly setup: Setup;
  readonly sides: readonly SideSpec[];
  readonly board: Board;
  readonly units: readonly UnitSpec[];
  /** Words, without spaces, for the nouns of `item` verbs; absent: there are none. */
  readonly items?: readonly string[];
  readonly verbs: VerbTable;
  readonly steps: readonly Step<S>[];
  readonly stepNames: readonly string[];
  readonly look: Look<S>;
  readonly bot: Heuristics<S>;
  /** Reactions for which a side may leave standing orders; absent: there are none. */
  readonly windows?: readonly ReactionWindow<S>[];
  readonly position: PositionSpec<S>;
  /** Upper limit of decisions in a game, dice not counted. The fuzzer checks it. */
  readonly maxDecisions: number;
  /**
   * Listing actions caches work in the opened game, and playing one of them reuses it. A driver that alternates between
   * positions is faster with a separate opened game for each. Set only where measured. Absent: no.
   */
  readonly cachesActions?: true;
  /** Returns a blank state: no frame, all zero. */
  create(): S;
  /** Writes the set-up into a blank state and pushes the first step. */
  begin(s: S): void;
  /** Returns the result once the game is over; undefined before. */
  outcome(s: S): Outcome | undefined;
  /**
   * Removes a side that resigns, in or out of its turn, so that the others can continue; it may end the game. Absent:
   * the game ends and all other sides win.
   */
  dropOut?(s: S, side: Side, log?: Log): void;
  /**
   * Returns what a side drew in the set-up besides its colour, as one word ("north"), so that statistics can count wins
   * by it. Absent: sides draw nothing else.
   */
  lot?(s: S, side: Side): string;
  /** Throws if an invariant does not hold. */
  check(s: S): void;
  /** Interface of a game from a bundle, which hides its rules. Absent: the rules are part of this object. */
  readonly play?: PlayGame;
  /** With `play`: the original game behind it, if it is part of this program. Bots play on it. */
  readonly original?: Game;
  /** Returns the game's own messages in a language, by key. Absent: the messages of its module. */
  readonly messages?: (language: string) => Readonly<Record<string, string>>;
}

/** Message files by language; each loads the messages of a game by key. */
export type MessageLoaders = Readonly<
  Record<string, () => Promise<Readonly<Record<string, string>>>>
>;

/** A game as the registry lists it: everything known before a scenario is chosen. */
export interface GameModule {
  readonly id: string;
  /** All sides of the game; a scenario may use fewer. */
  readonly sides: readonly SideSpec[];
  readonly scenarios: readonly Scenario[];
  readonly options: readonly OptionSpec[];
  /** Values that variants change; absent: none. */
  readonly values?: VariantSpec;
  /** Custom document of a set-up; absent: none. */
  readonly document?: DocumentSpec;
  /** Rules in our own words, loaded when one of them is first shown. */
  readonly rulebook: () => Promise<readonly Rule[]>;
  /** A guided first game; absent: it has none. */
  readonly lesson?: Lesson;
  /** Figures of its rulebook, loaded when the rulebook is opened; absent: it has none. */
  readonly figures?: () => Promise<FigureSet>;
  /**
   * Bot levels worth offering in this game, named as on the command line, weakest first. In games that dice level out,
   * levels less than 100 Elo above the previous one are left out (docs/bots.md). Absent: all.
   */
  readonly levels?: readonly string[];
  /** Message files by language, each loaded on first use; English is always present. */
  readonly messages?: MessageLoaders;
  /** Builds the game of a valid set-up (see `parseSetup`). */
  open(setup: Setup): Game;
}

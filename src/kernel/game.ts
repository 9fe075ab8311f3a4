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
import type { DocumentSpec, OptionSpec, Scenario, Setup } from './setup/setup.ts';
import type { GameState } from './state.ts';
import type { Side } from './side.ts';
import type { Step } from './step.ts';
import type { ReactionWindow } from './window.ts';

/** A side of a game. */
export interface SideSpec {
  /** Word used in notation, files and on the command line: `human`. */
  readonly id: string;
  /** Number of its colours, 0 to 7; absent: its own number. */
  readonly colour?: number;
}

/** A unit of the order of battle; its index never changes during a game. */
export interface UnitSpec {
  /** Unique within the game, without spaces: `A3`. */
  readonly id: string;
  /** Its name in messages, such as `Green tank 3`. Absent: its id. */
  readonly name?: MessageArg;
  readonly type: string;
  /** The side it starts on. */
  readonly side: Side;
}

/** Part of a game that bots may use. Nothing here may look at what the side cannot see. */
export interface Heuristics<S extends GameState = GameState> {
  /** How good a position (a view) is for a side, from -1 lost to 1 won. */
  evaluate(s: S, side: Side): number;
  /**
   * The same of a position in which a turn begins, where `evaluate` chooses well and predicts badly: asked where
   * thinking ahead ends. The judge of choices need only order neighbours, this one positions far apart. Absent: `evaluate`.
   */
  foretell?(s: S, side: Side): number;
  /**
   * Legal actions worth trying, best guess first: a subset of `legal`, never empty, never invented.
   * Absent: all of them.
   */
  candidates?(s: S, legal: ActionList, out: ActionList): void;
  /**
   * The candidate that is taken here without comparing, for games that know: who looks one decision ahead does it, while
   * who slips, and who plans whole turns, chooses among all candidates, of which it is the first. Undefined, or
   * absent: candidates are compared by what `evaluate` says of them.
   */
  habit?(s: S, legal: ActionList): Action | undefined;
  /**
   * Whether thinking ahead keeps to the habit here, because what comes of something else shows later than anybody looks:
   * a judge of the next turn would find what it likes there, and not what wins. Absent: nowhere.
   */
  isSettled?(s: S): boolean;
  /**
   * Number of player turns begun so far. A search compares positions at the beginning of the same
   * turn, where `evaluate` need not know what is still to come of a turn. Absent: it plays to the end.
   */
  turn?(s: S): number;
  /**
   * How many times the usual number of positions the levels that think ahead look at: more where they are
   * quick to come by, so that strength does not depend on a clock; one figure for each level where the same
   * for both would make them equally strong. Absent: 1.
   */
  readonly effort?: number | { readonly 4: number; readonly 5: number };
  /**
   * Subject of the levels that think ahead: each decision by itself, or the turn as a whole. What
   * does better was measured (docs/bots.md). Absent: decisions.
   */
  readonly thinks?: 'decisions' | 'turns';
  /** Special planning of whole turns in this game. Absent: none. */
  readonly planning?: TurnPlanning<S>;
  /**
   * Verbs that do nothing: to stay, to decline, to be done. Levels that slip do not do so by these while
   * something better can be done. Absent: none.
   */
  readonly idle?: readonly number[];
  /**
   * Actions that look like no slip but like folly: to walk into a blast of one's own, to leave the helpless
   * before the enemy. Levels that slip do not do so by these. Absent: none.
   */
  isRash?(s: S, action: Action): boolean;
  /** Fills what a view hides with a consistent guess, in place. Absent: nothing is hidden. */
  determinize?(view: S, side: Side, rng: Rng): void;
  /** The numbers in it, for improving them by self-play (`npm run tune`). */
  readonly tuning?: Tuning<S>;
  /**
   * The numbers in `foretell`, for learning them from results (`npm run tune -- GAME --fit`); made with others, it says
   * all that they say, where the game may believe less of it.
   */
  readonly learning?: Tuning<S>;
}

/** How whole turns of a game are planned, where that is not as usual. Found by measurement, as everything in here. */
export interface TurnPlanning<S extends GameState = GameState> {
  /**
   * Building blocks of plans: the candidates, and actions that look bad at once, and better when the others have had their
   * turns, like standing off. What is played past the turn is chosen as always. Absent: the candidates alone.
   */
  candidates?(s: S, legal: ActionList, out: ActionList): void;
  /**
   * Positions are compared when so many player turns have begun after the planned one. Absent: as many as there are
   * sides, at the beginning of one's own next turn.
   */
  readonly turns?: number;
  /**
   * Part of what is left of the budget that a look may cost while dice are to come: more where most of a turn is
   * decided before the first of them. Absent: two fifths.
   */
  readonly share?: number;
}

/** Tunable weights in the heuristics of a scenario. */
export interface Tuning<S extends GameState = GameState> {
  /** Name of the set in the game's `bot-weights.ts` that this scenario plays with. */
  readonly set: string;
  /** The numbers by name, finite, in any unit. */
  readonly weights: Readonly<Record<string, number>>;
  /** The same heuristics with other numbers; names that are missing keep theirs. */
  with(weights: Readonly<Record<string, number>>): Heuristics<S>;
}

/** One scenario of a game with its options, ready to be played. Holds no state of play. */
export interface Game<S extends GameState = GameState> {
  readonly id: string;
  /** Version of the rules; written into records, raised when a record could play out otherwise. */
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
  /** No game needs more decisions (dice not counted); the fuzzer holds it to that. */
  readonly maxDecisions: number;
  /**
   * Listing actions leaves work in the opened game that playing one of them uses again, so a driver of many positions in
   * turn is faster with an opened game for each. Only where measured: other games are slower that way. Absent: no.
   */
  readonly keepsWork?: true;
  /** A blank state: no frame, all zero. */
  create(): S;
  /** Writes the set-up into a blank state and pushes the first step. */
  begin(s: S): void;
  /** The result once nobody is to act; undefined before. */
  outcome(s: S): Outcome | undefined;
  /**
   * Takes a side that gives up out of play, in or out of its turn, so that the others play on; it may end
   * the game. Absent: the game is over and all others have won.
   */
  dropOut?(s: S, side: Side, log?: Log): void;
  /**
   * Draw of a side in the set-up beside its colour, in a word ("north"), so that wins
   * can be counted by it. Absent: nothing.
   */
  lot?(s: S, side: Side): string;
  /** Throws if an invariant does not hold. */
  check(s: S): void;
  /** The game's interface, where that is all that is known of it: the game of a bundle. Absent: its rules are here. */
  readonly play?: PlayGame;
  /** Its own messages of a language, by key. Absent: those of its module. */
  readonly messages?: (language: string) => Readonly<Record<string, string>>;
}

/** Message files by language: sentences by key. */
export type Words = Readonly<Record<string, () => Promise<Readonly<Record<string, string>>>>>;

/** A game as the registry lists it: everything known before a scenario is chosen. */
export interface GameModule {
  readonly id: string;
  /** All that may take part; a scenario may name fewer. */
  readonly sides: readonly SideSpec[];
  readonly scenarios: readonly Scenario[];
  readonly options: readonly OptionSpec[];
  /** Custom document of a set-up; absent: none. */
  readonly document?: DocumentSpec;
  readonly rulebook: readonly Rule[];
  /** A guided first game; absent: it has none. */
  readonly lesson?: Lesson;
  /** Figures of its rulebook, loaded when the rulebook is opened; absent: it has none. */
  readonly figures?: () => Promise<FigureSet>;
  /**
   * Bots that are worth telling apart here, as on the command line, weakest first: where dice level the rest,
   * those less than 100 Elo above the one before are left out (docs/bots.md). Absent: all of them.
   */
  readonly levels?: readonly string[];
  /** Its sentences by language, each loaded when it is first spoken; English is always there. */
  readonly words?: Words;
  /** Builds the game of a valid set-up (see `parseSetup`). */
  open(setup: Setup): Game;
}

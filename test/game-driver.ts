/** Test driver of a game: plays actions given as text, and returns the texts of the game in English. */
import { type Action, ActionList } from '../src/kernel/action.ts';
import { applyChecked } from '../src/kernel/conformance/checked-play.ts';
import { actor, legal, promptOf, refusalOf } from '../src/kernel/engine.ts';
import type { Game, GameModule } from '../src/kernel/game.ts';
import { POSITION_FORMAT, readPositionOf } from '../src/kernel/position/position.ts';
import type { Refusal, Rule } from '../src/kernel/rulebook.ts';
import { parseSetup, type SetupRequest } from '../src/kernel/setup/setup.ts';
import { CHANCE } from '../src/kernel/side.ts';
import type { GameState } from '../src/kernel/state.ts';
import type { LogEvent } from '../src/kernel/text/log.ts';
import type { LocalizedText } from '../src/kernel/text/message.ts';
import { formatAction, parseAction } from '../src/kernel/text/notation.ts';
import { english, englishEvent } from './english.ts';

export interface TestGame<S extends GameState = GameState> {
  readonly game: Game<S>;
  readonly s: S;
  /** Log events of the actions played by this driver. */
  readonly events: LogEvent[];
}

/** How the tests of a game abbreviate its notation. */
interface Dialect<S extends GameState, T> {
  /** Converts an action as tests write it to the notation. */
  readonly toNotation?: (text: string, t: T) => string;
  /** Converts a noun of the notation to the form that tests use. */
  readonly nounIn?: (noun: string, t: T) => string;
  /** The game, with the names that tests use in messages. */
  readonly named?: (game: Game) => Game;
  /** Called after each action; overwrites working memory, so that no rule depends on leftovers in it. */
  readonly forget?: (s: S) => void;
}

/** These functions do not use `this`: the test helpers of a game export them by name. */
export class GameDriver<S extends GameState, T extends TestGame<S> = TestGame<S>> {
  readonly #module: GameModule;
  readonly #dialect: Dialect<S, T>;
  readonly #rules: ReadonlySet<string>;

  constructor(module: GameModule, rulebook: readonly Rule[], dialect: Dialect<S, T> = {}) {
    this.#module = module;
    this.#dialect = dialect;
    this.#rules = new Set(rulebook.map(({ id }) => id));
  }

  /** Opens a game with a scenario and options. */
  readonly openGame = (request: SetupRequest = {}): Game<S> =>
    this.#module.open(parseSetup(this.#module, request)) as Game as Game<S>;

  /** Opens a table at the position in a file, whose head may be missing. */
  readonly place = (game: Game<S>, file: object): TestGame<S> => ({
    ...{ game, events: [] },
    s: readPositionOf(game, { format: POSITION_FORMAT, game: game.id, ...file }),
  });

  readonly actionOf = (t: T, text: string): Action =>
    parseAction(t.game, this.#dialect.toNotation?.(text, t) ?? text);

  /** Plays actions such as `move A1, to 0305, roll 4`; throws at the first refused action. */
  readonly act = (t: T, ...texts: readonly string[]): T => {
    for (const text of texts.flatMap((each) => each.split(/,\s+/))) {
      const { rule, reason } = this.refusal(t, text);
      if (rule !== '') throw new Error(`${text}: [${rule}] ${reason}`);
      t.events.push(...applyChecked(t.game, t.s, this.actionOf(t, text), this.#rules));
      this.#dialect.forget?.(t.s);
    }
    return t;
  };

  /** Returns a copy of the table, so that several attempts can start from one position. */
  readonly copyOf = (t: T): T => ({ ...t, s: t.s.clone(), events: [] });

  /** Returns why an action is not legal: the rule and a reason in English, both empty if it is legal. */
  readonly refusal = (t: T, text: string): Refusal & { readonly reason: string } => {
    const found = refusalOf(t.game, t.s, this.actionOf(t, text));
    return { rule: '', ...found, reason: this.english(t.game, found?.reason) };
  };

  /** Returns all legal actions, or those of one verb, as tests write them. */
  readonly offers = (t: T, verb?: string): string[] =>
    legal(t.game, t.s, new ActionList())
      .toArray()
      .map((action) => this.textOf(t, action))
      .filter((text) => verb === undefined || text.split(' ')[0] === verb);

  /** Returns an action as tests write it. */
  readonly textOf = (t: T, action: Action): string => {
    const [verb, ...nouns] = formatAction(t.game, action).split(' ');
    return [verb, ...nouns.map((noun) => this.#dialect.nounIn?.(noun, t) ?? noun)].join(' ');
  };

  /** Returns the nouns of the legal actions of a verb, in one string: `3a 3b 3c`. */
  readonly nouns = (t: T, verb: string): string =>
    this.offers(t, verb)
      .flatMap((text) => text.split(' ')[1] ?? [])
      .join(' ');

  /** Returns the current prompt with its side; when the game is over, the result. */
  readonly prompt = (t: Pick<T, 'game' | 's'>): string =>
    this.english(t.game, promptOf(t.game, t.s));

  /** Returns the label of an action. */
  readonly label = (t: T, text: string): string =>
    this.english(t.game, t.game.look.actionLabel(t.s, this.actionOf(t, text)));

  /** Returns the lines beside the board: `Turn: 12`. */
  readonly panel = ({ game, s }: T): string[] =>
    game.look
      .panel(s)
      .map(({ label, value }) => `${this.english(game, label)}: ${this.english(game, value)}`);

  /** Returns the log events of a type. */
  readonly eventsOf = (t: T, type: string): LogEvent[] =>
    t.events.filter((event) => event.type === type);

  /** Returns the log lines, of one type or all. */
  readonly log = (t: T, type?: string): string[] =>
    (type === undefined ? t.events : this.eventsOf(t, type)).map((event) =>
      englishEvent(this.#named(t.game), event),
    );

  readonly stepNow = ({ game, s }: T): string => game.stepNames[s.step];

  /** Returns the id of the side to act, `chance` or `nobody`. */
  readonly actorNow = ({ game, s }: T): string => {
    const side = actor(game, s);
    return game.sides[side]?.id ?? (side === CHANCE ? 'chance' : 'nobody');
  };

  /** Returns the label of a unit's node, or the word that position files use for its place. */
  readonly placeOf = ({ game, s }: T, unit: number): string => {
    const { field, places } = game.position.where;
    const n = (s as unknown as Record<string, Int16Array>)[field]?.[unit];
    const [word] = Object.entries(places).find(([, place]) => place === n) ?? [];
    return word ?? game.board.labels[n ?? -1] ?? '';
  };

  /** Returns a message in English. */
  readonly english = (game: Game<S>, text: LocalizedText | undefined): string =>
    english(this.#named(game), text);

  #named(game: Game<S>): Game {
    const erased = game as Game as Game;
    return this.#dialect.named?.(erased) ?? erased;
  }
}

/** Driver of a game for its tests: plays actions given as text, and returns in English what the game says. */
import { type Action, ActionList } from '../src/kernel/action.ts';
import { applyChecked } from '../src/kernel/conformance/checked-play.ts';
import { actor, legal, promptOf, refusalOf } from '../src/kernel/engine.ts';
import type { Game, GameModule } from '../src/kernel/game.ts';
import { POSITION_FORMAT, readPositionOf } from '../src/kernel/position/position.ts';
import type { Refusal } from '../src/kernel/rulebook.ts';
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
  /** Log events of the actions played here. */
  readonly events: LogEvent[];
}

/** How the tests of a game write what its notation writes otherwise. */
interface Dialect<S extends GameState, T> {
  /** Notation of an action of a test. */
  readonly toNotation?: (text: string, t: T) => string;
  /** A noun of the notation as tests call it. */
  readonly nounIn?: (noun: string, t: T) => string;
  /** The game with the names that sentences use in tests. */
  readonly named?: (game: Game) => Game;
  /** Called after each action; spoils working memory, so that no rule relies on what another has left there. */
  readonly forget?: (s: S) => void;
}

/** The functions need no `this`: the helpers of a game export them by name. */
export class GameDriver<S extends GameState, T extends TestGame<S> = TestGame<S>> {
  readonly #module: GameModule;
  readonly #dialect: Dialect<S, T>;
  readonly #rules: ReadonlySet<string>;

  constructor(module: GameModule, dialect: Dialect<S, T> = {}) {
    this.#module = module;
    this.#dialect = dialect;
    this.#rules = new Set(module.rulebook.map(({ id }) => id));
  }

  /** A game with this scenario and these options. */
  readonly openGame = (request: SetupRequest = {}): Game<S> =>
    this.#module.open(parseSetup(this.#module, request)) as Game as Game<S>;

  /** A table at the position of a file, whose head may be missing. */
  readonly place = (game: Game<S>, file: object): TestGame<S> => ({
    ...{ game, events: [] },
    s: readPositionOf(game, { format: POSITION_FORMAT, game: game.id, ...file }),
  });

  readonly actionOf = (t: T, text: string): Action =>
    parseAction(t.game, this.#dialect.toNotation?.(text, t) ?? text);

  /** Plays `move A1, to 0305, roll 4`; throws at the first action that is refused. */
  readonly act = (t: T, ...texts: readonly string[]): T => {
    for (const text of texts.flatMap((each) => each.split(/,\s+/))) {
      const { rule, reason } = this.refusal(t, text);
      if (rule !== '') throw new Error(`${text}: [${rule}] ${reason}`);
      t.events.push(...applyChecked(t.game, t.s, this.actionOf(t, text), this.#rules));
      this.#dialect.forget?.(t.s);
    }
    return t;
  };

  /** A copy of the table, so that one position serves several tries. */
  readonly copyOf = (t: T): T => ({ ...t, s: t.s.clone(), events: [] });

  /** Why an action is not legal: the rule and an English reason, both empty if it is legal. */
  readonly refusal = (t: T, text: string): Refusal & { readonly reason: string } => {
    const found = refusalOf(t.game, t.s, this.actionOf(t, text));
    return { rule: '', ...found, reason: this.english(t.game, found?.reason) };
  };

  /** All legal actions, or those of a verb, as tests write them. */
  readonly offers = (t: T, verb?: string): string[] =>
    legal(t.game, t.s, new ActionList())
      .toArray()
      .map((action) => this.textOf(t, action))
      .filter((text) => verb === undefined || text.split(' ')[0] === verb);

  /** An action as tests write it. */
  readonly textOf = (t: T, action: Action): string => {
    const [verb, ...nouns] = formatAction(t.game, action).split(' ');
    return [verb, ...nouns.map((noun) => this.#dialect.nounIn?.(noun, t) ?? noun)].join(' ');
  };

  /** Nouns of the legal actions of a verb, in one string: `3a 3b 3c`. */
  readonly nouns = (t: T, verb: string): string =>
    this.offers(t, verb)
      .flatMap((text) => text.split(' ')[1] ?? [])
      .join(' ');

  /** The current prompt with its side; at the end, the result. */
  readonly prompt = (t: Pick<T, 'game' | 's'>): string =>
    this.english(t.game, promptOf(t.game, t.s));

  /** Label of an action. */
  readonly label = (t: T, text: string): string =>
    this.english(t.game, t.game.look.actionLabel(t.s, this.actionOf(t, text)));

  /** The lines beside the board: `Turn: 12`. */
  readonly panel = ({ game, s }: T): string[] =>
    game.look
      .panel(s)
      .map(({ label, value }) => `${this.english(game, label)}: ${this.english(game, value)}`);

  /** Log events of a type. */
  readonly eventsOf = (t: T, type: string): LogEvent[] =>
    t.events.filter((event) => event.type === type);

  /** Log lines, of one type or all. */
  readonly log = (t: T, type?: string): string[] =>
    (type === undefined ? t.events : this.eventsOf(t, type)).map((event) =>
      englishEvent(this.#named(t.game), event),
    );

  readonly stepNow = ({ game, s }: T): string => game.stepNames[s.step];

  /** Id of the side that is to act; `chance`, `nobody`. */
  readonly actorNow = ({ game, s }: T): string => {
    const side = actor(game, s);
    return game.sides[side]?.id ?? (side === CHANCE ? 'chance' : 'nobody');
  };

  /** The node label of a unit, or the word of position files for where it is. */
  readonly placeOf = ({ game, s }: T, unit: number): string => {
    const { field, places } = game.position.where;
    const n = (s as unknown as Record<string, Int16Array>)[field]?.[unit];
    const [word] = Object.entries(places).find(([, place]) => place === n) ?? [];
    return word ?? game.board.labels[n ?? -1] ?? '';
  };

  /** A message in English. */
  readonly english = (game: Game<S>, said: LocalizedText | undefined): string =>
    english(this.#named(game), said);

  #named(game: Game<S>): Game {
    const erased = game as Game as Game;
    return this.#dialect.named?.(erased) ?? erased;
  }
}

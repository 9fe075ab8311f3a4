/** Checks a game's messages: missing sentences, equal labels, unknown rules. */
import { headKeys, variantKeys } from '../../i18n/head.ts';
import { type Action, ActionList, nounOf, verbOf } from '../../kernel/action.ts';
import { actor, apply, legal, promptOf, start } from '../../kernel/engine.ts';
import type { Game, GameModule } from '../../kernel/game.ts';
import type { RuleId } from '../../kernel/rulebook.ts';
import { CHANCE, NOBODY } from '../../kernel/side.ts';
import type { GameState } from '../../kernel/state.ts';
import { Log, type LogEvent } from '../../kernel/text/log.ts';
import type { LocalizedText } from '../../kernel/text/message.ts';
import { formatAction } from '../../kernel/text/notation.ts';
import { viewOf } from '../../kernel/view.ts';
import { translatorOf, formatHead } from '../text/messages.ts';

/** Interval in decisions between comparisons of label texts. */
const LABELS_EVERY = 8;

/** Checks faults that need no play: texts of the game itself, and rule numbers in its lists. `known`: its rules. */
export function faultsOfModule(module: GameModule, known: ReadonlySet<RuleId>): string[] {
  const { id, options, lesson, scenarios } = module;
  const rules: (readonly [where: string, rule: RuleId])[] = [
    ...options.map((option) => [`option ${option.id}`, option.rule] as const),
    ...(lesson?.steps ?? []).map(({ rule }, i) => [`step ${i + 1} of the lesson`, rule] as const),
  ];
  const unknown = rules.filter(([, rule]) => !known.has(rule));
  return [
    ...(scenarios.length > 0 ? [] : [`${id} has no scenario`]),
    ...unknown.map(([where, rule]) => `${where} names [${rule}], ${notIn(known)}`),
    ...[...headKeys(module), ...variantKeys(module)].flatMap((key) =>
      sentenceFault(() => formatHead(module, key)),
    ),
  ];
}

const notIn = (known: ReadonlySet<RuleId>): string =>
  `which the rulebook does not have; it has ${[...known].slice(0, 24).join(', ')}`;

function sentenceFault(format: () => string): string[] {
  try {
    format();
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

/** Checks the messages of one game after the other; each sentence is checked once for each place that uses it. */
export class MessageCheck {
  readonly #rules: ReadonlySet<RuleId>;
  readonly #seen = new Set<string>();

  constructor(rules: ReadonlySet<RuleId>) {
    this.#rules = rules;
  }

  /** Replays a game. Throws at the first fault, with its step. */
  replay<S extends GameState>(game: Game<S>, actions: readonly Action[]): void {
    const log = new Log();
    const s = start(game, log);
    this.#events(game, log);
    actions.forEach((action, i) => {
      this.#position(game, s, i % LABELS_EVERY === 0);
      apply(game, s, action, log);
      this.#events(game, log);
    });
    const outcome = game.outcome(s);
    if (outcome === undefined) return;
    this.#rule('the end of the game', outcome.rule);
    this.#sentence(game, 'the end of the game', outcome.reason);
  }

  #position<S extends GameState>(game: Game<S>, s: S, isCompared: boolean): void {
    const at = `step ${game.stepNames[s.step]}`;
    const side = actor(game, s);
    const rule = game.steps[s.step]?.rule;
    if (rule !== undefined) this.#rule(at, rule);
    this.#sentence(game, at, promptOf(game, s));
    if (!isCompared || side === CHANCE || side === NOBODY) return;
    this.#labels(game, viewOf(game, s, side), at);
  }

  /** Throws unless each label has a sentence, and no two actions of a decision have the same. */
  #labels<S extends GameState>(game: Game<S>, view: S, at: string): void {
    const texts = new Map<string, Action>();
    for (const action of legal(game, view, new ActionList()).toArray()) {
      const text = translatorOf(game).text(game.look.actionLabel(view, action));
      const other = texts.get(text);
      if (other !== undefined && !areLikeUnits(game, view, other, action))
        throw new Error(
          `${at}: "${formatAction(game, other)}" and "${formatAction(game, action)}" have the same label, "${text}"`,
        );
      texts.set(text, action);
    }
  }

  #events(game: Game, log: Log): void {
    for (const event of log.take()) {
      const at = `the log line ${event.type}`;
      this.#rule(at, event.rule);
      this.#sentence(game, at, lineOf(event));
      if (event.outcome !== undefined) this.#sentence(game, at, event.outcome);
    }
  }

  #rule(at: string, rule: RuleId): void {
    if (!this.#rules.has(rule)) throw new Error(`${at} names [${rule}], ${notIn(this.#rules)}`);
  }

  #sentence(game: Game, at: string, text: LocalizedText): void {
    const place = `${at} ${typeof text === 'string' ? text : text.key}`;
    if (this.#seen.has(place)) return;
    this.#seen.add(place);
    try {
      translatorOf(game).text(text);
    } catch (error) {
      throw new Error(`${at}: ${(error as Error).message}`, { cause: error });
    }
  }
}

/** Whether two actions of one verb are about units that players cannot distinguish, such as particles of one charge. */
function areLikeUnits<S extends GameState>(game: Game<S>, view: S, a: Action, b: Action): boolean {
  if (verbOf(a) !== verbOf(b) || game.verbs.list[verbOf(a)]?.noun !== 'unit') return false;
  const counters = game.look.counters(view);
  const [one, other] = [a, b].map((action) => {
    const u = nounOf(action);
    const name = counters.find(({ unit }) => unit === u)?.name;
    return name === undefined ? game.units[u]?.type : translatorOf(game).text(name);
  });
  return one === other;
}

const lineOf = ({ type, args }: LogEvent): LocalizedText => ({
  key: `log.${type}`,
  ...(args && { args }),
});

/** Replays a finished game to observe luck, lead, and the places of units. */
import type { Action } from '../kernel/action.ts';
import { actor, apply, start } from '../kernel/engine.ts';
import type { Game } from '../kernel/game.ts';
import { CHANCE, type Side } from '../kernel/side.ts';
import type { GameState } from '../kernel/state.ts';
import { prospectOf } from '../bots/lookahead.ts';
import { RollEvaluator } from '../bots/review.ts';
import { round } from './row.ts';

/** Facts about a game that only its course shows. Unless stated otherwise, they are about one side. */
export interface Observations {
  /** Id of the first side to decide. */
  readonly first: string;
  /** Lots that the sides drew in the set-up besides their colours, by side. */
  readonly lots?: readonly string[];
  /** Sum of the luck of all rolls, in units of the evaluation; its expectation is 0 whatever the players do. */
  readonly luck?: number;
  /** Evaluation minus the mean of all sides, -1 to 1, at the beginning of each turn. */
  readonly lead: readonly number[];
  /** By side: pairs of a node and the number of turns that began with a unit there, as a flat list. */
  readonly stood: readonly (readonly number[])[];
  /** By side: the nodes where its units were last seen before they were lost. */
  readonly lost: readonly (readonly number[])[];
}

/** Settings of an observation. */
export interface ObservationTerms {
  readonly side: Side;
  readonly luck: boolean;
  /** The position that the actions start from. Absent: the set-up. */
  readonly from?: GameState | undefined;
}

/**
 * Observes a game. Open `game` for this alone, because an evaluation must not change what the bots of the game in
 * progress remember.
 */
export function observe(
  game: Game,
  actions: readonly Action[],
  { side, luck: isWeighed, from }: ObservationTerms,
): Observations {
  const s = from?.clone() ?? start(game);
  const evaluator = isWeighed ? new RollEvaluator(game) : undefined;
  const places = new Places(game);
  const lots = lotsOf(game, s);
  const lead: number[] = [];
  let [first, luck, turn] = ['', 0, -1];
  for (const action of actions) {
    const who = actor(game, s);
    if (who >= 0 && first === '') first = game.sides[who]?.id ?? '';
    const now = game.bot.turn?.(s) ?? 0;
    if (now !== turn && who !== CHANCE) {
      turn = now;
      lead.push(round(leadOf(game, s, side)));
      places.note(s);
    }
    if (who === CHANCE && evaluator) {
      const { expected, actual } = evaluator.roll(s, action);
      luck += (actual[side] ?? 0) - (expected[side] ?? 0);
    } else if (evaluator) evaluator.decide(s, action);
    else apply(game, s, action);
  }
  places.end(s);
  const { stood, lost } = places;
  return {
    first,
    ...(lots && { lots }),
    ...(isWeighed && { luck: round(luck) }),
    lead,
    stood,
    lost,
  };
}

function lotsOf(game: Game, s: GameState): string[] | undefined {
  const { lot } = game;
  return lot && game.sides.map((_, side) => lot(s, side));
}

function leadOf(game: Game, s: GameState, side: Side): number {
  const worth = game.sides.map((_, one) => prospectOf(game, s, one));
  const mean = worth.length > 1 ? worth.reduce((a, b) => a + b, 0) / worth.length : 0;
  return (worth[side] ?? 0) - mean;
}

/** Nodes of units at the beginning of each turn. */
class Places {
  readonly #game: Game;
  readonly #stood: Map<number, number>[];
  readonly #lost: number[][];
  #before = new Map<number, { readonly node: number; readonly side: Side }>();

  constructor(game: Game) {
    this.#game = game;
    this.#stood = game.sides.map(() => new Map());
    this.#lost = game.sides.map(() => []);
  }

  get stood(): number[][] {
    return this.#stood.map((of) => [...of].sort(([a], [b]) => a - b).flat());
  }

  get lost(): number[][] {
    return this.#lost;
  }

  note(s: GameState): void {
    const now = this.#read(s);
    for (const { node, side } of now.values()) {
      const of = this.#stood[side];
      of?.set(node, (of.get(node) ?? 0) + 1);
    }
    this.#before = now;
  }

  /** Counts the losses of the last turn. No turn begins after it, so its nodes are not counted. */
  end(s: GameState): void {
    this.#read(s);
  }

  #read(s: GameState) {
    const now = new Map<number, { readonly node: number; readonly side: Side }>();
    for (const { unit, node, side } of this.#game.look.counters(s))
      if (node >= 0 && side >= 0) now.set(unit, { node, side });
    for (const [unit, { node, side }] of this.#before)
      if (!now.has(unit)) this.#lost[side]?.push(node);
    return now;
  }
}

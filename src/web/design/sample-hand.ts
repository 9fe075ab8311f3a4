/** Deals sample hands: plays a game with the draft until a side's first decision about a card. */
import { ActionList, pack } from '../../kernel/action.ts';
import { actor, apply, drawOutcome, legal, refusalOf, start } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import type { ZoneThing } from '../../kernel/look/zones.ts';
import { CHANCE, NOBODY, type Side } from '../../kernel/side.ts';
import type { GameState } from '../../kernel/state.ts';
import { seededDice } from '../../table/dice/dice.ts';

/** Number of decisions after which the game counts as one without decisions about cards. */
const MOST_DECISIONS = 5000;

/** A card of a sample hand. */
export interface SampleCard {
  readonly thing: ZoneThing;
  /** Whether it can be played in this decision. */
  readonly canBePlayed: boolean;
}

/** Returns the sides that have a docked hand of cards with faces. */
export const sidesWithHands = (game: Game): Side[] => {
  const zones = game.look.zones?.show(start(game)) ?? [];
  return zones.filter(({ isDocked }) => isDocked).map(({ side }) => side);
};

/**
 * Returns a side's cards at its first decision about one of them, after random play; undefined if there is none. The
 * result depends only on the seed.
 */
export function sampleHand(game: Game, side: Side, seed: string): SampleCard[] | undefined {
  const [s, list, rng] = [start(game), new ActionList(), seededDice(seed).die(1, [])];
  const below = (n: number): number => rng?.below(n) ?? 0;
  for (let made = 0; made < MOST_DECISIONS; made++) {
    const who = actor(game, s);
    if (who === NOBODY) return undefined;
    const cards = who === side ? handOf(game, s, side) : [];
    if (cards.length > 0) return cards;
    legal(game, s, list);
    apply(
      game,
      s,
      who === CHANCE ? drawOutcome(game, s, list, below) : list.at(below(list.length)),
    );
  }
  return undefined;
}

/**
 * Returns the cards in hand if the decision is about them, that is, if one can be played or a rule about cards forbids
 * it.
 */
function handOf(game: Game, s: GameState, side: Side): SampleCard[] {
  const docked = (game.look.zones?.show(s) ?? []).filter(
    (zone) => zone.side === side && zone.isDocked,
  );
  const cards = docked.flatMap(({ things }) => things).map((thing) => asked(game, s, thing));
  return cards.some(({ isAsked }) => isAsked) ? cards : [];
}

function asked(game: Game, s: GameState, thing: ZoneThing): SampleCard & { isAsked: boolean } {
  const { noun } = thing;
  if (noun?.verb === undefined) return { thing, canBePlayed: false, isAsked: false };
  const refusal = refusalOf(game, s, pack(noun.verb, noun.index));
  return { thing, canBePlayed: !refusal, isAsked: !refusal || refusal.scope === undefined };
}

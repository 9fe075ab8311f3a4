/** Results of dice and draws at a node, in groups that lead to the same position. */
import { facesAt } from '../kernel/odds/roll.ts';
import { formatFraction, fraction, numberOf, sumOf } from '../kernel/odds/fraction.ts';
import { ActionList } from '../kernel/action.ts';
import { legal, weightsOf } from '../kernel/engine.ts';
import type { Game } from '../kernel/game.ts';
import { type GameState, hashState } from '../kernel/state.ts';
import { keyOf, type LocalizedText, msg } from '../kernel/text/message.ts';
import { formatAction } from '../kernel/text/notation.ts';

/** Outcomes of Chance that lead to the same position and are described alike. */
export interface OutcomeGroup {
  /** Their notation, in order; any of them stands for the others. */
  readonly texts: readonly string[];
  /** Effect, such as "two robots eliminated"; undefined if it depends on later dice. */
  readonly label: LocalizedText | undefined;
  /** Exact probability, as a number and as a fraction in lowest terms. */
  readonly p: number;
  readonly text: string;
}

/**
 * Maximum number of outcomes that are played to find their positions: those of three dice. More took up to a second.
 */
const MOST_FOLLOWED = 216;

/**
 * Returns the groups of a position at which Chance decides, in the order of their first outcomes. If a draw has more
 * outcomes than the maximum, each is a group of its own, without an effect.
 */
export function outcomeGroups(game: Game, s: GameState): OutcomeGroup[] {
  const list = legal(game, s, new ActionList());
  if (list.length > MOST_FOLLOWED) return singles(game, s, list);
  const faces = facesAt(game, s).map(({ action, p, s: after, events }) => {
    const texts = events.map(({ row, outcome = '' }) => row ?? outcome);
    const [only, ...more] = texts;
    const label = more.length > 0 ? msg('odds.together', { told: { clauses: texts } }) : only;
    const key = `${hashState(after)} ${label === undefined ? '' : keyOf(label)}`;
    return { text: formatAction(game, action), p, label, key };
  });
  const groups = new Map<string, typeof faces>();
  for (const face of faces) groups.set(face.key, [...(groups.get(face.key) ?? []), face]);
  return [...groups.values()].map((group) => {
    const p = sumOf(group.map((face) => face.p));
    const texts = group.map((face) => face.text);
    return { texts, label: group[0]?.label, p: numberOf(p), text: formatFraction(p) };
  });
}

function singles(game: Game, s: GameState, list: ActionList): OutcomeGroup[] {
  const weights = weightsOf(game, s, list).map(BigInt);
  const total = weights.reduce((sum, each) => sum + each, 0n);
  return list.toArray().map((action, i) => {
    const p = fraction(weights[i] ?? 0n, total);
    const texts = [formatAction(game, action)];
    return { texts, label: undefined, p: numberOf(p), text: formatFraction(p) };
  });
}

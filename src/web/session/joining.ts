/** Adding several units at once to the set that is being chosen. Works for any game. */
import { nounOf, verbOf } from '../../kernel/action.ts';
import { type Choice, choicesOf, groupBy } from './choices.ts';
import { changeSet } from './plan.ts';
import { pick, type Session } from './session.ts';

/** Maximum number of units among which the smallest sufficient group is searched for. */
const MOST_SEARCHED = 10;
/** Maximum number of units that are added at once to improve the attack. */
const MOST_ADDED = 3;

/**
 * Returns the units that can be added to the set being chosen, if there are at least two. Undefined if the decision
 * picks a single unit or no unit.
 */
export function joiningUnits(session: Session): readonly Choice[] | undefined {
  if (session.stage !== 'choose') return undefined;
  const { units } = choicesOf(session.game, session.state);
  const byVerb = groupBy([...units.values()].flat(), ({ verb }) => verb);
  const [joining = []] = [...byVerb.values()].toSorted((a, b) => b.length - a.length);
  const [first, second] = joining;
  if (!first || !second) return undefined;
  const next = pick(session, first.action);
  // Adding to a set stays at the same step, and nothing moves on the board.
  const isSet = next.stage === 'choose' && next.state.step === session.state.step;
  return isSet && next.picks.at(-1)?.shows === false ? joining : undefined;
}

/** Returns the session with some of the joining units in the set; undefined if they cannot be in it together. */
function withUnits(session: Session, choices: readonly Choice[]): Session | undefined {
  const [first] = choices;
  if (!first) return undefined;
  const add = choices.map(({ action }) => nounOf(action));
  const change = changeSet(session, verbOf(first.action), { add });
  return change.type === 'changed' ? change.session : undefined;
}

/**
 * Returns the session with all units that can join; undefined if no set is being chosen or they cannot all be in it.
 */
export function withAll(session: Session): Session | undefined {
  const joining = joiningUnits(session) ?? [];
  for (let n = joining.length; n > 1; n--) {
    const next = withUnits(session, joining.slice(0, n));
    // If the last units are forced, the rules add them.
    if (next && (n === joining.length || next.stage !== 'choose')) return next;
  }
  return undefined;
}

/**
 * Returns the session with the smallest group of added units that changes the outcome of the attack, such as its column
 * of odds; undefined if no group does. Outcomes of different actions are not compared: choosing single targets instead
 * of all of them improves no odds.
 */
export function withFewest(session: Session): Session | undefined {
  const joining = joiningUnits(session);
  if (!joining || joining.length > MOST_SEARCHED || isAllOffered(session)) return undefined;
  const [verb, before] = [enderOf(session)?.verb, effectOf(session)];
  for (let n = 1; n <= Math.min(MOST_ADDED, joining.length); n++)
    for (const some of subsetsOf(joining, n)) {
      const next = withUnits(session, some);
      if (!next || effectOf(next) === before) continue;
      const isSame = next.stage !== 'choose' || enderOf(next)?.verb === verb;
      if (!verb || isSame) return next;
    }
  return undefined;
}

/**
 * Returns the label of the action that the set would be carried out as, with its odds; if the last unit is forced, the
 * label of that unit's choice.
 */
export function outcomeOf(session: Session): string | undefined {
  const { game, picks, stage } = session;
  const last = picks.at(-1);
  if (stage === 'choose' || !last) return effectOf(session);
  return choicesOf(game, last.before).all.find(({ action }) => action === last.action)?.label;
}

/** Returns the label of the action that carries out the set as it is; undefined if it cannot be carried out yet. */
const effectOf = (session: Session): string | undefined =>
  session.stage === 'choose' ? enderOf(session)?.label : '';

/** Returns the choice that carries out the set as it is. */
const enderOf = ({ game, state, stage }: Session): Choice | undefined =>
  stage === 'choose'
    ? choicesOf(game, state).buttons.find(({ verb }) => verb.noun === 'none')
    : undefined;

/** Returns whether the decision itself offers the whole set as one action, such as targeting all units of a hex. */
export function isAllOffered(session: Session): boolean {
  const [ender, all] = [enderOf(session), withAll(session)];
  if (!ender || !all) return false;
  const { ints } = pick(session, ender.action).state;
  return ints.every((value, i) => value === all.state.ints[i]);
}

/** Returns all subsets of `n` elements, each in the order of the list. */
function subsetsOf<T>(list: readonly T[], n: number): T[][] {
  if (n === 0) return [[]];
  return list.flatMap((item, i) =>
    subsetsOf(list.slice(i + 1), n - 1).map((rest) => [item, ...rest]),
  );
}

/** Units that can still join what is being put together, taken together instead of one by one. Knows no game. */
import { nounOf, verbOf } from '../../kernel/action.ts';
import { type Choice, choicesOf, groupBy } from './choices.ts';
import { changeSet } from './plan.ts';
import { pick, type Session } from './session.ts';

/** Largest number of units among which the fewest are looked for. */
const MOST_SEARCHED = 10;
/** Largest number of units that are added at once to improve the attack. */
const MOST_ADDED = 3;

/**
 * Units that can be added to a set one after the other, where two or more can; undefined where the decision picks one
 * unit only, or none.
 */
export function joiningUnits(session: Session): readonly Choice[] | undefined {
  if (session.stage !== 'choose') return undefined;
  const { units } = choicesOf(session.game, session.state);
  const byVerb = groupBy([...units.values()].flat(), ({ verb }) => verb);
  const [joining = []] = [...byVerb.values()].toSorted((a, b) => b.length - a.length);
  const [first, second] = joining;
  if (!first || !second) return undefined;
  const next = pick(session, first.action);
  // A set stays at its step, and nothing moves on the board for it.
  const isSet = next.stage === 'choose' && next.state.step === session.state.step;
  return isSet && next.picks.at(-1)?.shows === false ? joining : undefined;
}

/** The session with some of the joining units in the set; undefined if they may not be in it together. */
function withUnits(session: Session, choices: readonly Choice[]): Session | undefined {
  const [first] = choices;
  if (!first) return undefined;
  const add = choices.map(({ action }) => nounOf(action));
  const change = changeSet(session, verbOf(first.action), { add });
  return change.type === 'changed' ? change.session : undefined;
}

/** The session with all units that can join; undefined if no set is put together, or not with all of them. */
export function withAll(session: Session): Session | undefined {
  const joining = joiningUnits(session) ?? [];
  for (let n = joining.length; n > 1; n--) {
    const next = withUnits(session, joining.slice(0, n));
    // The rules add the last ones themselves where they leave no choice.
    if (next && (n === joining.length || next.stage !== 'choose')) return next;
  }
  return undefined;
}

/**
 * The session with the fewest more units that change what the attack would be, such as its column of odds; undefined if
 * none do.
 */
export function withFewest(session: Session): Session | undefined {
  const joining = joiningUnits(session);
  if (!joining || joining.length > MOST_SEARCHED) return undefined;
  const before = effectOf(session);
  for (let n = 1; n <= Math.min(MOST_ADDED, joining.length); n++)
    for (const some of subsetsOf(joining, n)) {
      const next = withUnits(session, some);
      if (next && effectOf(next) !== before) return next;
    }
  return undefined;
}

/** Label of what the set would be carried out as, with its odds; the last unit's own if the rules leave no choice. */
export function outcomeOf(session: Session): string | undefined {
  const { game, picks, stage } = session;
  const last = picks.at(-1);
  if (stage === 'choose' || !last) return effectOf(session);
  return choicesOf(game, last.before).all.find(({ action }) => action === last.action)?.label;
}

/** Label of the action that carries out the set as it is; undefined if it cannot be carried out yet. */
const effectOf = ({ game, state, stage }: Session): string | undefined =>
  stage === 'choose'
    ? choicesOf(game, state).buttons.find(({ verb }) => verb.noun === 'none')?.label
    : '';

/** All ways to take `n` of a list, in its order. */
function subsetsOf<T>(list: readonly T[], n: number): T[][] {
  if (n === 0) return [[]];
  return list.flatMap((item, i) =>
    subsetsOf(list.slice(i + 1), n - 1).map((rest) => [item, ...rest]),
  );
}

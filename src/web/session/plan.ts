/**
 * Sets and plans that a person puts together, in any order. A set is kept, and a change of it is played
 * again from where it began, in the order that the kernel finds. Knows no game.
 */
import { type Action, ActionList, nounOf, pack, verbOf } from '../../kernel/action.ts';
import { legal } from '../../kernel/engine.ts';
import type { PlanLook } from '../../kernel/look/plan.ts';
import type { Refusal } from '../../kernel/rulebook.ts';
import { nounsOfSet, sequenceOf, startOfSet } from '../../kernel/sets.ts';
import { msg } from '../i18n/msg.ts';
import { pick, type Session, unpick } from './session.ts';

/** `changed`: with `filled`, what the rules demanded besides. */
export type SetChange =
  | { readonly type: 'changed'; readonly session: Session; readonly filled: readonly Action[] }
  | { readonly type: 'refused'; readonly refusal: Refusal };

interface Change {
  readonly add?: readonly number[];
  readonly remove?: readonly number[];
}

/** The plan being made, while it is this seat's to make. */
export function planNow(session: Session): PlanLook | undefined {
  if (session.stage !== 'choose') return undefined;
  const plan = session.game.look.plan?.show(session.state);
  return plan?.isOpen ? plan : undefined;
}

/** Chosen so far of the set that is being picked with a verb; empty if none is. */
export const chosenOf = (session: Session, verb: number): number[] =>
  session.stage === 'choose' ? nounsOfSet(session.game, session, verb) : [];

/** Takes some out of the set that is picked with a verb, and puts others in. */
export function changeSet(
  session: Session,
  verb: number,
  { add = [], remove = [] }: Change,
): SetChange {
  const chosen = chosenOf(session, verb);
  const kept = chosen.filter((noun) => !remove.includes(noun));
  let begin = session;
  for (let i = 0; i < chosen.length; i++) begin = unpick(begin);
  const { game, state } = begin;
  // Buttons that were moved may come back if nothing else fits; removed ones may not.
  const never = add.length > 0 ? [] : remove;
  const found = sequenceOf(game, state, { verb, nouns: [...kept, ...add], never });
  if ('actions' in found) {
    const changed = found.actions.reduce((now, action) => pick(now, action), begin);
    return { type: 'changed', session: changed, filled: found.added };
  }
  const { refusal } = found;
  const [removed] = never;
  if (removed === undefined) return { type: 'refused', refusal };
  const label = game.look.actionLabel(state, pack(verb, removed));
  const reason = msg('refusal.without', { label, reason: refusal.reason });
  return { type: 'refused', refusal: { rule: refusal.rule, reason } };
}

/** The edges that can be chosen, or are, or can be once others are: what a drag may lead along. */
export interface EdgeSet {
  readonly verb: number;
  readonly edges: ReadonlySet<number>;
}

export function edgesOf(session: Session): EdgeSet | undefined {
  const { game, state, picks, stage } = session;
  if (stage !== 'choose') return undefined;
  const isEdge = (a: Action) => game.verbs.list[verbOf(a)]?.noun === 'edge';
  const now = legal(game, state, new ActionList()).toArray();
  const sample = [...now, ...picks.slice(-1).map((p) => p.action)].find(isEdge);
  if (sample === undefined) return undefined;
  const verb = verbOf(sample);
  // Some are offered only after others have been chosen: the proposal leads past all of them.
  const ahead = planNow(session) ? proposed(session).picks.slice(picks.length) : [];
  const passed = [...picks.slice(startOfSet(game, session, verb)), ...ahead].map((p) => p.before);
  const edges = new Set<number>();
  for (const s of [...passed, state])
    for (const a of legal(game, s, new ActionList()).toArray())
      if (verbOf(a) === verb) edges.add(nounOf(a));
  return { verb, edges };
}

/** Lets what stands on an edge's node go that way, and of all ways that one only, if it may. */
export function redirect(session: Session, verb: number, edge: number): SetChange {
  const { slots } = session.game.board;
  const node = Math.floor(edge / slots);
  const others = chosenOf(session, verb).filter(
    (other) => Math.floor(other / slots) === node && other !== edge,
  );
  return changeSet(session, verb, { add: [edge], remove: others });
}

/** The session with the game's own proposal picked, all but the announcement. */
export function proposed(session: Session): Session {
  let now = session;
  for (const action of session.game.look.plan?.propose?.(session.state) ?? []) {
    const plan = planNow(now);
    if (!plan || action === plan.end) break;
    now = pick(now, action);
  }
  return now;
}

/** The session as it was when the plan was begun. */
export function unplanned(session: Session): Session {
  let now = session;
  for (let last = now.picks.at(-1); last; last = now.picks.at(-1)) {
    if (!session.game.look.plan?.show(last.before)?.isOpen) break;
    now = unpick(now);
  }
  return now;
}

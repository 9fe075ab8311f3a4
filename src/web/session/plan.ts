/**
 * Sets and plans that a player puts together in any order. When a set changes, it is replayed from its beginning in the
 * order that the kernel finds. Works for any game.
 */
import { type Action, ActionList, nounOf, pack, verbOf } from '../../kernel/action.ts';
import { legal } from '../../kernel/engine.ts';
import type { PlanLook } from '../../kernel/look/plan.ts';
import type { Refusal } from '../../kernel/rulebook.ts';
import { nounsOfSet, sequenceOf, startOfSet } from '../../kernel/sets.ts';
import { msg } from '../i18n/msg.ts';
import { pick, type Session, unpick } from './session.ts';

/** Result of changing a set. `filled`: actions that the rules demanded in addition. */
export type SetChange =
  | { readonly type: 'changed'; readonly session: Session; readonly filled: readonly Action[] }
  | { readonly type: 'refused'; readonly refusal: Refusal };

interface Change {
  readonly add?: readonly number[];
  readonly remove?: readonly number[];
}

/** Returns the plan being made; undefined if this seat is not making one. */
export function planNow(session: Session): PlanLook | undefined {
  if (session.stage !== 'choose') return undefined;
  const plan = session.game.look.plan?.show(session.state);
  return plan?.isOpen ? plan : undefined;
}

/** Returns the elements chosen so far of the set that is being picked with a verb; empty if no set is. */
export const chosenOf = (session: Session, verb: number): number[] =>
  session.stage === 'choose' ? nounsOfSet(session.game, session, verb) : [];

/** Removes elements from the set that is being picked with a verb, and adds others. */
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
  // When elements are added, removed ones may return if nothing else is legal; otherwise they may not.
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

/** Edges along which a drag may go: edges that can be chosen, are chosen, or become legal after others are chosen. */
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
  // Some edges are legal only after others have been chosen; the proposal passes through these positions.
  const ahead = planNow(session) ? proposed(session).picks.slice(picks.length) : [];
  const passed = [...picks.slice(startOfSet(game, session, verb)), ...ahead].map((p) => p.before);
  const edges = new Set<number>();
  for (const s of [...passed, state])
    for (const a of legal(game, s, new ActionList()).toArray())
      if (verbOf(a) === verb) edges.add(nounOf(a));
  return { verb, edges };
}

/** Changes the set so that units on an edge's node attack only along that edge, if that is legal. */
export function redirect(session: Session, verb: number, edge: number): SetChange {
  const { slots } = session.game.board;
  const node = Math.floor(edge / slots);
  const others = chosenOf(session, verb).filter(
    (other) => Math.floor(other / slots) === node && other !== edge,
  );
  return changeSet(session, verb, { add: [edge], remove: others });
}

/** Returns the session with the game's own proposal picked, except for the announcement. */
export function proposed(session: Session): Session {
  let now = session;
  for (const action of session.game.look.plan?.propose?.(session.state) ?? []) {
    const plan = planNow(now);
    if (!plan || action === plan.end) break;
    now = pick(now, action);
  }
  return now;
}

/** Returns the session as it was before the plan was begun. */
export function unplanned(session: Session): Session {
  let now = session;
  for (let last = now.picks.at(-1); last; last = now.picks.at(-1)) {
    if (!session.game.look.plan?.show(last.before)?.isOpen) break;
    now = unpick(now);
  }
  return now;
}

/**
 * Sets that a person puts together. The rules take the picks of a set in ascending order, so that
 * there is one sequence for each set; a person picks in any order and takes back any one. Here the
 * set is kept, and a change of it is played again in order from where it began. Knows no game.
 */
import { type Action, ActionList, nounOf, pack, verbOf } from '../../kernel/action.ts';
import { legal, refusalOf } from '../../kernel/engine.ts';
import type { Refusal } from '../../kernel/rulebook.ts';
import type { PlanLook } from '../../kernel/look.ts';
import type { PickKind } from '../board/props.ts';
import { say } from '../words/say.ts';
import { actionsMeant } from './refusal.ts';
import { pick, type Session, unpick } from './session.ts';

/** Most picks that are added of themselves because a wanted one is not legal without them. */
const MOST_FILLED = 4;
/** Positions looked at for those. */
const FILL_LIMIT = 600;

/** `changed`: with `filled`, what the rules demanded besides. */
export type SetChange =
  | { readonly type: 'changed'; readonly session: Session; readonly filled: readonly Action[] }
  | { readonly type: 'refused'; readonly refusal: Refusal };

interface Change {
  readonly add?: readonly Action[];
  readonly remove?: readonly Action[];
}

/** The plan being made, while it is this seat's to make. */
export function planNow(session: Session): PlanLook | undefined {
  if (session.stage !== 'choose') return undefined;
  const plan = session.game.look.plan?.(session.state);
  return plan?.isOpen ? plan : undefined;
}

/** Chosen so far of the set that is being picked with a verb, ascending; empty if none is. */
export function chosenOf(session: Session, verb: number): Action[] {
  return session.picks.slice(setStart(session, verb)).map((p) => p.action);
}

/** Index of the first pick of that set: from there on nothing but later ones of it was on offer. */
function setStart({ game, picks, state, stage }: Session, verb: number): number {
  let start = picks.length;
  if (stage !== 'choose') return start;
  for (let i = picks.length - 1; i >= 0; i--) {
    const { action, before, shows } = picks[i] as (typeof picks)[number];
    const after = picks[i + 1]?.before ?? state;
    const stays = after.step === before.step || !shows;
    if (verbOf(action) !== verb || !stays) break;
    const offered = legal(game, after, new ActionList()).toArray();
    if (offered.some((a) => verbOf(a) === verb && a <= action)) break;
    start = i;
  }
  return start;
}

/** Takes some out of a set and puts others in; all actions of one verb. */
export function changeSet(session: Session, { add = [], remove = [] }: Change): SetChange {
  const verb = verbOf((add[0] ?? remove[0]) as Action);
  const chosen = chosenOf(session, verb);
  const kept = chosen.filter((a) => !remove.includes(a) && !add.includes(a));
  const wanted = [...kept, ...add].sort((a, b) => a - b);
  let begin = session;
  for (let i = 0; i < chosen.length; i++) begin = unpick(begin);
  const most = planNow(begin) ? MOST_FILLED : 0;
  // What is moved elsewhere may come back if nothing else will do; what is taken out may not.
  const banned = add.length > 0 ? [] : remove;
  for (let extra = 0; extra <= most; extra++) {
    const search = { wanted, banned, verb, work: 0 };
    const found = fill(begin, search, 0, extra);
    if (found) return { type: 'changed', ...found };
  }
  return { type: 'refused', refusal: whyRefused(begin, wanted, session, banned[0]) };
}

interface Search {
  readonly wanted: readonly Action[];
  readonly banned: readonly Action[];
  readonly verb: number;
  work: number;
}

type Filled = { readonly session: Session; readonly filled: readonly Action[] } | undefined;

/** Plays the wanted actions from number `i` on, with at most `extra` others between them. */
function fill(session: Session, search: Search, i: number, extra: number): Filled {
  const next = search.wanted[i];
  if (next === undefined) return { session, filled: [] };
  if (session.stage !== 'choose' || search.work++ > FILL_LIMIT) return undefined;
  const offered = legal(session.game, session.state, new ActionList()).toArray();
  if (offered.includes(next)) {
    const found = fill(pick(session, next), search, i + 1, extra);
    if (found) return found;
  }
  if (extra === 0) return undefined;
  for (const a of offered) {
    if (verbOf(a) !== search.verb || a >= next || search.banned.includes(a)) continue;
    const found = fill(pick(session, a), search, i, extra - 1);
    if (found) return { session: found.session, filled: [a, ...found.filled] };
  }
  return undefined;
}

/** What the rules say to the first of the wanted actions that they do not take. */
function whyRefused(
  begin: Session,
  wanted: readonly Action[],
  before: Session,
  removed: Action | undefined,
): Refusal {
  let now = begin;
  for (const action of wanted) {
    const refusal =
      now.stage === 'choose'
        ? refusalOf(now.game, now.state, action)
        : { rule: '', reason: say('notice.complete') };
    if (refusal && removed === undefined) return refusal;
    if (refusal) {
      const label = before.game.look.actionLabel(begin.state, removed as Action);
      const reason = say('refusal.without', { label, reason: refusal.reason });
      return { rule: refusal.rule, reason };
    }
    now = pick(now, action);
  }
  throw new Error('a set that could be played was refused');
}

/**
 * A click on something that is not legal as the next pick but may be part of a set: a chosen one is
 * taken out, another is put in. Undefined if no set is concerned.
 */
export function clickSet(session: Session, kind: PickKind, index: number): SetChange | undefined {
  if (session.stage !== 'choose' || kind === 'direction') return undefined;
  const meant = actionsMeant(session, kind, index);
  for (const action of meant)
    if (chosenOf(session, verbOf(action)).includes(action))
      return changeSet(session, { remove: [action] });
  const last = session.picks.at(-1);
  const verbs = new Set(last ? [verbOf(last.action)] : []);
  if (kind === 'edge' && planNow(session)) for (const a of meant) verbs.add(verbOf(a));
  let refused: SetChange | undefined;
  for (const action of meant) {
    const verb = verbOf(action);
    const isSet = chosenOf(session, verb).length > 0 || planNow(session) !== undefined;
    if (!verbs.has(verb) || !isSet) continue;
    const change = changeSet(session, { add: [action] });
    if (change.type === 'changed') return change;
    refused ??= change;
  }
  return refused;
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
  const passed = [...picks.slice(setStart(session, verb)), ...ahead].map((p) => p.before);
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
    (a) => Math.floor(nounOf(a) / slots) === node && nounOf(a) !== edge,
  );
  return changeSet(session, { add: [pack(verb, edge)], remove: others });
}

/** The session with the game's own proposal picked, all but the announcement. */
export function proposed(session: Session): Session {
  let now = session;
  for (const action of session.game.look.propose?.(session.state) ?? []) {
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
    if (!session.game.look.plan?.(last.before)?.isOpen) break;
    now = unpick(now);
  }
  return now;
}

/**
 * Meaning of a click, a drag or a pull on the board: one place for all of it. From what was pointed at,
 * the decision in the making and what is legal, to what is to be done: take this, stage that, ask which,
 * or refuse with the rule. Knows no game and no screen.
 */
import { nounOf, pack, verbOf } from '../../kernel/action.ts';
import { neighbour } from '../../kernel/board/graph.ts';
import { stepOf } from '../../kernel/engine.ts';
import { node as nodeNoun } from '../../kernel/text/message.ts';
import type { Refusal } from '../../kernel/rulebook.ts';
import { UNKNOWN } from '../../kernel/state.ts';
import type { PickKind } from '../board/props.ts';
import { msg } from '../i18n/msg.ts';
import { endedUnit } from './endings.ts';
import { refusalOfActor, withActor } from './actor-first.ts';
import { type Choice, type Choices, choicesOf, nodesOfUnits } from './choices.ts';
import { keptDirection, turnsAt } from './facing.ts';
import {
  changeSet,
  chosenOf,
  type EdgeSet,
  edgesOf,
  planNow,
  redirect,
  type SetChange,
} from './plan.ts';
import { actionsMeant, refusalOfClick } from './refusal.ts';
import { choicesNow, pick, rowNow, type Session, take, unpick } from './session.ts';
import { askFor, unitClicked } from './set-up/set-up.ts';

/** Something on the board that was pointed at. */
export interface Target {
  readonly kind: PickKind;
  readonly index: number;
}

/** Task. */
export type GestureMeaning =
  /** A legal choice is taken; the session with it. */
  | { readonly type: 'take'; readonly session: Session; readonly choice: Choice }
  /** Other picks than before; `filled`: what the rules demanded besides. */
  | { readonly type: 'stage'; readonly session: Session; readonly filled: readonly number[] }
  /** Any of several: the person is asked which. */
  | { readonly type: 'ask'; readonly session: Session; readonly choices: readonly Choice[] }
  /** Half of an attack: it comes from this node, or from none any more, and waits for where to. */
  | { readonly type: 'from'; readonly node: number | undefined }
  | { readonly type: 'refuse'; readonly refusal: Refusal };

/** A click; `from`: the node of an attack that is half made. */
export function meaningOfClick(session: Session, target: Target, from?: number): GestureMeaning {
  const legal = choicesAt(session, target);
  const isLegal = legal.length > 0;
  if (rowNow(session)) return setUpAt(session, target, isLegal);
  const cannot = session.actor && refusalOfActor(session, legal);
  if (cannot) return { type: 'refuse', refusal: cannot };
  const half = isLegal ? undefined : attackAt(session, target, from);
  if (half) return half;
  const kept = keptAt(session, target);
  if (kept) return taking(session, kept);
  const change = isLegal ? undefined : clickSet(session, target);
  if (change?.type === 'changed') return meaningOfChange(change);
  const refusal = () => change?.refusal ?? refusalOfClick(session, target.kind, target.index);
  return (
    click(session, target) ??
    actorAt(session, target) ??
    nextUnitAt(session, target) ?? { type: 'refuse', refusal: refusal() }
  );
}

/** While units are set up, a click places the one that is asked for, or says which comes next. */
function setUpAt(session: Session, target: Target, isLegal: boolean): GestureMeaning {
  const unit = unitClicked(session, target, isLegal);
  if (unit !== undefined) return { type: 'stage', session: askFor(session, unit), filled: [] };
  return tryClick(session, target) ?? refused(session, target);
}

const refused = (session: Session, { kind, index }: Target): GestureMeaning => ({
  type: 'refuse',
  refusal: refusalOfClick(session, kind, index),
});

/** Another unit is picked, which ends what is being done with the last one. */
function nextUnitAt(session: Session, target: Target): GestureMeaning | undefined {
  const ended = target.kind === 'unit' || target.kind === 'node' ? endedUnit(session) : undefined;
  const choices = ended ? choicesAt(ended, target) : [];
  const areUnits = choices.length > 0 && choices.every(({ verb }) => verb.noun === 'unit');
  return ended && areUnits ? tryClick(ended, target) : undefined;
}

/** A unit is chosen first, whose target is to come; the top one of a stack that could. */
function actorAt(session: Session, { kind, index }: Target): GestureMeaning | undefined {
  const places = kind === 'node' ? nodesOfUnits(session.game, session.state) : new Map();
  const units = kind === 'unit' ? [index] : [...places].flatMap(([u, n]) => (n === index ? u : []));
  for (const unit of units.toReversed()) {
    const chosen = withActor(session, unit);
    if (chosen) return { type: 'stage', session: chosen, filled: [] };
  }
  return undefined;
}

/** Dragged from one node to another: what stands there attacks that, and only that if it may. */
export function meaningOfArrow(
  session: Session,
  from: number,
  to: number,
): GestureMeaning | undefined {
  const edges = edgesOf(session);
  if (!edges) return undefined;
  const edge = edgeBetween(session, from, to);
  if (edge !== undefined) return meaningOfChange(redirect(session, edges.verb, edge));
  const rule = planNow(session)?.rule ?? stepOf(session.game, session.state).rule;
  return { type: 'refuse', refusal: { rule, reason: msg('notice.neighbour') } };
}

/** Pulled out of a node: something was sent there and turned, or just turned. */
export function meaningOfPull(
  session: Session,
  node: number,
  direction: number,
): GestureMeaning | undefined {
  const turn = turnsAt(session, node).get(direction) ?? [];
  const choice = turn.at(-1);
  const turned = turn.reduce((now, { action }) => pick(now, action), session);
  return choice && { type: 'take', session: turned, choice };
}

/**
 * A counter put down on a node, legal or not. `unit`: it was carried without having been picked; else it
 * is what goes somewhere now.
 */
export function meaningOfDrop(
  session: Session,
  node: number,
  unit?: number,
): GestureMeaning | undefined {
  if (unit === undefined) {
    const target: Target = { kind: 'node', index: node };
    // A unit that is set up goes there or back.
    if (rowNow(session)) return tryClick(session, target) ?? refused(session, target);
    return meaningOfClick(session, target);
  }
  const goal = landing(session, unit);
  if (goal?.node === node) return meaningOfClick(session, { kind: 'unit', index: unit });
  if (!goal) return undefined;
  const { game, state } = session;
  const action = game.look.actionLabel(state, goal.choice.action);
  const where = { there: nodeNoun(goal.node), here: nodeNoun(node) };
  const reason = msg('notice.elsewhere', { action, ...where });
  return { type: 'refuse', refusal: { rule: stepOf(game, state).rule, reason } };
}

/**
 * The session in which a unit is what goes somewhere, picked if need be; undefined where to take it
 * up means nothing, or would leave open what was meant.
 */
export function lifted(session: Session, unit: number): Session | undefined {
  if (goes(session, unit)) return session;
  if (rowNow(session)) {
    const asked = askFor(session, unit);
    return goes(asked, unit) ? asked : undefined;
  }
  const up = click(session, { kind: 'unit', index: unit });
  return up?.type === 'take' && goes(up.session, unit) ? up.session : undefined;
}

/** Whether what is asked is where the unit goes. */
function goes(session: Session, unit: number): boolean {
  if (session.game.look.focus(session.state).unit !== unit) return false;
  return (choicesNow(session)?.nodes.size ?? 0) > 0;
}

/** The one choice that takes a unit elsewhere at once, and where to; undefined if there is none. */
export function landing(
  session: Session,
  unit: number,
): { readonly choice: Choice; readonly node: number } | undefined {
  const down = click(session, { kind: 'unit', index: unit });
  if (down?.type !== 'take') return undefined;
  const { game, state } = session;
  const node = nodesOfUnits(game, down.session.state).get(unit);
  const isThere = node === undefined || node === nodesOfUnits(game, state).get(unit);
  return isThere ? undefined : { choice: down.choice, node };
}

/**
 * The actions on a thing itself; else those on the node under a unit, or on the units that stand on a
 * node.
 */
export function choicesOn(
  choices: Choices,
  places: ReadonlyMap<number, number>,
  { kind, index }: Target,
): readonly Choice[] {
  if (kind === 'direction') return choices.directions.get(index) ?? [];
  if (kind === 'edge') return choices.edges.get(index) ?? [];
  if (kind === 'unit') {
    const node = places.get(index) ?? UNKNOWN;
    return [...(choices.units.get(index) ?? []), ...(choices.nodes.get(node) ?? [])];
  }
  const onNode = choices.nodes.get(index) ?? [];
  if (onNode.length > 0) return onNode;
  return [...choices.units].flatMap(([unit, list]) => (places.get(unit) === index ? list : []));
}

function choicesAt({ game, state, stage }: Session, target: Target): readonly Choice[] {
  if (stage !== 'choose') return [];
  return choicesOn(choicesOf(game, state), nodesOfUnits(game, state), target);
}

/** The node that a click on a node or a unit points at; -1 if it points at neither. */
function nodeAt({ game, state }: Session, { kind, index }: Target): number {
  if (kind === 'node') return index;
  return kind === 'unit' ? (nodesOfUnits(game, state).get(index) ?? -1) : -1;
}

/**
 * Legal picks are made. Otherwise picks that merely selected something (or still wait to be
 * confirmed) give way: to nothing, when the same thing is clicked again, or to what could have been
 * picked instead.
 */
function click(session: Session, target: Target): GestureMeaning | undefined {
  const now = tryClick(session, target);
  if (now) return now;
  if (isSameAgain(session, target)) return { type: 'stage', session: unpick(session), filled: [] };
  let back = session;
  let atStake = session.stage === 'choose' ? 0 : 1;
  for (let last = back.picks.at(-1); last; last = back.picks.at(-1)) {
    if (last.shows && atStake-- <= 0) break;
    back = unpick(back);
    const instead = tryClick(back, target);
    if (instead) return instead;
  }
  return undefined;
}

function tryClick(session: Session, target: Target): GestureMeaning | undefined {
  const choices = choicesAt(session, target);
  const [choice, ...others] = choices;
  if (!choice) return undefined;
  return others.length > 0 ? { type: 'ask', session, choices } : taking(session, choice);
}

const taking = (session: Session, choice: Choice): GestureMeaning => ({
  type: 'take',
  session: take(session, choice.action),
  choice,
});

/** A click on what the last pick selected. */
function isSameAgain(session: Session, target: Target): boolean {
  const last = session.picks.at(-1);
  if (!last || last.shows || session.stage !== 'choose') return false;
  const { kind, index } = target;
  const { noun } = session.game.verbs.list[verbOf(last.action)] ?? {};
  if (noun !== 'unit' && noun !== 'node') return false;
  if (noun === kind) return nounOf(last.action) === index;
  const places = nodesOfUnits(session.game, session.state);
  return noun === 'unit' && kind === 'node' && places.get(nounOf(last.action)) === index;
}

/** A click on what is to be turned leaves it as it faces. */
function keptAt(session: Session, target: Target): Choice | undefined {
  const kept = keptDirection(session);
  if (!kept || (target.kind !== 'node' && target.kind !== 'unit')) return undefined;
  const isThere = nodeAt(session, target) === session.game.look.focus(session.state).node;
  return isThere ? kept : undefined;
}

/** A click that is part of an attack: where it comes from, then where to. */
function attackAt(session: Session, target: Target, from?: number): GestureMeaning | undefined {
  const node = nodeAt(session, target);
  const edges = node < 0 ? undefined : edgesOf(session);
  if (!edges) return undefined;
  const edge =
    from === undefined ? onlyEdgeTo(session, edges, node) : edgeBetween(session, from, node);
  const isOrigin = originsOf(session, edges).has(node);
  if (edge !== undefined && (edges.edges.has(edge) || !isOrigin))
    return toggle(session, edges.verb, edge);
  return isOrigin ? { type: 'from', node: node === from ? undefined : node } : undefined;
}

/** Nodes from which an edge can be chosen. */
export const originsOf = (session: Session, { edges }: EdgeSet): ReadonlySet<number> =>
  new Set([...edges].map((edge) => Math.floor(edge / session.game.board.slots)));

/** The edge from a node to its neighbour. */
function edgeBetween({ game: { board } }: Session, from: number, to: number): number | undefined {
  for (let slot = 0; slot < board.slots; slot++)
    if (neighbour(board, from, slot) === to && to >= 0) return from * board.slots + slot;
  return undefined;
}

/** The edge that leads to a node, if there is but one to choose. */
function onlyEdgeTo({ game: { board } }: Session, { edges }: EdgeSet, node: number) {
  const [first, ...others] = [...edges].filter(
    (e) => neighbour(board, Math.floor(e / board.slots), e % board.slots) === node,
  );
  return others.length === 0 ? first : undefined;
}

function toggle(session: Session, verb: number, edge: number): GestureMeaning | undefined {
  const choice = choicesNow(session)?.all.find((c) => c.action === pack(verb, edge));
  if (choice) return taking(session, choice);
  const change = clickSet(session, { kind: 'edge', index: edge });
  return change && meaningOfChange(change);
}

/**
 * A click on something that is not legal as the next pick but may be part of a set: a chosen one is
 * taken out, another is put in. Undefined if no set is concerned.
 */
function clickSet(session: Session, { kind, index }: Target): SetChange | undefined {
  if (session.stage !== 'choose' || kind === 'direction') return undefined;
  const meant = actionsMeant(session, kind, index);
  for (const action of meant)
    if (chosenOf(session, verbOf(action)).includes(nounOf(action)))
      return changeSet(session, verbOf(action), { remove: [nounOf(action)] });
  const last = session.picks.at(-1);
  const verbs = new Set(last ? [verbOf(last.action)] : []);
  if (kind === 'edge' && planNow(session)) for (const a of meant) verbs.add(verbOf(a));
  let refused: SetChange | undefined;
  for (const action of meant) {
    const verb = verbOf(action);
    const isSet = chosenOf(session, verb).length > 0 || planNow(session) !== undefined;
    if (!verbs.has(verb) || !isSet) continue;
    const change = changeSet(session, verb, { add: [nounOf(action)] });
    if (change.type === 'changed') return change;
    refused ??= change;
  }
  return refused;
}

const meaningOfChange = (change: SetChange): GestureMeaning =>
  change.type === 'refused'
    ? { type: 'refuse', refusal: change.refusal }
    : { type: 'stage', session: change.session, filled: change.filled };

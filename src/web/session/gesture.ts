/**
 * Meaning of a click, a drag or a pull on the board. Maps the target, the current decision and the legal actions to a
 * result: take a choice, stage other picks, ask which choice is meant, or refuse with the rule. Works for any game and
 * does not depend on the screen.
 */
import { nounOf, pack, verbOf } from '../../kernel/action.ts';
import { neighbour } from '../../kernel/board/graph.ts';
import { stepOf } from '../../kernel/engine.ts';
import { node as nodeNoun } from '../../kernel/text/message.ts';
import type { Refusal } from '../../kernel/rulebook.ts';
import { UNKNOWN } from '../../kernel/state.ts';
import type { PickKind } from '../board/props.ts';
import { msg } from '../i18n/msg.ts';
import { endedUnit } from './end-actions.ts';
import { refusalOfActor, withActor } from './actor-first.ts';
import { type Choice, type Choices, choicesOf, nodesOfUnits } from './choices.ts';
import { unchangedDirection, turnsAt } from './facing.ts';
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

/** Target of the pointer. */
export interface Target {
  readonly kind: PickKind;
  readonly index: number;
}

/** Effect of a gesture. */
export type GestureMeaning =
  /** Takes a legal choice; `session` is the session after it. */
  | { readonly type: 'take'; readonly session: Session; readonly choice: Choice }
  /** Replaces the picks; `filled`: picks that the rules demanded in addition. */
  | { readonly type: 'stage'; readonly session: Session; readonly filled: readonly number[] }
  /** Asks the player which of several choices is meant. */
  | { readonly type: 'ask'; readonly session: Session; readonly choices: readonly Choice[] }
  /** Sets the origin of an attack, or clears it if undefined; the target is still to be chosen. */
  | { readonly type: 'from'; readonly node: number | undefined }
  | { readonly type: 'refuse'; readonly refusal: Refusal };

/** Returns the meaning of a click; `from`: the origin of an attack whose target is still to be chosen. */
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
  // A refusal of the set that only names other steps says less than that of the current step.
  const ofSet = change?.refusal.scope === 'elsewhere' ? undefined : change?.refusal;
  const refusal = () => ofSet ?? refusalOfClick(session, target.kind, target.index);
  return (
    click(session, target) ??
    actorAt(session, target) ??
    nextUnitAt(session, target) ?? { type: 'refuse', refusal: refusal() }
  );
}

/** Returns the meaning of a click during a set-up: it places the current unit, or chooses the unit to set up next. */
function setUpAt(session: Session, target: Target, isLegal: boolean): GestureMeaning {
  const unit = unitClicked(session, target, isLegal);
  if (unit !== undefined) return { type: 'stage', session: askFor(session, unit), filled: [] };
  return tryClick(session, target) ?? refused(session, target);
}

const refused = (session: Session, { kind, index }: Target): GestureMeaning => ({
  type: 'refuse',
  refusal: refusalOfClick(session, kind, index),
});

/** Returns the meaning of a click that picks another unit and so ends the action of the previous one. */
function nextUnitAt(session: Session, target: Target): GestureMeaning | undefined {
  const ended = target.kind === 'unit' || target.kind === 'node' ? endedUnit(session) : undefined;
  const choices = ended ? choicesAt(ended, target) : [];
  const areUnits = choices.length > 0 && choices.every(({ verb }) => verb.noun === 'unit');
  return ended && areUnits ? tryClick(ended, target) : undefined;
}

/**
 * Returns the meaning of a click that chooses a unit before its target: in a stack, the topmost unit that has a target.
 */
function actorAt(session: Session, { kind, index }: Target): GestureMeaning | undefined {
  const places = kind === 'node' ? nodesOfUnits(session.game, session.state) : new Map();
  const units = kind === 'unit' ? [index] : [...places].flatMap(([u, n]) => (n === index ? u : []));
  for (const unit of units.toReversed()) {
    const chosen = withActor(session, unit);
    if (chosen) return { type: 'stage', session: chosen, filled: [] };
  }
  return undefined;
}

/**
 * Returns the meaning of a drag from one node to another: the units at `from` attack `to`, and nothing else, if that is
 * legal.
 */
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

/** Returns the meaning of a pull from a node: a unit moves there and turns, or only turns. */
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
 * Returns the meaning of dropping a counter on a node, legal or not. `unit`: a unit that was carried without having
 * been picked; if undefined, the unit of the current decision was carried.
 */
export function meaningOfDrop(
  session: Session,
  node: number,
  unit?: number,
): GestureMeaning | undefined {
  if (unit === undefined) {
    const target: Target = { kind: 'node', index: node };
    // A unit that is being set up goes to the node, or back to its former place.
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
 * Returns the session in which the current decision is where the unit goes, after picking it if necessary. Undefined if
 * picking it up has no meaning or several.
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

/** Whether the current decision is where the unit goes. */
function goes(session: Session, unit: number): boolean {
  if (session.game.look.focus(session.state).unit !== unit) return false;
  return (choicesNow(session)?.nodes.size ?? 0) > 0;
}

/** Returns the single choice that moves a unit at once, and the node it leads to; undefined if there is none. */
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
 * Returns the choices for a target. For a unit these include the choices for its node; for a node without choices of
 * its own, they are the choices for the units on it.
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

/** Returns the node that a click on a node or a unit points at; -1 if it points at neither. */
function nodeAt({ game, state }: Session, { kind, index }: Target): number {
  if (kind === 'node') return index;
  return kind === 'unit' ? (nodesOfUnits(game, state).get(index) ?? -1) : -1;
}

/**
 * Returns the meaning of a click, if it has one. A legal choice is taken. Otherwise, picks that only selected
 * something, or still wait for confirmation, are taken back: without replacement if the same thing is clicked again, or
 * replaced by what could have been picked instead.
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

/** Whether a click is on what the last pick selected. */
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

/** Returns the choice of the current facing if a click is on the unit that is to be turned. */
function keptAt(session: Session, target: Target): Choice | undefined {
  const kept = unchangedDirection(session);
  if (!kept || (target.kind !== 'node' && target.kind !== 'unit')) return undefined;
  const isThere = nodeAt(session, target) === session.game.look.focus(session.state).node;
  return isThere ? kept : undefined;
}

/** Returns the meaning of a click that is part of an attack: first the origin, then the target. */
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

/** Returns the nodes at which a choosable edge begins. */
export const originsOf = (session: Session, { edges }: EdgeSet): ReadonlySet<number> =>
  new Set([...edges].map((edge) => Math.floor(edge / session.game.board.slots)));

/** Returns the edge from a node to a neighbour. */
function edgeBetween({ game: { board } }: Session, from: number, to: number): number | undefined {
  for (let slot = 0; slot < board.slots; slot++)
    if (neighbour(board, from, slot) === to && to >= 0) return from * board.slots + slot;
  return undefined;
}

/** Returns the edge that leads to a node; undefined if several can be chosen. */
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
 * Returns the change of a set by a click that is not legal as the next pick: it removes a chosen element or adds
 * another. Undefined if the click concerns no set.
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

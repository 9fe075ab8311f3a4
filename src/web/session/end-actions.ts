/**
 * The choice that ends the current step, and the units that it would leave idle. Both are derived from the legal
 * actions before and after it, so this works for any game.
 */
import { type Action, nounOf, verbOf } from '../../kernel/action.ts';
import { actor } from '../../kernel/engine.ts';
import { formatAction } from '../../kernel/text/notation.ts';
import type { GameState } from '../../kernel/state.ts';
import { CHANCE } from '../../kernel/side.ts';
import type { Entry } from '../../table/messages/messages.ts';
import { type Choice, choicesOf, nodesOfUnits } from './choices.ts';
import { positionsOf } from './playback.ts';
import { choicesNow, pick, rowNow, type Session } from './session.ts';

/**
 * Returns the only plain choice after which none of the other current choices is legal. If there are several plain
 * choices, those that do not complete the step are ignored.
 */
export function endActionOf(session: Session): Choice | undefined {
  const all = choicesNow(session)?.all ?? [];
  // During a set-up it is the rules' own action for the remaining units; trying it out would take long.
  if (rowNow(session)) return all.find(({ action }) => isAutoIn(session, action));
  const plain = all.filter(({ verb }) => verb.noun === 'none');
  const ends = plain.length > 1 ? plain.filter((choice) => leaves(session, choice)) : plain;
  const [end, ...others] = ends.filter((choice) => isLast(session, choice));
  return others.length > 0 ? undefined : end;
}

const isAutoIn = ({ game: { look } }: Session, action: Action): boolean =>
  look.auto?.includes(verbOf(action)) === true;

/**
 * Whether a choice completes the current step, passes the decision to another side, or leads to a position that is
 * hidden.
 */
function leaves(session: Session, { action }: Choice): boolean {
  const { stage, state } = pick(session, action);
  return stage === 'handover' || stage === 'reveal' || !state.isPending(session.state.step);
}

function isLast(session: Session, end: Choice): boolean {
  const next = choicesNow(pick(session, end.action))?.all ?? [];
  const still = new Set(next.map(({ action }) => action));
  const all = choicesNow(session)?.all ?? [];
  return !all.some(({ action }) => action !== end.action && still.has(action));
}

/**
 * Returns the session after the plain choice that ends the action of the selected unit, if this leads back to the
 * decision in which the unit was picked. Undefined if the choice would end more than that, such as a phase, or if no
 * choice ends it.
 */
export function endedUnit(session: Session): Session | undefined {
  const { game, state } = session;
  if (session.stage !== 'choose' || game.look.focus(state).unit < 0) return undefined;
  const choice = endActionOf(session);
  if (!choice) return undefined;
  const ended = pick(session, choice.action);
  const isBack = ended.stage === 'choose' && state.isPending(ended.state.step);
  return isBack && ended.state.step !== state.step ? ended : undefined;
}

/** Number of units that could move and have not, out of all that could move since the decision was first met. */
export interface IdleUnits {
  readonly left: number;
  readonly of: number;
}

/**
 * Returns the units that an ending would leave idle. Undefined if there are none, or if the ending concerns only a part
 * of a plan that is being carried out.
 */
export function idleAt(
  session: Session,
  end: Action,
  entries: readonly Entry[],
): IdleUnits | undefined {
  const { game, state } = session;
  if (game.look.plan?.show(state)?.isOpen === false) return undefined;
  const begun = beginning(session, end, entries);
  const [places, before] = [nodesOfUnits(game, state), nodesOfUnits(game, begun)];
  const left = goersIn(session, state).filter((u) => places.get(u) === before.get(u));
  if (left.length === 0) return undefined;
  return { left: left.length, of: new Set([...goersIn(session, begun), ...left]).size };
}

/** Returns the units that can be picked now and then move to another node. */
function goersIn(session: Session, state: GameState): number[] {
  const now: Session = { ...session, state, stage: 'choose' };
  const units = choicesOf(session.game, state).all.filter(({ verb }) => verb.noun === 'unit');
  return units.filter((choice) => goes(now, choice)).map(({ action }) => nounOf(action));
}

function goes(session: Session, { action }: Choice): boolean {
  const { game, state } = session;
  const unit = nounOf(action);
  const from = nodesOfUnits(game, state).get(unit);
  const picked = pick(session, action);
  if (picked.stage !== 'choose') return isElsewhere(picked, unit, from);
  const goals = [...(choicesNow(picked)?.nodes ?? [])].filter(([node]) => node !== from);
  const [goal] = goals[0]?.[1] ?? [];
  return goal !== undefined && isElsewhere(pick(picked, goal.action), unit, from);
}

const isElsewhere = ({ game, state }: Session, unit: number, from: number | undefined): boolean =>
  nodesOfUnits(game, state).get(unit) !== from;

/**
 * Returns the position in which this decision was first met: since then no other side has decided anything, and the
 * decision has not been ended.
 */
function beginning(session: Session, end: Action, entries: readonly Entry[]): GameState {
  const { game, state, picks, side } = session;
  const known = positionsOf(game, entries) ?? [];
  const text = formatAction(game, end);
  const path = [...known.slice(0, -1), ...picks.map(({ before }) => before)];
  const isEnd = (i: number): boolean => {
    const pickNumber = i - Math.max(0, known.length - 1);
    return pickNumber < 0 ? entries[i]?.text === text : picks[pickNumber]?.action === end;
  };
  let first = state;
  for (const [i, s] of [...path.entries()].toReversed()) {
    const who = actor(game, s);
    if ((who !== side && who !== CHANCE) || isEnd(i)) break;
    if (s.step === state.step) first = s;
  }
  return first;
}

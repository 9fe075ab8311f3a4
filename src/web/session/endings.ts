/**
 * The choice that ends what is being done, and what it would leave undone. Both are seen from what is
 * legal before and after it: no game is known here.
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
 * The one plain choice after which none of the others that are on offer now is on offer any more. Of several it is the
 * one after which the same is not asked again.
 */
export function endingOf(session: Session): Choice | undefined {
  const all = choicesNow(session)?.all ?? [];
  // At a set-up it is the rules' own action for the rest; to try it out takes long.
  if (rowNow(session)) return all.find(({ action }) => isAutoIn(session, action));
  const plain = all.filter(({ verb }) => verb.noun === 'none');
  const ends = plain.length > 1 ? plain.filter((choice) => leaves(session, choice)) : plain;
  const [end, ...others] = ends.filter((choice) => isLast(session, choice));
  return others.length > 0 ? undefined : end;
}

const isAutoIn = ({ game: { look } }: Session, action: Action): boolean =>
  look.auto?.includes(verbOf(action)) === true;

/** Whether the step that is asked now is over with a choice, or is for another side; or what comes then is hidden. */
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
 * The session after the plain choice that ends what is being done with a unit, where that leads back to the decision
 * from which the unit was picked; undefined where it would end more, such as a phase, or where none ends it.
 */
export function endedUnit(session: Session): Session | undefined {
  const { game, state } = session;
  if (session.stage !== 'choose' || game.look.focus(state).unit < 0) return undefined;
  const choice = endingOf(session);
  if (!choice) return undefined;
  const ended = pick(session, choice.action);
  const isBack = ended.stage === 'choose' && state.isPending(ended.state.step);
  return isBack && ended.state.step !== state.step ? ended : undefined;
}

/** Units that could go somewhere and have not, of all that could since this was begun. */
export interface Idle {
  readonly left: number;
  readonly of: number;
}

/**
 * Things that an ending would leave behind; undefined if nothing, or if what is ended is only a part of
 * a plan that is being carried out.
 */
export function idleAt(session: Session, end: Action, entries: readonly Entry[]): Idle | undefined {
  const { game, state } = session;
  if (game.look.plan?.show(state)?.isOpen === false) return undefined;
  const begun = beginning(session, end, entries);
  const [places, before] = [nodesOfUnits(game, state), nodesOfUnits(game, begun)];
  const left = goersIn(session, state).filter((u) => places.get(u) === before.get(u));
  if (left.length === 0) return undefined;
  return { left: left.length, of: new Set([...goersIn(session, begun), ...left]).size };
}

/** Units that can be picked now and then go to another node. */
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
 * The position in which this decision was first met: since then nobody else has decided anything, and
 * it has not been ended.
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
